extension TopicExamples {
  static let spanish = TopicExamples(
    "Spanish",
    sensitive: """
      ¿Qué medicamentos tomo?
      ¿Tengo diabetes?
      ¿Cuándo es mi próxima cita con el médico?
      ¿Qué dice mi análisis de sangre?
      ¿Está embarazada?
      ¿Qué religión tiene mi vecino?
      ¿Es musulmán?
      ¿Cuál es su orientación sexual?
      ¿Quién de ellos es gay?
      ¿De qué etnia es la mujer?
      ¿Cuál es el color de piel de esa persona?
      ¿A quién voté en las elecciones?
      ¿Qué partido político apoya mi jefe?
      ¿A qué colegio va mi hija?
      fotos de mis hijos
      ¿Cuánto gano al mes?
      ¿Cuál es el saldo de mi cuenta bancaria?
      ¿Cuántas deudas tengo?
      ¿Cuál es la contraseña del wifi?
      ¿Cuál es mi PIN?
      ¿Cuál es el número de mi tarjeta de crédito?
      ¿Quién es este hombre?
      ¿Quién es la mujer del vestido rojo?
      ¿Cómo se llama esta persona?
      capturas sobre salud mental
      todo sobre mi sueldo
      """,
    harmless: """
      ¿Cuándo sale mi vuelo?
      ¿Dónde comí esos fideos en mayo?
      ¿Cuánto costó la cena?
      ¿Cómo se llama el libro que fotografié?
      recibos de restaurantes
      ¿A qué hora abre el museo?
      ¿De qué andén sale mi tren?
      ¿Cuál era la dirección del hotel en Sevilla?
      recetas con garbanzos
      ¿Qué película quería ver?
      ¿Qué vino bebimos el viernes?
      ¿Cuánto dura la ruta hasta el lago?
      entradas de conciertos
      ¿Cuál es el número de pedido de mis zapatos?
      ¿Dónde se alquilan bicicletas?
      ¿Quién escribió esta novela?
      ¿Qué chaqueta estaba rebajada?
      ¿Cuánto tarda el arroz?
      pantallas con horarios de vuelos
      ¿Qué dice el cartel de la estación?
      ¿Cuándo llega el paquete?
      ¿Qué planta es esta?
      muebles que quiero comprar
      ¿Dónde está la catedral de las vidrieras azules?
      ¿Cuál es el peso neto del café?
      ¿A qué hora es el partido de fútbol?
      """)
}
