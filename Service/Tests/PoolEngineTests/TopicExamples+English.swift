extension TopicExamples {
  static let english = TopicExamples(
    "English",
    sensitive: """
      What medication am I taking?
      Do I have diabetes?
      When is my next doctor's appointment?
      What did the blood test say?
      Is she pregnant?
      Which church does my neighbour go to?
      Is he a Muslim?
      What is his sexual orientation?
      Which of these people is gay?
      What ethnicity is the woman in the picture?
      What race are these people?
      Who did I vote for in the last election?
      Which political party does Sam support?
      Where does my daughter go to school?
      Show me photos of my kids
      How much do I earn?
      What is my bank balance?
      How much debt do I have?
      What is the password for the router?
      What is my credit card number?
      What's the PIN code of the garage?
      Who is this man?
      Who is the woman in the red dress?
      Can you identify this person?
      screenshots about mental health
      anything about my salary or taxes
      photos of children
      protest marches
      """,
    harmless: """
      When is my flight?
      Where did I eat that ramen in May?
      How much did the dinner cost?
      What is the name of the book I photographed?
      receipts from restaurants
      What time does the museum open?
      Which gate does my train leave from?
      What was the address of the hotel in Lisbon?
      recipes with chickpeas
      Which movie poster did I save?
      What kind of wine did we drink on Friday?
      How long is the hike to the lake?
      tickets for concerts
      What is the order number of my shoes?
      Where can I rent a bike?
      Who is the author of this novel?
      Which jacket was on sale?
      How do I cook the rice?
      screens with flight times
      What does the sign at the station say?
      Who wrote this song?
      When does the parcel arrive?
      What kind of plant is this?
      furniture I want to buy
      Where is the cathedral with the blue windows?
      When is the race?
      children's books I wanted to read
      How many points does my loyalty card have?
      """)
}
