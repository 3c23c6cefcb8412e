public import UIKit

/// A screen of the gallery: what the first screen says of it, and how it is made.
public struct GalleryScreen {
  /// The word that opens it from the shell.
  public let name: String
  /// What it is called.
  public let title: String
  /// What it shows, in a sentence.
  public let summary: String
  /// Makes its controller.
  public let make: () -> UIViewController

  /// All screens, in the order of the first one.
  public static let all: [GalleryScreen] = [
    GalleryScreen(
      name: "people", title: "People", summary: "Who is assigned to an action: a popover with a grid of people.",
      make: { ActionsViewController() }),
    GalleryScreen(
      name: "bubble", title: "Bubble", summary: "FPPopover with a control for every property.",
      make: { FPPopoverViewController() }),
    GalleryScreen(
      name: "bubbles", title: "Bubbles", summary: "FPPopover's tints in all directions.",
      make: { BubbleSheetController(border: true, hasTitles: true) }),
    GalleryScreen(
      name: "placement", title: "Placement", summary: "Where a popover goes and why, moved by hand.",
      make: { PlacementViewController() }),
    GalleryScreen(
      name: "words", title: "Words", summary: "Popovers that point at words of a text, also over a line break.",
      make: { WordsViewController() }),
  ]

  /// The screen of a name, or nil.
  public static func named(_ name: String) -> GalleryScreen? { all.first { $0.name == name } }

  /// The screen that the application opens with; nil is the gallery's own first screen.
  public static var initial: GalleryScreen?
}
