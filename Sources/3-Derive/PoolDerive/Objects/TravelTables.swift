/// Codes of airlines and airports, and the kinds of trains. Facts, chosen by how often they are met.
package enum TravelTables {
  /// IATA designators of airlines.
  package static let airlines: [String: String] = table(
    """
    LH Lufthansa|BA British Airways|AF Air France|KL KLM|IB Iberia|VY Vueling|FR Ryanair|U2 easyJet|W6 Wizz Air|\
    EW Eurowings|LX SWISS|OS Austrian|SN Brussels Airlines|AZ ITA Airways|TP TAP Air Portugal|SK SAS|DY Norwegian|\
    D8 Norwegian|AY Finnair|LO LOT|OK Czech Airlines|TK Turkish Airlines|PC Pegasus|XQ SunExpress|A3 Aegean|\
    FI Icelandair|EI Aer Lingus|BT airBaltic|RO TAROM|JU Air Serbia|OU Croatia Airlines|UX Air Europa|HV Transavia|\
    TO Transavia|LS Jet2|BY TUI|X3 TUIfly|DE Condor|LG Luxair|WF Widerøe|AA American Airlines|DL Delta|UA United|\
    WN Southwest|B6 JetBlue|AS Alaska|NK Spirit|F9 Frontier|HA Hawaiian|AC Air Canada|WS WestJet|AM Aeroméxico|\
    Y4 Volaris|VB Viva|AV Avianca|LA LATAM|CM Copa|G3 GOL|AD Azul|AR Aerolíneas Argentinas|JJ LATAM|EK Emirates|\
    QR Qatar Airways|EY Etihad|FZ flydubai|G9 Air Arabia|SV Saudia|MS EgyptAir|RJ Royal Jordanian|GF Gulf Air|\
    WY Oman Air|KU Kuwait Airways|ME MEA|LY El Al|AT Royal Air Maroc|TU Tunisair|ET Ethiopian|KQ Kenya Airways|\
    SA South African|JL Japan Airlines|NH ANA|MM Peach|GK Jetstar Japan|BC Skymark|HD AIRDO|KE Korean Air|OZ Asiana|\
    7C Jeju Air|TW T'way|LJ Jin Air|BX Air Busan|CA Air China|MU China Eastern|CZ China Southern|HU Hainan|\
    3U Sichuan|ZH Shenzhen|MF Xiamen|FM Shanghai Airlines|9C Spring|HO Juneyao|CX Cathay Pacific|UO HK Express|\
    HX Hong Kong Airlines|CI China Airlines|BR EVA Air|IT Tigerair Taiwan|SQ Singapore Airlines|TR Scoot|\
    MH Malaysia Airlines|AK AirAsia|D7 AirAsia X|OD Batik|TG Thai|FD Thai AirAsia|PG Bangkok Airways|\
    VN Vietnam Airlines|VJ VietJet|GA Garuda|JT Lion Air|QZ AirAsia|PR PAL|5J Cebu Pacific|AI Air India|6E IndiGo|\
    UK Vistara|SG SpiceJet|IX Air India Express|QP Akasa|UL SriLankan|QF Qantas|JQ Jetstar|VA Virgin Australia|\
    NZ Air New Zealand|FJ Fiji Airways|VS Virgin Atlantic|BE Flybe|LM Loganair|4Y Discover|V7 Volotea|TB TUI fly|\
    A5 Hop|KM KM Malta|CY Cyprus Airways|FB Bulgaria Air|EN Air Dolomiti|QS Smartwings|SU Aeroflot|S7 S7|\
    HY Uzbekistan|KC Air Astana|J2 AZAL|PS UIA
    """)

  /// IATA codes of airports.
  package static let airports: Set<String> = Set(
    """
    FRA MUC BER HAM DUS CGN STR HAJ NUE LEJ DRS BRE DTM HHN NRN FMM ZRH GVA BSL BRN VIE GRZ SZG INN LNZ LHR LGW STN \
    LTN LCY MAN EDI GLA BHX BRS NCL LPL BFS DUB ORK SNN CDG ORY NCE LYS MRS TLS BOD NTE BVA LIL SXB AMS EIN RTM BRU \
    CRL LUX MAD BCN AGP PMI ALC VLC SVQ BIO IBZ TFS TFN LPA ACE FUE SCQ LIS OPO FAO FNC PDL FCO CIA MXP LIN BGY VCE \
    NAP BLQ TRN PSA CTA PMO BRI CAG OLB ATH SKG HER RHO CFU JTR JMK CPH BLL AAL ARN GOT BMA MMX NYO OSL BGO TRD SVG \
    TOS HEL TMP OUL RVN KEF RIX TLL VNO WAW KRK GDN WRO KTW POZ WMI RZE PRG BRQ BTS BUD DEB OTP CLJ TSR IAS SOF VAR \
    BOJ BEG SKP TIA TGD ZAG SPU DBV ZAD PUY LJU SJJ IST SAW AYT ESB ADB DLM BJV TZX LCA PFO MLA TLV AMM BEY CAI HRG \
    SSH RMF CMN RAK AGA FEZ TNG TUN DJE ALG JFK EWR LGA BOS PHL IAD DCA BWI ATL CLT MIA FLL MCO TPA RDU BNA ORD MDW \
    DTW MSP STL CLE CVG PIT IND DFW DAL IAH HOU AUS SAT DEN SLC PHX LAS LAX SAN SFO SJC OAK SEA PDX SMF ANC HNL OGG \
    MSY MCI YYZ YUL YVR YYC YOW YEG YHZ MEX CUN GDL MTY SJD TIJ HAV PUJ SDQ SJU PTY SJO BOG MDE CTG UIO LIM CUZ SCL \
    EZE AEP MVD GRU GIG CGH BSB SSA REC FOR CNF POA CWB VCP DXB AUH DOH SHJ RUH JED DMM BAH KWI MCT IKA ADD NBO MBA \
    DAR ZNZ JNB CPT DUR LOS ACC DSS MRU SEZ NRT HND KIX ITM NGO CTS FUK OKA SDJ HIJ KOJ ICN GMP PUS CJU TAE PEK PKX \
    PVG SHA CAN SZX CTU TFU CKG XIY HGH NKG WUH KMG XMN TAO CSX DLC SHE TSN HAK SYX HKG MFM TPE TSA KHH SIN KUL PEN \
    BKI BKK DMK HKT CNX USM KBV SGN HAN DAD CXR PQC CGK DPS SUB MNL CEB DEL BOM BLR MAA HYD CCU COK GOI AMD CMB MLE \
    KTM DAC ISB LHE KHI SYD MEL BNE PER ADL OOL CNS HBA AKL CHC WLG ZQN NAN PPT SVO DME LED TBS EVN GYD TAS ALA NQZ
    """.split(separator: " ").map(String.init))

  /// Kinds of trains as they stand before a number, folded, with who runs them; empty where several do.
  package static let trains: [String: String] = [
    "ice": "Deutsche Bahn", "ic": "", "ec": "", "ece": "", "re": "", "rb": "", "ire": "", "tgv": "SNCF", "ter": "SNCF",
    "intercites": "SNCF", "ouigo": "SNCF", "inoui": "SNCF", "tgvinoui": "SNCF", "thalys": "Eurostar",
    "eurostar": "Eurostar", "est": "Eurostar", "ave": "Renfe", "avlo": "Renfe", "alvia": "Renfe", "iryo": "Iryo",
    "frecciarossa": "Trenitalia", "frecciargento": "Trenitalia", "frecciabianca": "Trenitalia", "italo": "Italo",
    "intercity": "", "rj": "ÖBB", "rjx": "ÖBB", "railjet": "ÖBB", "nj": "ÖBB", "nightjet": "ÖBB", "flx": "FlixTrain",
    "flixtrain": "FlixTrain", "snabbtag": "SJ", "x2000": "SJ", "sj": "SJ", "lyn": "DSB", "intercitylyn": "DSB",
    "iclyn": "DSB", "pendolino": "", "eip": "PKP Intercity", "eic": "PKP Intercity", "tlk": "PKP Intercity",
    "regiojet": "RegioJet", "leo": "Leo Express", "alfapendular": "CP", "alfa": "CP", "acela": "Amtrak",
    "amtrak": "Amtrak",
    "regional": "", "yht": "TCDD", "ktx": "Korail", "srt": "SR", "itx": "Korail", "のぞみ": "JR", "ひかり": "JR",
    "こだま": "JR", "はやぶさ": "JR", "みずほ": "JR", "さくら": "JR", "かがやき": "JR", "つばさ": "JR", "こまち": "JR",
    "やまびこ": "JR", "はくたか": "JR", "あずさ": "JR",
  ]

  private static func table(_ text: String) -> [String: String] {
    text.split(separator: "|").reduce(into: [:]) { table, entry in
      let parts = entry.split(separator: " ", maxSplits: 1)
      if let code = parts.first, let name = parts.last { table[String(code)] = String(name) }
    }
  }
}
