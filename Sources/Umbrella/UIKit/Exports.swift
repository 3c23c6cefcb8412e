@_exported public import UIKitCollection
@_exported public import UIKitControls
@_exported public import UIKitCore
