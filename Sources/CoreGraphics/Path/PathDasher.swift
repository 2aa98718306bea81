extension CGPath {
    /// The dashes of this path: lengths alternate between drawn and not, starting `phase` into the pattern.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        let period = lengths.reduce(0, +)
        guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return CGPath(elements: elements.transformed(transform)) }
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        var result: [PathElement] = []
        for line in elements.polylines(tolerance: 0.05) {
            var dash = DashCursor(pattern: pattern, phase: phase)
            let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
            guard var pen = points.first else { continue }
            if dash.isDrawn { result.append(.move(pen)) }
            for next in points.dropFirst() {
                var length = hypot(next.x - pen.x, next.y - pen.y)
                while length > dash.rest {
                    pen = pen.mixed(next, dash.rest / length)
                    length -= dash.rest
                    if dash.isDrawn { result.append(.line(pen)) }
                    dash.next()
                    if dash.isDrawn { result.append(.move(pen)) }
                }
                dash.rest -= length
                pen = next
                if dash.isDrawn { result.append(.line(pen)) }
            }
        }
        return CGPath(elements: result.transformed(transform))
    }
}

/// A line's position in its dash pattern.
private struct DashCursor {
    let pattern: [CGFloat]
    var index = 0
    var rest: CGFloat
    var isDrawn: Bool { index % 2 == 0 }

    init(pattern: [CGFloat], phase: CGFloat) {
        self.pattern = pattern
        let period = pattern.reduce(0, +)
        var offset = phase.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        while offset >= pattern[index] && index + 1 < pattern.count {
            offset -= pattern[index]
            index += 1
        }
        rest = pattern[index] - offset
    }

    mutating func next() {
        repeat {
            index = (index + 1) % pattern.count
            rest = pattern[index]
        } while rest == 0 && !isDrawn
    }
}
