import Foundation
import Gallery
import UIKit

/// What `popover demo` was asked for.
struct DemoOptions: Equatable {
  var isHeadless = false
  var folder = "popover-pictures"
  /// The scales of the pictures, or of the window.
  var scales: [CGFloat] = [1, 2]
  var size = CGSize(width: 640, height: 720)
  var appearance = UIUserInterfaceStyle.light
  var database = Self.usualDatabase
  /// The name of the screen to open with; nil is the gallery's first.
  var screen: String?

  init() {}

  init(_ arguments: [String]) throws {
    var reader = ArgumentReader(arguments)
    while let word = reader.next() {
      switch word {
      case "--headless": isHeadless = true
      case "--out": folder = try reader.value(of: word)
      case "--scale": scales = [CGFloat(try reader.number(of: word, in: 0.5...8))]
      case "--size": size = try Self.size(reader.value(of: word))
      case "--appearance": appearance = try Self.appearance(reader.value(of: word))
      case "--database": database = try reader.value(of: word)
      case let option where option.hasPrefix("-"): throw UsageError("demo has no option '\(option)'")
      default: screen = try Self.screen(word)
      }
    }
  }

  private static func screen(_ name: String) throws -> String {
    guard GalleryScreen.named(name) == nil else { return name }
    let names = GalleryScreen.all.map(\.name).joined(separator: ", ")
    throw UsageError("there is no screen '\(name)'; there are: \(names)")
  }

  private static func size(_ text: String) throws -> CGSize {
    let parts = text.lowercased().split(separator: "x").map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (100...8000).contains(width),
      (100...8000).contains(height)
    else { throw UsageError("--size takes a width and a height from 100 to 8000, as 640x720, not '\(text)'") }
    return CGSize(width: width, height: height)
  }

  private static func appearance(_ text: String) throws -> UIUserInterfaceStyle {
    switch text {
    case "light": return .light
    case "dark": return .dark
    default: throw UsageError("--appearance takes light or dark, not '\(text)'")
    }
  }

  /// In the user's data folder, as the desktop's conventions have it.
  private static var usualDatabase: String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? FileManager.default.currentDirectoryPath
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.local/share"
    return "\(data)/popoverkit/people.sqlite"
  }
}
