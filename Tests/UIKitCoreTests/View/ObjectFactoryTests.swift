import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Objects made from their class rest on an underscored attribute of the compiler: if a toolchain changes it, this
/// fails, in debug and in release.
@MainActor
@Suite("Objects made from their class")
struct ObjectFactoryTests {
  class Overriding: UIView {
    let mark: Int
    override init(frame: CGRect) {
      mark = 7
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Inheriting: Overriding {}

  private final class Hidden: UIView {
    var wasMade = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      wasMade = true
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Generic<Value>: UIView {
    var values: [Value] = []
  }

  final class Plain: NSObject {
    var greeting = "hello"
  }

  private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("An overridden init(frame:) runs, also for a class that inherits it")
  func overridden() {
    for type in [Overriding.self, Inheriting.self] {
      let view = type.make(frame: frame)
      #expect(Swift.type(of: view) == type)
      #expect(view.mark == 7)
      #expect(view.frame == frame)
    }
  }

  @Test("Private and generic classes, and classes known only as AnyClass")
  func others() {
    #expect(Hidden.make(frame: frame).wasMade)
    let generic = Generic<Int>.make(frame: frame)
    generic.values.append(1)
    #expect(generic.values == [1])
    let any: AnyClass = Hidden.self
    let made = (any as? UIView.Type)?.make(frame: frame)
    #expect(made is Hidden)
  }

  @Test("Plain objects by init()")
  func plain() {
    let any: AnyClass = Plain.self
    let made = (any as? NSObject.Type)?.make() as? Plain
    #expect(made?.greeting == "hello")
  }

  @Test("layerClass is asked for the layer")
  func layerClass() {
    final class Shaped: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(Shaped().layer is CAShapeLayer)
    #expect(UIView().layer is CAShapeLayer == false)
  }
}
