package import Foundation

/// Room whose width changes from height to height: regions below each other, with shapes that text goes around.
///
/// > Units: points; heights from the first region's top, x from a region's left edge.
package struct TextFlow: Hashable, Sendable {
    /// A shape that text goes around, as the corners of its outline. Of one that is hollow the hollow is left free too.
    package struct Obstacle: Hashable, Sendable {
        package var corners: [CGPoint]
        package init(corners: [CGPoint]) { self.corners = corners }

        /// What it takes of the heights between two; nil for nothing.
        func span(_ top: Double, _ bottom: Double) -> ClosedRange<Double>? {
            var found: (low: Double, high: Double)?
            func add(_ x: Double) { found = (min(found?.low ?? x, x), max(found?.high ?? x, x)) }
            for (index, corner) in corners.enumerated() {
                let next = corners[(index + 1) % corners.count]
                if corner.y > top, corner.y < bottom { add(corner.x) }
                for y in [top, bottom] where (corner.y < y) != (next.y < y) {
                    add(corner.x + (next.x - corner.x) * (y - corner.y) / (next.y - corner.y))
                }
            }
            return found.map { $0.low...$0.high }
        }
    }

    package struct Region: Hashable, Sendable {
        package var width: Double
        /// Infinite for no limit.
        package var height: Double
        package var obstacles: [Obstacle]
        package init(width: Double, height: Double, obstacles: [Obstacle]) {
            (self.width, self.height, self.obstacles) = (width, height, obstacles)
        }
    }

    package var regions: [Region]
    /// Left free at both ends of each piece of a line.
    package var padding: Double
    /// Where the text laid out begins.
    package var origin = 0.0

    package init(regions: [Region], padding: Double) { (self.regions, self.padding) = (regions, padding) }

    package func top(of region: Int) -> Double { regions[..<region].reduce(0) { $0 + $1.height } }

    /// The region a height lies in; the last one below all.
    package func region(at y: Double) -> Int {
        var bottom = 0.0
        for (index, region) in regions.enumerated().dropLast() {
            bottom += region.height
            if y < bottom { return index }
        }
        return max(regions.count - 1, 0)
    }

    /// A piece of a line's room.
    struct Span: Equatable {
        var left: Double
        var width: Double
    }

    /// The first room at or below a height for a line as high as `height`, of pieces not narrower than `least`; nil when none is left. Heights are
    /// those of the text laid out.
    func space(from y: Double, height: Double, least: Double) -> (y: Double, spans: [Span])? {
        var (top, steps) = (y + origin, 0)
        var index = region(at: top)
        while index < regions.count {
            let bottom = self.top(of: index) + regions[index].height
            while top + height <= bottom + 0.001 {
                let start = self.top(of: index)
                let spans = self.spans(regions[index], top - start, top - start + height).filter { $0.width >= least }
                if !spans.isEmpty { return (top - origin, spans) }
                guard let corner = nextCorner(regions[index], below: top - start) else { break }
                // A slanted side gives way little by little; one without end would be walked along for ever.
                steps += 1
                top = start + (steps < 512 ? min(corner, top - start + 4) : corner)
            }
            index += 1
            if index < regions.count { top = self.top(of: index) }
        }
        return nil
    }

    /// Where an outline next turns or ends.
    private func nextCorner(_ region: Region, below y: Double) -> Double? {
        region.obstacles.flatMap { $0.corners.lazy.map { Double($0.y) }.filter { $0 > y + 0.001 } }.min()
    }

    private func spans(_ region: Region, _ top: Double, _ bottom: Double) -> [Span] {
        let taken = region.obstacles.compactMap { $0.span(top, bottom) }.sorted { $0.lowerBound < $1.lowerBound }
        var found: [Span] = []
        var left = 0.0
        for part in taken {
            if part.lowerBound > left { found.append(Span(left: left, width: min(part.lowerBound, region.width) - left - padding * 2)) }
            left = max(left, part.upperBound)
        }
        if left < region.width { found.append(Span(left: left, width: region.width - left - padding * 2)) }
        return found
    }
}
