// The toolchain's Testing library declares a cross-import overlay for a module named CoreGraphics: whoever imports both also
// imports _Testing_CoreGraphics, which ships with Apple's systems only. Without a module of this name no test on Linux could
// import CoreGraphics. It is empty on purpose.
