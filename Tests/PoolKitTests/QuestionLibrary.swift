import PoolTesting
import PoolTypes

/// Screens of the test's own making, with a question to each: several of every kind, which differ in a name or a place
/// alone, so that the right one has to be found among its like.
enum QuestionLibrary {
  /// One screen and what it is asked by.
  struct Screen {
    var path: String
    var lines: [String]
    var question: String
  }

  static var screens: [Screen] { flights + trains + shops + evenings + kitchens + parcels + stays + notes + foreign }

  private static func screens(_ kind: String, _ rows: [(question: String, lines: [String])]) -> [Screen] {
    rows.enumerated().map { Screen(path: "\(kind)\($0).png", lines: $1.lines, question: $1.question) }
  }

  private static let flights = screens(
    "flight",
    [
      ("Oslo", "TP1234", "3 March", "09:40", "B12"), ("Vienna", "OS702", "9 April", "06:55", "C3"),
      ("Dublin", "EI485", "21 May", "17:20", "A7"), ("Athens", "A3911", "2 June", "13:05", "D21"),
      ("Prague", "OK655", "14 July", "22:10", "E9"), ("Helsinki", "AY1722", "30 August", "11:45", "F4"),
      ("Warsaw", "LO336", "8 September", "15:30", "B2"),
    ].enumerated().map { place, flight in
      let questions = [
        "When does my flight to \(flight.0) leave?", "What gate is the \(flight.0) flight?",
        "Which day do I fly to \(flight.0)?", "What is my flight number to \(flight.0)?",
      ]
      return (
        questions[place % questions.count],
        [
          "BOARDING PASS", "Flight \(flight.1)", "Lisbon to \(flight.0)", "Date \(flight.2)", "Departure \(flight.3)",
          "Gate \(flight.4)", "Seat \(place + 4)A",
        ]
      )
    })

  private static let trains = screens(
    "train",
    [
      ("Porto", "AP 131", "platform 3", "08:39"), ("Braga", "IC 721", "platform 5", "12:02"),
      ("Coimbra", "IC 525", "platform 2", "16:30"), ("Faro", "AP 180", "platform 1", "18:14"),
      ("Évora", "IC 590", "platform 8", "07:02"),
    ].enumerated().map { place, train in
      (
        place % 2 == 0 ? "From which platform does the train to \(train.0) go?" : "What time is the \(train.0) train?",
        ["Train ticket", "\(train.1) Lisboa Oriente - \(train.0)", "Departs \(train.3) \(train.2)", "Second class"]
      )
    })

  private static let shops = screens(
    "receipt",
    [
      ("Corner Bakery", "Sourdough loaf", "4.20", "12.90"), ("Harbour Books", "Atlas of clouds", "18.00", "25.50"),
      ("Green Valley Market", "Apples 2 kg", "3.98", "31.07"), ("Nordlicht Optics", "Lens cloth", "5.00", "149.00"),
      ("Pedal and Chain", "Inner tube", "6.50", "44.75"), ("Blue Door Cafe", "Flat white", "3.40", "9.80"),
      ("Tinker Hardware", "Wood screws", "2.75", "17.35"),
      ("Sunrise Pharmacy Square Parking", "3 hours", "2.00", "6.00"),
    ].enumerated().map { place, shop in
      let questions = [
        "How much did I pay at \(shop.0)?", "What was the total of the \(shop.0) receipt?",
        "What did I buy at \(shop.0)?",
      ]
      return (
        questions[place % questions.count],
        [shop.0, "Receipt", "\(shop.1)   \(shop.2)", "Other items", "TOTAL EUR \(shop.3)", "Thank you for your visit"]
      )
    })

  private static let evenings = screens(
    "evening",
    [
      ("The Paper Kites Tribute", "Aula Magna", "12 March", "21:00"),
      ("String Quartet Night", "Casa da Musica", "5 May", "19:30"),
      ("Open Air Jazz", "Jardim da Estrela", "18 June", "20:00"),
      ("Winter Choir", "Old Cathedral", "20 December", "18:00"),
      ("Robot Theatre", "Black Box Stage", "7 October", "21:30"),
      ("Stand-up Marathon", "Cinema Ideal", "1 April", "22:00"),
      ("Puppet Opera", "Little Playhouse", "11 November", "16:00"),
    ].enumerated().map { place, event in
      let questions = [
        "When is the \(event.0)?", "Where does the \(event.0) take place?",
        "What time do the doors open for the \(event.0)?",
      ]
      return (
        questions[place % questions.count],
        ["Your ticket", event.0, event.1, "\(event.2), doors \(event.3)", "Row \(place + 2), seat \(20 + place)"]
      )
    })

