// Table: screens in Spanish, Italian and Portuguese that have to be held back.

enum HoldSpanish {
  static let table = #"""
    === bankStatement es paper financial
    # {bank}
    ## Extracto de cuenta
    Titular | {name}
    IBAN | {iban}
    Fecha | Concepto | Importe | Saldo
    {date} | NÓMINA | {amount} | {amount2}
    {date2} | RECIBO LUZ | -{price} | {amount3}
    {date3} | COMPRA TARJETA | -{small} | {amount4}
    Saldo final | {money4}
    === bankApp es screen financial
    # Mi cuenta
    ! {money}
    Saldo disponible
    ## Movimientos
    {shop} | -{smallmoney}
    Bizum recibido | +{pricemoney}
    Recibo del agua | -{pricemoney2}
    Nómina | +{money2}
    [Hacer transferencia]
    === ibanScreen es screen financial
    # Datos de la cuenta
    Titular | {name}
    IBAN | {iban}
    BIC/SWIFT | {bic}
    Entidad | {bank}
    [Copiar IBAN]
    === passwordScreen es screen auth
    # Contraseñas guardadas
    Sitio web | {host}
    Usuario | {email}
    Contraseña | {password}
    [Copiar contraseña]
    === passwordScreen es screen auth
    # Alta de usuario
    Hola, {first}:
    estos son tus datos de acceso.
    Usuario: {lower:7}
    Clave provisional: {mixed:9}
    Cámbiala cuando entres por primera vez.
    === routerLabel es card auth
    ## Router fibra
    Red WiFi (SSID): CASA_{upper:4}
    Clave WiFi (WPA): {mixed:16}
    Usuario: admin   Contraseña: {lower:8}
    _ N.º de serie {upper:12}
    === recoveryCodes es screen auth
    # Códigos de recuperación
    Guarda estos códigos en un lugar seguro. Cada uno solo se puede usar una vez.
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === otpMessage es screen auth
    # Mensajes
    < Tu código de verificación es {otp}. No lo compartas con nadie.
    === otpMessage es screen auth
    # {bank}
    < Clave de un solo uso para confirmar tu compra de {pricemoney}: {otp}. No la facilites a nadie.
    === seedPhrase es screen auth
    # Frase secreta de recuperación
    Apunta estas 12 palabras en orden y guárdalas en un lugar seguro.
    1. {seed:1}   2. {seed:2}   3. {seed:3}
    4. {seed:4}   5. {seed:5}   6. {seed:6}
    7. {seed:7}   8. {seed:8}   9. {seed:9}
    10. {seed:10}   11. {seed:11}   12. {seed:12}
    === prescription es paper health
    # Receta médica
    Paciente: {name}
    Fecha de nacimiento: {birth}
    Medicamento: Omeprazol 20 mg cápsulas
    Posología: 1 cápsula cada 24 horas, antes del desayuno
    Duración: 28 días
    _ N.º de colegiado {digits:9}   Firma del médico   {date}
    === labReport es paper health
    # Informe de análisis clínicos
    Paciente: {name}   F. nacimiento: {birth}
    Prueba | Resultado | Unidades | Valores de referencia
    Hemoglobina | {int:11-17},{digits:1} | g/dL | 13,0 - 17,0
    Glucosa | {int:70-140} | mg/dL | 70 - 110
    Colesterol total | {int:150-280} | mg/dL | < 200
    Creatinina | 0,{digits:2} | mg/dL | 0,7 - 1,2
    === vaccinationCard es card health
    ## Cartilla de vacunación
    Nombre: {name}   Nacimiento: {birth}
    Vacuna | Fecha | Lote | Centro
    Tétanos | {date} | {upper:6} | CS Norte
    Hepatitis B | {date2} | {upper:6} | CS Norte
    === insuranceCard es card health,personal
    ## Tarjeta sanitaria individual
    Sistema Nacional de Salud
    {name}
    CIP {letter:4}{digits:12}
    SS {digits:2} {digits:10}
    === sickNote es paper health
    # Parte médico de baja de incapacidad temporal
    Trabajador: {name}   DNI {national:ES}
    Fecha de la baja: {date}
    Contingencia: enfermedad común
    Diagnóstico: lumbalgia
    Duración estimada: {int:5-20} días
    === birthCertificate es paper personal
    # Certificado literal de nacimiento
    Registro Civil de {city}
    Nombre: {first}   Apellidos: {last}
    Fecha de nacimiento: {day}
    Hijo/a de {name2} y de {name3}
    _ Tomo {digits:5}  Página {digits:3}  El encargado
    === marriageCertificate es paper personal
    # Certificado de matrimonio
    Registro Civil de {city}
    Contrayentes: {name} y {name2}
    Fecha del matrimonio: {day}
    Lugar: {city}
    _ El encargado del Registro Civil
    === residencePermit es card personal
    ## PERMISO DE RESIDENCIA
    ESPAÑA
    APELLIDOS {last}
    NOMBRE {first}
    VÁLIDO HASTA {expiry}
    TIPO DE PERMISO RESIDENCIA LARGA DURACIÓN
    NIE: Y{digits:7}{upper:1}
    === bankStatement it paper financial
    # {bank}
    ## Estratto conto
    Intestatario | {name}
    IBAN | {iban}
    Data | Descrizione | Dare | Avere
    {date} | STIPENDIO |  | {amount}
    {date2} | ADDEBITO SDD LUCE | {price} |
    {date3} | PAGAMENTO POS | {small} |
    Saldo finale | {money3}
    === bankApp it screen financial
    # Conto corrente
    ! {money}
    Saldo disponibile
    ## Ultimi movimenti
    {shop} | -{smallmoney}
    Bonifico ricevuto | +{money2}
    Addebito diretto Gas | -{pricemoney}
    [Nuovo bonifico]
    === ibanScreen it screen financial
    # Coordinate bancarie
    Intestatario | {name}
    IBAN | {iban}
    BIC/SWIFT | {bic}
    [Condividi IBAN]
    === passwordScreen it screen auth
    # Credenziali salvate
    Sito | {host}
    Nome utente | {email}
    Password | {password}
    [Copia password]
    === passwordScreen it screen auth
    # Benvenuto
    Gentile {name},
    le sue credenziali di accesso sono:
    Utente: {lower:7}
    Password temporanea: {mixed:9}
    === routerLabel it card auth
    ## Modem fibra
    Nome rete (SSID): CASA-{upper:4}
    Chiave di rete WPA2: {mixed:16}
    Password amministratore: {lower:8}
    _ Numero di serie {upper:12}
    === recoveryCodes it screen auth
    # Codici di recupero
    Conserva questi codici in un posto sicuro: ognuno si può usare una sola volta.
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === otpMessage it screen auth
    # Messaggi
    < Il tuo codice di verifica è {otp}. Non condividerlo con nessuno.
    === otpMessage it screen auth
    # {bank}
    < {otp} è il codice OTP per autorizzare il pagamento di {pricemoney}. Scade tra 5 minuti.
    === prescription it paper health
    # Ricetta medica
    Assistito: {name}
    Codice fiscale: {national:IT}
    Prescrizione: Amoxicillina 1 g compresse, 1 ogni 12 ore per 6 giorni
    Esenzione: nessuna   Data: {date}
    _ Timbro e firma del medico
    === labReport it paper health
    # Referto di laboratorio
    Paziente: {name}   nato/a il {birth}
    Esame | Risultato | Unità | Valori di riferimento
    Emoglobina | {int:11-17},{digits:1} | g/dL | 13,0 - 17,0
    Glicemia | {int:70-140} | mg/dL | 70 - 110
    Colesterolo totale | {int:150-280} | mg/dL | < 200
    Creatinina | 0,{digits:2} | mg/dL | 0,7 - 1,2
    === vaccinationCard it card health
    ## Certificato vaccinale
    Cognome: {last}   Nome: {first}   nato/a il {birth}
    Vaccino | Data | Lotto | Dose
    Morbillo | {date} | {upper:6} | 1
    Tetano | {date2} | {upper:6} | 2
    === insuranceCard it card health,personal
    ## TESSERA SANITARIA
    Codice fiscale {national:IT}
    Cognome {last}   Nome {first}
    Luogo di nascita {city}   Data di nascita {birth}
    Data di scadenza {expiry}
    === sickNote it paper health
    # Certificato di malattia telematico
    Lavoratore: {name}   CF {national:IT}
    Diagnosi: sindrome influenzale
    Inizio malattia {date}   Prognosi clinica a tutto il {date2}
    _ Il medico curante
    === birthCertificate it paper personal
    # Certificato di nascita
    Comune di {city} - Ufficio dello stato civile
    Si certifica che {name}
    è nato/a a {city} il {day}
    Atto n. {digits:3} parte I serie A
    _ L'ufficiale dello stato civile
    === marriageCertificate it paper personal
    # Certificato di matrimonio
    Comune di {city} - Stato civile
    {name} e {name2}
    hanno contratto matrimonio il {day}
    Atto n. {digits:3} parte II serie A
    _ L'ufficiale dello stato civile
    === residencePermit it card personal
    ## PERMESSO DI SOGGIORNO
    REPUBBLICA ITALIANA
    COGNOME {last}   NOME {first}
    SCADENZA {expiry}
    TIPO DI PERMESSO SOGGIORNANTE DI LUNGO PERIODO
    I{digits:8}
    === bankStatement pt paper financial
    # {bank}
    ## Extrato de conta
    Titular | {name}
    IBAN | {iban}
    Data | Descrição | Valor | Saldo
    {date} | ORDENADO | {amount} | {amount2}
    {date2} | DÉBITO DIRETO ÁGUA | -{price} | {amount3}
    {date3} | COMPRA | -{small} | {amount4}
    Saldo final | {money4}
    === bankApp pt screen financial
    # Conta à ordem
    ! {money}
    Saldo disponível
    ## Movimentos
    {shop} | -{smallmoney}
    Transferência recebida | +{money2}
    Débito direto Luz | -{pricemoney}
    [Transferir]
    === ibanScreen pt screen financial
    # Dados da conta
    Titular | {name}
    IBAN | {iban}
    BIC/SWIFT | {bic}
    [Copiar IBAN]
    === passwordScreen pt screen auth
    # Dados de acesso
    Site | {host}
    Utilizador | {email}
    Palavra-passe | {password}
    [Copiar]
    === passwordScreen pt screen auth
    # Senhas salvas
    {host}
    Usuário: {lower:7}
    Senha: {password}
    === routerLabel pt card auth
    ## Router de fibra
    Nome da rede (SSID): CASA-{upper:4}
    Chave WPA: {mixed:14}
    Palavra-passe de administração: {lower:8}
    _ N.º de série {upper:12}
    === recoveryCodes pt screen auth
    # Códigos de recuperação
    Guarde estes códigos num lugar seguro. Cada código só pode ser usado uma vez.
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    ` {lower:5}-{lower:5}
    === otpMessage pt screen auth
    # Mensagens
    < O seu código de verificação é {otp}. Não o partilhe com ninguém.
    === otpMessage pt screen auth
    # {bank}
    < Código de utilização única: {otp}. Válido durante 5 minutos para a compra de {pricemoney}.
    === prescription pt paper health
    # Receita médica
    Utente: {name}
    N.º de utente: {digits:9}
    Medicamento: Ibuprofeno 400 mg comprimidos
    Posologia: 1 comprimido de 8 em 8 horas, 5 dias
    Data: {date}
    _ Assinatura do médico prescritor
    === labReport pt paper health
    # Relatório de análises clínicas
    Utente: {name}   Data de nascimento: {birth}
    Análise | Resultado | Unidades | Valores de referência
    Hemoglobina | {int:11-17},{digits:1} | g/dL | 13,0 - 17,0
    Glicose | {int:70-140} | mg/dL | 70 - 110
    Colesterol total | {int:150-280} | mg/dL | < 190
    === vaccinationCard pt card health
    ## Boletim de vacinas
    Nome: {name}   Nascimento: {birth}
    Vacina | Data | Lote
    Tétano | {date} | {upper:6}
    Sarampo | {date2} | {upper:6}
    === insuranceCard pt card health,personal
    ## CARTÃO EUROPEU DE SEGURO DE DOENÇA
    3. Apelidos {last}
    4. Nome {first}
    5. Data de nascimento {birth}
    6. Número de identificação pessoal {digits:9}
    8. Número de identificação do cartão 80620{digits:15}
    9. Data de validade {expiry}
    === birthCertificate pt paper personal
    # Assento de nascimento
    Conservatória do Registo Civil de {city}
    Nome: {name}
    Data de nascimento: {day}
    Filiação: {name2} e {name3}
    _ O conservador
    === marriageCertificate pt paper personal
    # Certidão de casamento
    Conservatória do Registo Civil de {city}
    Nubentes: {name} e {name2}
    Data do casamento: {day}
    _ O conservador
    === residencePermit pt card personal
    ## TÍTULO DE RESIDÊNCIA
    REPÚBLICA PORTUGUESA
    APELIDOS {last}   NOME {first}
    VÁLIDO ATÉ {expiry}
    TIPO DE TÍTULO AUTORIZAÇÃO DE RESIDÊNCIA TEMPORÁRIA
    {letter:2}{digits:7}
    """#
}
