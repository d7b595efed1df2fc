internal import CPoolCityTable
package import PoolDerive

/// The city table that the program carries as a part of itself: there wherever the program is.
package enum CarriedCityTable {
  /// The table, checked at its first use; nil only if the program's file is damaged.
  package static let table: CityTable? = {
    // Safe: C says that the bytes stay where and what they are as long as the program runs, and how many there are.
    CityTable(static: UnsafeRawBufferPointer(start: pool_city_table(), count: pool_city_table_size()))
  }()
}
