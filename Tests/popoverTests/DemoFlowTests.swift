import CoreGraphics
import Foundation
import Gallery
import PeoplePopover
import PeopleSample
import PeopleStore
import Testing
import Typesetting
import UIKit
import UIKitTesting

@testable import popover

/// The whole application on a stage: database, list, popover, pixels.
@MainActor
@Suite("The demo", .serialized)
struct DemoFlowTests {
  private nonisolated static let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "popover-\(UUID().uuidString)")
  /// The sample database, made once for all tests and removed with the process.
  private static let database = Task<String, any Error> {
    atexit { try? FileManager.default.removeItem(at: DemoFlowTests.folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("people.sqlite").path
    try await PeopleSample.create(at: path)
    return path
  }

  private func launch(scale: CGFloat = 1, appearance: UIUserInterfaceStyle = .light) async throws
    -> (Stage, ActionsViewController)
  {
    await GalleryDatabase.close()
    GalleryDatabase.path = try await Self.database.value
    GalleryScreen.initial = GalleryScreen.named("people")
    let stage = Stage(size: CGSize(width: 640, height: 720), scale: scale, appearance: appearance)
    stage.launch(AppDelegate.self)
    let screen = try #require(stage.window?.rootViewController as? ActionsViewController)
    #expect(await stage.wait { !screen.isLoading })
    return (stage, screen)
  }

  private func open(_ button: Int, _ stage: Stage, _ screen: ActionsViewController) async throws {
    #expect(stage.tap(screen.buttons[button]))
    // The popover before may still be in memory, so what is on screen is asked.
    #expect(
      await stage.wait { screen.presentedViewController != nil && screen.people?.isLoadingPictures == false })
  }

  @Test("List, popover, scrolling, choosing, Escape, an empty action, closing the window")
  func flow() async throws {
    let (stage, screen) = try await launch()
    defer { stage.close() }
    #expect(stage.scene?.title == "PopoverKit")
    #expect(
      screen.buttons.map(\.currentTitle) == ["1 person", "3 people", "2 people", "8 people", "413 people", "Nobody"])
    try await open(3, stage, screen)
    let people = try #require(screen.people)
    #expect(people.preferredContentSize == CGSize(width: 350, height: 338))
    let grid = people.collectionView
    let middle = grid.convert(CGPoint(x: grid.bounds.midX, y: grid.bounds.midY), to: nil)
    stage.scroll(by: 40, at: middle)
    #expect(grid.contentOffset.y == CGFloat(40))
    stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 30))
    stage.settle()
    #expect(grid.contentOffset.y < CGFloat(40))
    stage.tap(try #require(grid.cellForItem(at: IndexPath(item: 0, section: 0))))
    stage.settle()
    #expect(screen.presentedViewController == nil)
    #expect(stage.textTree().contains("\"Chosen: Carl von Linné 🌿\""))
    try await open(0, stage, screen)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(screen.presentedViewController == nil)
    stage.tap(screen.buttons[5])
    #expect(await stage.wait { stage.textTree().contains("Nobody is assigned.") })
    #expect(screen.presentedViewController == nil)
    try await open(4, stage, screen)
    stage.closeWindow()
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test("Another process's change shows in the open popover")
  func live() async throws {
    let (stage, screen) = try await launch()
    defer { stage.close() }
    try await open(0, stage, screen)
    let people = try #require(screen.people)
    let store = try await PeopleStore.open(try await Self.database.value)
    let action = try #require(try await store.actions().first)
    let section = try #require(try await store.sections(of: action.id).first)
    let person = try await store.write { editor in
      let person = try editor.addPerson(NewPerson("Grace Hopper"))
      try editor.assign(person, to: section.id)
      return person
    }
    #expect(await stage.wait { people.preferredContentSize == CGSize(width: 350, height: 122) })
    stage.settle()
    #expect(stage.textTree().contains("\"Grace Hopper\""))
    #expect(await stage.wait { screen.buttons[0].currentTitle == "2 people" })
    _ = try await store.write { editor in try editor.removePerson(person) }
    #expect(await stage.wait { people.preferredContentSize == CGSize(width: 190, height: 122) })
    #expect(await stage.wait { screen.buttons[0].currentTitle == "1 person" })
    #expect(screen.presentedViewController === people)
    await store.close()
  }

  @Test("The gallery opens a screen and comes back, by touch and by keys")
  func gallery() async throws {
    _ = try await launch()
    GalleryScreen.initial = nil
    let stage = Stage(size: CGSize(width: 640, height: 720))
    defer { stage.close() }
    stage.launch(AppDelegate.self)
    let gallery = try #require(stage.window?.rootViewController as? GalleryViewController)
    stage.settle()
    #expect(gallery.buttons.count == GalleryScreen.all.count)
    stage.tap(gallery.buttons[0])
    stage.settle()
    let screen = try #require(gallery.screen as? ActionsViewController)
    #expect(await stage.wait { !screen.isLoading && !screen.buttons.isEmpty })
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(gallery.presentedViewController == nil)
    stage.press(.keyboardTab)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(gallery.screen is ActionsViewController)
  }

  @Test("Keys alone: Tab to a button, Return opens, arrows walk the grid, Return chooses, the focus is back")
  func keyboard() async throws {
    let (stage, screen) = try await launch()
    defer { stage.close() }
    stage.press(.keyboardTab)
    stage.press(.keyboardDownArrow)
    #expect(screen.buttons[1].isFirstResponder)
    stage.press(.keyboardSpacebar)
    #expect(await stage.wait { screen.people?.isLoadingPictures == false })
    stage.press(.keyboardTab)
    #expect(screen.people?.collectionView.isFirstResponder == true)
    stage.press(.keyboardRightArrow)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(screen.presentedViewController == nil)
    #expect(stage.textTree().contains("\"Chosen: أبو الريحان البيروني\""))
    stage.press(.keyboardUpArrow)
    #expect(screen.buttons[0].isFirstResponder)
    stage.press(.keyboardReturnOrEnter)
    #expect(await stage.wait { screen.people?.isLoadingPictures == false })
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(screen.presentedViewController == nil)
  }

  nonisolated struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let button: Int
    var isPushed = false
    var isDark = false
    var testDescription: String { name }
  }

  nonisolated static let pictures = [
    Picture(name: "single-column", button: 0), Picture(name: "two-columns", button: 1),
    Picture(name: "two-sections", button: 3), Picture(name: "pinned-header", button: 4, isPushed: true),
    Picture(name: "two-columns-dark", button: 1, isDark: true),
  ]

  @Test("Pictures", arguments: pictures, [1, 2])
  func pictures(picture: Picture, scale: Int) async throws {
    let (stage, screen) = try await launch(scale: CGFloat(scale), appearance: picture.isDark ? .dark : .light)
    defer { stage.close() }
    try await open(picture.button, stage, screen)
    let people = try #require(screen.people)
    if picture.isPushed {
      people.collectionView.contentOffset.y = try #require(PictureTour.pushingOffset(of: people.collectionView))
      #expect(await stage.wait { !people.isLoadingPictures })
    }
    // The scroll indicator has faded.
    stage.advance(by: 2)
    stage.settle()
    let bubble = try #require(people.popoverPresentationController?.presentedView)
    let frame = bubble.convert(bubble.bounds, to: nil).insetBy(dx: -20, dy: -20)
    let pixels = CGRect(
      x: frame.minX * CGFloat(scale), y: frame.minY * CGFloat(scale), width: frame.width * CGFloat(scale),
      height: frame.height * CGFloat(scale))
    let shot = stage.snapshot()
    let whole = CGRect(x: 0, y: 0, width: shot.width, height: shot.height)
    try Goldens.check(try #require(shot.cropped(to: pixels.intersection(whole))), "\(picture.name)@\(scale)x")
  }

  @Test("A picture with one changed letter is not taken for the golden one")
  func twin() async throws {
    let (stage, screen) = try await launch()
    defer { stage.close() }
    let before = stage.snapshot()
    screen.buttons[0].setTitle("1 person!", for: .normal)
    stage.settle()
    #expect(stage.snapshot().difference(from: before).largest > Goldens.tolerance)
  }
}
