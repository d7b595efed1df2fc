// swift-tools-version: 6.2
import PackageDescription

// The parsers of the service with the fuzzer's counters in them. As in the Fuzzing package of the root, rooms are
// linked here as targets of its own, and nothing is copied. The C around OpenSSL and libcbor also has the address
// sanitizer.
let counted: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"]),
]

let watched: [CSetting] = [.unsafeFlags(["-fsanitize=fuzzer-no-link,address"])]

let package = Package(
  name: "ServiceFuzzing",
  targets: [
    .target(
      name: "CPoolAttestShim", cSettings: watched, linkerSettings: [.linkedLibrary("crypto"), .linkedLibrary("cbor")]),
    .target(name: "CPoolCurlShim", cSettings: watched, linkerSettings: [.linkedLibrary("curl")]),
    .target(name: "PoolAttest", dependencies: ["CPoolAttestShim"], exclude: ["README.md"], swiftSettings: counted),
    .target(name: "PoolEngine", dependencies: ["CPoolCurlShim"], exclude: ["README.md"], swiftSettings: counted),
    .target(name: "Parsers", dependencies: ["PoolAttest", "PoolEngine"], swiftSettings: counted),
    .executableTarget(
      name: "Fuzz", dependencies: ["Parsers"], swiftSettings: counted,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
  ]
)
