import UIKit
import UIKitCore
import UIKitTesting

@testable import UIKitControls

/// A stage with one control in the middle, and what happened to it.
final class ControlStage {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  let controller = UIViewController()
  let control: UIControl
  let log = EventLog()

  init(_ control: UIControl = UIControl()) {
    self.control = control
    control.frame = CGRect(x: 150, y: 150, width: 100, height: 50)
    controller.view.addSubview(control)
    stage.show(controller)
    log.watch(control)
  }

  isolated deinit { stage.close() }
}

/// The names of a control's events in their order.
final class EventLog {
  var names: [String] = []

  func watch(_ control: UIControl) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [unowned self] _ in names.append(name) }, for: event)
    }
  }
}
