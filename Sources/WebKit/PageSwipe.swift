internal import CoreGraphics

/// Where two pages are while a finger moves one over the other, as in a navigation stack.
struct PageSwipe: Equatable {
    /// How far the page below shifts, as a share of the width. Remembered.
    static let parallax: CGFloat = 0.3
    /// Opacity of black over the page below. Measured.
    static let dimming: CGFloat = 0.094
    /// Beyond this share, or faster than this, a drag goes on. Measured; the speed, in widths per second, is remembered.
    static let completionShare: CGFloat = 0.5
    static let completionSpeed: CGFloat = 1

    /// Whether the page before comes, from the left edge; otherwise the one after, from the right.
    let isBack: Bool
    /// > Units: points.
    let width: CGFloat

    /// How much of the way the finger has moved, from 0 to 1.
    func share(translation: CGFloat) -> CGFloat {
        min(max((isBack ? translation : -translation) / max(width, 1), 0), 1)
    }

    /// Horizontal places of the upper and the lower page, and the opacity over the lower one.
    func places(share: CGFloat) -> (upper: CGFloat, lower: CGFloat, shade: CGFloat) {
        // Going back uncovers the page below; going forward covers it.
        let covered = isBack ? 1 - share : share
        return (width * (1 - covered), -width * Self.parallax * covered, Self.dimming * covered)
    }

    /// Whether a finger that lifts goes on to the other page. > Units: points per second.
    func completes(share: CGFloat, velocity: CGFloat) -> Bool {
        let speed = (isBack ? velocity : -velocity) / max(width, 1)
        return speed > Self.completionSpeed || (share > Self.completionShare && speed > -Self.completionSpeed)
    }
}
