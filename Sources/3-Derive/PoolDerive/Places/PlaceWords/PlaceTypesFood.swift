/// Kinds of place of food and shops: the tags of each, then its words. See `PlaceType`.
let placeTypesFood = """
  amenity=restaurant | restaurant, restaurants, Gaststätte, Gasthaus, Lokal, restos, restaurante, restaurantes, \
  ristorante, ristoranti, restaurantje, restauracja, restauracje, restaurang, restauranger, レストラン, 食堂, 餐厅, 餐廳, \
  饭店, 식당, 레스토랑, 음식점, restoran, lokanta
  cuisine=ramen | ramen, ramen shop, Ramen-Laden, ramen bar, ラーメン, ラーメン屋, 拉面, 拉麵, 라멘, 라멘집
  cuisine=sushi | sushi, sushi bar, sushi restaurant, 寿司, 鮨, 寿司屋, 寿司店, 壽司, 스시, 초밥, suşi
  cuisine=pizza | pizzeria, pizzerias, pizza place, Pizzerien, pizzería, pizzerie, pizzeria's, ピザ屋, ピッツェリア, 披萨店, \
  披薩店, 피자집, pizzacı
  cuisine=burger | burger place, burger joint, Burgerladen, hamburguesería, hamburgueria, hamburgeria, \
  burgerownia, hamburgerrestaurang, バーガー屋, ハンバーガー店, 汉堡店, 漢堡店, 버거집, hamburgerci
  cuisine=steak_house | steakhouse, steak house, Steakhäuser, parrilla, churrascaria, bisteccheria, ステーキハウス, \
  牛排馆, 牛排館, 스테이크하우스
  amenity=cafe cuisine=coffee_shop shop=coffee | café, cafés, coffee shop, coffee shops, coffeehouse, \
  Kaffeehaus, salon de thé, cafetería, cafeterías, caffè, caffetteria, cafeteria, koffiehuis, koffietentje, \
  kawiarnia, kawiarnie, kafé, カフェ, 喫茶店, 咖啡馆, 咖啡館, 咖啡厅, 카페, 커피숍, kafe, kahveci
  amenity=bar | bar, bars, Kneipe, Kneipen, buvette, bares, bary, kroeg, barer, バー, 居酒屋, 酒吧, 술집
  amenity=pub | pub, pubs, Wirtshaus, brasserie, taberna, tasca, osteria, cervejaria, puby, krog, パブ, 酒馆, 酒館, 펍, \
  birahane
  amenity=biergarten | beer garden, beer gardens, Biergarten, Biergärten, jardin à bière, birreria all'aperto, \
  ogródek piwny, ölträdgård, ビアガーデン, 啤酒花园, 비어가든
  craft=brewery microbrewery=yes | brewery, breweries, Brauerei, Brauereien, cervecería artesanal, birrificio, \
  brouwerij, browar, browary, bryggeri, 醸造所, ブルワリー, 啤酒厂, 양조장, bira fabrikası
  craft=winery | winery, wineries, vineyard, vineyards, Weingut, Weingüter, Weinberg, domaine viticole, \
  vignoble, bodega, bodegas, viñedo, cantina, vigneto, vinícola, adega, vinha, wijngaard, wijnhuis, winnica, \
  vingård, ワイナリー, ぶどう園, 酒庄, 葡萄园, 와이너리, şaraphane, bağ evi
  amenity=fast_food | fast food, snack bar, Imbiss, Schnellrestaurant, restauration rapide, comida rápida, \
  tavola calda, lanchonete, snackbar, bar szybkiej obsługi, snabbmat, gatukök, ファストフード, 快餐店, 패스트푸드, büfe
  amenity=ice_cream shop=ice_cream | ice cream parlour, ice cream shop, gelato, Eisdiele, Eisdielen, Eiscafé, \
  glacier, heladería, gelateria, gelaterie, sorveteria, gelataria, ijssalon, lodziarnia, glassbar, glasskiosk, \
  アイスクリーム屋, 冰淇淋店, 아이스크림 가게, dondurmacı
  shop=bakery | bakery, bakeries, Bäckerei, Bäckereien, boulangerie, boulangeries, panadería, panaderías, \
  panificio, panetteria, padaria, padarias, bakkerij, piekarnia, bageri, パン屋, ベーカリー, 面包店, 麵包店, 빵집, 베이커리, fırın
  shop=pastry shop=confectionery | pastry shop, patisserie, Konditorei, Konditoreien, pâtisserie, pastelería, \
  pasticceria, pastelaria, confeitaria, banketbakkerij, cukiernia, konditori, ケーキ屋, 洋菓子店, 甜品店, 糕点店, 제과점, pastane
  amenity=food_court | food court, food hall, Food-Court, aire de restauration, patio de comidas, \
  praça de alimentação, フードコート, 美食广场, 푸드코트, yemek katı
  amenity=marketplace | market, markets, marketplace, food market, farmers market, Markt, Märkte, Wochenmarkt, \
  Markthalle, marché, marchés, mercado, mercados, mercato, mercati, markten, rynek, targ, targowisko, marknad, \
  saluhall, 市場, マーケット, 市场, 菜市场, 시장, pazar, pazarı, çarşı
  shop=supermarket | supermarket, supermarkets, grocery store, Supermarkt, Supermärkte, supermarché, \
  supermarchés, supermercado, supermercados, supermercato, supermarkten, supermarkety, mataffär, スーパー, \
  スーパーマーケット, 超市, 슈퍼마켓, 마트, süpermarket
  shop=mall | mall, shopping mall, shopping centre, shopping center, Einkaufszentrum, Einkaufszentren, \
  centre commercial, galerie marchande, centro comercial, centro commerciale, winkelcentrum, centrum handlowe, \
  galeria handlowa, köpcentrum, ショッピングモール, ショッピングセンター, 购物中心, 商场, 購物中心, 쇼핑몰, alışveriş merkezi, avm
  shop=department_store | department store, department stores, Kaufhaus, Kaufhäuser, Warenhaus, grand magasin, \
  grands magasins, grandes almacenes, grande magazzino, grandi magazzini, loja de departamentos, warenhuis, \
  dom towarowy, varuhus, 百貨店, デパート, 百货商店, 百貨公司, 백화점
  shop=books | bookshop, bookshops, bookstore, bookstores, Buchladen, Buchhandlung, Buchhandlungen, librairie, \
  librairies, librería, librerías, libreria, librerie, livraria, livrarias, boekhandel, boekwinkel, księgarnia, \
  bokhandel, 本屋, 書店, 书店, 서점, kitapçı, kitabevi
  shop=clothes | clothes shop, clothing store, Bekleidungsgeschäft, magasin de vêtements, tienda de ropa, \
  negozio di abbigliamento, loja de roupa, kledingwinkel, sklep odzieżowy, klädaffär, 洋服店, 服装店, 옷가게, \
  giyim mağazası
  shop=florist | florist, flower shop, Blumenladen, fleuriste, floristería, fiorista, fioraio, florista, \
  floricultura, bloemenwinkel, kwiaciarnia, blomsterhandel, 花屋, 花店, 꽃집, çiçekçi
  shop=hairdresser | hairdresser, barber shop, hair salon, Friseur, Friseursalon, coiffeur, salon de coiffure, \
  peluquería, parrucchiere, cabeleireiro, kapper, fryzjer, frisör, 美容院, 理髪店, 理发店, 미용실, kuaför, berber
  shop=wine | wine shop, wine bar, Weinhandlung, Weinbar, caviste, bar à vin, vinoteca, enoteca, garrafeira, \
  wijnwinkel, wijnbar, winiarnia, vinbar, ワインバー, ワインショップ, 葡萄酒店, 와인바, şarap evi
  """
