/// What laboratories measure, by one name each, with other names and languages. A name that begins with `=` is measured
/// in food, too. A word table.
enum LabWords {
  static let all: [String: [String]] = [
    "hemoglobin": [
      "b hb", "b hemoglobin", "b hemoglobiini", "blodprocent", "hemoglobin hb",
      "hemoglobin", "haemoglobin", "hamoglobin", "hemoglobine", "hemoglobina", "emoglobina", "hgb",
      "hemoglobiini", "hb", "血红蛋白", "血色素", "ヘモグロビン", "гемоглобин", "헤모글로빈",
    ],
    "hematocrit": [
      "hkr", "evf", "b evf", "b hkr", "ヘマト",
      "hematocrit", "haematocrit", "hamatokrit", "hematocrite", "hematocrito", "ematocrito", "hct",
      "hematokryt", "hematokrit", "hematokriitti", "hkt", "红细胞压积", "ヘマトクリット", "гематокрит",
    ],
    "leukocytes": [
      "leuk", "b leuk", "lpk", "b lpk", "leucocytes totaux",
      "leukocytes", "leucocytes", "leukozyten", "leucocitos", "leucociti", "globuli bianchi", "wbc",
      "white blood cells", "white blood cell count", "leukocyten", "leukocyter", "leukosyytit", "leukocyty", "白细胞",
      "白血球", "лейкоциты", "globules blancs",
    ],
    "erythrocytes": [
      "eryt", "b eryt", "epk", "b epk", "erythrocyten",
      "erythrocytes", "erythrozyten", "hematies", "eritrocitos", "hematies globules rouges",
      "eritrociti", "globuli rossi", "rbc", "red blood cells", "red blood cell count", "erythrocyten", "erytrocyter",
      "erytrosyytit", "erytrocyty", "红细胞", "赤血球", "эритроциты",
    ],
    "platelets": [
      "tromb", "b tromb", "tpk", "b tpk", "thrombocytes", "plaquettes sanguines",
      "platelets", "platelet count", "thrombozyten", "plaquettes", "plaquetas", "piastrine", "plt",
      "trombocyten", "trombocyter", "trombosyytit", "plytki krwi", "trombocyty", "血小板", "тромбоциты",
    ],
    "cell volume": ["mcv", "vgm", "vcm"], "cell hemoglobin": ["mch", "tcmh", "ccmh", "mchc", "hcm", "chcm"],
    "cell width": ["rdw", "rdw cv", "rdw sd", "mpv", "pdw"],
    "neutrophils": [
      "neutrophils", "neutrophile", "polynucleaires neutrophiles", "neutrofilos", "neutrofili",
      "neutrofielen", "neutrofila", "neutrofiilit", "neutrofile", "neutrofily", "中性粒细胞", "好中球", "нейтрофилы",
    ],
    "lymphocytes": [
      "lymphocytes", "lymphozyten", "linfocitos", "linfociti", "lymfocyten", "lymfocyter",
      "lymfosyytit", "limfocyty", "lymfocyty", "淋巴细胞", "リンパ球", "лимфоциты",
    ],
    "monocytes": [
      "monocytes", "monozyten", "monocitos", "monociti", "monocyter", "monosyytit", "monocyty", "单核细胞",
      "単球",
    ],
    "eosinophils": [
      "eosinophils", "eosinophile", "eosinofilos", "eosinofili", "eozynofile", "eosinofily", "嗜酸性粒细胞",
      "好酸球",
    ],
    "basophils": ["basophils", "basophile", "basofilos", "basofili", "bazofile", "basofily", "好塩基球"],
    "creatinine": [
      "krea", "p krea", "s krea", "p kreatinin", "s kreatinin", "kreatynina w surowicy", "kreatinina",
      "creatinina serica",
      "creatinine", "kreatinin", "creatinina", "kreatinine", "kreatiniini", "kreatynina", "肌酐", "クレアチニン",
      "креатинин", "crea",
    ],
    "urea": [
      "ureia", "karbamid", "p urea", "s urea",
      "urea", "bun", "blood urea nitrogen", "harnstoff", "uree", "urea bun", "azotemia", "ureum", "mocznik",
      "mocovina", "尿素", "尿素窒素", "мочевина",
    ],
    "filtration": ["egfr", "gfr", "dfg", "filtrado glomerular", "mdrd", "ckd epi"],
    "uric acid": [
      "uric acid", "harnsaure", "acide urique", "acido urico", "urinezuur", "urat", "kwas moczowy",
      "kyselina mocova", "尿酸",
    ],
    "alanine": [
      "p alat", "s alat", "alanina aminotransferase", "alt", "gpt", "alat", "alt gpt", "alt sgpt", "sgpt", "gpt alt",
      "tgp", "谷丙转氨酶", "丙氨酸氨基转移酶", "алт",
    ],
    "aspartate": [
      "p asat", "s asat", "ast", "got", "asat", "ast got", "ast sgot", "sgot", "got ast", "tgo", "谷草转氨酶", "аст",
    ],
    "glutamyl": ["p gt", "gt gamma", "ggt", "gamma gt", "gamma glutamyl", "γ gtp", "γ gt", "gamma gtp", "ggtp"],
    "phosphatase": [
      "alp", "alkaline phosphatase", "alkalische phosphatase", "phosphatases alcalines",
      "fosfatasa alcalina", "fosfatasi alcalina",
    ],
    "bilirubin": [
      "bilirubin", "total bilirubin", "bilirubine", "bilirubina", "bilirubine totale", "胆红素", "总胆红素",
      "ビリルビン", "билирубин",
    ],
    "low density": [
      "ldl", "ldl c", "ldl cholesterol", "ldl cholesterin", "colesterol ldl", "colesterolo ldl",
      "ldl kolesterol",
    ],
    "high density": [
      "hdl", "hdl c", "hdl cholesterol", "hdl cholesterin", "colesterol hdl", "colesterolo hdl",
      "hdl kolesterol",
    ],
    "triglycerides": [
      "p trigly", "trigly", "fp trigly", "trigliceridy",
      "triglycerides", "triglyceride", "trigliceridos", "trigliceridi", "triglyceriden",
      "triglycerider", "triglyseridit", "trojglicerydy", "triglyceridy", "甘油三酯", "中性脂肪",
    ],
    "=cholesterol": [
      "colesterol total", "colesterolo totale", "cholesterol calkowity", "p kol", "fp kol", "kokonaiskolesteroli",
      "cholesterol total", "gesamtcholesterin", "totaal cholesterol", "总胆固醇 tc",
      "cholesterol", "total cholesterol", "cholesterin", "cholesterin gesamt", "colesterol",
      "colesterolo", "kolesterol", "kolesteroli", "总胆固醇", "胆固醇", "総コレステロール",
    ],
    "glucose": [
      "glicose", "glukos", "p glukos", "fp glukos", "b glukos", "gluk", "fp gluk", "p gluk", "b gluk", "p glukose",
      "glucose nuchter", "glycaemie", "空腹血糖", "空腹時血糖", "blood glucose", "blood sugar", "glicemia em jejum", "glucemia",
      "glucose", "fasting glucose", "glukose", "nuchternglukose", "blutzucker", "glycemie", "glucosa",
      "glicemia", "glucosio", "glukoosi", "glukoza", "葡萄糖", "血糖", "血糖値",
    ],
    "long-term sugar": [
      "b hba1c", "p hba1c", "hemoglobina glicada", "hemoglobina glicosilada", "emoglobina glicata", "hba1c", "hb a1c",
      "hemoglobin a1c", "glycated hemoglobin", "糖化血红蛋白",
    ],
    "c-reactive": [
      "p crp", "s crp", "proteina c reativa",
      "crp", "c reactive protein", "c reaktives protein", "proteine c reactive", "proteina c reactiva",
      "proteina c reattiva", "c反応性蛋白", "c反应蛋白",
    ],
    "sedimentation": [
      "esr", "bsg", "blutsenkung", "vitesse de sedimentation", "velocidad de sedimentacion", "ves",
      "ob", "sedimentation rate",
    ],
    "thyrotropin": ["p tsh", "s tsh", "促甲状腺激素", "tsh", "thyroid stimulating hormone", "tsh basal"],
    "thyroxine": [
      "ft4", "free t4", "t4 libre",
      "ft3", "free t3",
    ],
    "ferritin": [
      "p ferrit", "s ferrit", "p ferritin", "ferritiini", "ferritin", "ferritine", "ferritina", "ferrytyna", "铁蛋白",
      "フェリチン",
    ],
    "transferrin": [
      "transferrin",
      "transferrine", "transferrina",
    ],
    "prostate": ["psa", "prostate specific antigen"],
    "coagulation": [
      "inr", "ptt", "aptt", "quick", "tp",
      "prothrombin time", "prothrombinzeit",
    ], "d-dimer": ["d dimer", "d dimere", "d dimero"],
    "dehydrogenase": ["ldh"], "kinase": ["ck", "cpk", "creatine kinase"], "lipase": ["lipase", "lipasi", "lipasa"],
    "amylase": ["amylase", "amilasa", "amilasi", "アミラーゼ"],
    "albumin": ["albumin", "albumine", "albumina", "白蛋白", "アルブミン"],
    "fibrinogen": [
      "fibrinogen", "fibrinogene",
      "fibrinogeno",
    ], "troponin": ["troponin", "troponin t", "troponine"],
    "cortisol": ["cortisol", "kortisol", "testosterone", "testosteron", "estradiol", "prolactin", "progesterone"],
    "=vitamin d": ["vitamin d 25 oh", "25 oh vitamin d", "25 hydroxyvitamin d"],
    "=b12": [
      "vitamin b12", "folate",
      "folsaure", "vitamine b12",
    ],
    "=sodium": ["p na", "s na", "sodium", "natrium", "sodio", "钠"],
    "=potassium": ["p k", "s k", "potassium", "kalium", "potasio", "potassio", "钾"],
    "=calcium": ["calcium", "kalzium", "calcio"], "chloride": ["chloride", "chlorid", "cloruro", "氯"],
    "=iron": ["iron", "eisen", "fer serique", "hierro", "ferro", "sideremia"],
    "=protein": [
      "total protein",
      "gesamteiweiss", "proteines totales", "総蛋白", "总蛋白",
    ], "=magnesium": ["magnesium", "magnesio"],
  ]
}
