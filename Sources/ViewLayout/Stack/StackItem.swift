/// One view of a stack, as the engine sees it. > Units: points along the stack's axis unless said otherwise.
package struct StackItem: Hashable, Sendable {
    /// The length the contents ask for; nil for a view without one, which takes what is left.
    package var natural: Double?
    /// Limits that are never broken while there is room.
    package var minimum: Double
    package var maximum: Double
    /// The lower, the sooner stretched; the lower, the sooner squeezed.
    package var hugging: Double
    package var compression: Double
    /// The least gap to the next view that is shown.
    package var gapAfter: Double
    /// A hidden view takes no length and its gap goes with it.
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

/// Where one view lies along one axis. > Units: points from the start of the stack's content.
package struct StackSpan: Hashable, Sendable {
    package var start: Double
    package var length: Double
    package init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }
    package var end: Double { start + length }
}
