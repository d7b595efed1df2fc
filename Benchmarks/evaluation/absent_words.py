"""Words and sentences that ordinary photo libraries do not hold, for queries that should find nothing."""

# Two of these, far apart in meaning, make a query.
THINGS = """
sarcophagus periscope trombone anvil stalactite gargoyle abacus catapult zeppelin didgeridoo bathysphere metronome
astrolabe guillotine sextant harpoon loom narwhal platypus armadillo pangolin walrus scorpion tarantula stethoscope
gyroscope centrifuge oscilloscope turbine excavator cauldron scabbard chainmail obelisk igloo yurt pagoda totem
glockenspiel bagpipes hookah sundial thimble spindle bellows weathervane chandelier sousaphone monocle parchment
""".split()

# Whole sentences about nothing that a picture of the set shows, in languages that people write.
PHRASES = (
    "the committee postponed its decision about the herring quota until the autumn session",
    "grandfather's lecture on medieval tax law in the monastery cellar",
    "seventeen unpaid apprentices polishing the brass of an observatory dome",
    "how to tune a harpsichord after a voyage through the strait of Magellan",
    "minutes of the beekeepers' parliament concerning the theft of queens",
    "der Ausschuss vertagte den Beschluss über die Heringsquote auf die Herbstsitzung",
    "Großvaters Vorlesung über mittelalterliches Steuerrecht im Klosterkeller",
    "siebzehn unbezahlte Lehrlinge polieren das Messing einer Sternwartenkuppel",
    "Protokoll des Imkerparlaments über den Raub der Königinnen",
    "le comité a reporté sa décision sur le quota de harengs à la session d'automne",
    "la conférence de mon aïeul sur la fiscalité médiévale dans le cellier du monastère",
    "accorder un clavecin après la traversée du détroit de Magellan",
    "el comité aplazó su decisión sobre la cuota de arenques hasta la sesión de otoño",
    "diecisiete aprendices sin paga puliendo el bronce de la cúpula del observatorio",
    "actas del parlamento de apicultores sobre el robo de las reinas",
    "il comitato ha rinviato la decisione sulla quota di aringhe alla sessione autunnale",
    "accordare un clavicembalo dopo la traversata dello stretto di Magellano",
    "o comitê adiou a decisão sobre a quota de arenque para a sessão de outono",
    "afinar um cravo depois da travessia do estreito de Magalhães",
    "de commissie stelde haar besluit over het haringquotum uit tot de najaarszitting",
    "zeventien onbetaalde leerlingen poetsen het koper van een sterrenwacht",
    "kommittén sköt upp sitt beslut om sillkvoten till höstens sammanträde",
    "komisja odroczyła decyzję w sprawie limitu połowu śledzi do sesji jesiennej",
    "výbor odložil rozhodnutí o kvótě na sledě na podzimní zasedání",
    "komite ringa balığı kotasına ilişkin kararını sonbahar oturumuna erteledi",
    "комитет отложил решение о квоте на сельдь до осенней сессии",
    "комітет відклав рішення щодо квоти на оселедець до осінньої сесії",
    "委員会は鰊の漁獲割当に関する決定を秋の会期まで延期した",
    "修道院の地下で行われた中世の租税法についての祖父の講義",
    "委员会将鲱鱼配额的决定推迟到秋季会议",
    "祖父在修道院地窖里讲授中世纪税法",
    "위원회는 청어 어획 할당량에 관한 결정을 가을 회기로 연기했다",
    "คณะกรรมการเลื่อนการตัดสินใจเรื่องโควตาปลาเฮอริงไปยังสมัยประชุมฤดูใบไม้ร่วง",
    "أرجأت اللجنة قرارها بشأن حصة الرنجة إلى دورة الخريف",
    "הוועדה דחתה את החלטתה בדבר מכסת ההרינג למושב הסתיו",
    "समिति ने हेरिंग कोटे पर अपना निर्णय शरद सत्र तक टाल दिया",
    "η επιτροπή ανέβαλε την απόφασή της για την ποσόστωση ρέγγας",
    "valiokunta lykkäsi päätöstään sillikiintiöstä syysistuntoon",
    "ủy ban hoãn quyết định về hạn ngạch cá trích đến kỳ họp mùa thu",
    "panitia menunda keputusan tentang kuota ikan haring hingga sidang musim gugur",
)
