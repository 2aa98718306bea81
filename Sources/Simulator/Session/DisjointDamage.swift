internal import HostInterface

extension [PixelRect] {
    /// Rectangles of the same pixels that do not overlap: what is blended over a copy must not be blended twice. Of many, one around them all.
    func disjoint() -> [PixelRect] {
        guard count > 1 else { return self }
        var result: [PixelRect] = []
        for rect in self {
            var parts = [rect]
            for other in result where !other.intersection(rect).isEmpty { parts = parts.flatMap { $0.parts(without: other) } }
            result += parts
            guard result.count <= Self.most else { return [reduce(self[0]) { $0.union($1) }] }
        }
        return result
    }

    private static var most: Int { 64 }
}

extension PixelRect {
    /// The parts outside another one: above, on its left, on its right, below.
    fileprivate func parts(without other: PixelRect) -> [PixelRect] {
        let common = intersection(other)
        guard !common.isEmpty else { return [self] }
        let parts = [
            PixelRect(x: x, y: y, width: width, height: common.y - y),
            PixelRect(x: x, y: common.y, width: common.x - x, height: common.height),
            PixelRect(x: common.maxX, y: common.y, width: maxX - common.maxX, height: common.height),
            PixelRect(x: x, y: common.maxY, width: width, height: maxY - common.maxY),
        ]
        return parts.filter { !$0.isEmpty }
    }
}
