// Table: screens in Spanish, Italian and Portuguese that have to pass.

enum PassSpanish {
  static let table = #"""
    === orderConfirmation es screen -
    # ¡Gracias por tu pedido!
    Número de pedido | {digits:3}-{digits:7}
    Fecha | {day}
    Cafetera italiana | {smallmoney}
    Envío | {smallmoney2}
    Total | {pricemoney}
    [Seguir pedido]
    === parcel es screen -
    # Tu paquete está en reparto
    Localizador | PQ{upper:8}{digits:8}
    Entrega prevista: {weekday}, {day}
    Remitente | {shop}
    === phoneList es screen -
    # Llamadas
    {first}  móvil  {time}
    {tel}  {time2}
    Ayuntamiento  {tel2}
    === loyaltyCard es card -
    ## Tarjeta cliente {shop}
    {name}
    N.º {digits:4} {digits:4} {digits:4}
    @ean {ean}
    === invoice es paper -
    # Factura n.º {year}/{digits:4}
    {shop}, {address}
    CIF B{digits:8}
    Cliente: {name}
    Concepto | Cantidad | Importe
    Reparación | 1 | {price}
    Total factura | {pricemoney}
    Forma de pago: transferencia a {iban}
    === receipt es paper -
    ## {shop}
    {street}, {zipcity}
    Pan de pueblo | {small}
    Café con leche | {small2}
    TOTAL | {pricemoney}
    TARJETA ************{digits:4}
    N.º operación {digits:6}
    {date} {time}  Gracias por su visita
    === isbnPage es paper -
    Primera edición: {month} de {year}
    © Editorial Olivo
    ISBN {isbn}
    Depósito legal: V-{digits:4}-{year}
    === ticket es screen -
    # Festival de la Luna
    {weekday}, {day}, {time} h
    Teatro Principal, {city}
    Fila {int:1-20}  Butaca {int:1-40}
    @qr ENTRADA-{upper:12}
    === boardingPass es card -
    ## Billete de tren AVE
    {city} - {city2}
    {date} salida {time}
    Coche {int:1-12} Plaza {int:1-16}A
    Localizador {upper:6}
    === signInForm es screen -
    # Iniciar sesión
    Correo electrónico
    Contraseña
    ¿Has olvidado tu contraseña?
    [Entrar]
    === twoFactorSettings es screen -
    # Seguridad
    Verificación en dos pasos | Activada
    Códigos de respaldo | Quedan 8
    Contraseña | Cambiada el {date}
    === chat es screen -
    # {first}
    < ¿Quedamos a las {time} en la plaza?
    >> Vale, llevo la tortilla
    < ¿Te llegó el DNI nuevo?
    >> Sí, ayer
    === article es screen -
    # Cómo renovar el pasaporte sin esperas
    Quien quiera viajar este verano debe pedir cita cuanto antes. El documento caduca a los diez años. Hay que llevar una fotografía y el DNI.
    === article es screen -
    # Qué significan los análisis de sangre
    La glucosa en ayunas debe estar por debajo de 100 mg/dL. Los médicos recomiendan repetir la prueba una vez al año.
    === recipe es screen -
    # Gazpacho
    4 personas - 20 minutos
    - 1 kg de tomates
    - 1 pepino
    - 50 ml de aceite de oliva
    Por ración: 180 kcal, grasas 12 g
    === fitness es screen -
    # Carrera
    ! {int:4-12},{digits:2} km
    Tiempo | 00:{int:25-58}:{int:10-59}
    Pulsaciones | {int:120-165} ppm
    Calorías | {int:250-700} kcal
    === weather es screen -
    # {city}
    ! {int:2-38}°
    Cielos despejados
    {weekday} | {int:2-38}°
    {weekday2} | {int:2-38}°
    === menu es paper -
    # Menú del día
    Ensalada mixta | {small} €
    Merluza a la plancha | {small2} €
    Flan casero | {small3} €
    === productPage es screen -
    # Mochila plegable
    ! {smallmoney}
    Recíbelo el {weekday}
    Ref. {digits:8}
    [Añadir a la cesta]
    === businessCard es card -
    ## {name}
    Arquitecta
    {address}
    {phone}
    {email}
    === poster es paper -
    # Mercadillo solidario
    {weekday}, {day} a las {time}
    Plaza Mayor, {city}
    === formEmpty es paper -
    # Solicitud de inscripción
    Apellidos ____________ Nombre ____________
    DNI ____________ Fecha de nacimiento ____________
    IBAN ____________________
    Firma ____________
    === orderConfirmation it screen -
    # Grazie per il tuo ordine
    Numero ordine | {digits:3}-{digits:7}
    Data | {day}
    Moka 3 tazze | {smallmoney}
    Spedizione | {smallmoney2}
    Totale | {pricemoney}
    === parcel it screen -
    # Il tuo pacco è in consegna
    Numero di tracciamento | {s10:IT}
    Mittente | {shop}
    Consegna prevista {weekday} {day}
    === phoneList it screen -
    # Chiamate recenti
    {first}  cellulare  {time}
    {tel}  {time2}
    Idraulico  {tel2}
    === loyaltyCard it card -
    ## Carta fedeltà {shop}
    {name}
    N. {digits:4} {digits:4} {digits:4}
    @ean {ean}
    === invoice it paper -
    # Fattura n. {digits:3}/{year}
    {shop}, {address}
    P. IVA {digits:11}
    Cliente: {name}
    Descrizione | Q.tà | Importo
    Riparazione bici | 1 | {price}
    Totale | {pricemoney}
    Pagamento con bonifico: IBAN {iban}
    === receipt it paper -
    ## {shop}
    {street}, {zipcity}
    DOCUMENTO COMMERCIALE
    Pane | {small}
    Cornetto | {small2}
    TOTALE COMPLESSIVO | {pricemoney}
    Pagamento elettronico ****{digits:4}
    {date} {time}
    === isbnPage it paper -
    Prima edizione: {month} {year}
    © Edizioni dell'Olmo, {city}
    Tutti i diritti riservati
    ISBN {isbn}
    === ticket it screen -
    # Concerto d'estate
    {weekday} {day}, ore {time}
    Teatro Comunale, {city}
    Fila {int:1-20}  Posto {int:1-40}
    @qr BIGLIETTO-{upper:12}
    === signInForm it screen -
    # Accedi
    Indirizzo email
    Password
    Password dimenticata?
    [Accedi]
    === twoFactorSettings it screen -
    # Sicurezza
    Verifica in due passaggi | Attiva
    Codici di backup | 8 rimasti
    Password | Modificata il {date}
    === chat it screen -
    # {first}
    < Ci vediamo alle {time} in piazza?
    >> Sì, porto io il dolce
    < Hai rinnovato la patente?
    >> La prossima settimana
    === article it screen -
    # Carta d'identità elettronica: come richiederla
    Basta prenotare un appuntamento in Comune. Servono una fotografia e la tessera sanitaria. Il documento vale dieci anni.
    === recipe it screen -
    # Pasta al pesto
    4 persone - 25 minuti
    - 400 g di pasta
    - 50 g di basilico
    - 80 g di parmigiano
    Per porzione: 520 kcal, proteine 16 g
    === weather it screen -
    # {city}
    ! {int:2-35}°
    Poco nuvoloso
    {weekday} | {int:2-35}°
    {weekday2} | {int:2-35}°
    === menu it paper -
    # Primi
    Lasagne | {small} €
    Risotto ai funghi | {small2} €
    # Secondi
    Orata al forno | {small3} €
    === productPage it screen -
    # Zaino 25 litri
    ! {pricemoney}
    Consegna entro {weekday}
    Cod. {digits:8}
    [Aggiungi al carrello]
    === businessCard it card -
    ## {name}
    Studio di architettura
    {address}
    {phone}
    {email}
    === formEmpty it paper -
    # Modulo di iscrizione
    Cognome ____________ Nome ____________
    Codice fiscale ____________
    IBAN ____________________
    Firma ____________
    === orderConfirmation pt screen -
    # Obrigado pela sua encomenda
    N.º da encomenda | {digits:3}-{digits:7}
    Data | {day}
    Candeeiro | {pricemoney}
    Portes | {smallmoney}
    Total | {pricemoney2}
    === parcel pt screen -
    # A sua encomenda está a caminho
    Código de seguimento | {s10:PT}
    Entrega prevista {day}
    === phoneList pt screen -
    # Chamadas recentes
    {first}  telemóvel  {time}
    {tel}  {time2}
    Câmara Municipal  {tel2}
    === loyaltyCard pt card -
    ## Cartão cliente {shop}
    {name}
    N.º {digits:4} {digits:4} {digits:4}
    @ean {ean}
    === invoice pt paper -
    # Fatura FT {year}/{digits:4}
    {shop}, {address}
    Contribuinte n.º 5{digits:8}
    Descrição | Qtd | Valor
    Reparação | 1 | {price}
    Total | {pricemoney}
    Pagamento por transferência: IBAN {iban}
    === receipt pt paper -
    ## {shop}
    {street}, {zipcity}
    Pão | {small}
    Galão | {small2}
    TOTAL | {pricemoney}
    MULTIBANCO ************{digits:4}
    {date} {time}  Obrigado pela visita
    === isbnPage pt paper -
    1.ª edição: {month} de {year}
    © Editora Sobreiro
    ISBN {isbn}
    Depósito legal n.º {digits:6}/{digits:2}
    === signInForm pt screen -
    # Iniciar sessão
    Endereço de e-mail
    Palavra-passe
    Esqueceu-se da palavra-passe?
    [Entrar]
    === twoFactorSettings pt screen -
    # Segurança
    Verificação em dois passos | Ativada
    Códigos de reserva | 8 restantes
    Palavra-passe | Alterada em {date}
    === chat pt screen -
    # {first}
    < Vens jantar às {time}?
    >> Sim, levo o vinho
    < Já tens o passaporte novo?
    >> Só para a semana
    === article pt screen -
    # Cartão de cidadão: renovação passa a ser em linha
    O pedido pode ser feito a qualquer hora. O documento é válido por dez anos e custa 18 euros.
    === recipe pt screen -
    # Caldo verde
    4 pessoas - 35 minutos
    - 600 g de batatas
    - 200 g de couve
    - 1 chouriço
    Por dose: 290 kcal, gorduras 11 g
    === weather pt screen -
    # {city}
    ! {int:5-35}°
    Céu limpo
    {weekday} | {int:5-35}°
    {weekday2} | {int:5-35}°
    === menu pt paper -
    # Pratos do dia
    Bacalhau à Brás | {small} €
    Frango grelhado | {small2} €
    Arroz doce | {small3} €
    === productPage pt screen -
    # Garrafa térmica 500 ml
    ! {smallmoney}
    Em stock - entrega até {weekday}
    [Adicionar ao carrinho]
    === businessCard pt card -
    ## {name}
    Fotógrafa
    {address}
    {phone}
    {email}
    === poster pt paper -
    # Feira do livro
    {weekday}, {day} às {time}
    Praça do Mercado, {city}
    """#
}
