extension TopicWords {
  static let italian = TopicWords(
    health: """
      salute, malato, malata, malati, malattia, malattie, medico, medici curanti, dal|il|mio medico, dottore,
      dottoressa, dentista, ospedale, ospedali, clinica, cliniche, infermier*, diagnos*, farmaci, farmaco,
      medicinale, medicinali, medicina, medicine prescritte, ricetta medica, ricette mediche, prescrizion*, sintom*,
      incinta, gravidanza, aborto, terapia, terapie, terapeuta, psichiatr*, psicolog*, depression*, depresso,
      depressa, ansia, diabet*, pressione sanguigna|arteriosa|alta, esami|analisi del sangue, gruppo sanguigno,
      colesterolo, allergia, allergie, allergico, allergica, vaccin*, disabil*, mio|suo peso, perdere peso, dimagri*,
      chirurgi*, tumore, tumori, cancro, hiv, la|di droga, droghe, dipendenza da, alcolista, alcolisti, mestruazion*,
      ciclo mestruale, autis*, certificato medico, cartella clinica, suicid*, ipertensione, pastiglia, pastiglie,
      pillola, pillole, compressa, compresse, emicrania, insonnia, ecografia, ormon*, obeso, obesa, obesita,
      attacco di panico, infezione*, ictus, infarto, cardiolog*, ginecolog*, dermatolog*, effetti collaterali,
      referto, referti, pressione del sangue
      """,
    religion: """
      religio*, credente*, mia|sua|la fede, musulman*, islam*, ebreo, ebrei, ebrea, ebraismo, cristian*, cattolic*,
      protestante, protestanti, evangelic*, buddis*, induis*, ateo, atea, atei, prego dio, pregare, preghier*,
      vado|va|andare|andiamo a|in messa|chiesa|moschea, a messa, battesim*, battezzat*, ramadan, corano, comunione,
      confession*, credo|crede in dio, prete, sacerdote, rabbino, imam, parrocchia, pellegrin*, quaresima, crede in,
      prima comunione, in dio
      """,
    sexuality: """
      sesso, sessual*, gay, lesbic*, omosessual*, bisessual*, eterosessual*, transessual*, transgender, nudo, nuda,
      nudi, nude, nudita, porno*, erotic*, preservativ*, mi tradisce, tradimento, etero, vita sessuale,
      foto intima|intime|osa|ose, e|persona|donna|uomo trans
      """,
    ethnicity: """
      etnia, etnie, etnic*, colore della pelle, di che razza, razza sono|sei|e, razziale, razziali, nazionalita,
      cittadinanza, immigrat*, migranti, rifugiat*, profugh*, zingar*,
      origine|origini etnica|africana|araba|asiatica|etniche|africane,
      persona|persone|uomo|uomini|donna|donne nera|nere|nero|neri|bianca|bianche|araba|arabe|asiatica|asiatiche,
      carnagione, straniero|stranieri o, meticcio, mulatto, africano o
      """,
    politics: """
      politic*, voto, votato, votare, voti elettorali, vota per, elezion*, elettoral*, partito politico,
      partiti politici, quale partito, mio partito, estrema destra|sinistra, socialista, socialisti, comunista,
      comunisti, fascis*, sindacat*, manifestazione politica, manifestazioni, corteo, militanza,
      tessera del|elettorale partito, tessera elettorale, vota, iscritto al partito, deputat*, scheda elettorale,
      sindaco che ho votato
      """,
    children: """
      bambin*, figlio, figli, figlia, figlie, neonat*, bebe, minore, minori, minorenn*, nipotin*, pagella, pagelle,
      asilo, asilo nido, scuola materna, adolescent*, scolari, ragazzini, nipotino, nipotina,
      mio|mia|nostro|nostra piccolo|piccola, scuola di mio|mia, figlioccio, pupo
      """,
    finances: """
      finanz*, stipendi*, busta paga, buste paga, reddito, redditi, debito, debiti, mutuo, mutui, prestito, prestiti,
      conto corrente|bancario|in, conti correnti, saldo del|bancario conto, saldo del conto, estratto conto,
      estratti conto, carta|carte di credito|debito, numero della carta, numero di conto, iban, tasse, imposte,
      dichiarazione dei redditi, patrimonio personale, risparmi, investiment*, investito, mie azioni,
      portafoglio azionario, pensione di vecchiaia, mia pensione, quanti soldi, quanto guadagn*, bancarotta,
      disoccupazione, scoperto di conto, eredita, alimenti mensili, creditore, creditori, rata del mutuo, bonifico,
      coordinate bancarie, dati bancari, isee, irpef, ricco o povero, cedolino
      """,
    credentials: """
      parola|parole chiave segreta|d|segrete, parola d ordine, codice pin|segreto|di,
      codice di sicurezza|verifica|accesso, codici di accesso, il|mio|un pin, credenzial*, dati di accesso,
      nome utente, chiave api|privata|segreta|wifi, frase di recupero, numero del|di passaporto, codice fiscale,
      codice della porta|cassaforte, domanda di sicurezza, codici di recupero|backup,
      codice della porta|cassaforte|cassetta, combinazione della cassaforte, chiave del wifi, puk
      """,
    identity: """
      chi e questo|questa|quest|quello uomo|donna|persona|ragazzo|ragazza|signore|signora|tipo|$,
      chi e quella|quel|il|l|la uomo|donna|persona|ragazzo|ragazza|signore|signora|tipo|$, chi e $,
      chi sono queste|questi|quelle|quei|le|gli persone|uomini|donne|ragazzi|ragazze|$, chi sono loro,
      chi e|c nella|in|nell|accanto|con foto|questa|immagine|a|me, chi c e nella|in|nell foto|questa|immagine,
      chi appare|compare nella|in foto|questa,
      come si chiama questo|questa|quest|quel|quella|il|la|l uomo|donna|persona|ragazzo|ragazza,
      nome di questa|quest|questo|quella persona|uomo|donna|ragazzo|ragazza,
      identific* questa|quest|la|l persona|uomo|donna,
      riconosc* questa|quest|la|questo persona|uomo|donna|viso|volto, chi e lui|lei, con chi sono|ero,
      chi e la|il|l ragazza|ragazzo|donna|uomo|persona|signora|signore accanto|nella|che|dietro,
      chi e accanto|dietro, la persona nella foto, la donna nella foto, l uomo nella foto, conosci questa|questo
      """,
    harmless: """
      libro|libri|menu|parco|giochi|film per bambini, menu bambini, gesu bambino, museo ebraico, arte islamica,
      torta della nonna, cappella dei medici, chi e l autore, salute a tutti, risparmi energetici,
      chi e l architetto, codice di prenotazione|sconto|volo|spedizione|tracciamento, partita di calcio
      """)
}
