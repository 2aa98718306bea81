internal import Foundation

/// The zoom scales of a scroll view, and how far a pinch exceeds them.
package struct ZoomRange: Hashable, Sendable {
    package let minimum: Double
    package let maximum: Double
    package let bounces: Bool

    package init(minimum: Double, maximum: Double, bounces: Bool) {
        self.minimum = minimum
        self.maximum = max(minimum, maximum)
        self.bounces = bounces
    }

    package func clamp(_ scale: Double) -> Double { scale.isFinite ? min(max(scale, minimum), maximum) : minimum }

    /// The displayed scale for one that fingers request. Beyond a limit the excess, as a factor, is reduced like an overshoot (R).
    package func shown(_ scale: Double) -> Double {
        let limit = clamp(scale)
        guard bounces, scale > 0, limit > 0, scale != limit else { return limit }
        let excess = scale > limit ? scale / limit : limit / scale
        let factor = 1 + RubberBand.shown(overshoot: excess - 1, viewport: 1)
        return scale > limit ? limit * factor : limit / factor
    }

    /// The scale that fingers request for a displayed one.
    package func asked(shown: Double) -> Double {
        let limit = clamp(shown)
        guard bounces, shown > 0, limit > 0, shown != limit else { return limit }
        let excess = shown > limit ? shown / limit : limit / shown
        let factor = 1 + RubberBand.overshoot(shown: excess - 1, viewport: 1)
        return shown > limit ? limit * factor : limit / factor
    }

    /// The scale at which a part of the content fills a viewport, within the limits.
    package func scale(fitting content: (width: Double, height: Double), in viewport: (width: Double, height: Double)) -> Double {
        guard content.width > 0 || content.height > 0 else { return maximum }
        let wide = content.width > 0 ? viewport.width / content.width : .infinity
        let high = content.height > 0 ? viewport.height / content.height : .infinity
        return clamp(min(wide, high))
    }
}
