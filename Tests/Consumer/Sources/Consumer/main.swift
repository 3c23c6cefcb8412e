import Neighbour
import UIKit
print(Neighbour.platform)
