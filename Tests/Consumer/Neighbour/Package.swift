// swift-tools-version: 6.0
// A cross-platform package that knows nothing of PopoverKit and happens to be built in one folder with it.
import PackageDescription

let package = Package(
  name: "Neighbour",
  products: [.library(name: "Neighbour", targets: ["Neighbour"])],
  targets: [.target(name: "Neighbour")]
)
