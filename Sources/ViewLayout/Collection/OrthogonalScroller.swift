/// The viewport of an orthogonally scrolling section, and where it comes to rest.
///
/// > Contract: UIKit, UICollectionLayoutSectionOrthogonalScrollingBehavior; CV-37. > Units: points.
package struct OrthogonalScroller: Hashable, Sendable {
    package enum Behavior: Int, Sendable {
        case none = 0
        case continuous = 1
        case continuousGroupLeadingBoundary = 2
        case paging = 3
        case groupPaging = 4
        case groupPagingCentered = 5

        package var isSnapping: Bool { self == .continuousGroupLeadingBoundary || self == .groupPaging || self == .groupPagingCentered }
    }

    /// In the content of the collection view.
    package var frame = LayoutRect()
    package var contentWidth = 0.0
    package var contentHeight = 0.0
    package var isHorizontal = true
    package var behavior = Behavior.continuous
    package var bounces = true
    /// Fraction of the velocity that remains after a millisecond; nil for the behavior's.
    package var decelerationRate: Double?
    /// Distance between groups, the first one's start and the length of each.
    package var pitch = 0.0
    package var first = 0.0
    package var group = 0.0

    package init() {}

    private var viewport: Double { isHorizontal ? frame.width : frame.height }
    /// The maximum offset.
    package var end: Double { max(0, (isHorizontal ? contentWidth : contentHeight) - viewport) }

    /// Where a drag that is projected to `proposed` comes to rest.
    package func rest(from offset: Double, proposed: Double, velocity: Double) -> Double {
        guard behavior.isSnapping, pitch > 0 else { return proposed }
        let shift = behavior == .groupPagingCentered ? (viewport - group) / 2 - first : 0
        func index(_ place: Double) -> Double { (place + shift) / pitch }
        let target: Double
        switch behavior {
        case .groupPaging, .groupPagingCentered:
            let now = index(offset)
            target = velocity == 0 ? now.rounded() : velocity > 0 ? now.rounded(.up) : now.rounded(.down)
        default: target = index(proposed).rounded()
        }
        return min(max(0, target * pitch - shift), end)
    }
}
