internal import CoreGraphics
internal import Foundation

/// Metrics of popovers (facts 2.4 and 3.3; letters give the confidence of each value). > Units: points, seconds.
enum PopoverMetrics {
    /// The arrow's length and the width of its base (R).
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 37
    /// R
    static let corner: CGFloat = 13
    /// The margin to the window's edges (R).
    static let margin: CGFloat = 10
    /// The size for a controller without a preferred size (width R; height remembered to be about one and a half of it).
    static let standardSize = CGSize(width: 320, height: 480)
    /// R
    static let duration: TimeInterval = 0.3
    /// The initial scale, from the arrow's tip (R).
    static let startScale: CGFloat = 0.8
    /// Below the bubble (R).
    static let shadowRadius: CGFloat = 30
    static let shadowOpacity: Float = 0.2
}
