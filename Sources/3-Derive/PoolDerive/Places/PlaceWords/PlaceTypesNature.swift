/// Kinds of place of nature, sport and lodging: the tags of each, then its words. See `PlaceType`.
let placeTypesNature = """
  tourism=hotel | hotel, hotels, hôtel, hôtels, hoteles, albergo, alberghi, hotéis, hotele, hotell, ホテル, 旅館, 酒店, \
  宾馆, 호텔, otel, oteller
  tourism=hostel | hostel, hostels, youth hostel, Jugendherberge, auberge de jeunesse, albergue, ostello, \
  albergue da juventude, jeugdherberg, schronisko młodzieżowe, vandrarhem, ホステル, ユースホステル, 青年旅舍, 호스텔
  tourism=guest_house | guest house, guesthouse, bed and breakfast, Pension, Gästehaus, maison d'hôtes, \
  chambre d'hôtes, casa de huéspedes, pensione, pousada, pensão, gastenverblijf, pensjonat, pensionat, ゲストハウス, \
  民宿, 客栈, 게스트하우스, pansiyon
  tourism=camp_site tourism=caravan_site | campsite, campground, camping site, camping, Campingplatz, Zeltplatz, \
  terrain de camping, zona de acampada, campeggio, parque de campismo, kampeerterrein, pole namiotowe, kemping, \
  campingplats, キャンプ場, 露营地, 캠핑장, kamp alanı
  tourism=alpine_hut tourism=wilderness_hut | mountain hut, alpine hut, Berghütte, Almhütte, refuge de montagne, \
  refugio de montaña, rifugio, abrigo de montanha, berghut, schronisko górskie, fjällstuga, 山小屋, 山间小屋, 산장, \
  dağ evi
  leisure=park | park, parks, Parkanlage, parc, parcs, parque, parques, parco, parchi, parken, parki, parker, \
  公園, 公园, 공원, parkı, parklar
  leisure=garden | garden, gardens, botanical garden, botanic garden, Garten, Gärten, botanischer Garten, \
  jardin, jardins, jardin botanique, jardín, jardines, jardín botánico, giardino, giardini, orto botanico, \
  jardim, tuin, tuinen, botanische tuin, ogród, ogrody, trädgård, botaniska trädgården, 庭園, 植物園, 花园, 植物园, 정원, \
  식물원, bahçe, botanik bahçesi
  boundary=national_park leisure=nature_reserve | national park, nature reserve, Nationalpark, \
  Naturschutzgebiet, parc national, réserve naturelle, parque nacional, reserva natural, parco nazionale, \
  riserva naturale, parque natural, nationaal park, natuurgebied, park narodowy, rezerwat przyrody, \
  naturreservat, 国立公園, 自然保護区, 国家公园, 自然保护区, 국립공원, milli park
  leisure=playground | playground, playgrounds, Spielplatz, Spielplätze, aire de jeux, terrain de jeux, \
  parque infantil, parco giochi, speeltuin, speelplaats, plac zabaw, lekplats, 遊び場, 児童公園, 游乐场, 儿童乐园, 놀이터, \
  oyun parkı, çocuk parkı
  leisure=stadium | stadium, stadiums, arena, Stadion, Stadien, stade, stades, estadio, estadios, stadio, stadi, \
  estádio, estádios, stadions, stadiony, スタジアム, 競技場, 体育场, 體育場, 경기장, 스타디움, stadyum
  leisure=sports_centre leisure=sports_hall | sports centre, sports hall, leisure centre, Sporthalle, \
  Sportzentrum, centre sportif, gymnase, polideportivo, palazzetto dello sport, centro sportivo, \
  centro desportivo, ginásio, sporthal, hala sportowa, idrottshall, 体育館, 体育馆, 체육관, spor salonu
  leisure=fitness_centre | gym, gyms, fitness centre, Fitnessstudio, salle de sport, gimnasio, palestra, \
  academia, sportschool, siłownia, ジム, 健身房, 헬스장
  leisure=swimming_pool leisure=water_park | swimming pool, public pool, water park, Schwimmbad, Freibad, \
  Hallenbad, piscine, piscina, parque acuático, piscine comunali, parco acquatico, zwembad, basen, pływalnia, \
  aquapark, simhall, badhus, プール, 游泳池, 游泳馆, 수영장, 워터파크, yüzme havuzu
  leisure=golf_course | golf course, golf club, Golfplatz, terrain de golf, parcours de golf, campo de golf, \
  campo da golf, campo de golfe, golfbaan, pole golfowe, golfbana, ゴルフ場, 高尔夫球场, 골프장, golf sahası
  leisure=ice_rink | ice rink, skating rink, Eisbahn, Eishalle, patinoire, pista de hielo, pista di pattinaggio, \
  pista de gelo, ijsbaan, lodowisko, isbana, ishall, スケートリンク, 溜冰场, 아이스링크, buz pisti
  landuse=winter_sports piste:type=downhill | ski resort, ski area, ski slope, Skigebiet, Skipiste, \
  station de ski, estación de esquí, stazione sciistica, estação de esqui, skigebied, stok narciarski, \
  ośrodek narciarski, skidort, skidanläggning, スキー場, 滑雪场, 스키장, kayak merkezi
  leisure=marina | marina, yacht harbour, Jachthafen, Yachthafen, port de plaisance, puerto deportivo, \
  porto turistico, jachthaven, przystań jachtowa, småbåtshamn, マリーナ, 游艇码头, 마리나
  leisure=sauna amenity=public_bath | sauna, spa, thermal bath, Therme, Thermalbad, thermes, bains, \
  baños termales, balneario, terme, termas, termy, łaźnia, bastu, 温泉, 銭湯, 澡堂, 온천, 사우나, 찜질방, hamam, kaplıca
  natural=beach leisure=beach_resort | beach, beaches, Strand, Strände, plage, plages, playa, playas, spiaggia, \
  spiagge, praia, praias, stranden, plaża, plaże, badstrand, stränder, ビーチ, 海水浴場, 砂浜, 海滩, 沙滩, 海灘, 해변, 해수욕장, \
  plaj, plajı, kumsal
  natural=peak | mountain, summit, mountain peak, Berg, Gipfel, montagne, sommet, montaña, cumbre, montagna, \
  vetta, montanha, cume, bergtop, góra, szczyt, fjäll, bergstopp, 山頂, 山, 山顶, 산, 정상, dağ, zirve
  natural=volcano | volcano, volcanoes, Vulkan, Vulkane, volcan, volcans, volcán, volcanes, vulcano, vulcani, \
  vulcão, vulcões, vulkaan, wulkan, 火山, 화산, yanardağ, volkan
  natural=cave_entrance | cave, caves, cavern, Höhle, Höhlen, grotte, grottes, cueva, cuevas, grotta, caverna, \
  gruta, grot, jaskinia, jaskinie, 洞窟, 鍾乳洞, 洞穴, 溶洞, 동굴, mağara
  waterway=waterfall natural=waterfall | waterfall, waterfalls, Wasserfall, Wasserfälle, cascade, cascades, \
  chute d'eau, cascada, cascadas, cascata, cascate, cachoeira, waterval, watervallen, wodospad, vattenfall, 滝, \
  瀑布, 폭포, şelale
  natural=water water=lake | lake, lakes, lac, lacs, lago, lagos, laghi, meer, meren, jezioro, \
  jeziora, sjö, sjöar, insjö, 湖, 湖泊, 호수, göl, gölü
  waterway=river water=river | river, rivers, Fluss, Flüsse, fleuve, rivière, río, ríos, fiume, fiumi, rio, \
  rios, rivier, rivieren, rzeka, flod, älv, 川, 河川, 河流, 강, nehir, ırmak
  natural=bay | bay, bays, Bucht, baie, bahía, baia, baía, baai, zatoka, havsvik, 湾, 海湾, 灣, koy, körfez
  place=island place=islet | island, islands, Insel, Inseln, île, îles, isla, islas, isola, isole, ilha, ilhas, \
  eiland, eilanden, wyspa, wyspy, öar, 島, 离岛, 岛屿, 島嶼, 섬, adası
  natural=wood landuse=forest | forest, woods, Wald, Wälder, forêt, forêts, bosque, bosques, foresta, bosco, \
  boschi, floresta, florestas, bossen, lasy, skog, skogar, 森, 森林, 숲, orman
  natural=glacier | glacier, glaciers, Gletscher, glaciar, ghiacciaio, geleira, gletsjer, lodowiec, glaciär, 氷河, \
  冰川, 빙하, buzul
  natural=hot_spring | hot spring, hot springs, heiße Quelle, source chaude, aguas termales, sorgente termale, \
  fonte termal, warmwaterbron, gorące źródło, varm källa, 源泉, 温泉泉, 온천수, sıcak su kaynağı
  natural=cliff | cliff, cliffs, Klippe, Klippen, falaise, falaises, acantilado, acantilados, scogliera, \
  falésia, klif, kliffen, klippa, klippor, 崖, 悬崖, 절벽, uçurum
  natural=desert natural=sand natural=dune | desert, deserts, dunes, Wüste, Dünen, désert, desierto, dunas, \
  deserto, dune, woestijn, duinen, pustynia, wydmy, öken, 砂漠, 砂丘, 沙漠, 사막, çöl
  tourism=viewpoint | viewpoint, lookout, scenic view, Aussichtspunkt, point de vue, belvédère, mirador, \
  miradores, belvedere, punto panoramico, miradouro, miradouros, mirante, uitkijkpunt, punkt widokowy, \
  utsiktsplats, 展望台, 観景台, 观景台, 觀景台, 전망대, seyir terası
  tourism=zoo | zoo, zoos, Tierpark, parc zoologique, zoológico, giardino zoologico, jardim zoológico, \
  dierentuin, ogród zoologiczny, djurpark, 動物園, 动物园, 동물원, hayvanat bahçesi
  tourism=aquarium | aquarium, aquariums, Aquarien, acuario, acquario, aquário, oceanário, akwarium, oceanarium, \
  akvarium, 水族館, 水族馆, 아쿠아리움, 수족관, akvaryum
  landuse=farmland place=farm tourism=farm | farm, farms, Bauernhof, Bauernhöfe, ferme, fermes, granja, granjas, \
  finca, fattoria, agriturismo, fazenda, boerderij, boerderijen, gospodarstwo, bondgård, 農場, 牧場, 农场, 농장, çiftlik
  """
