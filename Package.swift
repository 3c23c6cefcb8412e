// swift-tools-version: 6.2
// The manifest is the architecture: targets stand bottom-up, one floor after the other, and a target
// depends only on floors below it.
import PackageDescription

/// What every Swift target is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// UI modules live on the main actor, as UIKit does.
///
/// Owners of C objects must stay out of them: a plain `deinit` that frees a pointer does not compile under this default.
let mainActor = strict + [.defaultIsolation(MainActor.self)]

func module(
  _ name: String, on floor: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = strict,
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(floor)/\(name)", resources: resources,
    swiftSettings: settings)
}

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], goldens: [String] = [], resources: [Resource]? = nil,
  settings: [SwiftSetting] = mainActor
) -> Target {
  // Pictures to compare with are read where they lie, not bundled.
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, path: "Tests/\(name)Tests",
    exclude: goldens, resources: resources, swiftSettings: settings)
}

func system(_ name: String, pkgConfig: String?, apt: String) -> Target {
  .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

// MARK: - Pure: numbers in, numbers out

var targets: [Target] = [
  module("PopoverPlacement", on: "Pure"),
  module("FlowGeometry", on: "Pure"),
  module("ConstraintSolver", on: "Pure"),
  module("VisualFormat", on: "Pure"),
  tests(of: "PopoverPlacement", resources: [.copy("Resources")], settings: strict),
  tests(of: "FlowGeometry", settings: strict),
  tests(of: "ConstraintSolver"),
  tests(of: "VisualFormat"),
]

var products: [Product] = [
  .library(name: "PopoverPlacement", targets: ["PopoverPlacement"]),
  .library(name: "FlowGeometry", targets: ["FlowGeometry"]),
  .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
  .library(name: "VisualFormat", targets: ["VisualFormat"]),
  .library(name: "PeopleStore", targets: ["PeopleStore"]),
  .library(name: "PeoplePopover", targets: ["PeoplePopover"]),
  .library(name: "StoredPeople", targets: ["StoredPeople"]),
  .library(name: "FPPopover", targets: ["FPPopover"]),
  .library(name: "TextAnchors", targets: ["TextAnchors"]),
]

#if os(Linux)
  // The platform that iOS has and Linux lacks. On Apple platforms none of this exists, and `import UIKit`
  // is Apple's.
  let uikit: [Target.Dependency] = ["UIKit"]
  let database: [Target.Dependency] = ["CSQLite", "CICU"]

  targets += [
    // MARK: C: module maps over the distribution's libraries
    system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    system("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
    system("CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", apt: "libgdk-pixbuf-2.0-dev"),
    system("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
    system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
    // Not a module map: SDL is loaded when there is a window to make.
    .target(name: "CSDL2", path: "Sources/C/CSDL2"),
    .target(name: "CMainLoop", path: "Sources/C/CMainLoop"),
    // Not a module map: a malloc that counts, for the benchmarks alone.
    .target(name: "CAllocationCount", path: "Sources/C/CAllocationCount"),
    // Not a module map: libpng's failures jump, and lodepng is C++.
    .target(
      name: "CPNG", path: "Sources/C/CPNG",
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("lodepng"), .linkedLibrary("deflate")]),
    // Not a module map: Foundation carries another ICU, and Swift refuses to see both.
    .target(
      name: "CICU", path: "Sources/C/CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),

    // MARK: Overlays: empty modules that `import Testing` asks for beside ours; each says why
    module("_Testing_CoreGraphics", on: "Overlays"),
    module("_Testing_UIKit", on: "Overlays"),

    // MARK: Drawing
    module("CoreGraphics", on: "Drawing", ["CCairo", "_Testing_CoreGraphics"]),
    module("Typesetting", on: "Drawing", ["CoreGraphics", "CCairo", "CPango"]),
    module("ImageDecoding", on: "Drawing", ["CoreGraphics", "CCairo", "CGdkPixbuf", "CWebP", "CPNG"]),
    tests(of: "CoreGraphics"),
    tests(of: "Typesetting", ["CoreGraphics"]),
    tests(of: "ImageDecoding", ["CoreGraphics"]),

    // MARK: Render
    module("QuartzCore", on: "Render", ["CoreGraphics"], mainActor),
    tests(of: "QuartzCore", ["CoreGraphics"]),

    // MARK: Core
    module(
      "UIKitCore", on: "Core",
      [
        "CoreGraphics", "Typesetting", "ImageDecoding", "QuartzCore", "PopoverPlacement", "ConstraintSolver",
        "VisualFormat",
      ], mainActor),
    tests(
      of: "UIKitCore", ["UIKit", "UIKitTesting", "PopoverPlacement", "ConstraintSolver"],
      goldens: ["Presentation/Pictures/Goldens"]),

    // MARK: Controls
    module("UIKitControls", on: "Controls", ["UIKitCore", "Typesetting"], mainActor),
    tests(
      of: "UIKitControls", ["UIKit", "UIKitTesting"],
      goldens: ["Alert/Goldens", "Menu/Goldens", "TextField/Goldens"]),

    // MARK: Collections
    module("UIKitCollection", on: "Collections", ["UIKitControls", "FlowGeometry"], mainActor),
    tests(of: "UIKitCollection", ["UIKit", "UIKitTesting"]),

    // MARK: Hosts
    module(
      "WindowHost", on: "Hosts", ["UIKitCore", "QuartzCore", "CoreGraphics", "CSDL2", "CMainLoop"], mainActor),
    tests(of: "WindowHost", ["UIKit", "UIKitCore", "QuartzCore", "CoreGraphics", "CSDL2", "CMainLoop"]),

    // MARK: Umbrella
    module(
      "UIKit", on: "Umbrella", ["UIKitCore", "UIKitControls", "UIKitCollection", "WindowHost", "_Testing_UIKit"],
      mainActor),

    // MARK: Testing
    module(
      "UIKitTesting", on: "Testing", ["UIKit", "UIKitCore", "QuartzCore", "CoreGraphics", "ImageDecoding"], mainActor),
    tests(of: "UIKitTesting", ["UIKit"]),

    // MARK: Tools
    .executableTarget(
      name: "popover",
      dependencies: [
        "Gallery", "PeoplePopover", "PeopleStore", "UIKit", "UIKitTesting", "PeopleSample", "GeometryCommands",
      ],
      path: "Sources/Tools/popover", swiftSettings: mainActor),
    .executableTarget(
      name: "WindowProbe", dependencies: ["UIKit", "QuartzCore"], path: "Sources/Tools/WindowProbe",
      swiftSettings: mainActor),
    module("PeopleSample", on: "Tools", ["PeopleStore", "CoreGraphics", "ImageDecoding"]),
    tests(of: "PeopleSample", ["PeopleStore"], settings: strict),
    module(
      "GeometryCommands", on: "Tools",
      ["PopoverPlacement", "VisualFormat", "ConstraintSolver", "CoreGraphics", "Typesetting", "ImageDecoding"]),
    tests(
      of: "GeometryCommands", ["ConstraintSolver", "VisualFormat", "CoreGraphics", "ImageDecoding"],
      resources: [.copy("Resources")], settings: strict),
    .executableTarget(
      name: "PopoverBenchmarks",
      dependencies: [
        "PopoverPlacement", "FlowGeometry", "ConstraintSolver", "VisualFormat", "CoreGraphics", "Typesetting", "CPango",
        "CAllocationCount", "QuartzCore", "UIKitCore", "WindowHost", "UIKit", "UIKitTesting", "PeoplePopover",
        "PeopleStore", "StoredPeople", "PeopleSample",
      ],
      path: "Sources/Tools/PopoverBenchmarks", swiftSettings: strict),
    .executableTarget(name: "ApiCheck", path: "Sources/Tools/ApiCheck", swiftSettings: strict),
    tests(of: "ApiCheck", settings: strict),
    tests(
      of: "popover",
      [
        "Gallery", "UIKit", "UIKitTesting", "PeopleSample", "PeopleStore", "PeoplePopover", "ImageDecoding",
        "Typesetting", "CoreGraphics",
      ], goldens: ["Goldens"]),
  ]
  products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
    .executable(name: "popover", targets: ["popover"]),
  ]
#else
  let uikit: [Target.Dependency] = []
  let database: [Target.Dependency] = []
  // Xcode builds what belongs to a product.
  products += [.library(name: "Gallery", targets: ["Gallery"])]
#endif

// MARK: - Portable: compiled on iOS unchanged

targets += [
  module("PeopleStore", on: "Portable", database),
  module("PeoplePopover", on: "Portable", uikit, mainActor),
  module("StoredPeople", on: "Portable", ["PeopleStore", "PeoplePopover"], mainActor),
  module("FPPopover", on: "Portable", uikit + ["PopoverPlacement"], mainActor),
  module("TextAnchors", on: "Portable", uikit + ["PopoverPlacement"], mainActor),
  module(
    "Gallery", on: "Portable",
    uikit + ["PopoverPlacement", "FPPopover", "TextAnchors", "PeoplePopover", "PeopleStore", "StoredPeople"], mainActor,
    resources: [.process("Resources")]),
  tests(of: "PeopleStore", database, goldens: ["Collation/Orders"], settings: strict),
]
#if os(Linux)
  targets += [
    tests(of: "PeoplePopover", ["UIKit", "UIKitCore", "QuartzCore", "UIKitTesting"]),
    tests(of: "StoredPeople", ["PeopleStore", "PeoplePopover", "UIKit", "UIKitTesting", "CSQLite"]),
    tests(
      of: "TextAnchors", ["PopoverPlacement", "FPPopover", "Gallery", "UIKit", "UIKitCore", "UIKitTesting"],
      goldens: ["Goldens"]),
    tests(of: "FPPopover", ["PeoplePopover", "Gallery", "UIKit", "UIKitTesting"], resources: [.copy("Resources")]),
  ]
#endif

let package = Package(
  name: "PopoverKit",
  platforms: [.iOS(.v16)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
