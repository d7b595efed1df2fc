// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Service",
  platforms: [.macOS(.v15)],
  targets: [
    // Native
    .systemLibrary(
      name: "CPoolServiceSQLite", path: "Sources/Native/CPoolServiceSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CPoolServicePostgres", path: "Sources/Native/CPoolServicePostgres", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev"])]),
    .target(
      name: "CPoolServiceShim", dependencies: ["CPoolServiceSQLite"], path: "Sources/Native/CPoolServiceShim",
      linkerSettings: [.linkedLibrary("crypto")]),

    .target(
      name: "PoolServiceStore", dependencies: ["CPoolServiceSQLite", "CPoolServicePostgres", "CPoolServiceShim"],
      exclude: ["README.md"], swiftSettings: settings),
    // A node of the tests that is killed: it holds a store of its own in a process of its own.
    .executableTarget(
      name: "store-node", dependencies: ["PoolServiceStore"], path: "Tests/store-node", swiftSettings: settings),
    .testTarget(
      name: "PoolServiceStoreTests", dependencies: ["PoolServiceStore", "store-node"], swiftSettings: settings),
  ]
)
