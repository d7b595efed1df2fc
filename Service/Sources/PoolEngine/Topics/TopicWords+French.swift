extension TopicWords {
  static let french = TopicWords(
    health: """
      sante, malade, malades, maladie*, medecin*, docteur*, dentiste*, hopital, hopitaux, clinique*, infirmier*,
      diagnos*, medicament*, medicaux, medicale*, ordonnance medicale, mon|une|d ordonnance, symptome*,
      est|suis|femme|femmes|elle|sont|tombee enceinte|enceintes, grossesse*, fausse couche, avortement*, therapie*,
      therapeute*, psychiatr*, psychologue*, depress*, anxiete, diabet*, tension arterielle,
      analyse|analyses|prise de sang, groupe sanguin, cholesterol, allergie*, allergique*, vaccin*, handicap*,
      mon|son|leur poids, perdre du poids, perte de poids, chirurgie, tumeur*, un|le|du|mon cancer, sida, vih,
      drogue, drogues, addiction*, alcoolique*, menstruation*, mes|les regles douloureuses, sclerose*, autis*,
      carte vitale, arret maladie, suicid*, soins medicaux, hypertension, comprimes, comprime, pilule, pilules,
      migraine*, insomnie*, echographie*, hormone*, hormonal*, obese, obesite, crise de panique, kine, infection*,
      avc, seropositi*, cardiolog*, gynecolog*, dermatolog*, resultats d analyse|d analyses|medicaux,
      traitement medical, effets secondaires, mon|un|le|ma psy, irm
      """,
    religion: """
      religi*, croyance*, croyant*, ma|sa|leur|la foi, musulman*, islam*, juif, juifs, juive*, judaisme, chretien*,
      catholi*, protestant*, bouddhis*, hindou*, athee*, prier, prieres, ma|la|une priere,
      aller|va|vais|allons a|la messe, a la messe, a la mosquee, a l eglise le dimanche, bapteme*, baptise*, ramadan,
      coran, communion, confession*, pratiquant*, pretre*, rabbin*, imam, paroisse*, paroissien*, pelerin*, careme,
      sabbat, foi chretienne, croit|croyez il|elle|vous|en, en dieu, prier dieu
      """,
    sexuality: """
      sexe, sexes, sexuel*, sexualite*, gay, gays, lesbienne*, homosexuel*, bisexuel*, heterosexuel*, transgenre*,
      nu, nue, nus, nues, nudite, porno*, erotique*, preservatif*, infidelite*, trompe mon|ma|son|sa mari|femme,
      hetero, vie sexuelle, photo|photos nu|nue|nues|intime|intimes, sextos,
      il|elle|personne|personnes|femme|homme trans
      """,
    ethnicity: """
      ethni*, couleur de peau, couleur de la peau, race est, quelle race sont, racial*, nationalite*, immigre*,
      immigration, migrant*, refugie*, origine ethnique|africaine|arabe|asiatique,
      origines ethniques|africaines|arabes,
      personne|personnes|homme|hommes|femme|femmes noir|noire|noirs|noires|arabe,
      personne|personnes|homme|hommes|femme|femmes arabes|asiatique|asiatiques|blanc|blanche,
      gens noirs|arabes|asiatiques, tsigane*, maghrebin*, couleur de sa peau, ascendance*,
      etranger|etrangers ou francais, noir ou blanc, metis, metisse, gitan*
      """,
    politics: """
      politi*, vote, voter, votes, election*, electeur*, electoral*, parti|partis politique|socialiste|communiste,
      quel parti, mon parti, socialiste*, communiste*, extreme droite|gauche, syndicat*, syndique*, manifestation*,
      militant*, bulletin de vote, gilets jaunes, adherent au|du parti, depute*, presidentielle*, legislatives,
      bulletins de vote, carte d electeur, vote a droite|gauche, il|elle de droite|gauche
      """,
    children: """
      enfant, enfants, bebe, bebes, mon|notre|son|leur|nos|mes|ses fils, ma|notre|sa|leur|mes|ses|nos fille|filles,
      mineur, mineurs, mineure*, nourrisson*, nouveau ne, petit fils, petite fille, petits enfants,
      bulletin scolaire, bulletins scolaires, creche, garderie, mon|notre|mes|nos ado|ados, adolescent*, collegien*,
      ecolier*, neveu, niece, gamin, gamins, gosse, gosses, maternelle, ecole de mon|ma, carnet de notes, ma petite,
      filleul*
      """,
    finances: """
      financ*, salaire*, fiche|fiches|bulletin de paie|paye, mes|ses|nos|leurs|vos revenus, mon|son|leur revenu,
      dettes, ma|la|une dette, credit immobilier, emprunt*, pret immobilier|bancaire, hypotheque*, compte bancaire,
      comptes bancaires, compte en banque, solde du compte, solde bancaire, releve|releves bancaire|bancaires,
      carte bancaire|bleue, carte de credit, cartes bancaires|bleues, mon|le|un|votre rib, iban, impot*,
      declaration d impots, declaration de revenus, patrimoine financier, mon epargne, epargne*, retraite,
      placements, mes actions boursieres, portefeuille d actions, combien d argent, combien gagne*, gagne t il|elle,
      je gagne, surendette*, decouvert bancaire, allocation chomage, decouvert, pension alimentaire, creancier*,
      mensualites, livret a, bourse personnelle, virement bancaire, coordonnees bancaires, numero de compte,
      combien je touche, mon compte en, fortune personnelle, riche ou pauvre, surendettement, mon heritage,
      l heritage de
      """,
    credentials: """
      mot de passe, mots de passe, mot secret, identifiants, mes|les identifiants, code pin, code secret,
      code confidentiel, code de securite|verification|confirmation|validation|acces|connexion,
      cle api|secrete|privee|wifi, cryptogramme*, code d acces, code de la porte, digicode*,
      numero de passeport|secu|securite|carte, phrase de recuperation, code wifi, question secrete, codes de secours,
      code de recuperation, code du coffre|portail|cadenas, cle wpa, puk
      """,
    identity: """
      qui est ce|cet|cette|ces homme|femme|personne|gars|garcon|fille|dame|monsieur, qui est ce $, qui est l homme,
      qui est la femme|personne|dame|fille, qui est le monsieur|garcon|type|gars,
      qui sont ces|les personnes|gens|hommes|femmes, qui est sur la|cette|ma photo|image, qui est sur l image,
      qui est dans|avec moi, qui est a cote, qui est ce sur|dans,
      comment s appelle cette|cet|ce|la|l femme|homme|personne|garcon|fille|dame|type,
      nom de cette|cet|la|l personne|femme|homme, identifi* cette|cet|la|l|ce personne|femme|homme|visage,
      reconnais tu|cette|cet personne|cette|cet|homme|femme, reconna* cette personne, reconna* ce visage,
      qui est il|elle, avec qui suis|etais,
      qui est la|le personne|fille|femme|garcon|type|gars|dame|monsieur a|sur|avec|derriere,
      connais tu cette|cet personne|cette|cet|femme|homme, la personne sur la photo, la femme sur la photo,
      l homme sur la photo
      """,
    harmless: """
      livre|livres|menu|menus|film|films|jeu|jeux pour enfants, menu enfant|enfants, petite fille aux allumettes,
      art islamique, musee juif, manifestation culturelle|sportive, mise a nu, retraite spirituelle,
      qui est l auteur|architecte, a ta|votre sante, hotel dieu, maison dieu
      """)
}
