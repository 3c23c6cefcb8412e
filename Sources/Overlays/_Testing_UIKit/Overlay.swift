// The toolchain's Testing library declares a cross-import overlay for a module named UIKit: whoever imports both also
// imports _Testing_UIKit, which ships with Apple's systems only. Without a module of this name no test on Linux could
// import UIKit. It is empty on purpose.
