// swift-tools-version: 6.2
// What a user's package looks like: it names PopoverKit as a dependency, and `make check` builds, runs and tests it.
import PackageDescription

let popoverKit = ["PopoverPlacement", "FlowGeometry", "ConstraintSolver", "VisualFormat", "UIKit", "UIKitTesting"].map {
  Target.Dependency.product(name: $0, package: "PopoverKit")
}

let package = Package(
  name: "Consumer",
  dependencies: [
    .package(name: "PopoverKit", path: "../.."),
    .package(path: "Neighbour"),
  ],
  targets: [
    // The same kind of code in both modes: a library made before Swift 6 must compile against ours as it is.
    .target(name: "LegacyLibrary", dependencies: popoverKit, swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "ModernLibrary", dependencies: popoverKit, swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(name: "Consumer", dependencies: ["LegacyLibrary", "ModernLibrary", "Neighbour"] + popoverKit),
    .testTarget(name: "ConsumerTests", dependencies: ["LegacyLibrary", "ModernLibrary"] + popoverKit),
  ]
)
