import CoreGraphics
import CoreImage
import Foundation
import ImageIO
import Testing

@testable import CoreImage

@Suite("Rendering") struct RenderTests {
    @Test("an image of bytes comes back byte by byte")
    func roundTrip() throws {
        let bytes: [UInt8] = (0..<256).flatMap { (value: Int) -> [UInt8] in [UInt8(value), UInt8(255 - value), UInt8(value / 2), 255] }
        let image = CIImage(
            bitmapData: Data(bytes), bytesPerRow: 64 * 4, size: CGSize(width: 64, height: 4), format: .RGBA8,
            colorSpace: CGColorSpaceCreateDeviceRGB())
        var found = [UInt8](repeating: 0, count: bytes.count)
        found.withUnsafeMutableBytes {
            guard let base = $0.baseAddress else { return }
            CIContext().render(
                image, toBitmap: base, rowBytes: 256, bounds: image.extent, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
        }
        #expect(found == bytes)
        let made = try #require(CIContext().createCGImage(image, from: image.extent))
        #expect(Picture.numbers(CIImage(cgImage: made)) == Picture.numbers(image))
    }

    @Test(
        "formats have their bytes in order",
        arguments: [(CIFormat.RGBA8, [255, 0, 188, 255]), (.BGRA8, [188, 0, 255, 255]), (.ARGB8, [255, 255, 0, 188])]
            as [(CIFormat, [UInt8])])
    func formats(format: CIFormat, wanted: [UInt8]) {
        var found = [UInt8](repeating: 0, count: 4)
        found.withUnsafeMutableBytes {
            guard let base = $0.baseAddress else { return }
            CIContext().render(
                Picture.of(Numbers(1, 0, 0.5, 1)), toBitmap: base, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
                format: format,
                colorSpace: CGColorSpaceCreateDeviceRGB())
        }
        #expect(found == wanted)
    }

    @Test(
        "half-precision numbers are those of IEEE 754",
        arguments: [(0, 0), (1, 0x3C00), (-2, 0xC000), (65504, 0x7BFF), (0.333251953125, 0x3555), (6e-8, 1)] as [(Float, UInt16)])
    func halves(value: Float, bits: UInt16) {
        #expect(HalfNumber.bits(value) == bits)
        #expect(abs(HalfNumber.float(bits) - value) <= 6e-8)
    }

    @Test("without colour management filters see the bytes' numbers")
    func unmanaged() {
        let image = CIImage(color: CIColor(red: 0.5, green: 0.5, blue: 0.5)).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let context = CIContext(options: [.workingColorSpace: NSNull()])
        #expect(context.workingColorSpace == nil)
        expectEqual(
            Picture.numbers(image.applyingFilter("CIExposureAdjust", parameters: ["inputEV": 0.5]), in: context)[0][0],
            Numbers(repeating: 0.7071).with(alpha: 1))
    }

    @Test("an empty, an infinite and a null rectangle give no image")
    func rectangles() {
        let context = CIContext()
        #expect(context.createCGImage(.red, from: .infinite) == nil)
        #expect(context.createCGImage(.red, from: .null) == nil)
        #expect(context.createCGImage(.red, from: .zero) == nil)
        #expect(context.createCGImage(.red, from: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)) == nil)
    }

    @Test("tiles are the same pixels as the whole")
    func tiles() {
        let image = CIFilter(name: "CIRandomGenerator")?.outputImage?.cropped(to: CGRect(x: -40, y: 10, width: 700, height: 300))
            .applyingGaussianBlur(sigma: 3)
        guard let image else { return #expect(Bool(false), "there is no noise") }
        let whole = RenderPlan(image.graph, area: image.graph.area).render(in: .linear)
        let found = Picture.numbers(image)
        for (x, y) in [(0, 0), (256, 255), (255, 256), (600, 100), (699, 310)] {
            expectEqual(found[found.count - 1 - y][x], whole[whole.area.minX + x, whole.area.minY + y], within: 1e-6)
        }
    }

    @Test("an image that is used many times is calculated once")
    func shared() {
        var image = Picture.of(Numbers(0.001, 0, 0, 1))
        for _ in 0..<40 { image = image.applyingFilter("CIAdditionCompositing", parameters: ["inputBackgroundImage": image]) }
        let plan = RenderPlan(image.graph, area: image.graph.area)
        #expect(plan.steps.count == 41)
        #expect(Picture.pixel(image).x > 1e9)
    }

    @Test("a chain of ten thousand filters renders")
    func chain() {
        var image = Picture.of(Numbers(0.5, 0, 0, 1))
        for _ in 0..<10_000 { image = image.applyingFilter("CIColorInvert") }
        expectEqual(Picture.pixel(image), Numbers(0.5, 0, 0, 1))
    }

    @Test("an image's part in a result is what its filters need around a pixel")
    func regions() {
        let image = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100))
        let blurred = image.applyingGaussianBlur(sigma: 2)
        #expect(
            blurred.regionOfInterest(for: image, in: CGRect(x: 50, y: 50, width: 1, height: 1))
                == CGRect(x: 44, y: 44, width: 13, height: 13))
        #expect(blurred.regionOfInterest(for: .blue, in: blurred.extent).isNull)
    }

    @Test("files of a rendered image are read back")
    func files() throws {
        let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0)).cropped(to: CGRect(x: 5, y: 5, width: 8, height: 4))
        let space = CGColorSpaceCreateDeviceRGB()
        let png = try #require(CIContext().pngRepresentation(of: image, format: .RGBA8, colorSpace: space))
        let read = try #require(CIImage(data: png))
        #expect(read.extent == CGRect(x: 0, y: 0, width: 8, height: 4))
        expectEqual(Picture.pixel(read, 3, 3), Numbers(1, Float(Curve.light(128 / 255.0)), 0, 1))
        #expect(read.properties["PixelWidth"] as? Int == 8)
        let jpeg = try #require(CIContext().jpegRepresentation(of: image, colorSpace: space, options: [.lossyCompressionQuality: 1.0]))
        #expect(CIImage(data: jpeg)?.extent.width == 8)
        #expect(CIContext().pngRepresentation(of: .red, format: .RGBA8, colorSpace: space) == nil)
        #expect(CIImage(data: Data("no image".utf8)) == nil)
        #expect(CIImage(contentsOf: URL(fileURLWithPath: "/nowhere/there.png")) == nil)
    }

    @Test("bytes that are too few for the size give an image without pixels")
    func fewBytes() {
        let image = CIImage(
            bitmapData: Data(count: 10), bytesPerRow: 40, size: CGSize(width: 10, height: 10), format: .RGBA8, colorSpace: nil)
        #expect(image.extent.isNull)
        let wide = CIImage(
            bitmapData: Data(count: 10), bytesPerRow: .max, size: CGSize(width: 1e9, height: 1e9), format: .RGBA8, colorSpace: nil)
        #expect(wide.extent.isNull)
    }

    @Test("alpha is multiplied as encoded in an image's bytes, and as light in filters")
    func alpha() throws {
        let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let made = try #require(CIContext().createCGImage(image, from: image.extent))
        let bytes = try #require(made.dataProvider?.data)
        let found = [UInt8](bytes as Data)
        #expect(found == [0, 64, 128, 128])
    }
}
