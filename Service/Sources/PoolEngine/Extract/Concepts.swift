/// Things that people ask for, and the words by which they and texts about them are known in several languages. So that
/// a question in one language meets a text in another, and a rule meets what stands on the thing that it names.
enum Concepts {
  /// A line is a name, a colon and words; a name may have several lines.
  private static let table = """
    flight: flight flights flug fluge vol vols vuelo volo voo vlucht boarding departure gate airline
    flight: airport abflug 航班 飛行機 飛行 飞机 フライト 搭乗
    train: train trains zug zuge bahn gleis quai tren treno trem comboio trein pociag platform spoor
    train: binario peron 電車 列車 火车 火車 新幹線
    bus: bus autobus autocar coach バス 公交 巴士
    hotel: hotel hotels hostel albergo herberge unterkunft hebergement alojamiento checkin
    hotel: reservation booking room ホテル 酒店 旅馆 宿泊
    restaurant: restaurant restaurants ristorante restaurante restauracja gasthaus bistro trattoria osteria
    restaurant: cafe table waiter menu speisekarte レストラン 餐厅 餐廳 饭店
    meal: dinner lunch breakfast meal abendessen mittagessen fruhstuck diner dejeuner cena almuerzo
    meal: comida pranzo jantar almoco kolacja obiad essen eten 夕食 昼食 晚餐 午餐
    receipt: receipt receipts quittung quittungen beleg bon kassenbon recu recus recibo recibos
    receipt: scontrino scontrini ricevuta bonnetje bonnetjes paragon paragony total subtotal summe vat mwst
    receipt: tva iva btw レシート 領収書 收据 收據 合計
    invoice: invoice invoices rechnung facture factura fattura fatura factuur faktura 請求書 发票 發票
    price: price prices cost costs preis preise kosten kostet kostete gekostet prix coute cout precio
    price: cuesta costo prezzo costa costato preco custa custou prijs kostte cena kosztuje kosztowala いくら
    price: 値段 价格 價格
    ticket: ticket tickets karten eintrittskarte billet billets entrada entradas biglietto biglietti
    ticket: bilhete bilhetes kaartje kaartjes bilet bilety admission チケット 门票 門票
    concert: concert concerts konzert konzerte concierto conciertos concerto concerti concertos koncert
    concert: koncerty gig festival コンサート 演唱会 音乐会
    event: event events veranstaltung evenement evento eventi eventos evenementen wydarzenie party feier
    event: fete fiesta festa
    movie: movie movies film films pelicula peliculas filme filmes cinema kino imdb director 映画 电影 電影
    book: book books buch bucher livre livres libro libros libri livro livros boek boeken ksiazka ksiazki
    book: novel roman isbn author 小説 小说
    music: song songs album music musik lied musique chanson cancion musica canzone muziek piosenka
    music: playlist spotify 音楽 歌曲
    recipe: recipe recipes rezept rezepte recette recettes receta recetas ricetta ricette receita receitas
    recipe: recept recepten przepis przepisy ingredients zutaten ingredientes ingredienti レシピ 食谱 食譜 材料
    parcel: parcel package delivery shipment tracking paket lieferung sendung colis livraison paquete
    parcel: entrega envio pacco consegna encomenda pakket bezorging paczka przesylka 荷物 包裹 快递
    order: order orders bestellung bestellnummer commande pedido ordine encomenda bestelling bestelnummer
    order: zamowienie zamowienia 注文 订单 訂單
    address: address adresse direccion indirizzo morada endereco adres street strasse rue calle avenue 住所 地址
    opening: open opens opening offnet geoffnet offnungszeiten ouvre ouvert horaires abre abierto apre
    opening: aperto orari aberto openingstijden otwieraja otwarte hours 開きますか 营业 开门
    museum: museum museums musee museo museu muzeum gallery galerie 美術館 博物館 博物馆
    phone: phone telephone telefon telefoon telefono telefone telefonnummer tel 電話 电话 電話番号
    meeting: meeting termin appointment reunion rendez cita appuntamento consulta afspraak spotkanie 予約 会议
    shoe: shoe shoes schuh schuhe chaussures zapatos scarpe sapatos schoenen buty sneaker sneakers 靴 鞋子
    jacket: jacket coat jacke mantel veste manteau chaqueta giacca casaco jas kurtka 上着 外套
    wine: wine wein vin vino vinho wijn wino ワイン 酒
    noodles: noodles ramen nudeln nouilles fideos noedels makaron ラーメン 拉面
    rice: rice reis riz arroz riso rijst ryz ご飯 米饭
    plant: plant pflanze plante planta pianta roslina flower 植物
    bike: bike bicycle fahrrad velo bicicleta bicicletta fiets rower 自転車 自行车
    hike: hike hiking trail wanderung randonnee ruta sentiero trilho wandeling szlak
    lake: lake see lac lago meer jezioro 湖
    car: car auto voiture coche macchina carro samochod 汽车
    furniture: furniture mobel meubles muebles mobili moveis meubels meble sofa chair table lamp ikea 家具
    discount: discount sale coupon voucher rabatt angebot gutschein solde remise descuento oferta sconto
    discount: saldo promocao korting aanbieding promocja promocji セール 打折 优惠
    reservation: reserved confirmation confirmed buchung buchungsnummer reserva prenotazione reservering
    reservation: rezerwacja pnr
    """

  /// The concept of each word's stem; of a word that two concepts claim, the first.
  static let byStem: [String: String] = {
    var byStem: [String: String] = [:]
    for (name, words) in lines {
      for word in words where !word.unicodeScalars.contains(where: FoldedText.isUnspaced) {
        let stem = ContentWords.stem(of: word)
        if byStem[stem] == nil { byStem[stem] = "=" + name }
      }
    }
    return byStem
  }()

  /// The words of scripts without spaces, with their concepts, by their first letter.
  static let unspaced: [Unicode.Scalar: [(word: [Unicode.Scalar], concept: String)]] = {
    var byFirst: [Unicode.Scalar: [(word: [Unicode.Scalar], concept: String)]] = [:]
    for (name, words) in lines {
      for word in words.map({ Array($0.unicodeScalars) }) where word.contains(where: FoldedText.isUnspaced) {
        if let first = word.first { byFirst[first, default: []].append((word, "=" + name)) }
      }
    }
    return byFirst
  }()

  private static let lines: [(name: String, words: [String])] = table.split(separator: "\n").compactMap { line in
    let halves = line.split(separator: ":", maxSplits: 1)
    guard let name = halves.first, let words = halves.last else { return nil }
    return (name.trimmingPrefix(while: \.isWhitespace).description, FoldedText(String(words)).words)
  }
}
