extension CueWords {
  /// Words of screens: players, articles, posts, chats, settings, buttons; and labels of networks and contacts.
  package static let screens: [Cue: String] = [
    .wifi: "wi-fi|wifi|wlan|wireless|wireless network|wlan-zugang|ワイファイ|无线网络|無線網路|와이파이|واي فاي",
    .networkName: """
    ssid|network name|network|wi-fi name|wifi name|wi-fi network|wifi network|netzwerkname|netzwerk|wlan-name|\
    wlan name|nom du reseau|reseau|reseau wifi|nombre de red|nombre de la red|red wifi|red|nome rete|\
    nome della rete|rete wifi|rete|nome da rede|rede wifi|rede wi-fi|rede|netwerknaam|netwerk|wifi-netwerk|\
    natverksnamn|natverk|netvaerksnavn|netvaerk|verkon nimi|verkko|nazwa sieci|siec|nazev site|sit|ag adi|ネットワーク名|\
    网络名称|網路名稱|네트워크 이름|اسم الشبكة|שם הרשת|רשת
    """,
    .password: """
    password|passwort|kennwort|mot de passe|contrasena|clave|wachtwoord|senha|losenord|adgangskode|salasana|haslo|\
    heslo|sifre|parola|パスワード|暗号化キー|密码|密碼|비밀번호|كلمة المرور|סיסמה|wpa key|key
    """,
    .phoneLabel: """
    tel|phone|telephone|mobile|cell|telefon|mobil|handy|fon|portable|telefono|movil|cellulare|telefone|telemovel|\
    celular|telefoon|mobiel|puhelin|komorka|tel kom|mobilni|cep|電話|携帯|电话|手机|電話號碼|手機|전화|휴대폰|핸드폰|هاتف|جوال|טלפון|\
    נייד|fax|telefax
    """,
    .mailLabel:
      "e-mail|email|mail|courriel|correo|posta|sahkoposti|e-posta|eposta|メール|邮箱|電郵|邮件|이메일|البريد الإلكتروني|דוא״ל|מייל",
    .playing: """
    now playing|playing from|playing from playlist|playing from album|playing next|currently playing|jetzt lauft|\
    wird abgespielt|aktuelle wiedergabe|wiedergabe aus|lauft gerade|spielt gerade|en cours de lecture|\
    lecture en cours|lecture a partir de|ecoute en cours|reproduciendo|reproduciendo desde|sonando ahora|\
    estas escuchando|in riproduzione|riproduzione da|in ascolto|tocando agora|a reproduzir|reproduzindo|a tocar|\
    nu aan het afspelen|speelt nu|speelt af van|wordt afgespeeld|nu spelas|spelas nu|spelas upp|spelas fran|\
    spiller nu|afspiller|afspilles nu|afspilles fra|nyt soi|toistetaan|nyt toistetaan|teraz odtwarzane|\
    odtwarzanie z|teraz grane|prave hraje|nyni hraje|prehravani|simdi caliyor|caliyor|再生中|正在播放|正在播放中|現正播放|재생 중|\
    지금 재생 중|현재 재생|يتم التشغيل الآن|قيد التشغيل|מתנגן כעת|מושמע כעת
    """,
    .player: """
    lyrics|up next|queue|shuffle|repeat|spotify|apple music|youtube music|deezer|tidal|soundcloud|podcast|\
    podcasts|episode|playlist|album|airplay|sleep timer|skip intro|next episode|netflix|chapter|audiobook|\
    songtext|als nachstes|warteschlange|zufallswiedergabe|folge|horbuch|nachste folge|paroles|a suivre|\
    file d attente|lecture aleatoire|episode suivant|letra|letras|a continuacion|cola|aleatorio|\
    siguiente episodio|testo|prossimo|coda|casuale|prossimo episodio|a seguir|fila|proximo episodio|songtekst|\
    volgende|wachtrij|aflevering|latttext|nasta|ko|avsnitt|spellista|sangtekst|naeste|afsnit|afspilningsliste|\
    sanoitukset|seuraavaksi|jono|jakso|soittolista|tekst utworu|nastepne|kolejka|odcinek|playlista|text pisne|\
    dalsi|fronta|epizoda|sarki sozleri|siradaki|sira|bolum|calma listesi|歌詞|次に再生|次はこちら|プレイリスト|シャッフル|エピソード|アルバム|歌词|\
    播放列表|播放清單|接下来播放|下一首|专辑|單曲循環|가사|다음 트랙|재생목록|앨범|에피소드|كلمات الأغنية|قائمة التشغيل|الحلقة|מילות השיר|פלייליסט|פרק|\
    רשימת השמעה
    """,
    .article: """
    min read|minute read|minutes read|published|updated|last updated|read more|written by|listen to article|\
    share this article|our reporter|staff writer|opinion|editorial|breaking news|lesezeit|min lesezeit|\
    minuten lesezeit|aktualisiert|veroffentlicht|von unserem|artikel teilen|merken|stand|kommentare lesen|\
    min de lecture|temps de lecture|publie le|mis a jour|mis a jour le|lire la suite|par notre|\
    article reserve aux abonnes|lecture|minutos de lectura|min de lectura|publicado|actualizado|actualizada|\
    compartir articulo|redaccion|leer mas|minuti di lettura|tempo di lettura|pubblicato|aggiornato|leggi anche|\
    di redazione|condividi articolo|min de leitura|tempo de leitura|atualizado|leia mais|leia tambem|redacao|\
    leestijd|min leestijd|gepubliceerd|bijgewerkt|lees meer|redactie|lastid|publicerad|uppdaterad|las mer|\
    dela artikeln|laesetid|udgivet|opdateret|laes mere|lukuaika|julkaistu|paivitetty|lue lisaa|czas czytania|\
    min czytania|opublikowano|aktualizacja|czytaj wiecej|czytaj dalej|doba cteni|publikovano|aktualizovano|\
    cist dal|dk okuma|okuma suresi|yayinlanma|guncelleme|guncellenme|分で読める|公開日|更新日|更新|公開|配信|掲載|最終更新|記者|続きを読む|阅读时间|\
    发布时间|更新时间|记者|责任编辑|原创|阅读全文|기자|입력|수정|기사입력|دقيقة قراءة|نشر في|آخر تحديث|דקות קריאה|פורסם|עודכן
    """,
    .post: """
    likes|like|liked by|retweets|reposts|repost|quotes|reply|replies|comments|comment|views|bookmarks|\
    add a comment|view all comments|post your reply|gefallt mir|gefallt|antworten|antwort|kommentare|\
    kommentar hinzufugen|geteilt|aufrufe|zitate|j aime|aime par|reponses|commentaires|ajouter un commentaire|vues|\
    repondre|me gusta|les gusta|respuestas|comentarios|anadir un comentario|responder|visualizaciones|reposteos|\
    mi piace|piace a|risposte|commenti|aggiungi un commento|visualizzazioni|rispondi|curtidas|curtir|curtido por|\
    gostos|respostas|adicionar comentario|visualizacoes|vind ik leuks|vind ik leuk|reacties|reageren|weergaven|\
    gilla|gillar|gilla-markeringar|kommentarer|svara|svar|visningar|synes godt om|kan lide|besvar|visninger|\
    tykkaysta|tykkaa|kommenttia|vastaa|nayttokertaa|polubien|polubienia|lubie to|odpowiedz|odpowiedzi|komentarze|\
    wyswietlen|to se mi libi|odpovedet|komentare|zobrazeni|begeni|begenme|yanitla|yorum yap|goruntulenme|いいね|リポスト|\
    返信|リツイート|コメントを追加|件の表示|点赞|赞|评论|转发|轉發|留言|讚|좋아요|답글|댓글|리트윗|재게시|조회|إعجاب|إعجابات|تعليقات|ردود|إعادة نشر|לייקים|\
    תגובות|שיתופים|אהבו
    """,
    .profile: """
    followers|following|posts|edit profile|follower|abonniert|beitrage|profil bearbeiten|abonnes|abonnements|\
    publications|seguidores|siguiendo|publicaciones|seguidos|seguiti|volgers|volgend|berichten|foljare|foljer|\
    inlagg|folgere|folger|opslag|seuraajaa|seurattavaa|julkaisua|obserwujacych|obserwowani|posty|sledujici|\
    prispevky|takipci|takip|gonderi|フォロワー|フォロー中|投稿|粉丝|关注|粉絲|팔로워|팔로잉|게시물|متابع|متابعون|עוקבים|פוסטים
    """,
    .chat: """
    typing|last seen|imessage|text message|type a message|write a message|message|online|whatsapp|schreibt|\
    zuletzt online|nachricht|nachricht schreiben|en ligne|ecrire un message|ecrit|en linea|escribe un mensaje|\
    escribiendo|mensaje|scrivi un messaggio|messaggio|sta scrivendo|mensagem|digite uma mensagem|typ een bericht|\
    bericht|skriv ett meddelande|meddelande|skriv en besked|besked|kirjoita viesti|viesti|napisz wiadomosc|\
    wiadomosc|napsat zpravu|zprava|mesaj yaz|mesaj|メッセージを入力|既読|メッセージ|输入消息|发送消息|訊息|메시지 입력|메시지|اكتب رسالة|رسالة|\
    הקלד הודעה|הודעה|delivered|read
    """,
    .settings: """
    settings|preferences|notifications|privacy|about|general|einstellungen|mitteilungen|datenschutz|allgemein|\
    reglages|parametres|confidentialite|ajustes|configuracion|notificaciones|privacidad|impostazioni|notifiche|\
    configuracoes|definicoes|instellingen|meldingen|installningar|notiser|indstillinger|meddelelser|asetukset|\
    ilmoitukset|ustawienia|powiadomienia|nastaveni|oznameni|ayarlar|bildirimler|設定|通知|设置|設置|설정|알림|الإعدادات|הגדרות
    """,
    .button: """
    back|cancel|done|close|menu|home|search|share|save|edit|ok|next|continue|more|view all|see all|sign in|log in|\
    account|profile|follow|subscribe|download|open|add|all|zuruck|abbrechen|fertig|schliessen|suche|suchen|teilen|\
    speichern|bearbeiten|weiter|mehr|alle anzeigen|anmelden|konto|folgen|startseite|retour|annuler|fermer|accueil|\
    recherche|rechercher|partager|enregistrer|suivant|suivre|plus|tout voir|connexion|atras|volver|cancelar|\
    cerrar|inicio|buscar|compartir|guardar|siguiente|mas|ver todo|seguir|indietro|annulla|chiudi|cerca|condividi|\
    salva|avanti|altro|vedi tutti|accedi|segui|voltar|fechar|pesquisar|partilhar|compartilhar|salvar|seguinte|\
    mais|ver tudo|entrar|terug|annuleren|sluiten|zoeken|delen|opslaan|volgende|meer|volg|tillbaka|avbryt|stang|\
    sok|dela|spara|nasta|mer|folj|tilbage|annuller|luk|sog|del|gem|naeste|mere|takaisin|peruuta|sulje|haku|hae|\
    jaa|tallenna|seuraava|lisaa|wstecz|anuluj|zamknij|szukaj|udostepnij|zapisz|dalej|wiecej|obserwuj|zpet|zrusit|\
    zavrit|hledat|sdilet|ulozit|dalsi|vice|geri|iptal|kapat|ara|paylas|kaydet|ileri|daha fazla|戻る|キャンセル|完了|閉じる|検索|\
    共有|保存|次へ|もっと見る|ホーム|返回|取消|完成|关闭|搜索|分享|下一步|更多|首页|客服|店铺|뒤로|취소|완료|닫기|검색|공유|저장|다음|더보기|홈|رجوع|إلغاء|تم|إغلاق|بحث|\
    مشاركة|حفظ|المزيد|חזרה|ביטול|סיום|סגור|חיפוש|שתף|שמור|עוד|sponsored|ad|anzeige|advertisement|publicite|\
    publicidad|new|neu|sale|bestseller|top
    """,
  ]
}
