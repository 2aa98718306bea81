/// One view of a stack, as input of the layout. > Units: points along the stack's axis unless said otherwise.
package struct StackItem: Hashable, Sendable {
    /// The intrinsic length; nil for a view without one, which takes the remaining length.
    package var natural: Double?
    /// Limits that are respected while there is enough space.
    package var minimum: Double
    package var maximum: Double
    /// A lower value is stretched first; a lower resistance is compressed first.
    package var hugging: Double
    package var compression: Double
    /// The minimum gap to the next visible view.
    package var gapAfter: Double
    /// A hidden view has no length and no gap.
    package var isHidden: Bool

    package init(
        natural: Double?, minimum: Double = 0, maximum: Double = .infinity, hugging: Double = 250, compression: Double = 750,
        gapAfter: Double = 0, isHidden: Bool = false
    ) {
        self.natural = natural
        self.minimum = minimum
        self.maximum = maximum
        self.hugging = hugging
        self.compression = compression
        self.gapAfter = gapAfter
        self.isHidden = isHidden
    }

    /// The natural length within the limits.
    var wanted: Double { clamp(natural ?? 0) }
    func clamp(_ length: Double) -> Double { max(minimum, min(maximum, length)) }
}

/// The position of one view along one axis. > Units: points from the start of the stack's content.
package struct StackSpan: Hashable, Sendable {
    package var start: Double
    package var length: Double
    package init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }
    package var end: Double { start + length }
}
