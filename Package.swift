// swift-tools-version: 6.2
import PackageDescription

// Targets stand in the order that captures flow: a target may import what stands above it, never below.
// Native libraries are traits, on by default; with all of them off the package still builds and passes
// its tests with SQLite alone.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A room's target under `Sources/<room>/<name>`.
func room(
  _ number: String, _ name: String, _ dependencies: [Target.Dependency] = [],
  exclude: [String] = ["README.md"]
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(number)/\(name)", exclude: exclude,
    swiftSettings: settings)
}

/// The tests of one target, under `Tests/<name>Tests`.
func tests(of name: String, _ more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + more, path: "Tests/\(name)Tests",
    swiftSettings: settings)
}

/// A native library found by its pkg-config name.
func native(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Native/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// Libraries that only C code calls, so that no module map links them.
func linked(_ libraries: [String], _ traitName: String) -> [LinkerSetting] {
  libraries.map { .linkedLibrary($0, .when(traits: [traitName])) }
}

let package = Package(
  name: "Pool",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PoolKit", targets: ["PoolKit"]),
    .executable(name: "pool", targets: ["PoolCommand"]),
    // For the service, a package of its own.
    .library(name: "PoolWire", targets: ["PoolWire"]),
    .library(name: "PoolHTTP", targets: ["PoolHTTP"]),
  ],
  traits: [
    .trait(name: "Vips", description: "Decode pictures with libvips"),
    .trait(name: "Metadata", description: "Read picture metadata with gexiv2"),
    .trait(name: "Video", description: "Read video metadata and frames with libav"),
    .trait(name: "Codes", description: "Read QR codes and barcodes with ZXing and ZBar"),
    .trait(name: "Phones", description: "Find telephone numbers with libphonenumber"),
    .trait(name: "Onnx", description: "Run the models with ONNX Runtime"),
    .trait(name: "Serving", description: "Serve HTTP with libmicrohttpd"),
    .default(enabledTraits: ["Vips", "Metadata", "Video", "Codes", "Phones", "Onnx", "Serving"]),
  ],
  targets: [
    // Native
    native("CPoolSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
    native("CPoolVips", pkgConfig: "vips", apt: "libvips-dev"),
    native("CPoolGExiv2", pkgConfig: "gexiv2", apt: "libgexiv2-dev"),
    native("CPoolAV", pkgConfig: "libavformat", apt: "libavformat-dev"),
    native("CPoolZBar", pkgConfig: "zbar", apt: "libzbar-dev"),
    native("CPoolZXing", pkgConfig: "zxing", apt: "libzxing-dev"),
    .target(
      name: "CPoolVipsShim", dependencies: [.target(name: "CPoolVips", condition: .when(traits: ["Vips"]))],
      path: "Sources/Native/CPoolVipsShim"),
    .target(
      name: "CPoolAVShim", dependencies: [.target(name: "CPoolAV", condition: .when(traits: ["Video"]))],
      path: "Sources/Native/CPoolAVShim",
      linkerSettings: linked(["avformat", "avcodec", "avutil", "swscale"], "Video")),
    .target(
      name: "CPoolZXingShim",
      dependencies: [.target(name: "CPoolZXing", condition: .when(traits: ["Codes"]))],
      path: "Sources/Native/CPoolZXingShim", linkerSettings: linked(["ZXing", "stdc++"], "Codes")),
    // libphonenumber has no pkg-config file: its package is named in Scripts/packages.txt alone.
    .target(
      name: "CPoolPhoneShim", path: "Sources/Native/CPoolPhoneShim",
      linkerSettings: linked(["phonenumber", "protobuf", "stdc++"], "Phones")),
    .target(
      name: "CPoolDrawingShim",
      dependencies: [
        .target(name: "CPoolVips", condition: .when(traits: ["Vips"])),
        .target(name: "CPoolZXing", condition: .when(traits: ["Codes"])),
      ],
      path: "Sources/Native/CPoolDrawingShim", linkerSettings: linked(["ZXing", "stdc++"], "Codes")),
    // A part of the program, so that it is there wherever the program is; the assembler includes the file.
    .target(
      name: "CPoolCityTable", path: "Sources/Native/CPoolCityTable", exclude: ["city-table.bin"],
      cSettings: [.headerSearchPath(".")]),
    native("CPoolMicroHTTPD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev"),
    .target(
      name: "CPoolMicroHTTPDShim",
      dependencies: [.target(name: "CPoolMicroHTTPD", condition: .when(traits: ["Serving"]))],
      path: "Sources/Native/CPoolMicroHTTPDShim"),
    .target(name: "CPoolCrashMark", path: "Sources/Native/CPoolCrashMark"),
    .target(name: "CPoolVector", path: "Sources/Native/CPoolVector"),
    .target(name: "CPoolMemory", path: "Sources/Native/CPoolMemory"),
    .target(name: "CPoolOnnxShim", path: "Sources/Native/CPoolOnnxShim"),
    .target(name: "CPoolSQLiteShim", dependencies: ["CPoolSQLite"], path: "Sources/Native/CPoolSQLiteShim"),

    // 0 Types
    room("0-Types", "PoolTypes"),
    room("0-Types", "PoolWire"),
    // 1 Library
    room("1-Library", "PoolLibrary", ["PoolTypes"]),
    // 2 Read
    room("2-Read", "PoolRead", ["PoolTypes"]),
    room(
      "2-Read", "PoolReadNative",
      [
        "PoolTypes", "PoolLibrary", "PoolRead", "CPoolMemory",
        .target(name: "CPoolVips", condition: .when(traits: ["Vips"])),
        .target(name: "CPoolVipsShim", condition: .when(traits: ["Vips"])),
        .target(name: "CPoolGExiv2", condition: .when(traits: ["Metadata"])),
        .target(name: "CPoolAV", condition: .when(traits: ["Video"])),
        .target(name: "CPoolAVShim", condition: .when(traits: ["Video"])),
        .target(name: "CPoolZBar", condition: .when(traits: ["Codes"])),
        .target(name: "CPoolZXingShim", condition: .when(traits: ["Codes"])),
      ]),
    room(
      "2-Read", "PoolReadModels",
      ["PoolTypes", "PoolRead", .target(name: "CPoolOnnxShim", condition: .when(traits: ["Onnx"]))]),
    // 3 Derive
    room("3-Derive", "PoolDerive", ["PoolTypes"]),
    room(
      "3-Derive", "PoolDerivePhone",
      ["PoolDerive", .target(name: "CPoolPhoneShim", condition: .when(traits: ["Phones"]))]),
    room("3-Derive", "PoolDeriveChat", ["PoolTypes", "PoolDerive"]),
    room("3-Derive", "PoolDeriveNominatim", ["PoolTypes", "PoolDerive"]),
    room("3-Derive", "PoolDeriveCities", ["PoolDerive", "CPoolCityTable"]),
    // 4 Store
    room("4-Store", "PoolStore", ["PoolTypes", "CPoolSQLite", "CPoolSQLiteShim", "CPoolCrashMark", "CPoolVector"]),
    // 5 Rank
    room("5-Rank", "PoolRank", ["PoolTypes"]),
    // 6 Answer
    room("6-Answer", "PoolAnswer", ["PoolTypes", "PoolRead", "PoolDerive", "PoolStore", "PoolRank"]),
    room("6-Answer", "PoolCloud", ["PoolTypes", "PoolWire"]),
    // 7 Kit
    room(
      "7-Kit", "PoolKit",
      [
        "PoolTypes", "PoolLibrary", "PoolRead", "PoolReadNative", "PoolReadModels", "PoolDerive", "PoolDeriveChat",
        "PoolDerivePhone", "PoolDeriveCities", "PoolDeriveNominatim", "PoolStore", "PoolAnswer", "PoolWire",
        "PoolCloud",
      ]),
    room("7-Kit", "PoolTesting", ["PoolTypes", "PoolLibrary", "PoolRead"]),
    room(
      "7-Kit", "PoolDrawing",
      ["PoolRead", .target(name: "CPoolDrawingShim", condition: .when(traits: ["Vips"]))]),
    // 8 Command
    room(
      "8-Command", "PoolHTTP",
      [
        .target(name: "CPoolMicroHTTPD", condition: .when(traits: ["Serving"])),
        .target(name: "CPoolMicroHTTPDShim", condition: .when(traits: ["Serving"])),
      ]),
    .executableTarget(
      name: "PoolCommand", dependencies: ["PoolKit"], path: "Sources/8-Command/PoolCommand",
      exclude: ["README.md"], swiftSettings: settings),
    // These measure what no library offers: `Scripts/bench-search` and `Benchmarks/faces.py` use them, and they are no
    // products.
    .executableTarget(
      name: "PoolBenchmark", dependencies: ["PoolTypes", "PoolRead", "PoolStore", "PoolAnswer"],
      path: "Benchmarks/PoolBenchmark", swiftSettings: settings),
    .executableTarget(
      name: "PoolFaceBenchmark",
      dependencies: ["PoolTypes", "PoolRead", "PoolReadNative", "PoolReadModels", "PoolDerive"],
      path: "Benchmarks/PoolFaceBenchmark", swiftSettings: settings),

    tests(of: "PoolTypes"),
    tests(of: "PoolLibrary", ["PoolTypes"]),
    tests(of: "PoolRead", ["PoolTypes"]),
    tests(of: "PoolReadNative", ["PoolTypes", "PoolLibrary", "PoolRead"]),
    tests(of: "PoolReadModels", ["PoolTypes", "PoolRead", "PoolReadNative"]),
    tests(of: "PoolDerive", ["PoolTypes", "PoolTesting"]),
    tests(of: "PoolDerivePhone", ["PoolDerive"]),
    tests(of: "PoolDeriveChat", ["PoolTypes", "PoolDerive"]),
    tests(of: "PoolDeriveNominatim", ["PoolTypes", "PoolDerive"]),
    tests(of: "PoolDeriveCities", ["PoolTypes", "PoolDerive"]),
    tests(of: "PoolStore", ["PoolTypes"]),
    tests(of: "PoolRank", ["PoolTypes"]),
    .testTarget(
      name: "PoolScreensTests",
      dependencies: [
        "PoolTypes", "PoolDerive", "PoolDerivePhone", "PoolRead", "PoolReadNative", "PoolReadModels", "PoolTesting",
        "PoolDrawing",
      ],
      path: "Tests/PoolScreensTests", swiftSettings: settings),
    tests(of: "PoolAnswer", ["PoolTypes", "PoolRead", "PoolStore", "PoolRank", "PoolTesting"]),
    tests(
      of: "PoolKit",
      [
        "PoolTypes", "PoolLibrary", "PoolRead", "PoolReadModels", "PoolDerive", "PoolDeriveChat", "PoolDeriveCities",
        "PoolStore", "PoolAnswer", "PoolWire", "PoolCloud", "PoolTesting", "PoolDrawing",
      ]),
    tests(of: "PoolWire"),
    tests(of: "PoolCloud", ["PoolTypes", "PoolWire"]),
    tests(of: "PoolHTTP"),
    .testTarget(
      name: "PoolCommandTests", dependencies: ["PoolCommand", "PoolHTTP", "PoolKit", "PoolDrawing"],
      path: "Tests/PoolCommandTests",
      swiftSettings: settings),
    // The client and the service's own programs, which `swift build --package-path Service` makes.
    .testTarget(
      name: "PoolEndToEndTests",
      dependencies: ["PoolKit", "PoolTypes", "PoolLibrary", "PoolCloud", "PoolDrawing"],
      path: "Tests/PoolEndToEndTests", swiftSettings: settings),
    // Its other files are links to the fuzzer's own ways into the parsers.
    .testTarget(
      name: "PoolFuzzReplayTests",
      dependencies: ["PoolTypes", "PoolLibrary", "PoolDerive", "PoolDerivePhone", "PoolRank"],
      path: "Tests/PoolFuzzReplayTests", swiftSettings: settings),
    .testTarget(name: "PoolTidyTests", path: "Tests/PoolTidyTests", swiftSettings: settings),
  ]
)
