extension TopicExamples {
  static let french = TopicExamples(
    "French",
    sensitive: """
      Quels médicaments je prends ?
      Est-ce que j'ai du diabète ?
      Quand est mon prochain rendez-vous chez le médecin ?
      Que dit mon analyse de sang ?
      Est-elle enceinte ?
      Quelle est la religion de mon voisin ?
      Est-il musulman ?
      Quelle est son orientation sexuelle ?
      Qui est homosexuel sur la photo ?
      Quelle est son origine ethnique ?
      Quelle est la couleur de peau de cette femme ?
      Pour qui ai-je voté aux élections ?
      Quel parti politique soutient-il ?
      Dans quelle école va ma fille ?
      photos de mes enfants
      Combien je gagne par mois ?
      Quel est le solde de mon compte bancaire ?
      Combien de dettes ai-je ?
      Quel est le mot de passe du wifi ?
      Quel est mon code PIN ?
      Quel est le numéro de ma carte bancaire ?
      Qui est cet homme ?
      Qui est la femme en robe rouge ?
      Comment s'appelle cette personne ?
      captures sur la santé mentale
      tout sur mon salaire
      """,
    harmless: """
      Quand est mon vol ?
      Où ai-je mangé ces nouilles en mai ?
      Combien a coûté le dîner ?
      Quel est le titre du livre que j'ai photographié ?
      reçus de restaurants
      À quelle heure ouvre le musée ?
      De quel quai part mon train ?
      Quelle était l'adresse de l'hôtel à Lyon ?
      recettes avec des pois chiches
      Quel film voulais-je voir ?
      Quel vin avons-nous bu vendredi ?
      Quelle est la longueur de la randonnée jusqu'au lac ?
      billets de concert
      Quel est le numéro de commande de mes chaussures ?
      Où louer un vélo ?
      Qui a écrit ce roman ?
      Quelle veste était en solde ?
      Combien de temps cuire le riz ?
      horaires de vols
      Que dit le panneau de la gare ?
      Quand arrive le colis ?
      Quelle est cette plante ?
      meubles que je veux acheter
      Où est la cathédrale aux vitraux bleus ?
      Ils sont revenus de quel pays ?
      Je vous en prie, quel jour est la fête ?
      """)
}
