import CoreGraphics
import TestSupport
import Testing

@Suite("CGContext effects")
struct EffectTests {
    private let full = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test(
        "composites by blend mode over opaque grey",
        arguments: [
            (CGBlendMode.normal, UInt8(204)), (.multiply, 82), (.screen, 224), (.darken, 102), (.lighten, 204), (.difference, 102),
            (.plusLighter, 255), (.plusDarker, 51), (.copy, 204), (.destinationOver, 102), (.clear, 0),
        ])
    func blending(mode: CGBlendMode, expected: UInt8) throws {
        let context = try TestBitmap.flipped(20, 20)
        context.setFillColor(gray: 0.4, alpha: 1)
        context.fill(full)
        context.setBlendMode(mode)
        context.setFillColor(gray: 0.8, alpha: 1)
        context.fill(full)
        #expect(abs(Int(context.pixel(5, 5)[0]) - Int(expected)) <= 1)
    }

    @Test("changes nothing outside the shape in any blend mode", arguments: CGBlendMode.allCases)
    func boundedness(mode: CGBlendMode) throws {
        let context = try TestBitmap.flipped(20, 20)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(full)
        context.setBlendMode(mode)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(context.pixel(15, 10) == [0, 255, 0, 255])
    }

    @Test("tints an image through sourceIn")
    func tinting() throws {
        let context = try TestBitmap.context(4, 4)
        let area = CGRect(x: 0, y: 0, width: 4, height: 4)
        context.draw(try TestBitmap.quarters(), in: area)
        context.setBlendMode(.sourceIn)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(area)
        #expect(context.pixel(0, 0) == [0, 255, 0, 255])
        #expect(context.pixel(0, 3) == [0, 0, 0, 0])
    }

    @Test("draws a gradient from start to end, and beyond only if requested")
    func linearGradients() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil,
                colors: [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)] as CFArray,
                locations: nil
            )
        )
        func draw(_ options: CGGradientDrawingOptions) throws -> CGContext {
            let context = try TestBitmap.flipped(20, 1)
            context.drawLinearGradient(gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
            return context
        }
        let inner = try draw([])
        #expect(abs(Int(inner.pixel(10, 0)[0]) - 140) < 4)
        #expect(inner.pixel(2, 0)[3] == 0)
        #expect(inner.pixel(17, 0)[3] == 0)
        let before = try draw(.drawsBeforeStartLocation)
        #expect(before.pixel(2, 0) == [0, 0, 0, 255])
        #expect(before.pixel(17, 0)[3] == 0)
        let after = try draw(.drawsAfterEndLocation)
        #expect(after.pixel(2, 0)[3] == 0)
        #expect(after.pixel(17, 0) == [255, 255, 255, 255])
    }

    @Test("draws a radial gradient outwards and a conic one around")
    func otherGradients() throws {
        let gradient = try #require(
            CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: [0, 1], count: 2)
        )
        let center = CGPoint(x: 10, y: 10)
        let radial = try TestBitmap.flipped(20, 20)
        radial.drawRadialGradient(gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 8, options: [])
        #expect(radial.pixel(10, 10)[0] > 230)
        #expect(radial.pixel(10, 3)[2] > 180)
        #expect(radial.pixel(0, 0)[3] == 0)
        let conic = try TestBitmap.flipped(20, 20)
        conic.drawConicGradient(gradient, center: center, angle: 0)
        #expect(conic.pixel(18, 11)[0] > 230)
        #expect(conic.pixel(18, 8)[2] > 220)
        #expect(abs(Int(conic.pixel(1, 10)[0]) - 127) < 20)
        #expect(conic.pixel(0, 0)[3] >= 250)
    }

    @Test("casts a soft shadow downwards in a flipped context, upwards in a plain one")
    func shadows() throws {
        let square = CGRect(x: 6, y: 6, width: 8, height: 8)
        for turned in [true, false] {
            let context = turned ? try TestBitmap.flipped(20, 20) : try TestBitmap.context(20, 20)
            context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(square)
            #expect(context.pixel(10, 10) == [255, 0, 0, 255])
            #expect(context.pixel(10, turned ? 16 : 3) == [0, 0, 0, 255])
            #expect(context.pixel(10, turned ? 3 : 16)[3] == 0)
        }
        let soft = try TestBitmap.flipped(40, 40)
        soft.setShadow(offset: .zero, blur: 8)
        soft.fill(CGRect(x: 15, y: 15, width: 10, height: 10))
        let falloff = [14, 12, 10, 8].map { soft.pixel($0, 20)[3] }
        try #require(falloff == falloff.sorted(by: >))
        #expect(falloff[0] > 20)
        #expect(falloff[3] < falloff[0] / 2)
    }

    @Test("casts the shadow of what the clip hides")
    func innerShadow() throws {
        let context = try TestBitmap.flipped(20, 20)
        context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
        context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .black)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
        #expect(context.pixel(6, 10) == [0, 0, 0, 255])
        #expect(context.pixel(9, 10)[3] == 0)
    }

    @Test("preserves the total weight when blurring", arguments: [1.0, 3.0, 9.5])
    func blurWeight(deviation: Double) {
        let size = 101
        var plane = [UInt8](repeating: 0, count: size * size)
        for y in 40..<60 { for x in 40..<60 { plane[y * size + x] = 255 } }
        plane.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress { GaussianBlur.blur(base, width: size, height: size, bytesPerRow: size, deviation: deviation) }
        }
        let sum = plane.reduce(0) { $0 + Int($1) }
        // Rounding of each byte, three boxes in two directions.
        #expect(abs(sum - 20 * 20 * 255) < 20 * 20 * 255 / 20)
        #expect(plane[50 * size + 50] >= plane[50 * size + 45])
    }

    @Test("fades a transparency layer as a group")
    func layers() throws {
        let context = try TestBitmap.flipped(20, 20)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 20))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 8, y: 0, width: 12, height: 20))
        context.endTransparencyLayer()
        #expect(context.pixel(10, 10) == [0, 0, 128, 128])
        #expect(context.pixel(2, 2) == [128, 0, 0, 128])
        context.endTransparencyLayer()
        #expect(context.savedStateCount == 0)
    }

    @Test("tiles a pattern's cell")
    func patterns() throws {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, cell in
                cell.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                cell.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil
        )
        let pattern = try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4, tiling: .noDistortion,
                isColored: true, callbacks: &callbacks
            )
        )
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let context = try TestBitmap.flipped(20, 20)
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [1])
        context.fill(full)
        for place in [0, 4, 8, 16] {
            #expect(context.pixel(place, place) == [255, 0, 0, 255])
            #expect(context.pixel(place + 2, place)[3] == 0)
        }
    }
}
