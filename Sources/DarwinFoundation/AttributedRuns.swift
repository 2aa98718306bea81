internal import CSystem
package import Foundation

/// The attributes of attributed strings, which Foundation on Linux never releases; see CSystem.
package enum AttributedRuns {
    /// For the `deinit` of a subclass of `NSMutableAttributedString`. Foundation's own classes need no call.
    package static func release(of text: NSAttributedString) { ferry_release_runs(Unmanaged.passUnretained(text).toOpaque()) }
}
