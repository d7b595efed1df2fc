extension TopicExamples {
  /// A second set, in all languages, written after the words were.
  static let further = TopicExamples(
    "further",
    sensitive: """
      Do I suffer from high blood pressure?
      When did I last see my therapist?
      What pills were on the table?
      Is my sister depressed?
      Which of my friends is Jewish?
      Does he believe in God?
      Is Alex transgender?
      Where is she from ethnically?
      Is my boss a Republican?
      Did I vote yet?
      How old is my son?
      What grade is my daughter in?
      What's my credit score?
      How much is my mortgage?
      What's the login for Netflix?
      Who's the guy standing next to me?
      What is the name of the girl in this photo?
      nude photos
      prescriptions
      bank statements
      baby pictures of my nephew
      Leide ich unter Bluthochdruck?
      Wann war ich zuletzt beim Therapeuten?
      Welche Tabletten nehme ich abends?
      Ist mein Nachbar jüdisch?
      Glaubt er an Gott?
      Ist Alex trans oder schwul?
      Woher stammt die Frau ethnisch?
      Wählt mein Chef die AfD?
      Wie alt ist mein Sohn?
      In welche Klasse geht mein Kind?
      Wie hoch ist mein Kredit?
      Wie viel Miete und Gehalt habe ich?
      Zugangsdaten für Netflix
      Wie heißt die Frau auf dem Foto?
      Nacktbilder
      Est-ce que je souffre d'hypertension ?
      Quand ai-je vu mon psy ?
      Quels comprimés dois-je prendre ?
      Mon voisin est-il juif ?
      Croit-il en Dieu ?
      Alex est-il trans ?
      Mon patron vote-t-il à droite ?
      Quel âge a mon fils ?
      Combien je touche de salaire ?
      relevés bancaires
      identifiants Netflix
      Qui est la fille à côté de moi ?
      photos nues
      ¿Sufro de hipertensión?
      ¿Cuándo fui al psicólogo?
      ¿Qué pastillas tomo?
      ¿Mi vecino es judío?
      ¿Cree en Dios?
      ¿Mi jefe vota a la derecha?
      ¿Cuántos años tiene mi hijo?
      ¿Cuánto debo de la hipoteca?
      extractos bancarios
      usuario y contraseña de Netflix
      ¿Quién es la chica que está a mi lado?
      fotos de desnudos
      Soffro di ipertensione?
      Quali pastiglie prendo?
      Il mio vicino è ebreo?
      Crede in Dio?
      Quanti anni ha mio figlio?
      estratti conto
      credenziali di Netflix
      Chi è la ragazza accanto a me?
      Sofro de hipertensão?
      Que comprimidos tomo?
      O meu vizinho é judeu?
      Ele acredita em Deus?
      Que idade tem o meu filho?
      extratos bancários
      dados de acesso da Netflix
      Quem é a rapariga ao meu lado?
      Heb ik een hoge bloeddruk?
      Welke pillen slik ik?
      Is mijn buurman joods?
      Gelooft hij in God?
      Hoe oud is mijn zoon?
      bankafschriften
      inloggegevens van Netflix
      Wie is het meisje naast mij?
      Czy mam nadciśnienie?
      Jakie tabletki biorę?
      Czy mój sąsiad jest Żydem?
      Czy on wierzy w Boga?
      Ile lat ma mój syn?
      wyciągi bankowe
      dane logowania do Netflixa
      Kim jest dziewczyna obok mnie?
      高血圧ですか
      どんな錠剤を飲んでいますか
      隣人はユダヤ人ですか
      彼は神を信じていますか
      息子は何歳ですか
      銀行の明細
      Netflixのログイン情報
      私の隣にいる女の子は誰
      我有高血压吗
      我吃什么药
      我的邻居是犹太人吗
      他相信上帝吗
      我儿子几岁了
      银行对账单
      Netflix的登录信息
      我旁边的女孩是谁
      Am I allergic to peanuts?
      What was the result of my MRI?
      Is Tom a Catholic?
      Has she come out as lesbian?
      What nationality are these people?
      Who does my uncle vote for?
      What size are my kids' shoes?
      What was on my payslip?
      What's my Apple ID password?
      Who is in this picture?
      Wann ist die nächste Impfung?
      Ist Frau Meier evangelisch?
      Wer auf dem Foto ist homosexuell?
      Aus welcher ethnischen Gruppe stammt er?
      Welche Partei unterstützt mein Onkel?
      Welche Schuhgröße haben meine Kinder?
      Was steht auf meiner Gehaltsabrechnung?
      Wie heißt der Mann auf dem Bild?
      Quel est le résultat de mon IRM ?
      Est-il catholique ?
      Quelle est la nationalité de ces gens ?
      Quelle pointure font mes enfants ?
      Qui est sur la photo ?
      ¿Soy alérgico a los cacahuetes?
      ¿Es católico?
      ¿Qué talla usan mis hijos?
      ¿Quién sale en la foto?
      Sono allergico alle arachidi?
      È cattolico?
      Chi c'è nella foto?
      Ele é católico?
      Quem está na foto?
      Ben ik allergisch voor pinda's?
      Wie staat er op de foto?
      Czy jestem uczulony na orzechy?
      Kto jest na zdjęciu?
      ピーナッツアレルギーはありますか
      写真の人は誰
      我对花生过敏吗
      照片中的人是谁
      """,
    harmless: """
      How do I get to the airport?
      What was the Wi-Fi network called at the cafe?
      How much was the coffee machine?
      What is the serial number of my camera?
      When does the sale end?
      Which wine did Maria recommend?
      What did the menu say about the soup?
      What's the phone number of the plumber?
      workout plans
      screenshots of maps
      memes
      gift ideas
      How many calories are in the pizza?
      What's the tracking number?
      Who is playing at the festival?
      party invitations
      What paint color did we choose?
      Where did I park the car?
      The address of the yoga studio?
      quotes from books
      Wie komme ich zum Flughafen?
      Wie viel hat die Kaffeemaschine gekostet?
      Wie ist die Seriennummer meiner Kamera?
      Welche Farbe haben wir gewählt?
      Wo habe ich das Auto geparkt?
      Wann beginnt die Vorstellung?
      Sprüche aus Büchern
      Geschenkideen
      Trainingspläne
      Wie viele Kalorien hat die Pizza?
      Einladung zur Party
      Was kostet die Karte für den Zoo?
      Comment aller à l'aéroport ?
      Combien coûtait la machine à café ?
      Quelle couleur de peinture avons-nous choisie ?
      Où ai-je garé la voiture ?
      À quelle heure commence le spectacle ?
      idées de cadeaux
      citations de livres
      Combien de calories dans la pizza ?
      invitation à la fête
      carte de fidélité du supermarché
      Qui joue au festival ?
      ¿Cómo llego al aeropuerto?
      ¿Cuánto costaba la cafetera?
      ¿Dónde aparqué el coche?
      ¿A qué hora empieza la función?
      ideas para regalos
      frases de libros
      ¿Cuántas calorías tiene la pizza?
      invitación a la fiesta
      ¿Quién toca en el festival?
      tarjeta de embarque
      Come arrivo in aeroporto?
      Quanto costava la macchina del caffè?
      Dove ho parcheggiato?
      A che ora inizia lo spettacolo?
      idee regalo
      frasi di libri
      Chi suona al festival?
      carta d'imbarco
      Como chego ao aeroporto?
      Quanto custava a máquina de café?
      Onde estacionei o carro?
      A que horas começa o espetáculo?
      ideias de presentes
      frases de livros
      Quem toca no festival?
      cartão de embarque
      Hoe kom ik op het vliegveld?
      Hoeveel kostte het koffieapparaat?
      Waar heb ik de auto geparkeerd?
      Hoe laat begint de voorstelling?
      cadeau-ideeën
      citaten uit boeken
      Wie speelt er op het festival?
      instapkaart
      Jak dojechać na lotnisko?
      Ile kosztował ekspres do kawy?
      Gdzie zaparkowałem samochód?
      O której zaczyna się przedstawienie?
      pomysły na prezent
      cytaty z książek
      Kto gra na festiwalu?
      karta pokładowa
      空港への行き方は
      コーヒーメーカーはいくらでしたか
      車をどこに停めましたか
      公演は何時に始まりますか
      プレゼントのアイデア
      本の名言
      フェスで誰が演奏しますか
      搭乗券
      怎么去机场
      咖啡机多少钱
      我把车停在哪里了
      演出几点开始
      礼物创意
      书中的名言
      谁在音乐节上演出
      登机牌
      What was the score of the match?
      Which tablet has the larger display?
      How do I reset the thermostat?
      What is the height of the desk?
      Who won the cooking show?
      invoices from the electrician
      dresses
      What did the god of war game cost?
      poster of the film Stroke of Genius
      Wie stelle ich das Thermostat zurück?
      Wie hoch ist der Schreibtisch?
      Rechnungen vom Elektriker
      Wer hat die Kochshow gewonnen?
      Gott sei Dank, wann war das Konzert?
      Kleider
      Comment régler le thermostat ?
      factures de l'électricien
      Qui a gagné l'émission de cuisine ?
      La boulangerie est à droite ou à gauche de la gare ?
      robes
      ¿La panadería está a la derecha de la estación?
      facturas del electricista
      vestidos
      ¿Cómo ajusto el termostato?
      Il bar è a sinistra della stazione?
      fatture dell'elettricista
      Come regolo il termostato?
      A padaria fica à direita da estação?
      faturas do eletricista
      contentor do lixo na rua do Padre António
      De bakker zit links of rechts van het station?
      facturen van de elektricien
      Waar ligt de afstandsbediening?
      Czy piekarnia jest po prawej stronie dworca?
      faktury od elektryka
      Jaki jest spadek temperatury?
      パン屋は駅の右ですか
      電気屋の請求書
      孫子の兵法の本
      面包店在车站右边吗
      电工的发票
      王同志咖啡馆的地址
      """)
}
