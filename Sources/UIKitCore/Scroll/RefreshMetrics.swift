internal import Foundation
internal import ViewLayout

/// Metrics and thresholds of UIRefreshControl. > Units: points, seconds.
enum RefreshMetrics {
    /// The control's height at the top (D; M).
    static let height: CGFloat = 60
    /// The pull beyond the edge that starts a refresh (M: 100; R: up to 140).
    static let triggerPull: CGFloat = 120
    /// Side of the spinner (R).
    static let spinnerSide: CGFloat = 28
    static let titleSize: CGFloat = 12
    static let titleGap: CGFloat = 4
    /// The duration of the spinner's disappearance (R).
    static let endDuration: TimeInterval = 0.3

    /// The visible fraction of petals for a displayed pull in a viewport of this length.
    static func progress(pull: CGFloat, viewport: CGFloat) -> CGFloat {
        let threshold = RubberBand.shown(overshoot: triggerPull, viewport: viewport)
        // The first petals appear when there is space to see them.
        let start = threshold * 0.3
        guard threshold > start else { return 0 }
        return min(max((pull - start) / (threshold - start), 0), 1)
    }
}
