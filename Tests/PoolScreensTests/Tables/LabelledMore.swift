// Table: screens in other languages with the links, objects and leads that stand on them.

enum LabelledMore {
  static let table = #"""
    === product es screen -
    # Mochila plegable
    ! {smallmoney}
    Recíbelo el {weekday}
    [Añadir a la cesta]
    => product; price={smallmoney.n}; currency=EUR
    => lead productWithPrice
    === event es paper -
    # Festival de la Luna
    {weekday}, {day}, {time} h
    Teatro Principal, {city}
    => event; title=Festival de la Luna; start={day.n}T{time.n}
    => lead eventWithDate
    === receipt es paper -
    ## {shop}
    {address}
    Pan de pueblo | {small}
    Café con leche | {small2}
    TOTAL | {pricemoney}
    TARJETA ************{digits:4}
    {date} {time}
    Gracias por su visita
    => receipt; total={pricemoney.n}; currency=EUR; date={date.n}T{time.n}
    ?> address {address}
    ?> lead placeWithAddress
    === recipe es screen -
    # Gazpacho
    4 personas
    ## Ingredientes
    - 1 kg de tomates
    - 1 pepino
    - 1 diente de ajo
    - 50 ml de aceite de oliva
    ## Preparación
    Triturar todo y dejar enfriar.
    => recipe; title=Gazpacho
    => lead recipeWithIngredients
    === coupon es screen -
    # 20 % de descuento
    Código: VERANO{digits:2#c}
    Válido hasta el {date}
    => coupon; code=VERANO{digits:2#c}; discount=20%; expires={date.n}
    => lead couponToRedeem
    === contact es card -
    ## {name}
    Arquitecta
    {address}
    {phone}
    {email}
    => contact; email={email}
    => phone {phone.n}
    => email {email}
    => address {address}
    ?> lead placeWithAddress
    === book es paper -
    Primera edición: {month} de {year}
    © Editorial Olivo
    ISBN: {isbn}
    => book; isbn={isbn.n}
    => lead bookWithISBN
    === none es screen -
    # {first}
    < ¿Quedamos en la plaza?
    >> Vale, llevo la tortilla
    === product it screen -
    # Zaino 25 litri
    ! {pricemoney}
    Consegna entro {weekday}
    [Aggiungi al carrello]
    => product; price={pricemoney.n}; currency=EUR
    => lead productWithPrice
    === event it paper -
    # Concerto d'estate
    {weekday} {day}, ore {time}
    Teatro Comunale, {city}
    Ingresso libero
    => event; title=Concerto d'estate; start={day.n}T{time.n}
    => lead eventWithDate
    === receipt it paper -
    ## {shop}
    {address}
    Pane | {small}
    Cornetto | {small2}
    TOTALE EURO | {price}
    Pagamento elettronico ****{digits:4}
    {date} {time}
    => receipt; total={price.n}; currency=EUR; date={date.n}T{time.n}
    ?> address {address}
    ?> lead placeWithAddress
    === recipe it screen -
    # Pasta al pesto
    4 persone
    ## Ingredienti
    - 400 g di pasta
    - 50 g di basilico
    - 80 g di parmigiano
    - 30 g di pinoli
    ## Procedimento
    Frullare il basilico con l'olio e condire la pasta.
    => recipe; title=Pasta al pesto
    => lead recipeWithIngredients
    === place it screen -
    # {shop}
    {address}
    Aperto fino alle {time}
    => address {address}
    => lead placeWithAddress
    === book it paper -
    Prima edizione {year}
    © Edizioni dell'Olmo
    ISBN {isbn}
    => book; isbn={isbn.n}
    => lead bookWithISBN
    === product nl screen -
    # Fietslamp met accu
    ! {smallmoney}
    Morgen in huis
    [In winkelwagen]
    => product; price={smallmoney.n}; currency=EUR
    => lead productWithPrice
    === event nl paper -
    # Open dag
    {weekday} {day}, {time} uur
    Dorpshuis, {city}
    Gratis toegang
    => event; title=Open dag; start={day.n}T{time.n}
    => lead eventWithDate
    === receipt nl paper -
    ## {shop}
    {address}
    Volkorenbrood | {small}
    TOTAAL | {pricemoney}
    PINNEN XXXXXXXXXXXX{digits:4}
    {date} {time}
    => receipt; total={pricemoney.n}; currency=EUR; date={date.n}T{time.n}
    ?> address {address}
    ?> lead placeWithAddress
    === parcel nl screen -
    # Je pakket komt vandaag
    PostNL track & trace
    {s10:NL#s}
    => parcel; trackingNumber={s10:NL#s}
    => lead parcelToTrack
    === contact nl card -
    ## {name}
    Tuinontwerp
    {address}
    {phone}
    {email}
    => contact; email={email}
    => phone {phone.n}
    => email {email}
    => address {address}
    ?> lead placeWithAddress
    === product sv screen -
    # Ryggsäck 22 liter
    ! {pricemoney}
    I lager - leverans {weekday}
    [Lägg i varukorgen]
    => product; price={pricemoney.n}; currency=SEK
    => lead productWithPrice
    === event sv paper -
    # Loppis
    {weekday} {day} kl. {time}
    Folkets park, {city}
    => event; title=Loppis; start={day.n}T{time.n}
    => lead eventWithDate
    === receipt sv paper -
    ## {shop}
    {address}
    Kanelbulle | {small}
    Kaffe | {small2}
    TOTALT | {pricemoney}
    Kort ************{digits:4}
    {date} {time}
    => receipt; total={pricemoney.n}; currency=SEK; date={date.n}T{time.n}
    ?> address {address}
    ?> lead placeWithAddress
    === recipe sv screen -
    # Köttbullar
    4 portioner
    ## Ingredienser
    - 500 g blandfärs
    - 1 ägg
    - 1 dl mjölk
    - 2 msk ströbröd
    ## Gör så här
    Blanda, rulla och stek.
    => recipe; title=Köttbullar
    => lead recipeWithIngredients
    === product pl screen -
    # Plecak 20 l
    ! {pricemoney}
    Dostawa w {weekday}
    [Dodaj do koszyka]
    => product; price={pricemoney.n}; currency=PLN
    => lead productWithPrice
    === event pl paper -
    # Jarmark
    {weekday}, {day}, godz. {time}
    Rynek, {city}
    Wstęp wolny
    => event; title=Jarmark; start={day.n}T{time.n}
    => lead eventWithDate
    === coupon pl screen -
    # Rabat 10%
    Kod rabatowy: WIOSNA{digits:2#c}
    Ważny do {date}
    => coupon; code=WIOSNA{digits:2#c}; discount=10%; expires={date.n}
    => lead couponToRedeem
    === product pt screen -
    # Garrafa térmica 500 ml
    ! {smallmoney}
    Em stock - entrega até {weekday}
    [Adicionar ao carrinho]
    => product; price={smallmoney.n}; currency=EUR
    => lead productWithPrice
    === recipe pt screen -
    # Caldo verde
    4 pessoas
    ## Ingredientes
    - 600 g de batatas
    - 200 g de couve
    - 1 chouriço
    - 1 cebola
    ## Preparação
    Cozer as batatas, triturar e juntar a couve.
    => recipe; title=Caldo verde
    => lead recipeWithIngredients
    === event da paper -
    # Loppemarked
    {weekday} den {day} kl. {time}
    Medborgerhuset, {city}
    => event; title=Loppemarked; start={day.n}T{time.n}
    => lead eventWithDate
    === event fi paper -
    # Kesäkonsertti
    {weekday} {day} klo {time}
    Kulttuuritalo, {city}
    Vapaa pääsy
    => event; title=Kesäkonsertti; start={day.n}T{time.n}
    => lead eventWithDate
    === product ja screen -
    # ステンレス水筒 500ml
    ! ¥{amount}（税込）
    在庫あり
    [カートに入れる]
    => product; price={amount.n}; currency=JPY
    => lead productWithPrice
    === event ja paper -
    # 秋まつり
    {day} {time}開始
    会場：中央公園
    入場無料
    => event; title=秋まつり; start={day.n}T{time.n}
    => lead eventWithDate
    === receipt ja paper -
    ## {shop}
    {date} {time}
    食パン | ¥{digits:3}
    コーヒー | ¥{digits:3}
    合計 | ¥{amount}
    クレジット ************{digits:4}
    => receipt; total={amount.n}; currency=JPY; date={date.n}T{time.n}
    === recipe ja screen -
    # 肉じゃが
    ## 材料（4人分）
    - じゃがいも 4個
    - 牛肉 200g
    - 玉ねぎ 1個
    - しょうゆ 大さじ3
    ## 作り方
    野菜を切り、肉と炒めてから煮ます。
    => recipe; title=肉じゃが
    => lead recipeWithIngredients
    === book ja paper -
    {day} 第1刷発行
    発行所 株式会社みどり出版
    ISBN {isbn}
    => book; isbn={isbn.n}
    => lead bookWithISBN
    === none ja screen -
    # {first}
    < 明日駅前でいい？
    >> いいよ、お菓子持っていくね
    === product zh screen -
    # 不锈钢保温杯 500ml
    ! {pricemoney}
    月销 {digits:3}　包邮
    [加入购物车]
    => product; price={pricemoney.n}; currency=CNY
    => lead productWithPrice
    === event zh paper -
    # 新书分享会
    时间：{day} {time}
    地点：绿叶书店
    免费入场
    => event; title=新书分享会; start={day.n}T{time.n}
    => lead eventWithDate
    === parcel zh screen -
    # 快件派送中
    顺丰速运
    运单号 | SF{digits:13#s}
    => parcel; trackingNumber=SF{digits:13#s}
    => lead parcelToTrack
    === none zh screen -
    # {first}
    < 明天在地铁站见？
    >> 好，我带点水果
    """#
}
