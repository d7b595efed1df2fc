/// The word tables of the rules for recovery codes and one-time codes.
enum CodePhrases {
  /// Names of recovery codes, and what pages say that show them.
  static let recovery = PhraseBook<RecoveryCodeRule.Topic>([
    .codes: [
      "recovery code", "recovery codes", "backup code", "backup codes", "back-up codes", "scratch codes",
      "emergency codes",
      "emergency code", "one-time recovery", "2fa recovery", "recovery key", "BitLocker recovery key", "rescue code",
      "account recovery code", "emergency access code", "single-use codes", "backup verification codes",
      "Wiederherstellungscode", "Wiederherstellungscodes", "Wiederherstellungsschlüssel", "Sicherungscode",
      "Sicherungscodes", "Backup-Code", "Backup-Codes", "Ersatzcodes", "Notfallcode", "Notfallcodes", "code de secours",
      "codes de secours", "code de récupération", "codes de récupération", "clé de récupération", "codes de sauvegarde",
      "código de respaldo", "códigos de respaldo", "código de recuperación", "códigos de recuperación",
      "clave de recuperación", "códigos de seguridad de un solo uso", "códigos alternativos", "codice di recupero",
      "codici di recupero", "codice di backup", "codici di backup", "chiave di recupero", "código de recuperação",
      "códigos de recuperação", "códigos de backup", "códigos de segurança alternativos", "chave de recuperação",
      "herstelcode", "herstelcodes", "back-upcodes", "reservecodes", "herstelsleutel", "återställningskod",
      "återställningskoder", "reservkoder", "säkerhetskopieringskoder", "återställningsnyckel", "gendannelseskode",
      "gendannelseskoder", "sikkerhedskoder", "gendannelsesnøgle", "palautuskoodi", "palautuskoodit", "varakoodi",
      "varakoodit", "palautusavain", "kod odzyskiwania", "kody odzyskiwania", "kody zapasowe", "kod zapasowy",
      "klucz odzyskiwania", "kod obnovení", "kód obnovení", "kódy obnovení", "záložní kódy", "záložní kód",
      "obnovovací klíč", "kurtarma kodu", "kurtarma kodları", "yedek kodlar", "yedek kod", "kurtarma anahtarı",
      "バックアップコード", "リカバリーコード", "回復コード", "回復用コード", "復旧用コード", "予備コード", "復旧コード", "回復キー", "リカバリコード", "备用代码", "备份代码",
      "恢复代码", "恢复码", "备用验证码", "恢复密钥", "備用碼", "救援代码", "還原碼", "備份碼", "复原码", "백업 코드", "복구 코드", "복구 키", "резервные коды",
      "резервный код", "коды восстановления", "код восстановления", "ключ восстановления", "رموز الاسترداد",
      "رمز الاسترداد", "رموز احتياطية", "الرموز الاحتياطية", "مفتاح الاسترداد",
      "gjenopprettingskode", "gjenopprettingskoder", "reservekoder", "sikkerhetskopikoder", "backupkoder",
      "nødkoder", "nödkoder", "zapasowe kody", "kody awaryjne", "códigos de emergencia", "códigos de emergência",
      "códigos de reserva", "codici di emergenza", "codici di riserva", "codes d'urgence", "noodcodes",
    ],
    .shown: [
      "following recovery code", "following recovery codes", "following backup codes", "this recovery code now",
      "these recovery codes", "here are your recovery codes", "here are your backup codes", "these backup codes",
      "folgenden Wiederherstellungscode", "folgenden Wiederherstellungscodes", "diese Wiederherstellungscodes",
      "ces codes de récupération", "ces codes de secours", "codes de secours suivants", "estos códigos de recuperación",
      "siguientes códigos de respaldo", "questi codici di recupero", "estes códigos de recuperação",
      "deze herstelcodes",
    ],
    .keep: [
      "safe place", "somewhere safe", "print or copy", "copy or print", "download or print", "secure place",
      "safe location", "sicheren Ort", "sicher auf", "lieu sûr", "endroit sûr", "lugar seguro", "luogo sicuro",
      "veilige plek", "veilige plaats", "säker plats", "säkert ställe", "sikkert sted", "trygt sted",
      "turvallisessa paikassa", "turvalliseen paikkaan", "bezpiecznym miejscu", "bezpečném místě", "bezpečné místo",
      "güvenli bir yerde", "安全な場所", "妥善保存", "妥善保管", "安全的地方", "안전한 곳", "надежном месте", "надёжном месте",
      "مكان آمن", "keep these codes", "save these codes", "store these codes", 
      
      
      
    ],
    .once: [
      "only be used once", "can be used once", "can be used only once", "used one time", "each backup code once",
      "each code once", "each code can", "each can be used", "nur einmal", "einmal verwendet", "jeder Code",
      "chaque code", "une seule fois", "cada código", "una sola vez", "una vez", "ogni codice", "una sola volta",
      "una volta", "uma única vez", "uma só vez", "elke code", "één keer", "eenmaal", "varje kod", "en gång",
      "hver kode", "én gang", "en gang", "kun én gang", "jokainen koodi", "vain kerran", "każdy kod", "każdego kodu",
      "tylko raz", "každý kód", "jen jednou", "pouze jednou", "yalnızca bir kez", "bir kez", "一度だけ使用", "一度しか",
      "1回のみ", "1回だけ", "只能使用一次", "仅可使用一次", "一次性使用", "한 번만", "один раз", "только раз", "مرة واحدة",
    ],
    .action: [
      "download", "print", "copy", "copy codes", "I have saved", "I've saved", "saved these codes", "herunterladen",
      "drucken", "kopieren", "télécharger", "imprimer", "copier", "descargar", "imprimir", "copiar", "scarica", "stampa",
      "copia", "baixar", "transferir", "downloaden", "afdrukken", "kopiëren", "ladda ner", "hämta", "skriv ut",
      "kopiera", "hent", "udskriv", "last ned", "kopier", "lataa", "tulosta", "kopioi", "pobierz", "drukuj", "kopiuj",
      "stáhnout", "vytisknout", "kopírovat", "indir", "yazdır", "kopyala", "ダウンロード", "印刷", "コピー", "下载", "打印",
      "复制", "다운로드", "인쇄", "복사", "скачать", "распечатать", "копировать", "تنزيل", "طباعة", "نسخ",
    ],
  ])
}
