// Prints what it got; the check compares the output of three builds.
import Foundation
import LegacyLibrary
import ModernLibrary
import Neighbour

let screen = CGRect(x: 0, y: 0, width: 400, height: 300)

print("compiled for:", Neighbour.platform)
print("menu:", try placeOfMenu(button: CGRect(x: 150, y: 250, width: 60, height: 30), screen: screen))
print("tips:", try await placesOfTips(at: [CGRect(x: 200, y: 100, width: 20, height: 20)], screen: screen))
print("seventh of a grid:", try Grid(items: 7)[6] ?? .null)
print("row:", try row("|-[name]-[age(40)]-|", width: 320).sorted { $0.key < $1.key })
