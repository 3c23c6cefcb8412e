import UIKit

/// A cell of any value; its subclasses write no initialiser at all.
open class ValueCell<Value: CustomStringConvertible>: UICollectionViewCell {
  /// What is shown.
  public var value: Value? {
    didSet { accessibilityLabel = value?.description }
  }
  /// Set by `init(frame:)`, to tell that it ran.
  public private(set) var initialFrame = CGRect.null

  public override init(frame: CGRect) {
    super.init(frame: frame)
    initialFrame = frame
  }

  /// Archives hold no such cells.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A cell that inherits its initialisers, from a generic class.
public final class CountCell: ValueCell<Int> {}

/// A view above a section.
public final class TitleView: UICollectionReusableView {
  /// The title.
  public private(set) var title = "untitled"

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title = "titled"
  }

  /// Archives hold no such cells.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A layer that tells where it was made.
public final class MarkedLayer: CALayer {
  /// What the plain initialiser sets.
  public private(set) var mark = "none"

  public override init() {
    super.init()
    mark = "made by its view"
  }

  /// Copies for animations.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Archives hold no such cells.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A view whose layer is of another class.
public final class MarkedView: UIView {
  public override class var layerClass: AnyClass { MarkedLayer.self }
}
