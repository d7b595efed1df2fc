/// Kinds of place of culture, worship, travel and daily life: the tags of each, then its words. See `PlaceType`.
let placeTypesCulture = """
  tourism=museum | museum, museums, Museen, musée, musées, museo, museos, musei, museu, museus, musea, muzeum, \
  muzea, museer, 博物館, 美術館, ミュージアム, 博物馆, 박물관, müze, müzesi, müzeler
  tourism=gallery amenity=arts_centre shop=art | gallery, galleries, art gallery, Galerie, Galerien, \
  Kunstgalerie, galerie d'art, galería, galería de arte, galleria, galleria d'arte, galeria, galeria de arte, \
  galerij, galeria sztuki, konstgalleri, galleri, ギャラリー, 画廊, 畫廊, 갤러리, 화랑, galeri, sanat galerisi
  tourism=theme_park | theme park, amusement park, fun fair, Freizeitpark, Vergnügungspark, parc d'attractions, \
  parque de atracciones, parque temático, parco divertimenti, luna park, parque de diversões, pretpark, \
  park rozrywki, wesołe miasteczko, nöjespark, tivoli, 遊園地, テーマパーク, 主题公园, 遊樂園, 놀이공원, 테마파크, lunapark
  tourism=artwork | sculpture, statue, mural, street art, Skulptur, Wandbild, œuvre d'art, fresque, escultura, \
  estatua, scultura, statua, estátua, beeld, standbeeld, rzeźba, pomnik, staty, 彫刻, 像, 雕塑, 雕像, 조각상, 동상, heykel
  historic=monument historic=memorial | monument, monuments, memorial, Denkmal, Denkmäler, Mahnmal, mémorial, \
  monumento, monumentos, monumento ai caduti, monumenti, monumenten, gedenkteken, pomniki, minnesmärke, 記念碑, \
  モニュメント, 纪念碑, 紀念碑, 기념비, anıt, anıtı
  historic=castle historic=fort | castle, castles, fortress, palace, Schloss, Schlösser, Burg, Burgen, Festung, \
  château, châteaux, forteresse, castillo, castillos, alcázar, castello, castelli, fortezza, castelo, castelos, \
  kasteel, kastelen, zamek, zamki, slott, borg, 城, お城, 城堡, 宫殿, 성, 궁전, kalesi, şato
  historic=ruins historic=archaeological_site | ruins, archaeological site, Ruine, Ruinen, Ausgrabungsstätte, \
  ruines, site archéologique, ruinas, sitio arqueológico, rovine, sito archeologico, ruínas, sítio arqueológico, \
  ruïne, ruïnes, ruiny, ruin, fornlämning, 遺跡, 廃墟, 遗址, 废墟, 유적지, harabe, ören yeri
  amenity=place_of_worship building=church | church, churches, cathedral, chapel, Kirche, Kirchen, \
  Kathedrale, Kapelle, église, églises, cathédrale, chapelle, iglesia, iglesias, catedral, capilla, chiesa, \
  chiese, duomo, cattedrale, igreja, igrejas, capela, kerk, kerken, kathedraal, kościół, kościoły, katedra, \
  kyrka, kyrkor, domkyrka, 教会, 大聖堂, 教堂, 교회, 성당, kilise
  building=temple religion=buddhist | temple, temples, pagoda, Tempel, Pagode, temple bouddhiste, templo, \
  templos, tempio, templi, tempels, świątynia, お寺, 寺, 寺院, 寺庙, 寺廟, 절, 사원, tapınak
  building=shrine religion=shinto | shrine, shrines, Schrein, Schreine, sanctuaire, santuario, santuário, \
  heiligdom, kapliczka, helgedom, 神社, 神宫, 신사
  building=mosque religion=muslim | mosque, mosques, Moschee, Moscheen, mosquée, mosquées, mezquita, mezquitas, \
  moschea, mesquita, moskee, moskeeën, meczet, meczety, moské, モスク, 清真寺, 모스크, cami, camii
  building=synagogue religion=jewish | synagogue, synagogues, Synagoge, Synagogen, sinagoga, sinagogas, \
  sinagoghe, synagoga, synagogor, シナゴーグ, 犹太教堂, 시나고그, sinagog
  amenity=monastery building=monastery | monastery, abbey, convent, Kloster, Klöster, Abtei, monastère, abbaye, \
  couvent, monasterio, convento, abadía, monastero, abbazia, mosteiro, klooster, abdij, klasztor, opactwo, 修道院, \
  수도원, manastır
  amenity=grave_yard landuse=cemetery | cemetery, cemeteries, graveyard, Friedhof, Friedhöfe, cimetière, \
  cementerio, cimitero, cemitério, begraafplaats, kerkhof, cmentarz, kyrkogård, 墓地, 霊園, 墓园, 공동묘지, mezarlık
  man_made=lighthouse | lighthouse, lighthouses, Leuchtturm, Leuchttürme, phare, phares, faro, faros, fari, \
  farol, faróis, vuurtoren, latarnia morska, fyr, fyrar, fyrtorn, 灯台, 灯塔, 燈塔, 등대, deniz feneri
  man_made=tower tower:type=observation | tower, towers, observation tower, Turm, Türme, Aussichtsturm, \
  Fernsehturm, tour d'observation, torre, torres, torri, toren, torens, wieża, wieże, utsiktstorn, 塔, タワー, 高塔, \
  타워, 탑, kule, kulesi
  man_made=bridge bridge=yes | bridge, bridges, Brücke, Brücken, pont, ponts, puente, puentes, ponte, ponti, \
  pontes, brug, bruggen, mosty, broar, 橋, ブリッジ, 大桥, 桥, 다리, 대교, köprü, köprüsü
  man_made=pier | pier, jetty, dock, Seebrücke, Steg, Anleger, jetée, quai, muelle, embarcadero, molo, pontile, \
  cais, pontão, steiger, aanlegsteiger, brygga, kaj, 桟橋, 埠頭, 码头, 碼頭, 부두, iskele
  place=square | square, town square, plaza, Stadtplatz, Marktplatz, grand-place, plazas, plaza mayor, piazza, \
  piazze, praça, praças, plein, pleinen, plac, stadstorg, torget, 広場, 广场, 廣場, 광장, meydan, meydanı
  amenity=fountain | fountain, fountains, Springbrunnen, Brunnen, fontaine, fontaines, fuente, fuentes, fontana, \
  fontane, chafariz, fontein, fontanna, fontän, 噴水, 喷泉, 噴泉, 분수, çeşme, fıskiye
  aeroway=aerodrome aeroway=terminal | airport, airports, Flughafen, Flughäfen, aéroport, aéroports, aeropuerto, \
  aeropuertos, aeroporto, aeroporti, aeroportos, luchthaven, vliegveld, lotnisko, lotniska, flygplats, \
  flygplatser, 空港, 机场, 機場, 공항, havalimanı, havaalanı
  railway=station public_transport=station | train station, railway station, station, stations, Bahnhof, \
  Bahnhöfe, Hauptbahnhof, gare, gares, estación de tren, estación, stazione, stazioni, estação, estações, \
  treinstation, dworzec, stacja kolejowa, tågstation, järnvägsstation, 駅, 火车站, 車站, 기차역, 역, tren istasyonu
  station=subway railway=subway_entrance | metro station, subway station, subway, underground station, U-Bahn, \
  U-Bahnhof, U-Bahn-Station, station de métro, métro, estación de metro, stazione metro, metropolitana, \
  estação de metro, metrostation, stacja metra, tunnelbanestation, tunnelbana, 地下鉄, 地下鉄駅, 地铁站, 捷運站, 지하철역, 지하철, \
  metro istasyonu
  amenity=bus_station highway=bus_stop | bus station, bus stop, Busbahnhof, Bushaltestelle, gare routière, \
  arrêt de bus, estación de autobuses, parada de autobús, autostazione, fermata dell'autobus, rodoviária, \
  paragem de autocarro, busstation, bushalte, dworzec autobusowy, przystanek, busshållplats, バス停, バスターミナル, 公交站, \
  汽车站, 버스터미널, 버스정류장, otogar, otobüs durağı
  amenity=ferry_terminal | ferry terminal, harbour, harbor, port, Hafen, Häfen, Fähranleger, gare maritime, \
  puerto, terminal de ferry, porto, porti, traghetto, terminal de balsas, haven, veerhaven, przystań promowa, \
  port morski, hamn, färjeterminal, 港, フェリーターミナル, 港口, 渡轮码头, 항구, 여객터미널, liman, feribot iskelesi
  amenity=fuel | petrol station, gas station, filling station, Tankstelle, station-service, gasolinera, \
  benzinaio, distributore di benzina, posto de gasolina, bomba de gasolina, tankstation, benzinestation, \
  stacja benzynowa, bensinstation, ガソリンスタンド, 加油站, 주유소, benzin istasyonu
  amenity=parking | car park, parking lot, parking garage, Parkplatz, Parkhaus, aparcamiento, estacionamiento, \
  parcheggio, estacionamento, parkeerplaats, parkeergarage, miejsce parkingowe, parkeringsplats, 駐車場, 停车场, 停車場, \
  주차장, otopark
  amenity=cinema | cinema, cinemas, movie theater, movie theatre, Kino, Kinos, cinéma, cinémas, cine, cines, \
  cinema's, bioscoop, kina, biograf, 映画館, 电影院, 電影院, 영화관, sinema
  amenity=theatre | theatre, theatres, theater, opera house, Oper, Opernhaus, théâtre, théâtres, opéra, teatro, \
  teatros, ópera, teatri, opera, schouwburg, teatr, teatry, teater, teatrar, 劇場, オペラハウス, 剧院, 劇院, 극장, 오페라하우스, \
  tiyatro, opera binası
  amenity=concert_hall amenity=music_venue amenity=events_venue | concert hall, music venue, Konzerthaus, \
  Konzertsaal, Philharmonie, salle de concert, sala de conciertos, auditorio, sala da concerto, \
  sala de concertos, concertzaal, sala koncertowa, filharmonia, konserthus, コンサートホール, ライブハウス, 音乐厅, 音樂廳, 콘서트홀, \
  공연장, konser salonu
  amenity=nightclub | nightclub, nightclubs, club, Disko, Diskothek, Nachtclub, boîte de nuit, discothèque, \
  discoteca, discotecas, discoteche, boate, klub nocny, dyskoteka, nattklubb, ナイトクラブ, クラブ, 夜店, 夜总会, 나이트클럽, 클럽, \
  gece kulübü
  amenity=casino | casino, casinos, Spielbank, Kasino, casinò, cassino, kasyno, カジノ, 赌场, 賭場, 카지노, kumarhane
  amenity=library | library, libraries, Bibliothek, Bibliotheken, Bücherei, bibliothèque, bibliothèques, \
  biblioteca, bibliotecas, biblioteche, bibliotheek, biblioteka, biblioteki, bibliotek, 図書館, 图书馆, 圖書館, 도서관, \
  kütüphane
  amenity=university amenity=college | university, universities, campus, college, Universität, Universitäten, \
  Hochschule, Uni, université, universités, universidad, universidades, università, universidade, universiteit, \
  uniwersytet, politechnika, universitet, högskola, 大学, 大學, 대학교, 대학, üniversite
  amenity=school | school, schools, Schule, Schulen, Gymnasium, école, écoles, lycée, collège, escuela, \
  escuelas, colegio, scuola, scuole, escola, escolas, scholen, szkoła, szkoły, skola, skolor, 学校, 小学校, 學校, 학교, \
  초등학교, okul
  amenity=kindergarten | kindergarten, nursery school, daycare, Kita, Kindertagesstätte, crèche, \
  école maternelle, guardería, asilo nido, scuola materna, jardim de infância, creche, kinderdagverblijf, \
  przedszkole, förskola, dagis, 幼稚園, 保育園, 幼儿园, 유치원, 어린이집, anaokulu
  amenity=hospital amenity=clinic | hospital, hospitals, clinic, Krankenhaus, Krankenhäuser, Klinik, hôpital, \
  hôpitaux, clinique, hospitales, clínica, ospedale, ospedali, clinica, hospitais, ziekenhuis, szpital, \
  szpitale, klinika, sjukhus, vårdcentral, 病院, 医院, 醫院, 병원, hastane
  amenity=pharmacy | pharmacy, pharmacies, drugstore, Apotheke, Apotheken, pharmacie, farmacia, farmacias, \
  farmacie, farmácia, farmácias, apotheek, apteka, apteki, apotek, 薬局, 药店, 藥局, 약국, eczane
  amenity=townhall | town hall, city hall, Rathaus, Rathäuser, mairie, hôtel de ville, ayuntamiento, municipio, \
  palazzo comunale, câmara municipal, prefeitura, stadhuis, gemeentehuis, ratusz, rådhus, stadshus, 市役所, 市庁舎, \
  市政厅, 市政廳, 시청, belediye binası
  office=company office=coworking amenity=coworking_space | coworking space, coworking, office building, \
  Bürogebäude, Coworking-Space, espace de coworking, espacio de coworking, spazio di coworking, \
  espaço de coworking, kantoorgebouw, biurowiec, kontorshotell, コワーキングスペース, 共享办公, 공유오피스, ortak çalışma alanı
  """
