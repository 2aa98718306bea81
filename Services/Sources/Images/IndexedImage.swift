/// An image of up to 256 colours, one byte for each pixel: the form that both PNG and GIF can store.
public struct IndexedImage: Sendable {
    public struct Colour: Sendable, Equatable {
        public var red: UInt8
        public var green: UInt8
        public var blue: UInt8

        public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

        /// - Parameter part: 0 for this colour, `whole` for the other.
        public func mixed(with other: Colour, _ part: Int, of whole: Int) -> Colour {
            func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
                UInt8(clamping: (Int(one) * (whole - part) + Int(two) * part) / max(1, whole))
            }
            return Colour(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
        }
    }

    /// > Units: pixels.
    public let width: Int
    public let height: Int
    public private(set) var palette: [Colour] = []
    /// The colour that is not drawn, if any.
    public var transparent: UInt8?
    /// Rows from the top, of indices into the palette.
    public private(set) var pixels: [UInt8]

    /// All pixels have the colour 0. > Precondition: sides are positive.
    public init(width: Int, height: Int) {
        precondition(width > 0 && height > 0, "an image has at least one pixel")
        (self.width, self.height) = (width, height)
        pixels = [UInt8](repeating: 0, count: width * height)
    }

    /// > Precondition: there are fewer than 256 colours. > Returns: the colour's index.
    public mutating func add(_ colour: Colour) -> UInt8 {
        precondition(palette.count < 256, "a palette has at most 256 colours")
        palette.append(colour)
        return UInt8(palette.count - 1)
    }

    /// Adds a gradient. > Returns: the index of its first colour; the others follow.
    public mutating func add(from first: Colour, to last: Colour, steps: Int) -> UInt8 {
        let start = UInt8(palette.count)
        for step in 0..<steps { _ = add(first.mixed(with: last, step, of: max(1, steps - 1))) }
        return start
    }

    /// Fills a part of a row, clipped to the image.
    public mutating func fill(row: Int, from left: Int, to right: Int, with index: UInt8) {
        let (left, right) = (max(0, left), min(width, right))
        guard (0..<height).contains(row), left < right else { return }
        pixels.withUnsafeMutableBufferPointer { bytes in
            bytes[(row * width + left)..<(row * width + right)].update(repeating: index)
        }
    }

    /// Fills a part of a column, clipped to the image.
    public mutating func fill(column: Int, from top: Int, with index: UInt8) {
        guard (0..<width).contains(column) else { return }
        let (start, width, count) = (max(0, top) * width + column, width, pixels.count)
        pixels.withUnsafeMutableBufferPointer { bytes in
            var place = start
            while place < count {
                bytes[place] = index
                place += width
            }
        }
    }

    /// Fills an ellipse. > Units: pixels.
    public mutating func fillEllipse(x: Int, y: Int, radiusX: Int, radiusY: Int, with index: UInt8) {
        for row in (y - radiusY)...(y + radiusY) {
            let half = Self.halfWidth(radiusX, radiusY, row - y)
            if half >= 0 { fill(row: row, from: x - half, to: x + half + 1, with: index) }
        }
    }

    /// Half the width of an ellipse at a distance from its centre; -1 outside of it.
    static func halfWidth(_ radiusX: Int, _ radiusY: Int, _ distance: Int) -> Int {
        guard abs(distance) <= radiusY, radiusY > 0 else { return -1 }
        let part = Double(distance) / Double(radiusY)
        return Int(exactly: (Double(radiusX) * (1 - part * part).squareRoot()).rounded(.down)) ?? -1
    }
}
