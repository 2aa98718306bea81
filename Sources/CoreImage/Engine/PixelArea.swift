/// Whole pixels of the plane: half-open ranges, with the origin at the lower left as in Core Image.
struct PixelArea: Hashable, Sendable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    static let empty = PixelArea(minX: 0, minY: 0, maxX: 0, maxY: 0)
    /// Beyond this, coordinates count as infinite: sums of a few of them still fit.
    static let limit = 1 << 30
    static let everything = PixelArea(minX: -limit, minY: -limit, maxX: limit, maxY: limit)

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The pixels that a rectangle touches. Empty for a null one or one that is not a number.
    init(covering rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self = .empty
            return
        }
        func whole(_ value: CGFloat) -> Int {
            let bound = Double(PixelArea.limit)
            return value.isNaN ? 0 : Int(min(max(Double(value), -bound), bound))
        }
        // A rounding error of a transform must not add a row.
        let slack: CGFloat = 1e-6
        self.init(
            minX: whole((rect.minX + slack).rounded(.down)), minY: whole((rect.minY + slack).rounded(.down)),
            maxX: whole((rect.maxX - slack).rounded(.up)), maxY: whole((rect.maxY - slack).rounded(.up)))
    }

    var width: Int { max(maxX - minX, 0) }
    var height: Int { max(maxY - minY, 0) }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }

    var rect: CGRect { CGRect(x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(width), height: CGFloat(height)) }

    func intersection(_ other: PixelArea) -> PixelArea {
        let result = PixelArea(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    func union(_ other: PixelArea) -> PixelArea {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelArea(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// Larger on each side.
    func grown(by x: Int, _ y: Int) -> PixelArea {
        if isEmpty { return self }
        let (x, y) = (min(x, PixelArea.limit), min(y, PixelArea.limit))
        return PixelArea(
            minX: max(minX - x, -PixelArea.limit), minY: max(minY - y, -PixelArea.limit), maxX: min(maxX + x, PixelArea.limit),
            maxY: min(maxY + y, PixelArea.limit))
    }

    func contains(_ other: PixelArea) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }
}
