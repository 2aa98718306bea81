internal import CoreGraphics
internal import Foundation

/// Lengths and times of popovers (facts 2.4 and 3.3; letters give the confidence of each figure). > Units: points, seconds.
enum PopoverMetrics {
    /// The arrow, from its base to its tip and along its base (R).
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 37
    /// R
    static let corner: CGFloat = 13
    /// What is kept clear of at the edges of the window (R).
    static let margin: CGFloat = 10
    /// Of a controller that asks for no size (width R; height remembered to be about one and a half of it).
    static let standardSize = CGSize(width: 320, height: 480)
    /// R
    static let duration: TimeInterval = 0.3
    /// Where the bubble starts growing from its arrow's tip (R).
    static let startScale: CGFloat = 0.8
    /// Below the bubble (R).
    static let shadowRadius: CGFloat = 30
    static let shadowOpacity: Float = 0.2
}
