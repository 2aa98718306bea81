package import Foundation

/// Metrics of UIKit that belong to no single control. > Units: points, seconds. Letters give the confidence of each value's source.
package enum UIMetrics {
    /// Default layout margin of a view on every side (D).
    package static let layoutMargin: CGFloat = 8
    /// Side margins of a controller's root view: on ordinary and, from this width on, wide screens (R).
    package static let rootMargin: CGFloat = 16
    package static let wideRootMargin: CGFloat = 20
    package static let wideRootMarginWidth: CGFloat = 414
    /// Wider text is hard to read (R).
    package static let readableWidth: CGFloat = 672
    /// The inset on either side of a readable width.
    package static func readableSide(width: CGFloat) -> CGFloat { max(0, (width - readableWidth) / 2) }
    /// Views less opaque than this receive no touches (D).
    package static let minimumHittableAlpha: CGFloat = 0.01
    /// The part of a sheet's presenter left visible at the top of a page sheet (R).
    package static let pageSheetTopGap: CGFloat = 10
    package static let pageSheetCornerRadius: CGFloat = 10
    /// The duration of a sheet's slide (R).
    package static let presentationDuration: TimeInterval = 0.5
    /// The duration of a flip transition (R).
    package static let flipDuration: TimeInterval = 0.75
    /// The dimming over a sheet's presenter: behind a card, and on iPads (M:FL, M:OU).
    package static let cardDimmingAlpha: CGFloat = 0.1
    package static let sheetDimmingAlpha: CGFloat = 0.2
    /// A sheet's grabber, and its distance from the sheet's edge (M:OU).
    package static let grabberSize = CGSize(width: 36, height: 5)
    package static let grabberTop: CGFloat = 5
    /// The inset of a card's presenter on each side (M:FL).
    package static let sheetPresenterMargin: CGFloat = 16
    /// Sheets on iPads (D; R).
    package static let formSheetSize = CGSize(width: 540, height: 620)
    package static let pageSheetPadWidth: CGFloat = 704
    package static let pageSheetPadMargin: CGFloat = 20
    /// Luminance weight and alpha of a dimmed tint (R).
    package static let dimmedTintAlpha: CGFloat = 0.8
}

/// Constants of gesture recognisers (facts 3.5).
package enum GestureMetrics {
    /// Maximum duration and movement of a tap, maximum gap and distance between taps (R).
    package static let tapMaximumPress: TimeInterval = 0.75
    package static let tapMaximumMovement: CGFloat = 45
    package static let tapMaximumGap: TimeInterval = 0.35
    package static let tapMaximumDistance: CGFloat = 45
    /// `UITouch.tapCount` increases within this time and distance of the last touch (R).
    package static let touchTapGap: TimeInterval = 0.35
    package static let touchTapDistance: CGFloat = 45
    package static let longPressDuration: TimeInterval = 0.5
    package static let longPressMovement: CGFloat = 10
    /// A pan begins beyond this distance (D).
    package static let panThreshold: CGFloat = 10
    package static let screenEdgeWidth: CGFloat = 20
    package static let swipeMinimumTravel: CGFloat = 50
    package static let swipeMaximumDuration: TimeInterval = 0.5
    package static let swipeMaximumDrift: CGFloat = 50
    package static let pinchThreshold: CGFloat = 8
    /// Radians: 7 degrees, the middle of the known values (R).
    package static let rotationThreshold: CGFloat = 7 * .pi / 180
    /// Velocity is measured over the movements within this time.
    package static let velocityWindow: TimeInterval = 0.1
}
