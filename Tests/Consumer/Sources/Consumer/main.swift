// Prints what it got; the check compares the output of three builds.
import Foundation
import LegacyLibrary
import ModernLibrary
import Neighbour
import UIKit
import UIKitTesting

let screen = CGRect(x: 0, y: 0, width: 400, height: 300)

print("compiled for:", Neighbour.platform)
print("menu:", try placeOfMenu(button: CGRect(x: 150, y: 250, width: 60, height: 30), screen: screen))
print("seventh of a grid:", try Grid(items: 7)[6] ?? .null)
print("row:", try row("|-[name]-[age(40)]-|", width: 320).sorted { $0.key < $1.key })

let stage = Stage(size: screen.size)
let home = HomeController()
stage.show(home)
stage.tap(home.button)
stage.settle()
print(stage.textTree())
if let people = home.presentedViewController as? PeopleController {
  let cell = people.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
  print("second person:", (cell as? PersonCell)?.nameLabel.text ?? "no PersonCell")
  if let cell { stage.tap(cell) }
  stage.settle()
}
print("picked:", home.label.text ?? "", "after", home.calls)

print("a view's own layer:", (MarkedView(frame: .zero).layer as? MarkedLayer)?.mark ?? "another class")
print("tips:", try await placesOfTips(at: [CGRect(x: 200, y: 100, width: 20, height: 20)], screen: screen))
