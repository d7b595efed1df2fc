// swift-tools-version: 6.2
import PackageDescription

// Builds the parsers of text, with the fuzzer's counters in them, into one program. A package sees no `package`
// declarations of another, and the fuzzer counts only what is compiled for it, so the rooms' folders are linked into
// this package as targets of its own; nothing is copied.

// Swift checks its own memory, so only the C++ and the calls of its library are watched for wrong addresses.
let counted: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .define("Phones"),
  .unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"]),
]

let package = Package(
  name: "Fuzzing",
  targets: [
    .target(name: "PoolTypes", exclude: ["README.md"], swiftSettings: counted),
    .target(name: "PoolLibrary", dependencies: ["PoolTypes"], exclude: ["README.md"], swiftSettings: counted),
    .target(name: "PoolDerive", dependencies: ["PoolTypes"], exclude: ["README.md"], swiftSettings: counted),
    .target(
      name: "CPoolPhoneShim",
      cxxSettings: [.unsafeFlags(["-fsanitize=fuzzer-no-link,address"])],
      linkerSettings: [.linkedLibrary("phonenumber"), .linkedLibrary("protobuf"), .linkedLibrary("stdc++")]),
    .target(
      name: "PoolDerivePhone", dependencies: ["PoolDerive", "CPoolPhoneShim"], exclude: ["README.md"],
      swiftSettings: counted),
    .target(name: "PoolRank", dependencies: ["PoolTypes"], exclude: ["README.md"], swiftSettings: counted),
    .target(
      name: "Parsers", dependencies: ["PoolTypes", "PoolLibrary", "PoolDerive", "PoolDerivePhone", "PoolRank"],
      swiftSettings: counted),
    // The linker named is the one that can join the fuzzer's tables of Swift code.
    .executableTarget(
      name: "Fuzz", dependencies: ["Parsers"], swiftSettings: counted,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
  ]
)
