extension TopicWords {
  static let english = TopicWords(
    health: """
      health, illness*, disease*, sickness, symptom*, diagnos*, medical, medicine*, medicati*, prescription*,
      prescribed, doctor, doctors, physician*, dentist*, nurse, hospital, hospitals, clinic, clinics, surgery,
      surgeries, therapy, therapist*, psychiatr*, psychologist*, psychotherap*, pregnan*, miscarriage*, abortion*,
      fertility, ivf, menstrua*, menopaus*, period tracker, cancer, tumor*, tumour*, diabet*, depress*, anxiety,
      bipolar, schizophren*, autis*, adhd, dementia, alzheimer*, epilep*, asthma, hiv, covid, vaccin*,
      blood pressure|test|tests|type|sugar|work|group, cholesterol, allergy, allergies, allergic, disabled,
      disability, disabilities, wheelchair user*, my weight, lose weight, losing weight, body weight, weight loss,
      bmi, heart rate|attack|disease|condition, mental illness, am|is|are|feel|feeling i|he|she|they|we sick|ill,
      sick leave, addict*, alcoholic*, rehab, overdose, suicid*, self harm, eating disorder*, anorexi*, bulimi*,
      pills, insulin, chemotherapy, x ray, mri scan*, lab results, test results, antidepressant*, painkiller*,
      genetic test*, dna test*, hypertension, migraine*, insomnia, therapy session, blood results, ultrasound,
      hormone*, obese, obesity, panic attack*, hearing aid*, dialysis, inhaler*, ill with, side effects, medicated,
      infection*, std, heart surgery, gynecolog*, dermatolog*, cardiolog*, oncolog*, had a stroke, a stroke $, mri,
      sleeping|take|taking|took tablets
      """,
    religion: """
      religio*, faith, pray, prays, prayed, praying, prayer*, worship*, muslim*, islam*, jew, jews, jewish, judaism,
      hindu, hindus, hinduism, buddhis*, sikh*, christians, christianity, a|he|she|they|i christian,
      christian faith|church|group, catholic*, protestant*, evangelical*, baptis*, mormon*, jehovah*,
      orthodox church|christian, atheis*, agnostic*, bible study|group|verse*, quran, koran, torah, ramadan,
      bar|bat mitzvah, first communion, confession*, rosary, which church|mosque|synagogue|temple does|do|did,
      go|goes|going|went|attend|attends|attended to church|mosque|synagogue|temple|mass,
      attend|attends|attended church|mass, my|his|her|their|our church|mosque|synagogue|parish,
      believe|believes in god, sunday service, church member*|service*|attendance, parish*, priest, rabbi, imam,
      holy communion, sabbath, spiritual beliefs, faiths, hajj, pilgrim*, my|our|his|her pastor
      """,
    sexuality: """
      sex, sexual*, sexting, gay, gays, lesbian*, bisexual*, homosexual*, heterosexual*, queer, transgender,
      transsexual*, trans person|people|man|woman, lgbt*, nude, nudes, nudity, naked, porn*, erotic*, kink*, fetish*,
      condom*, strip club*, hookup*, one night stand*, cheating on me|him|her, straight or gay, sex life, libido,
      intimate photo*|picture*, in bed with, coming out, he|she|they|is|am|are trans, trans rights
      """,
    ethnicity: """
      ethnic*, racial*, what|which race am|is|are, race or, skin colour|color, nationality, nationalities,
      national origin, immigrant*, immigration status, migrant*, refugee*, asylum seeker*, caucasian*,
      african american*, hispanic*, black|white|asian|arab|brown people|person|persons|man|men|woman|women|guys,
      indigenous people*, gypsies, arabs, mixed race, of african|asian|arab|jewish|european descent,
      look|looks asian|arab|african|foreign, ancestry, foreigner*, skin tone, from ethnically, black or white, arab,
      chinese or japanese
      """,
    politics: """
      politic*, vote, votes, voted, voting, voter*, ballot*, election*, democrats, republicans,
      a|he|she|they|i democrat, a|he|she|they|i republican, left wing, right wing, far left|right, socialist*,
      socialism, communis*, fascis*, labour party, conservative party, green party, tory, tories, protest, protests,
      protester*, protesting, trade union*, union member*, labor union*, campaign rally, party member*, activis*,
      abortion rights, gun control, left leaning, right leaning, political*, senator, congressman,
      campaign donation*, party membership, which party do|does, immigration policy, brexit
      """,
    children: """
      child, children, kid, kids, toddler*, newborn*, infant*, my|our|his|her|their|the baby, babies,
      baby photo*|picture*, my|our|his|her|their son|sons|daughter|daughters|grandson|granddaughter|grandchildren,
      son s, daughter s, minors, under age*, underage*, teenage*, school report*, schoolchildren, kindergart*,
      nursery school, daycare, pupils, my|our|his|her|their little one|ones|girl|boy, schoolgirl*, schoolboy*,
      nephew, niece, preschool*, kid s, pregnancy scan, foster child
      """,
    finances: """
      financ*, salary, salaries, payslip*, pay slip*, paycheck*, pay check*, income, wage, wages, debt, debts,
      mortgage*, loan, loans, bank account*|balance*|statement*|detail*|transfer*|card*, account balance*|number*,
      my bank, iban, credit card*|score*|limit*|history, debit card*, card number*, tax return*, taxes, my tax,
      net worth, pension, retirement savings|account|fund, savings, investment*, invested, stock portfolio,
      my stocks|shares|portfolio, crypto wallet*, bitcoin*, how much money do|does|did,
      how much do|does i|he|she|we|they earn|make|owe, do|does i|he|she|we|they owe, afford, bankrupt*, insolven*,
      household budget, my budget, unemployment benefit*, my rich, am|are|is i|we|he|she|they rich|poor|broke,
      overdraft, my savings, creditor*, repayments, refinance, dividend*, inheritance, alimony, wealth, wealthy,
      financial situation, brokerage, invest in, my pension, bank details, balance of my, my balance
      """,
    credentials: """
      password*, passcode*, passphrase*, pass code*, pin code*, pin number*, my|the|a|bank|card|sim pin, credential*,
      login*, log in details|data|name, sign in details, username and, api key*, secret key*, private key*,
      access token*, seed phrase*, recovery phrase|code|codes|key, security code*, verification code*,
      one time code*|password*, two factor code*, 2fa, otp, cvv, cvc, access code*, door code*, alarm code*,
      unlock code*, passport number*, social security number*, ssn, national insurance number*, wifi key,
      sign in code, recovery codes, backup codes, security question*, master password, private keys, wallet seed,
      wpa key, combination of the safe, safe combination, code for the safe|door|alarm|gate
      """,
    identity: """
      who is|was this|that person|man|woman|guy|girl|boy|lady|people|in|next|with|standing|sitting|$,
      who is|was|are|were the person|man|woman|guy|girl|boy|lady|people|persons|men|women|guys|couple|stranger*,
      who is|are|was|were in the|this|that|my|these photo*|picture*|image*|selfie*|shot*|screenshot*,
      who are|were these|those|they people|persons|men|women|guys|girls|boys|in|$, who are they,
      who s this|that person|man|woman|guy|girl|boy|lady|in, whose face|faces,
      identify this|that|the|these|him|her|them|people,
      recognise|recognize this|that|the|him|her person|man|woman|guy|face, recogni* him|her,
      name of this|that|the person|man|woman|guy|girl|boy|lady|people, who is he|she, who s he|she|that|this,
      which person|people is|are, who am i with, who was i with, what is his|her name, what s his|her name,
      photos of a|one certain|specific|particular person, a stranger s face,
      the person|man|woman|girl|guy|boy in the photo|picture|image, do you know this|that man|woman|person|guy,
      name of the person|man|woman|girl|guy, who s the guy|man|woman|girl|boy|lady|person, who s next|beside|behind,
      who is beside|behind
      """,
    harmless: """
      children|kids s book|books|museum|museums|menu|menus|toy|toys|clothes|film|films|movie|movies|song|songs,
      kids|children book|books|menu|menus|museum|toys|movie|movies, kid friendly, child friendly, kid rock,
      destiny s child, doctor who|strange|zhivago|dolittle|doom, doc martens, sex and the city, sex education,
      sex pistols, health bar, health food*, gay lussac, george michael s faith, faith no more, faith hill,
      identify this|that|the plant*|bird*|flower*|tree*|song*|font*,
      identify this|that|the building*|painting*|dish*|car*|mushroom*|animal*,
      identify the|this|that place|landmark|product|book, recognise|recognize the place|song,
      who is this by|from|for|song, credit card sized, baby carrot*, baby spinach, baby driver, baby blue,
      tropic of cancer, great depression, naked juice, naked cake*, naked eye, naked gun, blood orange*, islamic art,
      jewish museum, buddhist temple*, catholic cathedral, nurse shark*, financial times, nobel prize in medicine,
      who s this by|from|for|song, christian dior|louboutin|bale|slater, child ticket*|seat*,
      vote for the best dish|song|photo, pin board, prayer flag*, prayer plant*, hindu kush, medicine ball*,
      the clinic bar, stroke of genius, god of war,
      trans fat|fats|siberian|europe|europa|atlantic|canada|canadian|am
      """)
}
