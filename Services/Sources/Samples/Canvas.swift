import Images

/// A colour without transparency, channels from 0 to 1.
public struct Color: Sendable, Equatable {
    public var red: Float
    public var green: Float
    public var blue: Float

    public init(_ red: Float, _ green: Float, _ blue: Float) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// `0xRRGGBB`
    public init(_ hex: UInt32) {
        self.init(Float(hex >> 16 & 255) / 255, Float(hex >> 8 & 255) / 255, Float(hex & 255) / 255)
    }

    /// > Parameters: part: 0 for this colour, 1 for the other.
    public func mixed(with other: Color, _ part: Float) -> Color {
        Color(red + (other.red - red) * part, green + (other.green - green) * part, blue + (other.blue - blue) * part)
    }
}

/// An image that is drawn by distances: a shape is a function that returns how far outside of it a point is, so its edges are smooth.
public struct Canvas: Sendable {
    public let width: Int
    public let height: Int
    private var pixels: [Color]

    /// > Units: pixels. Parameters: color: of the pixel whose centre is at the point.
    public init(width: Int, height: Int, _ color: (Float, Float) -> Color) {
        (self.width, self.height) = (width, height)
        pixels = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height { for x in 0..<width { pixels.append(color(Float(x) + 0.5, Float(y) + 0.5)) } }
    }

    public subscript(x: Int, y: Int) -> Color { pixels[y * width + x] }

    /// Fills a shape. > Parameters: alpha: from 0 to 1; distance: in pixels, negative inside.
    public mutating func fill(_ color: Color, alpha: Float = 1, _ distance: (Float, Float) -> Float) {
        for y in 0..<height {
            for x in 0..<width {
                let cover = min(1, max(0, 0.5 - distance(Float(x) + 0.5, Float(y) + 0.5))) * alpha
                if cover > 0 { pixels[y * width + x] = pixels[y * width + x].mixed(with: color, cover) }
            }
        }
    }

    public var png: [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width * 3 + 1))
        func byte(_ value: Float) -> UInt8 { UInt8(min(255, max(0, value * 255 + 0.5))) }
        var before = [UInt8](repeating: 0, count: width * 3)
        for y in 0..<height {
            // Differences from the row above (filter 2) compress smooth images better.
            rows.append(2)
            for x in 0..<width {
                let color = pixels[y * width + x]
                for (channel, value) in [byte(color.red), byte(color.green), byte(color.blue)].enumerated() {
                    rows.append(value &- before[x * 3 + channel])
                    before[x * 3 + channel] = value
                }
            }
        }
        return PNG.encode(width: width, height: height, rows: rows)
    }
}

/// Distances from shapes, in the canvas' units.
public enum Shape {
    public static func circle(_ x: Float, _ y: Float, _ radius: Float) -> (Float, Float) -> Float {
        { (($0 - x) * ($0 - x) + ($1 - y) * ($1 - y)).squareRoot() - radius }
    }

    /// A rectangle with round corners, by its centre and half its size.
    public static func box(_ x: Float, _ y: Float, _ halfWidth: Float, _ halfHeight: Float, corner: Float) -> (Float, Float) -> Float {
        { px, py in
            let (dx, dy) = (abs(px - x) - halfWidth + corner, abs(py - y) - halfHeight + corner)
            let (ox, oy) = (max(dx, 0), max(dy, 0))
            return (ox * ox + oy * oy).squareRoot() + min(max(dx, dy), 0) - corner
        }
    }

    /// A line with round ends.
    public static func line(_ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ radius: Float) -> (Float, Float) -> Float {
        let (dx, dy) = (x1 - x0, y1 - y0)
        let length = max(dx * dx + dy * dy, 1e-6)
        return { px, py in
            let part = min(1, max(0, ((px - x0) * dx + (py - y0) * dy) / length))
            let (ex, ey) = (px - x0 - dx * part, py - y0 - dy * part)
            return (ex * ex + ey * ey).squareRoot() - radius
        }
    }

    /// A convex polygon, its corners clockwise on the screen.
    public static func polygon(_ corners: [(Float, Float)]) -> (Float, Float) -> Float {
        let sides = corners.indices.map { index -> (x: Float, y: Float, nx: Float, ny: Float) in
            let (one, other) = (corners[index], corners[(index + 1) % corners.count])
            let (dx, dy) = (other.0 - one.0, other.1 - one.1)
            let length = max((dx * dx + dy * dy).squareRoot(), 1e-6)
            return (one.0, one.1, dy / length, -dx / length)
        }
        return { px, py in sides.reduce(-Float.greatestFiniteMagnitude) { max($0, (px - $1.x) * $1.nx + (py - $1.y) * $1.ny) } }
    }

    public static func intersection(_ one: @escaping (Float, Float) -> Float, _ other: @escaping (Float, Float) -> Float)
        -> (Float, Float) -> Float
    { { max(one($0, $1), other($0, $1)) } }

    public static func difference(_ one: @escaping (Float, Float) -> Float, _ other: @escaping (Float, Float) -> Float)
        -> (Float, Float) -> Float
    { { max(one($0, $1), -other($0, $1)) } }
}
