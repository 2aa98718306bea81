/// Nine-slice scaling along one side of a layer: two ends that keep their size, and the stretched middle.
///
/// Both painters of layers, the application's own and the server's, use it.
package enum SliceBands {
    package struct Band: Hashable, Sendable {
        /// > Units: pixels of the bitmap.
        package var source: Double
        package var sourceLength: Double
        /// The target of the whole source. > Units: points of the layer.
        package var target: Double
        package var targetLength: Double
        /// The painted part: neighbours meet between two pixels of the surface, so that no seam shows. > Units: points of the layer.
        package var shown: Double
        package var shownLength: Double
    }

    /// From points of the layer to pixels of the surface along this side.
    package struct Grid: Hashable, Sendable {
        package var scale: Double
        package var offset: Double

        package init(scale: Double, offset: Double) {
            self.scale = scale
            self.offset = offset
        }

        func snap(_ value: Double) -> Double {
            guard scale != 0, scale.isFinite, offset.isFinite else { return value }
            let snapped = ((value * scale + offset).rounded() - offset) / scale
            return snapped.isFinite ? snapped : value
        }
    }

    /// The bands that have a length, in order. The ends shrink in proportion if there is too little space. A middle of less than a pixel
    /// of the bitmap becomes one pixel.
    ///
    /// > Parameters: center: start and length of the middle, as fractions of the side. pointsPerPixel: of the bitmap. grid: nil if the side
    /// is not aligned to the surface's pixels.
    package static func bands(
        source: (start: Double, length: Double), center: (start: Double, length: Double), target: (start: Double, length: Double),
        pointsPerPixel: Double, grid: Grid?
    ) -> [Band] {
        let (start, length) = source
        let low = min(max(length * center.start, 0), length)
        let high = min(max(length * (center.start + center.length), low), length)
        var (head, tail) = (low * pointsPerPixel, (length - high) * pointsPerPixel)
        if head + tail > target.length, head + tail > 0 {
            (head, tail) = (head * target.length / (head + tail), tail * target.length / (head + tail))
        }
        let end = target.start + target.length
        func cut(_ value: Double) -> Double { min(max(grid?.snap(value) ?? value, target.start), end) }
        let first = cut(target.start + head)
        let second = max(first, cut(end - tail))
        let middle = middle(start + low, start + high, start: start, length: length)
        return [
            Band(
                source: start, sourceLength: low, target: target.start, targetLength: head, shown: target.start,
                shownLength: first - target.start),
            Band(
                source: middle.start, sourceLength: middle.length, target: first, targetLength: second - first, shown: first,
                shownLength: second - first),
            Band(
                source: start + high, sourceLength: length - high, target: end - tail, targetLength: tail, shown: second,
                shownLength: end - second),
        ].filter { $0.sourceLength > 0 && $0.targetLength > 0 && $0.shownLength > 0 }
    }

    private static func middle(_ low: Double, _ high: Double, start: Double, length: Double) -> (start: Double, length: Double) {
        guard high - low < 1, length >= 1 else { return (low, high - low) }
        let pixel = ((low + high) / 2 - 0.5).rounded(.down)
        return (min(max(pixel, start), start + length - 1), 1)
    }
}
