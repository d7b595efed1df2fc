// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PhotoFinder",
  platforms: [.macOS(.v15)],
  // The name is given because the folder of a checkout may have any.
  dependencies: [.package(name: "Pool", path: "../..")],
  targets: [
    .executableTarget(
      name: "PhotoFinder", dependencies: [.product(name: "PoolKit", package: "Pool")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ]
)
