import Foundation

// Attributes and contexts are made from their class with a plain `init()`, also where a subclass does not say
// `required`, as views are; how it works stands where views do it.

nonisolated extension UICollectionViewLayoutAttributes {
  @_silgen_name("popoverkit_UICollectionViewLayoutAttributes_make")
  convenience init(_made: Void) { self.init() }

  @_silgen_name("popoverkit_UICollectionViewLayoutAttributes_make")
  private static func callMade(_: Void) -> Self

  /// Attributes of the class this is called on.
  static func makeObject() -> Self { callMade(()) }
}

nonisolated extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("popoverkit_UICollectionViewLayoutInvalidationContext_make")
  convenience init(_made: Void) { self.init() }

  @_silgen_name("popoverkit_UICollectionViewLayoutInvalidationContext_make")
  private static func callMade(_: Void) -> Self

  /// A context of the class this is called on.
  static func makeObject() -> Self { callMade(()) }

  /// A context of a layout's class.
  static func make(of type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    (type as? UICollectionViewLayoutInvalidationContext.Type ?? UICollectionViewLayoutInvalidationContext.self)
      .makeObject()
  }
}
