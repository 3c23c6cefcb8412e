import Foundation

// Objects are made from their class with a plain `override init(frame:)`, as Objective-C's runtime allows. A
// convenience initialiser dispatches `self.init` through the dynamic class's table; a second declaration of the
// same symbol lends it a metatype. It rests on an underscored attribute, so tests cover every kind of class.

extension NSObject {
  @_silgen_name("popoverkit_NSObject_make")
  convenience init(_made: Void) { self.init() }

  @_silgen_name("popoverkit_NSObject_make")
  private static func callMade(_: Void) -> Self

  /// An object of the class this is called on.
  package static func make() -> Self { callMade(()) }
}

extension UIView {
  @_silgen_name("popoverkit_UIView_make")
  convenience init(_made frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("popoverkit_UIView_make")
  private static func callMade(_ frame: CGRect) -> Self

  /// A view of the class this is called on.
  package static func make(frame: CGRect) -> Self { callMade(frame) }
}
