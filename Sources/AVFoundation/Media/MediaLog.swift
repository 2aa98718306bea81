internal import QuartzCore

/// The app's log, with what cannot be played. Each message is there once.
enum MediaLog {
    static func report(_ failure: MediaFailure) { report(failure.line) }
    static func report(_ text: String) { Diagnostics.report(text, module: "AVFoundation") }
}