  private static let kitchens = screens(
    "recipe",
    [
      ("Lemon drizzle cake", "225 g butter", "4 eggs", "Zest of two lemons"),
      ("Red lentil soup", "200 g red lentils", "1 onion", "Cumin"),
      ("Mushroom risotto", "300 g rice", "Dried porcini", "Parmesan"),
      ("Banana pancakes", "3 ripe bananas", "2 eggs", "Oat flour"),
      ("Pumpkin curry", "1 hokkaido pumpkin", "Coconut milk", "Lime leaves"),
      ("Rye crackers", "150 g rye flour", "Caraway", "Sea salt"),
      ("Almond biscotti", "250 g almonds", "Egg white", "Orange peel"),
    ].enumerated().map { place, recipe in
      (
        place % 2 == 0 ? "What do I need for the \(recipe.0)?" : "Which ingredients are in the \(recipe.0) recipe?",
        [recipe.0, "Ingredients", recipe.1, recipe.2, recipe.3, "Method", "Mix, rest for ten minutes, then cook."]
      )
    })

  private static let parcels = screens(
    "parcel",
    [
      ("desk lamp", "Tuesday", "JD014600003"), ("hiking boots", "Friday", "JD014600127"),
      ("espresso grinder", "Monday", "RR553200781"), ("garden hose", "Wednesday", "RR553200992"),
      ("board game", "Saturday", "CP77120034"), ("wool blanket", "Thursday", "CP77120111"),
    ].enumerated().map { place, parcel in
      (
        place % 2 == 0 ? "When will the \(parcel.0) be delivered?" : "What is the tracking number of the \(parcel.0)?",
        [
          "Your parcel is on its way", "1 x \(parcel.0)", "Delivery expected \(parcel.1)",
          "Tracking number \(parcel.2)",
        ]
      )
    })

  private static let stays = screens(
    "stay",
    [
      ("Hotel Miramar", "Nazaré", "4 August"), ("Pension Alpenblick", "Innsbruck", "27 January"),
      ("Lighthouse Hostel", "Galway", "15 May"), ("Casa do Rio", "Pinhão", "9 October"),
      ("Villa Cypress", "Siena", "30 June"),
      ("Harbour View Rooms", "Bergen", "12 February"),
    ].enumerated().map { place, stay in
      (
        place % 2 == 0 ? "When do I check in at \(stay.0)?" : "What is the hotel in \(stay.1) called?",
        ["Booking confirmed", stay.0, stay.1, "Check-in \(stay.2) from 15:00", "2 nights, breakfast included"]
      )
    })

  private static let notes = screens(
    "note",
    [
      ("Where are the spare keys?", ["Mum", "The spare keys are under the blue flower pot", "14:02"]),
      ("On which level did I park the car?", ["PARKING", "Level 4", "Bay 217", "Remember where you parked the car"]),
      (
        "What is the network name of the holiday flat?", ["Welcome to the holiday flat", "Wi-Fi network: SeaBreeze-5G"]
      ),
      (
        "When does the swimming pool open on Sunday?",
        ["Municipal swimming pool", "Mon-Sat 07:00-21:00", "Sunday 09:00-13:00"]
      ),
      (
        "What discount does the garden centre coupon give?",
        ["Garden centre coupon", "15% off all roses", "Code ROSE15"]
      ),
      ("What colour did we choose for the kitchen wall?", ["To do", "Paint the kitchen wall: colour Sage Green 204"]),
      (
        "Which book was recommended in the podcast?",
        ["Podcast notes", "Book recommended: A History of Bridges", "min 34"]
      ),
      (
        "How long does the washing machine warranty last?",
        ["Washing machine WX-80", "Warranty: 5 years from purchase"]
      ),
      ("What should I bring to the picnic?", ["Picnic on Saturday", "Please bring: lemonade and a rug"]),
      ("Which bus goes to the airport?", ["How to reach us", "From the airport take bus 783 to the centre"]),
      ("What are the opening hours of the city library?", ["City library", "Opening hours", "Tue-Fri 10:00-19:00"]),
      ("How many steps did I walk on Monday?", ["Activity", "Monday", "Steps 12,480", "Distance 8.9 km"]),
      (
        "What is the meeting room for the design review?",
        ["Design review", "Wed 14:00", "Meeting room Atlantic, floor 2"]
      ),
      ("What was the score of the hockey final?", ["Hockey final", "Falcons 3 - Otters 2", "after overtime"]),
    ])

