/// Range and capabilities of one axis of a scroll view.
///
/// > Units: points of content offset.
package struct ScrollAxis: Hashable, Sendable {
    /// The offsets at rest, `lower <= upper`.
    package private(set) var lower: Double
    package private(set) var upper: Double
    package private(set) var viewport: Double
    /// Whether fingers scroll this axis.
    package private(set) var isScrollable: Bool
    /// Whether it scrolls beyond its edges.
    package private(set) var bounces: Bool

    /// `alignment` is the position of content smaller than the viewport, from 0 at its start to 1.
    ///
    /// > Contract: UIKit, SV-13 and SV-14: content smaller than the viewport stays where it is unless it always bounces.
    package init(
        content: Double, viewport: Double, insetBefore: Double, insetAfter: Double, bounces: Bool = true, alwaysBounces: Bool = false,
        alignment: Double = 0
    ) {
        let end = content + insetAfter - viewport
        let slack = max(0, -insetBefore - end)
        let start = alignment > 0 && slack.isFinite ? -insetBefore - slack * min(alignment, 1) : -insetBefore
        lower = start.isFinite ? start : 0
        upper = end.isFinite ? max(lower, end) : lower
        self.viewport = viewport.isFinite ? max(0, viewport) : 0
        isScrollable = upper > lower || (bounces && alwaysBounces)
        self.bounces = bounces && isScrollable
    }

    package func clamp(_ offset: Double) -> Double { min(max(offset, lower), upper) }
    package func contains(_ offset: Double) -> Bool { offset >= lower && offset <= upper }

    /// Signed distance beyond the nearer edge; 0 between them.
    package func overshoot(_ offset: Double) -> Double {
        offset < lower ? offset - lower : offset > upper ? offset - upper : 0
    }

    /// The displayed offset for a finger's offset, and back.
    package func shown(raw: Double) -> Double {
        bounces ? clamp(raw) + RubberBand.shown(overshoot: overshoot(raw), viewport: viewport) : clamp(raw)
    }

    package func raw(shown: Double) -> Double { clamp(shown) + RubberBand.overshoot(shown: overshoot(shown), viewport: viewport) }

    /// The offset nearest to `offset` that shows the range from `start` to `end` of the content, or as much of it as fits.
    ///
    /// > Contract: UIKit, SV-7.
    package func revealing(from start: Double, to end: Double, at offset: Double, insetBefore: Double, insetAfter: Double) -> Double {
        let first = offset + insetBefore
        let last = offset + viewport - insetAfter
        guard end >= start else { return offset }
        if start >= first, end <= last { return offset }
        // A range larger than the viewport that covers it is as visible as possible.
        if start <= first, end >= last { return offset }
        let wanted = start < first ? min(start - insetBefore, offset) : min(end - viewport + insetAfter, start - insetBefore)
        return clamp(wanted)
    }
}

/// A finger's drag of one axis.
///
/// Stores the finger's own offset, so that rounding of displayed offsets does not accumulate.
package struct AxisDrag: Hashable, Sendable {
    private var raw: Double
    private var shown: Double

    package init(at shown: Double, on axis: ScrollAxis) {
        self.shown = shown
        raw = axis.raw(shown: shown)
    }

    /// Moves the content by `delta` from `current`, which code may have changed since the last call. > Returns: the displayed offset.
    package mutating func move(by delta: Double, from current: Double, on axis: ScrollAxis, quantum: Double) -> Double {
        if current != shown { raw = axis.raw(shown: current) }
        raw += delta
        if !axis.bounces { raw = axis.clamp(raw) }
        shown = Quantum.round(axis.shown(raw: raw), to: quantum)
        return shown
    }
}

/// Offsets are rounded to whole pixels. > Contract: facts 3.4, offset quantised to 1/scale.
package enum Quantum {
    package static func round(_ value: Double, to quantum: Double) -> Double {
        quantum > 0 ? (value / quantum).rounded() * quantum : value
    }
}
