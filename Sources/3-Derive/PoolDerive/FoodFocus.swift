package import PoolTypes

/// What belongs to the focus on food: photos and videos of food or drink, and screenshots of recipes or restaurants.
package enum FoodFocus {
  /// A label counts from this confidence on.
  package static let confidence = 0.3
  private static let labels: Set<String> = ["food", "drink"]
  /// A screenshot needs this many different clues; one word alone stands in chats and news too.
  private static let cluesNeeded = 2

  /// Whether a photo or a frame of a video shows food or drink.
  package static func shows(_ found: [Label]) -> Bool {
    found.contains { labels.contains($0.name) && $0.confidence >= confidence }
  }

  /// Whether a screen says a recipe or a restaurant.
  package static func says(_ lines: [String]) -> Bool {
    var found: Set<Clue> = []
    for line in lines {
      let words = line.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      for (place, word) in words.enumerated() {
        if let clue = clues[word] { found.insert(clue) }
        // `200 g`, `2 tbsp`: a unit is one only behind a number.
        if place > 0, units.contains(word), words[place - 1].contains(where: \.isNumber) { found.insert(.amount) }
        if isAmount(word) { found.insert(.amount) }
      }
      if found.count >= cluesNeeded, found != [.amount] { return true }
    }
    return false
  }

  /// Whether what was read of a capture belongs to the focus.
  package static func holds(_ reading: CaptureReading, mediaType: MediaType) -> Bool {
    mediaType == .screenshot ? says(reading.text.map(\.text)) : shows(reading.labels)
  }

  private enum Clue: Hashable {
    case recipe, ingredients, cooking, amount, servings, restaurant, menu, booking, dish, delivery
  }

  /// `200g`, `50ml`: a number with its unit.
  private static func isAmount(_ word: String) -> Bool {
    guard word.first?.isNumber == true else { return false }
    return ["g", "kg", "ml", "cl", "dl"].contains(String(word.drop { $0.isNumber }))
  }

  private static let units: Set<String> = [
    "g", "kg", "ml", "cl", "dl", "tbsp", "tsp", "tablespoon", "tablespoons", "teaspoon", "teaspoons", "cup", "cups",
    "oz", "lb", "pinch", "el", "tl", "esslöffel", "teelöffel", "cuillères", "cucharadas", "cucchiai", "colheres",
  ]

  /// Words of the languages that the text reader knows.
  private static let clues: [String: Clue] = {
    let words: [Clue: [String]] = [
      .recipe: [
        "recipe", "recipes", "rezept", "rezepte", "recette", "recettes", "receta", "ricetta", "receita", "recept",
      ],
      .ingredients: [
        "ingredients", "zutaten", "ingrédients", "ingredientes", "ingredienti", "ingrediënten", "ingredienser",
      ],
      .cooking: [
        "preheat", "bake", "simmer", "whisk", "knead", "sauté", "backofen", "köcheln", "schneebesen", "verrühren",
        "mijoter", "fouetter", "hornear", "infornare", "preriscaldare", "oven", "boil", "chopped", "gehackt",
      ],
      .servings: ["servings", "serves", "portionen", "porciones", "porzioni", "porções"],
      .restaurant: [
        "restaurant", "restaurants", "ristorante", "restaurante", "trattoria", "brasserie", "bistro", "pizzeria",
        "steakhouse", "gasthaus", "izakaya", "taqueria", "diner", "cafe", "café",
      ],
      .menu: ["menu", "speisekarte", "carte", "menú", "cardápio", "starters", "mains", "desserts", "vorspeisen"],
      .booking: ["reservation", "reservations", "reserve", "reservierung", "réservation", "reserva", "prenotazione"],
      .dish: [
        "cuisine", "pizza", "pasta", "sushi", "ramen", "burger", "tacos", "curry", "salad", "soup", "suppe", "noodles",
        "dumplings", "steak", "risotto", "tapas",
      ],
      .delivery: ["takeaway", "takeout", "deliveroo", "doordash", "lieferando", "ubereats", "grubhub"],
    ]
    return Dictionary(
      words.flatMap { clue, all in all.map { ($0, clue) } }, uniquingKeysWith: { first, _ in first })
  }()
}
