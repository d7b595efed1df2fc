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
  targets: [
    // Native
    .target(
      name: "CPoolAttestShim", path: "Sources/Native/CPoolAttestShim",
      linkerSettings: [.linkedLibrary("crypto"), .linkedLibrary("cbor")]),
    .target(
      name: "CPoolAttesterShim", path: "Sources/Native/CPoolAttesterShim",
      linkerSettings: [.linkedLibrary("crypto")]),
    .target(
      name: "CPoolCurlShim", path: "Sources/Native/CPoolCurlShim", linkerSettings: [.linkedLibrary("curl")]),

    .target(
      name: "PoolAttest", dependencies: ["CPoolAttestShim"], exclude: ["README.md"], swiftSettings: settings),
    .target(
      name: "PoolEngine", dependencies: ["CPoolCurlShim"], exclude: ["README.md"], swiftSettings: settings),
    .target(
      name: "PoolAttestTesting", dependencies: ["PoolAttest", "CPoolAttesterShim"], exclude: ["README.md"],
      swiftSettings: settings),

    .testTarget(
      name: "PoolAttestTests", dependencies: ["PoolAttest", "PoolAttestTesting"], swiftSettings: settings),
    .testTarget(name: "PoolEngineTests", dependencies: ["PoolEngine"], swiftSettings: settings),
  ]
)
