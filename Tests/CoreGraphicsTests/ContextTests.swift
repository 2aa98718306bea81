import CoreGraphics
import TestSupport
import Testing

@Suite("CGContext")
struct ContextTests {
    @Test("has its origin at the bottom left, and at the top left once flipped")
    func origin() throws {
        let context = try TestBitmap.context(4, 4)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.pixel(0, 3) == [255, 0, 0, 255])
        #expect(context.pixel(0, 0) == [0, 0, 0, 0])
        let turned = try TestBitmap.flipped(4, 4, scale: 2)
        turned.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(turned.pixel(1, 1) == [0, 0, 0, 255])
        #expect(turned.pixel(2, 2) == [0, 0, 0, 0])
        #expect(turned.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4))
    }

    @Test(
        "gives its owner the bytes in the requested format",
        arguments: [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst, .noneSkipLast])
    func layouts(alpha: CGImageAlphaInfo) throws {
        var bytes = [UInt8](repeating: 0, count: 8)
        try bytes.withUnsafeMutableBytes { buffer in
            let context = try #require(
                CGContext(
                    data: buffer.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: alpha.rawValue
                )
            )
            context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(Array(bytes[..<4]) == (alpha == .premultipliedFirst ? [255, 255, 51, 0] : [255, 51, 0, 255]))
    }

    @Test("draws grey and alpha-only bitmaps")
    func grayBitmaps() throws {
        let gray = try TestBitmap.make(2, 1, alpha: .none, space: CGColorSpaceCreateDeviceGray())
        gray.setFillColor(gray: 0.5, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(gray.data?.assumingMemoryBound(to: UInt8.self))
        #expect(bytes[0] == 128)
        #expect(bytes[1] == 0)
        let coverage = try TestBitmap.make(2, 1, alpha: .alphaOnly, space: CGColorSpaceCreateDeviceGray())
        coverage.setFillColor(gray: 1, alpha: 0.5)
        coverage.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let alpha = try #require(coverage.data?.assumingMemoryBound(to: UInt8.self))
        #expect(alpha[0] == 0)
        #expect(alpha[1] == 128)
    }

    @Test("refuses formats and sizes it cannot draw in")
    func refusals() {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let last = CGImageAlphaInfo.premultipliedLast.rawValue
        func make(_ width: Int, _ height: Int, _ bits: Int, _ row: Int, _ info: UInt32) -> CGContext? {
            CGContext(data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: rgb, bitmapInfo: info)
        }
        #expect(make(0, 1, 8, 0, last) == nil)
        #expect(make(-5, 1, 8, 0, last) == nil)
        #expect(make(Int.max, Int.max, 8, 0, last) == nil)
        #expect(make(60_000, 60_000, 8, 0, last) == nil)
        #expect(make(4, 4, 5, 0, last) == nil)
        #expect(make(4, 4, 8, 4, last) == nil)
        #expect(make(4, 4, 8, 0, CGImageAlphaInfo.last.rawValue) == nil)
    }

    @Test("restores what save stored, and ignores an unbalanced restore")
    func stateStack() throws {
        let context = try TestBitmap.context(4, 4)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.scaleBy(x: 2, y: 2)
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.ctm.isIdentity)
        #expect(context.pixel(3, 0) == [0, 0, 0, 255])
    }

    @Test("an image does not change when drawing continues")
    func imagesAreValues() throws {
        let context = try TestBitmap.flipped(2, 2)
        let before = try #require(context.makeImage())
        #expect(context.makeImage() === before)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(before.pixel(0, 0) == [0, 0, 0, 0])
        #expect(context.pixel(0, 0) == [0, 0, 0, 255])
    }

    @Test("clips to paths, to rectangles and by even-odd")
    func clipping() throws {
        let context = try TestBitmap.flipped(6, 6)
        context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        context.clip(using: .evenOdd)
        context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 4))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 6, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        #expect(context.pixel(0, 0)[3] == 255)
        #expect(context.pixel(2, 2)[3] == 0)
        #expect(context.pixel(0, 5)[3] == 0)
    }

    @Test("an image mask clips")
    func masks() throws {
        let context = try TestBitmap.context(4, 4)
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: try TestBitmap.quarters())
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.pixel(0, 0) == [0, 255, 0, 255])
        #expect(context.pixel(0, 3) == [0, 0, 0, 0])
    }

    @Test("draws an image upright in y-up space, and upside down when flipped")
    func images() throws {
        let image = try TestBitmap.quarters()
        let context = try TestBitmap.context(4, 4)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(context.pixel(0, 0) == [255, 0, 0, 255])
        #expect(context.pixel(3, 1) == [0, 0, 255, 255])
        #expect(context.pixel(0, 3)[3] == 0)
        let turned = try TestBitmap.flipped(4, 4)
        turned.setAlpha(0.5)
        turned.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(turned.pixel(0, 3) == [128, 0, 0, 128])
        #expect(turned.pixel(0, 0)[3] == 0)
    }

    @Test("keeps sharp edges without interpolation")
    func interpolation() throws {
        let context = try TestBitmap.flipped(8, 8)
        context.interpolationQuality = .none
        context.draw(try TestBitmap.quarters(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(context.pixel(3, 7) == [255, 0, 0, 255])
        #expect(context.pixel(4, 7) == [0, 0, 255, 255])
    }

    @Test("tiles an image")
    func tiling() throws {
        let context = try TestBitmap.context(8, 8)
        context.draw(try TestBitmap.quarters(), in: CGRect(x: 0, y: 0, width: 4, height: 4), byTiling: true)
        for x in [0, 4] { for y in [0, 4] { #expect(context.pixel(x, y) == [255, 0, 0, 255]) } }
    }

    @Test("strokes with width and dashes")
    func strokes() throws {
        let context = try TestBitmap.flipped(10, 4)
        context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setLineWidth(2)
        context.setLineDash(phase: 0, lengths: [2, 2])
        context.move(to: CGPoint(x: 0, y: 2))
        context.addLine(to: CGPoint(x: 10, y: 2))
        context.strokePath()
        #expect(context.pixel(0, 1)[3] == 255)
        #expect(context.pixel(0, 2)[3] == 255)
        #expect(context.pixel(0, 0)[3] == 0)
        #expect(context.pixel(2, 1)[3] == 0)
        #expect(context.pixel(4, 1)[3] == 255)
        #expect(context.isPathEmpty)
    }

    @Test("ignores invalid input: degenerate transforms, NaN, negative dashes")
    func nonsense() throws {
        let context = try TestBitmap.flipped(4, 4)
        context.saveGState()
        context.scaleBy(x: 0, y: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.restoreGState()
        context.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
        context.addLine(to: CGPoint(x: 1e300, y: -1e300))
        context.setLineDash(phase: 0, lengths: [-1])
        context.strokePath()
        context.fill(.infinite)
        #expect(context.pixel(0, 0) == [0, 0, 0, 255])
    }

    @Test("returns its path in user space")
    func pathAccess() throws {
        let context = try TestBitmap.flipped(8, 8, scale: 2)
        context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(context.pathContains(CGPoint(x: 2, y: 2), mode: .fill))
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath == CGRect(x: 0.5, y: 0.5, width: 3, height: 3))
    }

    @Test("clears to transparent within the clip")
    func clearing() throws {
        let context = try TestBitmap.flipped(4, 4)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(context.pixel(0, 0)[3] == 0)
        #expect(context.pixel(3, 0)[3] == 255)
    }
}
