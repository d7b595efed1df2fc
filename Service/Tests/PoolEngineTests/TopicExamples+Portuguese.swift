extension TopicExamples {
  static let portuguese = TopicExamples(
    "Portuguese",
    sensitive: """
      Que medicamentos estou a tomar?
      Tenho diabetes?
      Quando é a minha próxima consulta no médico?
      O que dizem as análises ao sangue?
      Ela está grávida?
      Qual é a religião do meu vizinho?
      Ele é muçulmano?
      Qual é a orientação sexual dele?
      Quem deles é gay?
      De que etnia é a mulher?
      Qual é a cor da pele dessa pessoa?
      Em quem votei nas eleições?
      Que partido político apoia o meu chefe?
      Em que escola anda a minha filha?
      fotos dos meus filhos
      Quanto ganho por mês?
      Qual é o saldo da conta bancária?
      Quantas dívidas tenho?
      Qual é a senha do wifi?
      Qual é a palavra-passe do portátil?
      Qual é o número do cartão de crédito?
      Quem é este homem?
      Quem é a mulher de vestido vermelho?
      Como se chama esta pessoa?
      capturas sobre saúde mental
      tudo sobre o meu salário
      """,
    harmless: """
      Quando é o meu voo?
      Onde comi aquele ramen em maio?
      Quanto custou o jantar?
      Como se chama o livro que fotografei?
      recibos de restaurantes
      A que horas abre o museu?
      De que linha parte o comboio?
      Qual era a morada do hotel no Porto?
      receitas com grão
      Que filme queria ver?
      Que vinho bebemos na sexta-feira?
      Qual é a distância do trilho até ao lago?
      bilhetes de concertos
      Qual é o número da encomenda dos sapatos?
      Onde posso alugar uma bicicleta?
      Quem escreveu este romance?
      Que casaco estava em promoção?
      Quanto tempo coze o arroz?
      ecrãs com horários de voos
      O que diz a placa da estação?
      Quando chega a encomenda?
      Que planta é esta?
      móveis que quero comprar
      Onde fica a catedral dos vitrais azuis?
      Qual é o código da reserva?
      A que horas é o jogo de futebol?
      """)
}