  private static let foreign = screens(
    "foreign",
    [
      (
        "Wann geht mein Flug nach Hamburg?",
        ["BORDKARTE", "Flug LH 2081", "München nach Hamburg", "Abflug 10:15, Tor G22"]
      ),
      ("Was brauche ich für den Apfelstrudel?", ["Apfelstrudel", "Zutaten", "1 kg Äpfel", "Strudelteig", "Zimt"]),
      (
        "Wie viel habe ich bei der Buchhandlung Seitenweise bezahlt?",
        ["Buchhandlung Seitenweise", "Beleg", "Summe 23,80 EUR"]
      ),
      ("À quelle heure part le train pour Lyon?", ["Billet de train", "Paris - Lyon", "Départ 14:58", "Voie 12"]),
      ("Quel est le total de la facture Maison Verte?", ["Maison Verte", "Facture", "Total 64,20 EUR"]),
      ("Quando é o concerto no Coliseu?", ["Bilhete", "Concerto de guitarra", "Coliseu", "22 de maio, 21h30"]),
      ("Quanto paguei na Mercearia Central?", ["Mercearia Central", "Recibo", "Total 18,45 EUR"]),
      ("¿Cuándo llega el paquete de la lámpara?", ["Tu paquete", "Lámpara de pie", "Llega el jueves"]),
      (
        "¿Cuál es la puerta del vuelo a Sevilla?",
        ["Tarjeta de embarque", "Vuelo IB 3950", "Madrid a Sevilla", "Puerta K80"]
      ),
      ("Quando parte il treno per Bologna?", ["Biglietto", "Treno 9524 Roma - Bologna", "Partenza 11:20, binario 6"]),
    ])

  /// Questions that nothing in the library answers: mostly of what the screens are about, with another name.
  static let unanswered = [
    "When does my flight to Nairobi leave?", "What gate is the Reykjavik flight?", "Which day do I fly to Tokyo?",
    "What is my flight number to Montreal?", "From which platform does the train to Sintra go?",
    "What time is the Guarda train?", "How much did I pay at Silver Spoon Diner?",
    "What was the total of the Moonlight Garage receipt?", "What did I buy at Papaya Records?",
    "When is the Dragon Boat Festival?", "Where does the Harpsichord Recital take place?",
    "What time do the doors open for the Magic Gala?", "What do I need for the beef bourguignon?",
    "Which ingredients are in the sushi recipe?", "What do I need for the tiramisu?",
    "When will the snowboard be delivered?", "What is the tracking number of the piano stool?",
    "When will the telescope be delivered?", "When do I check in at Hotel Bellevue?",
    "What is the hotel in Marrakesh called?", "When do I check in at Castle Ravenstone?",
    "Where is my passport?", "On which level did I leave the bicycle?", "What is the name of the neighbour's dog?",
    "When does the skating rink open on Sunday?", "What discount does the furniture outlet coupon give?",
    "What colour did we choose for the bathroom tiles?", "Which film was recommended in the newsletter?",
    "How long does the dishwasher warranty last?", "What should I bring to the wedding?",
    "Which tram goes to the zoo?", "What are the opening hours of the aquarium?", "How many calories did I burn?",
    "What is the meeting room for the budget workshop?", "What was the score of the cricket semifinal?",
    "Wann geht mein Flug nach Zürich?", "Was brauche ich für die Sachertorte?",
    "Wie viel habe ich im Schuhhaus Absatz bezahlt?", "À quelle heure part le train pour Bordeaux?",
    "Quel est le total de la facture Atelier Rouge?", "Quando é o teatro no Tivoli?",
    "Quanto paguei na Livraria Aurora?", "¿Cuándo llega el paquete de las botas?",
    "¿Cuál es la puerta del vuelo a Valencia?", "Quando parte il treno per Palermo?",
  ]

  private static let fillers = [
    "Settings", "Notifications", "Battery 82%", "Share", "Reply", "New message", "Updates available", "Recently used",
    "Weather today", "Light rain", "Storage almost full", "Play next", "Saved for later", "Terms of service",
  ]

  static var library: SimulatedLibrary {
    var generator = SeededGenerator(9)
    var captures = screens.enumerated().map { place, screen in
      SimulatedLibrary.Capture(
        screen.path, mediaType: .screenshot, instant: 1_690_000_000 + Double(place * 40_000), text: screen.lines)
    }
    captures += (0..<120).map { number in
      .init(
        "filler\(number).png", mediaType: .screenshot, instant: 1_690_000_000 + Double(number * 31_000),
        text: (0..<6).map { _ in fillers.randomElement(using: &generator) ?? "" })
    }
    captures += (0..<80).map { number in
      let label = ["beach", "dog", "bridge", "flower", "mountain"][number % 5]
      return .init("photo\(number).jpg", instant: 1_690_000_000 + Double(number * 29_000), labels: [label])
    }
    return SimulatedLibrary(name: "questions", captures)
  }
}
