// The module UIKit.
