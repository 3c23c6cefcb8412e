// swift-tools-version: 6.2
// What a user's package looks like: it names PopoverKit as a dependency and is built and run by `make check`.
import PackageDescription

let package = Package(
  name: "Consumer",
  dependencies: [
    .package(name: "PopoverKit", path: "../.."),
    .package(path: "Neighbour"),
  ],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "PopoverPlacement", package: "PopoverKit"),
        .product(name: "UIKit", package: "PopoverKit"),
        "Neighbour",
      ])
  ]
)
