internal import TextShaping

/// Finds the largest font size at which text fits.
enum TextFitting {
    struct Result {
        var layout: TextLayout
        var source: TextSource
        var factor: Double
    }

    /// Shrinks fonts down to `least` until everything fits; the layout at `least` if that is not enough.
    static func shrink(_ source: TextSource, _ constraints: TextConstraints, least: Double, natural: TextLayout) -> Result {
        if fits(natural, constraints) { return Result(layout: natural, source: source, factor: 1) }
        var low = least
        var high = 1.0
        var best = attempt(source, constraints, least)
        guard fits(best.layout, constraints) else { return best }
        for _ in 0..<10 {
            let middle = (low + high) / 2
            let tried = attempt(source, constraints, middle)
            if fits(tried.layout, constraints) {
                best = tried
                low = middle
            } else {
                high = middle
            }
        }
        return best
    }

    private static func attempt(_ source: TextSource, _ constraints: TextConstraints, _ factor: Double) -> Result {
        let scaled = source.scaled(by: factor)
        return Result(layout: scaled.layout(constraints), source: scaled, factor: factor)
    }

    /// Nothing is omitted, truncated, too wide, or broken inside a word.
    private static func fits(_ layout: TextLayout, _ constraints: TextConstraints) -> Bool {
        !layout.isTruncated && layout.usedWidth <= constraints.width + 0.01 && layout.usedHeight <= constraints.height + 0.01
            && !layout.lines.contains { $0.isShortened }
    }
}
