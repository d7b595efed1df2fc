// swift-tools-version: 6.2
import PackageDescription

// The service is a package of its own, so that an app that takes in PoolKit never sees it. Of the root package it takes
// the words of the wire and the HTTP server, and none of the traits that need other native libraries.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A native library found by its pkg-config name.
func native(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Native/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// A target of C that calls libraries.
func shim(_ name: String, _ dependencies: [Target.Dependency] = [], linked libraries: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Native/\(name)",
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// A target with a README.
func room(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, exclude: ["README.md"], swiftSettings: settings)
}

/// Tests of a target.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let wire: Target.Dependency = .product(name: "PoolWire", package: "pool")
let http: Target.Dependency = .product(name: "PoolHTTP", package: "pool")

let package = Package(
  name: "Service",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "pool-actions", targets: ["pool-actions"])],
  dependencies: [.package(name: "pool", path: "..", traits: ["Serving"])],
  targets: [
    // Native
    native("CPoolServiceSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
    native("CPoolServicePostgres", pkgConfig: "libpq", apt: "libpq-dev"),
    shim("CPoolServiceShim", ["CPoolServiceSQLite"], linked: ["crypto"]),
    shim("CPoolAttestShim", linked: ["crypto", "cbor"]),
    shim("CPoolAttesterShim", linked: ["crypto"]),
    shim("CPoolCurlShim", linked: ["curl"]),

    room("PoolServiceStore", ["CPoolServiceSQLite", "CPoolServicePostgres", "CPoolServiceShim"]),
    room("PoolAttest", ["CPoolAttestShim"]),
    room("PoolAttestTesting", ["PoolAttest", "CPoolAttesterShim"]),
    room("PoolEngine", ["CPoolCurlShim"]),
    room("PoolService", ["PoolServiceStore", "PoolAttest", "PoolEngine", wire, http]),
    .executableTarget(
      name: "pool-actions", dependencies: ["PoolServiceStore", "PoolAttest", "PoolEngine", "PoolService", http],
      exclude: ["README.md"], swiftSettings: settings),

    // A node of the tests that is killed: it holds a store of its own in a process of its own.
    .executableTarget(
      name: "store-node", dependencies: ["PoolServiceStore"], path: "Tests/store-node", swiftSettings: settings),
    // A device of the tests: the root package's client asks it for attestations that this package believes.
    .executableTarget(
      name: "attest-device", dependencies: ["PoolAttest", "PoolAttestTesting"], path: "Tests/attest-device",
      swiftSettings: settings),
    tests("PoolServiceStoreTests", ["PoolServiceStore", "store-node"]),
    tests("PoolAttestTests", ["PoolAttest", "PoolAttestTesting"]),
    tests("PoolEngineTests", ["PoolEngine"]),
    tests(
      "PoolServiceTests",
      ["PoolServiceStore", "PoolAttest", "PoolAttestTesting", "PoolEngine", "PoolService", "pool-actions", wire, http]),
  ]
)
