import CoreGraphics
import TestSupport
import Testing

@Suite("CGImage")
struct ImageTests {
    private func image(
        _ bytes: [UInt8], _ width: Int, _ height: Int, bits: Int = 8, pixel: Int, row: Int, space: CGColorSpace, info: UInt32,
        decode: [CGFloat]? = nil
    ) throws -> CGImage? {
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        return CGImage(
            width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: row, space: space,
            bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: decode, shouldInterpolate: true, intent: .defaultIntent
        )
    }

    @Test("reads straight, skipped, grey and 16-bit pixels")
    func forms() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let straight = try image([255, 100, 0, 128], 1, 1, pixel: 32, row: 4, space: rgb, info: CGImageAlphaInfo.last.rawValue)
        #expect(straight?.pixel(0, 0) == [128, 50, 0, 128])
        let plain = try image([1, 2, 3], 1, 1, pixel: 24, row: 3, space: rgb, info: 0)
        #expect(plain?.pixel(0, 0) == [1, 2, 3, 255])
        let gray = try image([0x80, 0x00], 1, 1, bits: 16, pixel: 16, row: 2, space: CGColorSpaceCreateDeviceGray(), info: 0)
        #expect(gray?.pixel(0, 0) == [128, 128, 128, 255])
        let bits = try image(
            [0b1010_0000], 4, 1, bits: 1, pixel: 1, row: 1, space: CGColorSpaceCreateDeviceGray(), info: 0, decode: [1, 0])
        #expect((0..<4).map { bits?.pixel($0, 0)[0] } == [0, 255, 0, 255])
    }

    @Test("refuses dimensions that do not fit the bytes")
    func refusals() throws {
        let rgb = CGColorSpaceCreateDeviceRGB()
        #expect(try image([1, 2, 3], 1, 1, pixel: 32, row: 4, space: rgb, info: 1) == nil)
        #expect(try image([1, 2, 3], Int.max, 2, pixel: 32, row: 4, space: rgb, info: 1) == nil)
        #expect(try image([1, 2, 3, 4], 1, -1, pixel: 32, row: 4, space: rgb, info: 1) == nil)
        #expect(try image([1, 2, 3, 4], 1, 1, pixel: 32, row: 1, space: rgb, info: 1) == nil)
        #expect(try image([1, 2, 3, 4], 1, 1, bits: 7, pixel: 32, row: 4, space: rgb, info: 1) == nil)
    }

    @Test("crops to whole pixels within its bounds")
    func cropping() throws {
        let whole = try TestBitmap.quarters()
        let part = try #require(whole.cropping(to: CGRect(x: 2, y: 0, width: 99, height: 1)))
        #expect(part.width == 2)
        #expect(part.height == 1)
        #expect(part.pixel(0, 0) == [0, 0, 255, 255])
        #expect(whole.cropping(to: CGRect(x: 10, y: 10, width: 1, height: 1)) == nil)
    }

    @Test("provides bytes in the format of its properties")
    func provider() throws {
        let context = try TestBitmap.make(2, 1, alpha: .premultipliedLast)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let image = try #require(context.makeImage())
        let data = try #require(image.dataProvider?.data)
        #expect(Array(data as Data) == [255, 0, 0, 255, 255, 0, 0, 255])
        #expect(CFDataGetBytePtr(data)?.pointee == 255)
        #expect(image.bytesPerRow == 8)
    }

    @Test("paints an image mask where its samples are 0")
    func stencils() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
                shouldInterpolate: false
            )
        )
        let context = try TestBitmap.context(2, 1)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(context.pixel(0, 0) == [0, 0, 255, 255])
        #expect(context.pixel(1, 0)[3] == 0)
        let cut = try #require(try TestBitmap.quarters().masking(mask))
        #expect(cut.pixel(0, 0) == [255, 0, 0, 255])
        #expect(cut.pixel(3, 0)[3] == 0)
    }

    @Test("makes a range of colours transparent")
    func colorKeys() throws {
        let keyed = try #require(try TestBitmap.quarters().copy(maskingColorComponents: [200, 255, 0, 10, 0, 10]))
        #expect(keyed.pixel(0, 0)[3] == 0)
        #expect(keyed.pixel(3, 0) == [0, 0, 255, 255])
    }
}
