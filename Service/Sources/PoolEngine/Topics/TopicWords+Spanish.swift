extension TopicWords {
  static let spanish = TopicWords(
    health: """
      salud, enfermo, enferma, enfermos, enfermedad*, enfermer*, medico, medicos, medica, medicas, doctora,
      dentista*, hospital, hospitales, clinica, clinicas, diagnos*, medicamento*, medicina, medicinas, medicacion,
      receta medica, recetas medicas, sintoma*, embaraz*, aborto*, terapia, terapias, terapeuta*, psiquiatr*,
      psicolog*, depresion, depresivo*, ansiedad, diabet*, presion arterial, tension arterial, analisis de sangre,
      tipo|grupo de sangre|sanguineo, grupo sanguineo, colesterol, alergia*, alergico*, alergica*, vacuna*,
      discapacid*, discapacitad*, mi|su peso, perder peso, bajar de peso, cirugia*, tumor*, cancer, vih, sida,
      la|mi|de droga, drogas, drogadict*, adiccion*, alcoholic*, mi|su regla, menstruacion*, autis*, baja medica,
      historia clinica, historial medico, suicid*, hipertension, pastilla, pastillas, migrana*, insomnio, ecografia*,
      hormona*, hormonal*, obeso, obesa, obesidad, ataque de panico, infeccion*, ictus, infarto*, cardiolog*,
      ginecolog*, dermatolog*, efectos secundarios, tratamiento medico, resultados de la analitica|prueba, analitica,
      analiticas
      """,
    religion: """
      religi*, creencia*, creyente*, mi|su|la fe, musulman*, islam*, judio*, judia, judias religiosas, judaismo,
      cristiano, cristianos, cristiana, cristianismo, catoli*, protestante*, evangelic*, budis*, hindu*, ateo*,
      atea*, rezar, rezo, reza, oracion, oraciones, ir|voy|va|vamos a misa, a|de misa, a la mezquita,
      a la iglesia los, bautizo*, bautizado*, ramadan, coran, comunion, confesion*, sacerdote*, cura parroco,
      rabino*, iman de la mezquita, parroquia*, peregrin*, cuaresma, sabado santo, cree|creo|creen en dios,
      primera comunion, en dios
      """,
    sexuality: """
      sexo, sexual*, gay, gays, lesbian*, homosexual*, bisexual*, heterosexual*, transexual*, transgenero*, desnud*,
      porno*, erotic*, condon*, preservativo*, infidelidad*, me engana mi, hetero, vida sexual,
      foto|fotos intima|intimas, salir del armario, es|persona|mujer|hombre trans
      """,
    ethnicity: """
      etnia*, etnic*, color de piel, color de la piel, raza soy|es|son|eres, que raza, racial*, nacionalidad*,
      inmigrante*, migrante*, refugiado*, gitano*, gitana*, origen etnico|africano|arabe|asiatico, ascendencia*,
      persona|personas|hombre|hombres|mujer|mujeres|gente negra|negras|negro|negros|blanca,
      persona|personas|hombre|hombres|mujer|mujeres|gente blancas|asiatica|asiaticas|arabe|arabes, tono de piel,
      de que pais es esa, extranjero|extranjeros o, mestizo*, mulato*, indigena*
      """,
    politics: """
      politic*, voto, votos, votar, vote en las, votado, voto por, eleccion, elecciones, electoral*,
      partido politico, partidos politicos, que partido apoy*|vot*, mi partido politico, izquierdista*, derechista*,
      extrema derecha|izquierda, socialista*, comunista*, sindicato*, sindicalista*, manifestacion, manifestaciones,
      militancia*, protesta, protestas, de derechas, de izquierdas, vota, votan, afiliado al|a, diputado*, papeleta*,
      militante*, vota a
      """,
    children: """
      nino, ninos, nina, ninas, hijo, hijos, hija, hijas, bebe, bebes, menor|menores de edad, nieto*, nieta*,
      recien nacido*, guarderia*, boletin escolar, notas del colegio, adolescente*, escuela|educacion infantil,
      escolares, mi peque, peques, sobrino*, sobrina*, crio, crios, criatura*, guarderia, colegio de mi,
      mi pequeno|pequena, ahijado*, chiquillo*
      """,
    finances: """
      finan*, salario*, sueldo*, nomina*, ingresos, mis ingresos, deuda*, debo al banco, prestamo*, hipoteca*,
      cuenta bancaria, cuentas bancarias, cuenta del|corriente banco, cuenta corriente, saldo de|bancario|en mi,
      saldo bancario, extracto*|extractos bancario*, tarjeta|tarjetas de credito|debito, numero de cuenta|tarjeta,
      iban, impuestos, mi impuesto, declaracion de la renta, declaracion de impuestos, patrimonio neto, ahorro*,
      inversion*, invertido*, mis acciones, pension de jubilacion, mi pension, jubilacion, cuanto dinero,
      cuanto gano|gana|ganan|cobro|cobra, arruinad*, prestacion por desempleo, descubierto bancario, herencia,
      pension alimenticia, acreedor*, cuota de la|del hipoteca|prestamo, transferencia bancaria, datos bancarios,
      plan de pensiones, irpf, fortuna personal, rico o pobre
      """,
    credentials: """
      contrasena*, clave de acceso|wifi|seguridad|la|mi, mi clave, claves de acceso, clave secreta, clave privada,
      codigo pin, el|mi|un pin, codigo de seguridad|verificacion|acceso|confirmacion, codigo secreto, credencial*,
      usuario y contrasena, datos de acceso, clave api, token de acceso, frase semilla, frase de recuperacion,
      numero de pasaporte|dni|seguridad, numero del pasaporte, pregunta de seguridad,
      codigos de recuperacion|respaldo, codigo de la puerta|caja|alarma, combinacion de la caja, clave del wifi, puk
      """,
    identity: """
      quien es este|esta|ese|esa|aquel|el|la hombre|mujer|persona|chico|chica|senor|senora|tipo|nino|nina|$,
      quienes son estas|estos|esas|esos|las|los personas|hombres|mujeres|chicos|chicas|$, quien es $,
      quien sale|aparece|esta en la|esta|mi|el foto|imagen|fotografia, quien esta en|a|con|conmigo, quien sale en,
      quienes salen|aparecen|estan en, como se llama este|esta|ese|esa|el|la hombre|mujer|persona|chico|chica|senor,
      nombre de esta|este|esa|ese|la|del persona|mujer|hombre|chico|chica,
      identific* a|esta|este|la|al persona|esta|este|hombre, reconoce* a|esta|este esta|este|persona|cara,
      quien es el|ella, con quien estoy|estaba,
      quien es la|el|esa|ese|esta|este chica|chico|mujer|hombre|persona|senor|senora que, quien esta a|al|detras,
      la persona de la foto, la mujer de la foto, el hombre de la foto, conoces a esta|este|esa
      """,
    harmless: """
      libro|libros|menu|menus|cuento|cuentos|pelicula|peliculas|parque|parques infantil|infantiles,
      menu de ninos|ninas, fenomeno del nino, el nino jesus restaurante, museo judio, arte islamico,
      judias verdes|blancas|pintas, quien es el autor, partido de futbol|tenis|baloncesto, salud y amor,
      quien es la autora, ahorro de energia, san pedro de dios, plaza de dios
      """)
}
