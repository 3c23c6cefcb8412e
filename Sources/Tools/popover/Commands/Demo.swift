import Foundation
import Gallery
import PeopleSample
import PeopleStore
import UIKit

/// `popover demo`: the gallery in a window, or as pictures.
struct Demo {
  let options: DemoOptions

  init(_ options: DemoOptions) { self.options = options }

  func run() throws -> Never {
    GalleryDatabase.path = options.database
    GalleryScreen.initial = options.screen.flatMap(GalleryScreen.named)
    let variables = ProcessInfo.processInfo.environment
    if !options.isHeadless, HostChoice.choice(in: variables) == .window { try showWindow() }
    Tool.finish {
      try await prepareDatabase()
      try await drawPictures()
    }
  }

  private func showWindow() throws -> Never {
    try Tool.wait { try await prepareDatabase() }
    HostChoice.windowSize = options.size
    if options.scales.count == 1 { setenv("POPOVER_SCALE", "\(options.scales[0])", 1) }
    exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self)))
  }

  /// Makes the sample where there is no database, and makes sure that what is there can be read.
  private func prepareDatabase() async throws {
    let folder = URL(fileURLWithPath: options.database).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let isNew = !FileManager.default.fileExists(atPath: options.database)
    if isNew { print("Making the sample database \(options.database)") }
    let bar = ProgressBar()
    let store = try await PeopleSample.open(at: options.database) { bar.show($0) }
    if isNew { bar.finish() }
    await store.close()
  }

  private func drawPictures() async throws {
    let folder = URL(fileURLWithPath: options.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for scale in options.scales {
      let tour = PictureTour(options: options, scale: scale, folder: folder)
      try await tour.run { url in print(url.path) }
      try ScreenTour(options: options, scale: scale, folder: folder).run { url in print(url.path) }
    }
  }
}
