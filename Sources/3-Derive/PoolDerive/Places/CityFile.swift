/// The parts of a city table's file, as `Tools/cities/table.py` writes them.
///
/// A header of 128 bytes (letters "POOLCITY", format, length, checksum of what follows, then for each part its place
/// and its number of rows), then the parts. Opening looks at the header and the checksum alone.
final class CityFile: Sendable {
  /// A stretch of rows of one size.
  struct Part: Sendable {
    /// Its first byte.
    let offset: Int
    /// Its number of rows.
    let rows: Int
    /// Bytes of a row.
    let stride: Int

    /// Where row `index` begins. Rows that there are not lie beyond every file, where all reads as zero.
    @inline(__always)
    func place(_ index: Int) -> Int {
      index >= 0 && index < rows ? offset + index * stride : CityFile.beyond
    }
  }

  /// A place that no file reaches, for lengths have 32 bits; a row's bytes may be added to it.
  static let beyond = 1 << 40
  /// The format that this reads.
  static let version: UInt32 = 1
  private static let letters: [UInt8] = Array("POOLCITY".utf8)
  private static let headerSize = 128
  private static let checkedFrom = 24
  /// Bytes of a row, part by part.
  private static let strides = [6, 24, 8, 12, 4, 6, 2, 1, 4, 6, 4, 6]

  /// All the bytes.
  let bytes: CityBytes
  /// Points of cities on the sphere: three numbers of 16 bits.
  let cityPoints: Part
  /// Cities, in the same order: latitude, longitude, number, people, name, region, zone.
  let cities: Part
  /// Regions: name, country.
  let regions: Part
  /// Countries: two letters, English name, own name.
  let countries: Part
  /// Time zones: name.
  let zones: Part
  /// Points of places that only the look-up of zones knows.
  let placePoints: Part
  /// The zones of those places.
  let placeZones: Part
  /// Names, each with its length in front.
  let strings: Part
  /// Where the names of cities lie: buckets and entries.
  let cityNames: (buckets: Part, entries: Part)
  /// Where the names of countries lie: buckets and entries.
  let countryNames: (buckets: Part, entries: Part)

  /// Nil if the bytes are no table of this format, or if they are damaged.
  /// - Parameter isChecked: whether the checksum is compared; tests of damaged files leave it out.
  init?(_ bytes: CityBytes, isChecked: Bool = true) {
    guard bytes.count >= Self.headerSize, Self.letters.indices.allSatisfy({ bytes.byte($0) == Self.letters[$0] }),
      bytes.word(8) == Self.version, Int(bytes.word(12)) == bytes.count, bytes.count % 8 == 0
    else { return nil }
    if isChecked, bytes.checksum(from: Self.checkedFrom) != bytes.long(16) { return nil }
    var parts: [Part] = []
    for (index, stride) in Self.strides.enumerated() {
      let offset = Int(bytes.word(Self.checkedFrom + 8 * index))
      let rows = Int(bytes.word(Self.checkedFrom + 8 * index + 4))
      // 32-bit numbers times at most 24: no overflow in 64 bits.
      guard offset >= Self.headerSize, offset + rows * stride <= bytes.count else { return nil }
      parts.append(Part(offset: offset, rows: rows, stride: stride))
    }
    guard parts[0].rows == parts[1].rows, parts[5].rows == parts[6].rows else { return nil }
    self.bytes = bytes
    cityPoints = parts[0]
    cities = parts[1]
    regions = parts[2]
    countries = parts[3]
    zones = parts[4]
    placePoints = parts[5]
    placeZones = parts[6]
    strings = parts[7]
    cityNames = (parts[8], parts[9])
    countryNames = (parts[10], parts[11])
  }

  /// The middle of city `row`, in degrees.
  func degrees(ofCity row: Int) -> (latitude: Double, longitude: Double) {
    let place = cities.place(row)
    let latitude = Int32(bitPattern: bytes.word(place))
    let longitude = Int32(bitPattern: bytes.word(place + 4))
    return (Double(latitude) / 100_000, Double(longitude) / 100_000)
  }

  /// Whether city `row` stands before `other` where both are as near: more people first, then the lower number.
  func comesFirst(_ row: Int, _ other: Int?) -> Bool {
    guard let other else { return true }
    let (mine, theirs) = (cities.place(row), cities.place(other))
    let (people, otherPeople) = (bytes.word(mine + 12), bytes.word(theirs + 12))
    return people != otherPeople ? people > otherPeople : bytes.word(mine + 8) < bytes.word(theirs + 8)
  }

  /// The name at `offset` of the pool; empty outside it.
  func string(_ offset: UInt32) -> String {
    let start = strings.place(Int(offset))
    return bytes.text(start + 1, length: Int(bytes.byte(start)))
  }

  /// The name of zone `row`; nil for none.
  func zone(_ row: Int) -> String? {
    let name = string(bytes.word(zones.place(row)))
    return name.isEmpty ? nil : name
  }

  /// Rows whose name folds to `folded`, as the table orders them.
  func rows(named folded: String, in index: (buckets: Part, entries: Part)) -> [Int] {
    // A table has one bucket more than a power of two.
    let buckets = index.buckets.rows - 1
    guard !folded.isEmpty, buckets > 1, buckets & (buckets - 1) == 0 else { return [] }
    let hash = CityNameFolding.hash(folded)
    let bucket = Int(hash >> UInt64(64 - buckets.trailingZeroBitCount))
    let first = Int(bytes.word(index.buckets.place(bucket)))
    let end = min(Int(bytes.word(index.buckets.place(bucket + 1))), index.entries.rows)
    guard first < end else { return [] }
    var found: [Int] = []
    for entry in first..<end {
      let place = index.entries.place(entry)
      if bytes.word(place) == UInt32(truncatingIfNeeded: hash) { found.append(Int(bytes.short(place + 4))) }
    }
    return found
  }
}
