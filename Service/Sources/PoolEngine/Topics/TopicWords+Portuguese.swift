extension TopicWords {
  static let portuguese = TopicWords(
    health: """
      saude, doente, doentes, doenca*, medico, medicos, medica, doutora, dentista*, hospital, hospitais, clinica,
      enfermeir*, diagnos*, medicamento*, remedio*, medicacao, receita medica, receitas medicas, sintoma*, gravida*,
      gravidez, gestante*, aborto*, terapia, terapeuta*, psiquiatr*, psicolog*, depressao, deprimid*, ansiedade,
      diabet*, pressao arterial|alta, exame|exames|analise|analises de|ao sangue, exames medicos, tipo sanguineo,
      grupo sanguineo, colesterol, alergia*, alergico*, alergica*, vacina*, deficiencia, deficiente*, meu|seu peso,
      perder peso, emagrec*, cirurgia*, tumor*, cancer, cancro, vih, hiv, sida, drogas, vicio*, viciado*,
      alcoolatra*, alcoolic*, menstruacao, autis*, atestado medico, baixa medica, ficha clinica, prontuario*,
      suicid*, hipertensao, comprimido, comprimidos, pastilha para, pilula, pilulas, enxaqueca*, insonia, ecografia,
      ultrassom, hormona*, hormonio*, obeso, obesa, obesidade, ataque de panico, infecao, infeccao, avc, enfarte,
      infarto, cardiolog*, ginecolog*, dermatolog*, efeitos secundarios, efeitos colaterais,
      resultado|resultados do|dos exame|exames
      """,
    religion: """
      religi*, crenca*, crente*, minha|sua|a fe, muculman*, islam*, judeu*, judia, judaismo, cristao, crista,
      cristaos, cristianismo, catoli*, protestante*, evangelic*, budis*, hindu*, ateu, ateus, ateia, rezar, rezo,
      reza, oracao, oracoes, vou|vai|ir|vamos a missa|igreja|mesquita, a missa, na missa, batizad*, batismo*,
      batizado, ramadao, alcorao, comunhao, confissao, acredita|acredito em deus, umbanda, candomble, pastor da,
      rabino, ima da mesquita, paroquia, peregrin*, quaresma, primeira comunhao, acredita em deus, em deus,
      o|um padre
      """,
    sexuality: """
      sexo, sexual*, sexualidade, gay, gays, lesbica*, homossexual*, bissexual*, heterossexual*, transexual*,
      transgener*, nu, nua, nus, nuas, nudez, nudes, porno*, erotic*, camisinha*, preservativo*, traicao, me trai,
      hetero, vida sexual, foto|fotos intima|intimas|nua|nuas, e|pessoa|mulher|homem trans
      """,
    ethnicity: """
      etnia*, etnic*, cor da pele, cor de pele, de que raca, que raca, minha|sua raca, racial*, nacionalidade*,
      imigrante*, migrante*, refugiad*, cigano*, cigana*, indigena*, origem etnica|africana|arabe|asiatica,
      ascendencia*, pessoa|pessoas|homem|homens|mulher|mulheres negra|negras|negro|negros|branca,
      pessoa|pessoas|homem|homens|mulher|mulheres brancas|branco|asiatica|asiaticas|arabe|arabes, tom de pele,
      estrangeiro|estrangeiros ou, mestico, mulato, mulata, negro ou branco
      """,
    politics: """
      politic*, voto, votos, votar, votei, votou, eleicao, eleicoes, eleitoral*, eleitor*, titulo de eleitor,
      partido politico, partidos politicos, que|qual|meu partido, extrema direita|esquerda, socialista*, comunista*,
      sindicato*, sindical*, manifestacao, manifestacoes, militancia, protesto, protestos, vota, deputad*,
      boletim de voto, militante do|no, filiado ao, e de direita|esquerda
      """,
    children: """
      crianca*, filho, filhos, filha, filhas, bebe, bebes, meu|minha|meus|minhas neto|neta|netos|netas,
      menor|menores de idade, menino, meninos, menina, meninas, recem nascid*, creche, jardim de infancia,
      boletim escolar, adolescente*, miudos, educacao|escola infantil, sobrinho*, sobrinha*, miudo, miuda,
      escola do|da meu|minha, afilhad*, pequenote
      """,
    finances: """
      financ*, finance*, salario*, ordenado, ordenados, holerite*, contracheque*, recibo de vencimento,
      vencimento mensal, rendimento*, minha renda, divida*, devo ao banco, emprestimo*, hipoteca*, credito habitacao,
      conta bancaria, contas bancarias, conta corrente, minha conta no|do banco, saldo da|bancario conta,
      saldo bancario, extrato bancario, extrato da conta, cartao|cartoes de credito|debito, numero do cartao,
      numero da conta, iban, meu|o nib, impostos, imposto de renda, declaracao de impostos|irs, irs,
      patrimonio liquido, poupanca*, poupancas, investimento*, investi, minhas acoes, aposentadoria, minha reforma,
      pensao de reforma, quanto dinheiro, quanto ganho|ganha|ganham|recebo|recebe por|ganho,
      quanto ganho|ganha|ganham, falencia, falido*, subsidio de desemprego, seguro desemprego,
      extratos bancarios|bancario, descoberto bancario, heranca, pensao de alimentos, credor*, prestacao da casa,
      transferencia bancaria, dados bancarios, financas, irpf, rico ou pobre
      """,
    credentials: """
      senha*, palavra passe, palavras passe, palavra chave secreta, codigo pin, o|meu|um pin, credencia*,
      dados de acesso, nome de utilizador|usuario, codigo de seguranca|verificacao|acesso|confirmacao,
      codigo secreto, codigo da porta, chave api|privada|secreta|wifi, frase de recuperacao, numero do|de passaporte,
      cpf, numero de contribuinte|utente, pergunta de seguranca, codigos de recuperacao,
      codigo do|da cofre|porta|alarme, combinacao do cofre, senha do wifi, puk
      """,
    identity: """
      quem e este|esta|esse|essa|aquele|aquela|o|a homem|mulher|pessoa|rapaz|rapariga|moco,
      quem e este|esta|esse|essa|aquele|aquela|o|a moca|menino|menina|senhor|senhora|cara|$, quem e $,
      quem sao estas|estes|essas|esses|as|os pessoas|homens|mulheres|rapazes|$, quem sao eles|elas,
      quem esta|aparece|e|ta na|nesta|nessa|no|em|ao foto|imagem|fotografia|lado, quem esta comigo,
      como se chama este|esta|esse|essa|o|a homem|mulher|pessoa|rapaz|rapariga|moco|moca|senhor,
      nome desta|dessa|deste|desse|da|do pessoa|mulher|homem|rapaz|moca,
      identific* esta|essa|este|a|o pessoa|homem|mulher, reconhec* esta|essa|este|a pessoa|homem|mulher|rosto,
      quem e ele|ela, com quem estou|estava,
      quem e a|o|essa|esse rapariga|rapaz|mulher|homem|pessoa|moca|moco|senhora|senhor ao|na|que|atras,
      quem esta ao|atras, a pessoa da|na foto, a mulher da|na foto, o homem da|na foto, conheces esta|este
      """,
    harmless: """
      livro|livros|menu|menus|filme|filmes|parque|parques infantil|infantis, livro|livros|menu|filme para criancas,
      menino jesus de praga, museu judaico, arte islamica, quem e o|a autor|autora, dia das criancas, saude e paz,
      codigo de reserva|rastreio|desconto, partida de futebol
      """)
}
