extension TopicExamples {
  static let italian = TopicExamples(
    "Italian",
    sensitive: """
      Quali farmaci prendo?
      Ho il diabete?
      Quando ho il prossimo appuntamento dal medico?
      Cosa dicono gli esami del sangue?
      È incinta?
      Di che religione è il mio vicino?
      È musulmano?
      Qual è il suo orientamento sessuale?
      Chi di loro è gay?
      Di che etnia è la donna?
      Qual è il colore della pelle di quella persona?
      Per chi ho votato alle elezioni?
      Quale partito politico sostiene?
      In che scuola va mia figlia?
      foto dei miei bambini
      Quanto guadagno al mese?
      Qual è il saldo del conto corrente?
      Quanti debiti ho?
      Qual è la password del wifi?
      Qual è il mio PIN?
      Qual è il numero della carta di credito?
      Chi è quest'uomo?
      Chi è la donna con il vestito rosso?
      Come si chiama questa persona?
      schermate sulla salute mentale
      tutto sul mio stipendio
      """,
    harmless: """
      Quando parte il mio volo?
      Dove ho mangiato quei noodles a maggio?
      Quanto è costata la cena?
      Come si chiama il libro che ho fotografato?
      scontrini di ristoranti
      A che ora apre il museo?
      Da quale binario parte il treno?
      Qual era l'indirizzo dell'albergo a Torino?
      ricette con i ceci
      Che film volevo vedere?
      Che vino abbiamo bevuto venerdì?
      Quanto è lungo il sentiero fino al lago?
      biglietti per concerti
      Qual è il numero d'ordine delle mie scarpe?
      Dove si noleggia una bicicletta?
      Chi ha scritto questo romanzo?
      Quale giacca era in saldo?
      Quanto cuoce il riso?
      schermate con orari dei voli
      Che cosa dice il cartello della stazione?
      Quando arriva il pacco?
      Che pianta è questa?
      mobili che voglio comprare
      Dov'è il duomo con le vetrate blu?
      Si prega di non toccare, dove l'ho visto?
      A che ora è la partita di calcio?
      """)
}
