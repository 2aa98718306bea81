internal import CoreGraphics

/// The app's log, with what cannot be rendered. Each message is there once.
enum FilterLog {
    static func report(_ text: String) { Diagnostics.report(text, module: "CoreImage") }
}
