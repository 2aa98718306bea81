import HostInterface
import RenderProtocol
import Testing

@testable import RenderServer

@Suite("Rotated bitmaps")
struct SlantedTests {
    /// A bitmap with gradients and edges.
    private func picture(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
        (UInt8((x * 5) % 256), UInt8((y * 7) % 256), (x / 8 + y / 8) % 2 == 0 ? 200 : 40, 255)
    }

    /// The bilinear colour at a position of the bitmap, in floating point; edges are clamped.
    private func reference(_ u: Double, _ v: Double, _ width: Int, _ height: Int) -> [Double] {
        let (u, v) = (min(max(u - 0.5, 0), Double(width - 1)), min(max(v - 0.5, 0), Double(height - 1)))
        let (x, y) = (Int(u), Int(v))
        let (fx, fy) = (u - Double(x), v - Double(y))
        func at(_ x: Int, _ y: Int) -> [Double] {
            let (r, g, b, _) = picture(min(x, width - 1), min(y, height - 1))
            return [Double(r), Double(g), Double(b)]
        }
        let (a, b, c, d) = (at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1))
        return (0..<3).map { (a[$0] * (1 - fx) + b[$0] * fx) * (1 - fy) + (c[$0] * (1 - fx) + d[$0] * fx) * fy }
    }

    @Test("every pixel inside is the bilinear colour within two levels", arguments: [0.1, 0.7, 1.5, 2.4, 3.3, 5.9])
    func bilinear(_ angle: Double) throws {
        let (width, height) = (90, 60)
        let stage = try Stage(140, 140)
        let bitmap = try stage.bitmap(width, height, picture)
        let window = stage.layer(0, 0, 140, 140, color: .white)
        let layer = stage.layer(25, 40, 90, 60, .contents(bitmap), .opaque(true), .transform(.rotationZ(angle)))
        stage.set(window, .sublayers([layer]))
        stage.roots(window)
        try stage.frame()
        let inverse = RenderMatrix.rotationZ(-angle)
        var (worst, sum, count) = (0.0, 0.0, 0)
        for y in 0..<140 {
            for x in 0..<140 {
                let (dx, dy) = (Double(x) + 0.5 - 70, Double(y) + 0.5 - 70)
                let u = dx * inverse.m11 + dy * inverse.m21 + 45
                let v = dx * inverse.m12 + dy * inverse.m22 + 30
                guard u > 1, v > 1, u < Double(width) - 1, v < Double(height) - 1 else { continue }
                let (expected, got) = (reference(u, v, width, height), stage.pixel(x, y))
                for part in 0..<3 {
                    let apart = abs(expected[part] - Double(got[part]))
                    (worst, sum, count) = (max(worst, apart), sum + apart, count + 1)
                }
            }
        }
        // Weights have 7 bits: an edge of 160 levels is off by one 128th of it.
        #expect(worst <= 3.5, "\(worst)")
        #expect(sum / Double(count) < 0.8, "\(sum / Double(count))")
        #expect(count > 14_000)
    }

    @Test("edges are smooth, and nothing outside is painted")
    func edges() throws {
        let stage = try Stage(100, 100)
        let bitmap = try stage.bitmap(40, 40) { _, _ in (255, 0, 0, 255) }
        let window = stage.layer(0, 0, 100, 100, color: .white)
        let layer = stage.layer(30, 30, 40, 40, .contents(bitmap), .opaque(true), .transform(.rotationZ(.pi / 4)))
        stage.set(window, .sublayers([layer]))
        stage.roots(window)
        try stage.frame()
        var covered = 0.0
        for y in 0..<100 { for x in 0..<100 { covered += Double(255 - Int(stage.pixel(x, y)[1])) / 255 } }
        #expect(abs(covered - 1_600) < 3, "\(covered)")
        #expect(stage.pixel(31, 31) == [255, 255, 255, 255])
        #expect(stage.pixel(50, 50) == [255, 0, 0, 255])
    }

    @Test("translucent and transparent bitmaps are composited over what is below")
    func thinned() throws {
        let stage = try Stage(60, 60)
        let bitmap = try stage.bitmap(30, 30) { _, _ in (128, 0, 0, 128) }
        let window = stage.layer(0, 0, 60, 60, color: .white)
        let layer = stage.layer(15, 15, 30, 30, .contents(bitmap), .opacity(0.5), .transform(.rotationZ(0.5)))
        stage.set(window, .sublayers([layer]))
        stage.roots(window)
        try stage.frame()
        #expect(abs(Int(stage.pixel(30, 30)[1]) - 191) <= 2)
        #expect(abs(Int(stage.pixel(30, 30)[0]) - 255) <= 2)
    }

    @Test("slivers, points and huge bitmaps are drawn or skipped", arguments: [(1, 1), (1, 50), (50, 1), (2, 2)])
    func slivers(_ size: (Int, Int)) throws {
        let stage = try Stage(60, 60)
        let bitmap = try stage.bitmap(size.0, size.1) { _, _ in (0, 0, 255, 255) }
        let window = stage.layer(0, 0, 60, 60, color: .white)
        let layer = stage.layer(10, 10, 40, 40, .contents(bitmap), .opaque(true), .transform(.rotationZ(0.3)))
        stage.set(window, .sublayers([layer]))
        stage.roots(window)
        try stage.frame()
        #expect(stage.pixel(30, 30) == [0, 0, 255, 255])
        for scale in [1e-9, 1e9, 1e300] {
            stage.set(layer, .transform(RenderMatrix.rotationZ(0.3).concatenated(.scale(scale, scale))))
            try stage.frame()
        }
    }
}
