"""Places that GeoNames' cities leave out or put into the wrong zone, for the look-up of zones alone.

Settlements, stations and islands with fewer than 500 people, where nothing else is near.
"""

# Latitude, longitude, zone.
PLACES = [
    (-31.553, 159.082, "Australia/Lord_Howe"),
    (-31.680, 128.880, "Australia/Eucla"),
    (-31.850, 127.830, "Australia/Eucla"),
    (-31.900, 127.020, "Australia/Eucla"),
    (-32.037, 126.090, "Australia/Eucla"),
    (51.427, -57.131, "America/Blanc-Sablon"),
    (74.697, -94.829, "America/Resolute"),
    (82.500, -62.350, "America/Toronto"),
    (76.770, -18.667, "America/Danmarkshavn"),
    (70.485, -21.967, "America/Scoresbysund"),
    (76.531, -68.703, "America/Thule"),
    (77.467, -69.230, "America/Nuuk"),
    (51.880, -176.658, "America/Adak"),
    (52.196, -174.200, "America/Adak"),
    (52.717, 174.112, "America/Adak"),
    (28.209, -177.375, "Pacific/Midway"),
    (19.280, 166.650, "Pacific/Wake"),
    (16.730, -169.530, "Pacific/Honolulu"),
    (-2.810, -171.676, "Pacific/Kanton"),
    (-29.250, -177.920, "Pacific/Auckland"),
    (-50.830, 166.090, "Pacific/Auckland"),
    (-52.540, 169.145, "Pacific/Auckland"),
    (-33.640, -78.840, "America/Santiago"),
    (-20.508, -29.310, "America/Noronha"),
    (10.300, -109.217, "Etc/GMT+8"),
    (0.917, -29.345, "America/Noronha"),
    (-40.350, -9.880, "Atlantic/St_Helena"),
    (70.983, -8.500, "Arctic/Longyearbyen"),
    (74.510, 19.010, "Arctic/Longyearbyen"),
    (78.924, 11.930, "Arctic/Longyearbyen"),
    (62.660, 135.550, "Asia/Khandyga"),
    (64.566, 143.200, "Asia/Ust-Nera"),
    (67.458, 153.707, "Asia/Srednekolymsk"),
    (80.620, 58.050, "Europe/Moscow"),
    (71.220, -179.400, "Asia/Anadyr"),
    (-7.313, 72.411, "Indian/Chagos"),
    (-49.352, 70.219, "Indian/Kerguelen"),
    (-37.797, 77.572, "Indian/Kerguelen"),
    (-46.430, 51.860, "Indian/Kerguelen"),
    (-46.876, 37.859, "Africa/Johannesburg"),
    (-54.499, 158.937, "Antarctica/Macquarie"),
    (-77.850, 166.670, "Antarctica/McMurdo"),
    (-90.000, 0.000, "Antarctica/McMurdo"),
    (-72.012, 2.535, "Antarctica/Troll"),
    (-64.774, -64.053, "Antarctica/Palmer"),
    (-67.568, -68.127, "Antarctica/Rothera"),
    (-69.004, 39.582, "Antarctica/Syowa"),
    (-67.603, 62.874, "Antarctica/Mawson"),
    (-68.577, 77.968, "Antarctica/Davis"),
    (-66.282, 110.527, "Antarctica/Casey"),
    (-78.464, 106.837, "Antarctica/Vostok"),
    (-66.663, 140.001, "Antarctica/DumontDUrville"),
]

# By GeoNames' number: the zone that IANA's data says the place is in.
CORRECTED = {
    6362987: "Africa/Ceuta",
    4266307: "America/Indiana/Vincennes",
    6317136: "America/Noronha",
    3514868: "America/Matamoros",
    3520271: "America/Matamoros",
    3530590: "America/Matamoros",
    4029308: "America/Bahia_Banderas",
    1515007: "Asia/Ulaanbaatar",
    1516393: "Asia/Ulaanbaatar",
}


def places() -> list[dict]:
    """The places as rows like those of GeoNames, after all others."""
    return [
        {
            "geonameid": (1 << 31) + index,
            "latitude": latitude,
            "longitude": longitude,
            "timezone": zone,
            "population": 0,
        }
        for index, (latitude, longitude, zone) in enumerate(PLACES)
    ]


def corrected(rows: dict[str, dict]) -> list[dict]:
    """The rows, with zones corrected."""
    return [
        {**row, "timezone": CORRECTED.get(row["geonameid"], row["timezone"])} for row in rows.values()
    ]
