import Samples

/// The tiles of an imaginary map: streets, rivers, lakes, parks and houses that are a function of the place, so neighbouring tiles fit and
/// every zoom level shows the same streets, only more of them.
struct StreetMap: Equatable, Sendable {
    /// > Units: pixels.
    static let side = 256
    static let deepest = 19

    let zoom: Int
    let x: Int
    let y: Int
    let style: Style

    /// Nil outside of the map, whose tiles are numbered as usual: from the north-west, `2^zoom` in each direction.
    init?(zoom: String, x: String, y: String, style: Style = .light) {
        guard let zoom = Int(zoom), (0...Self.deepest).contains(zoom), let x = Int(x), let y = Int(y), (0..<(1 << zoom)).contains(x),
            (0..<(1 << zoom)).contains(y)
        else { return nil }
        (self.zoom, self.x, self.y, self.style) = (zoom, x, y, style)
    }

    private var colors: Colors { style.colors }

    /// Places are in units of a pixel at level 16. Fine streets end there: deeper levels only enlarge them.
    private var scale: Double { zoom <= 16 ? Double(1 << (16 - zoom)) : 1 / Double(1 << (zoom - 16)) }

    private func spacing(_ level: Int) -> Double { Double(1 << max(7, 16 - zoom + 6)) * Double(1 << (2 * level)) }

    var png: [UInt8] { canvas.png }

    var canvas: Canvas {
        let scale = scale
        let origin = (Double(x * Self.side) * scale, Double(y * Self.side) * scale)
        return Canvas(width: Self.side, height: Self.side) { px, py in
            color(origin.0 + Double(px) * scale, origin.1 + Double(py) * scale)
        }
    }

    private func color(_ x: Double, _ y: Double) -> Color {
        // Streets bend a little, at every scale.
        var (u, v) = (x, y)
        for (size, bend) in [(1500.0, 150.0), (24_000, 2400), (400_000, 40_000)] {
            u += (Self.noise(x / size, y / size, 1) - 0.5) * bend
            v += (Self.noise(x / size, y / size, 2) - 0.5) * bend
        }
        var color = ground(u, v)
        let wet = wetness(x, y)
        color = color.mixed(with: colors.water, wet)
        // The finest streets first, so that larger ones cross over them. Only these bridge the water.
        for level in 0..<3 {
            let width = [1.2, 2.2, 3.4][level] * (zoom > 16 ? Double(1 << min(2, zoom - 16)) : 1)
            let distance = street(u, v, level) / scale
            let bridge = level == 0 ? 1 - wet : 1
            color = color.mixed(with: colors.casing, Float(min(1, max(0, width + 1.5 - distance))) * bridge)
            let surface = level == 2 ? colors.mainStreet : colors.street
            color = color.mixed(with: surface, Float(min(1, max(0, width + 0.5 - distance))) * bridge)
        }
        return color
    }

    /// How much of a pixel is water. Waters too small for a level are left out of it.
    private func wetness(_ x: Double, _ y: Double) -> Float {
        func shown(_ size: Double) -> Double { min(1, max(0, (size / scale - 60) / 60)) }
        var wet = 0.0
        for (size, width, seed) in [(14_000.0, 80.0, UInt64(3)), (600_000, 240, 4)] {
            let distance = abs(Self.noise(x / size, y / size, seed) - 0.5) * size / scale / 3
            wet = max(wet, min(1, max(1.5, width / scale) - distance) * shown(size))
        }
        let lake = (0.15 - Self.noise(x / 5000, y / 5000, 5)) * 5000 / scale / 3
        return Float(max(0, wet, min(1, lake) * shown(5000)))
    }

    private func ground(_ u: Double, _ v: Double) -> Color {
        let size = spacing(0)
        let (column, row) = ((u / size).rounded(.down), (v / size).rounded(.down))
        let kind = Self.hash(column, row, 10) % 100
        if kind < 9 { return colors.park }
        let base = kind < 45 ? colors.block : colors.land
        guard zoom >= 15 else { return base }
        // Houses stand back from the street and from each other.
        let (hu, hv) = (u / 32, v / 32)
        let (cu, cv) = (hu.rounded(.down), hv.rounded(.down))
        guard Self.hash(cu, cv, 6) % 100 < 62 else { return base }
        let margin = 0.12 + Double(Self.hash(cu, cv, 7) % 12) / 100
        let inside = min(min(hu - cu, cu + 1 - hu), min(hv - cv, cv + 1 - hv)) - margin
        return base.mixed(with: colors.house, Float(min(1, max(0, inside * 32 / scale + 0.5))))
    }

    /// The distance to the nearest street of a level. Some of the finest have gaps, so that blocks differ.
    private func street(_ u: Double, _ v: Double, _ level: Int) -> Double {
        let size = spacing(level)
        let (nearU, nearV) = ((u / size).rounded(), (v / size).rounded())
        var (du, dv) = (abs(u - nearU * size), abs(v - nearV * size))
        if level == 0 {
            if Self.hash(nearU, (v / size).rounded(.down), 8) % 100 < 28 { du = size }
            if Self.hash((u / size).rounded(.down), nearV, 9) % 100 < 28 { dv = size }
        }
        return min(du, dv)
    }

    private static func hash(_ x: Double, _ y: Double, _ seed: UInt64) -> UInt64 {
        // The map's coordinates are far below the bounds.
        var mixed = UInt64(bitPattern: Int64(max(-1e15, min(1e15, x)))) &* 0x9E37_79B9_7F4A_7C15
        mixed ^= UInt64(bitPattern: Int64(max(-1e15, min(1e15, y)))) &* 0xC2B2_AE3D_27D4_EB4F
        mixed = (mixed ^ (mixed >> 29) ^ seed &* 0x1656_67B1_9E37_79F9) &* 0xBF58_476D_1CE4_E5B9
        return (mixed ^ (mixed >> 32)) & 0xFFFF_FFFF
    }

    /// From 0 to 1, smooth, with a grain of one.
    private static func noise(_ x: Double, _ y: Double, _ seed: UInt64) -> Double {
        let (column, row) = (x.rounded(.down), y.rounded(.down))
        func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }
        func corner(_ dx: Double, _ dy: Double) -> Double { Double(hash(column + dx, row + dy, seed)) / 4_294_967_295 }
        let (sx, sy) = (smooth(x - column), smooth(y - row))
        let (top, bottom) = (corner(0, 0) + (corner(1, 0) - corner(0, 0)) * sx, corner(0, 1) + (corner(1, 1) - corner(0, 1)) * sx)
        return top + (bottom - top) * sy
    }
}
