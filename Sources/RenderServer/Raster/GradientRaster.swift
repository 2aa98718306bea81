internal import Foundation
internal import HostInterface
internal import RenderProtocol

/// A gradient layer's colours, one pixel of raster to one of the surface. A gradient that runs along an axis is one pixel wide and repeated.
final class GradientRaster {
    struct Key: Hashable {
        var appearanceVersion: Int
        var width: Int
        var height: Int
    }
    let key: Key
    let picture: PixelSource
    let isOpaque: Bool

    private init(key: Key, picture: PixelSource, isOpaque: Bool) { (self.key, self.picture, self.isOpaque) = (key, picture, isOpaque) }

    static func make(_ gradient: GradientValues, key: Key) -> GradientRaster? {
        guard !gradient.colors.isEmpty, key.width > 0, key.height > 0 else { return nil }
        let ramp = Ramp(gradient)
        let (w, h) = (Double(key.width), Double(key.height))
        let (sx, sy) = (gradient.start.x * w, gradient.start.y * h)
        let (ex, ey) = (gradient.end.x * w, gradient.end.y * h)
        let (vx, vy) = (ex - sx, ey - sy)
        let isAxial = gradient.kind == .axial
        let width = isAxial && vx == 0 ? 1 : key.width
        let height = isAxial && vy == 0 ? 1 : key.height
        guard let picture = PixelSource.make(.color, width: width, height: height), let base = picture.base else { return nil }
        func fill(_ place: (Double, Double) -> Double) {
            for y in 0..<height {
                let row = (base + y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                for x in 0..<width { row[x] = ramp.pixel(place(Double(x) + 0.5, Double(y) + 0.5)) }
            }
        }
        switch gradient.kind {
        case .axial:
            let square = vx * vx + vy * vy
            guard square > 0 else {
                fill { _, _ in 1 }
                break
            }
            fill { x, y in ((x - sx) * vx + (y - sy) * vy) / square }
        case .radial:
            let (rx, ry) = (max(abs(vx), 1e-6), max(abs(vy), 1e-6))
            fill { x, y in
                let (dx, dy) = ((x - sx) / rx, (y - sy) / ry)
                return (dx * dx + dy * dy).squareRoot()
            }
        case .conic:
            let start = atan2(vy, vx)
            fill { x, y in
                let turn = (atan2(y - sy, x - sx) - start) / (2 * .pi)
                return turn - turn.rounded(.down)
            }
        }
        picture.setSampling(nil, filter: .nearest, repeat: .normal)
        return GradientRaster(key: key, picture: picture, isOpaque: gradient.colors.allSatisfy { $0.alpha >= 1 })
    }

    /// The colours at every place from 0 to 1, ready to be looked up.
    private struct Ramp {
        private static let count = 1024
        private var pixels: [UInt32]

        init(_ gradient: GradientValues) {
            let colors = gradient.colors
            var places: [Double]
            if let given = gradient.locations, given.count == colors.count {
                places = given
            } else {
                places = colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
            }
            for index in places.indices.dropFirst() where !(places[index] >= places[index - 1]) { places[index] = places[index - 1] }
            pixels = []
            pixels.reserveCapacity(Self.count)
            var upper = 0
            for step in 0..<Self.count {
                let t = Double(step) / Double(Self.count - 1)
                while upper < places.count, places[upper] <= t { upper += 1 }
                let color: RenderColor
                if upper == 0 {
                    color = colors[0]
                } else if upper == places.count {
                    color = colors[colors.count - 1]
                } else {
                    let span = places[upper] - places[upper - 1]
                    color = colors[upper - 1].mixed(colors[upper], span > 0 ? Float((t - places[upper - 1]) / span) : 1)
                }
                pixels.append(PremultipliedColor(color).pixel)
            }
        }

        func pixel(_ t: Double) -> UInt32 {
            guard t == t else { return pixels[0] }
            return pixels[Int(min(1, max(0, t)) * Double(Self.count - 1) + 0.5)]
        }
    }
}

extension RenderColor {
    func mixed(_ o: RenderColor, _ t: Float) -> RenderColor {
        RenderColor(
            red: red + (o.red - red) * t, green: green + (o.green - green) * t, blue: blue + (o.blue - blue) * t,
            alpha: alpha + (o.alpha - alpha) * t)
    }
}
