import CoreGraphics
import Foundation
import Testing
import UIKitCore

@Suite("Images of files", .application) @MainActor struct CGImageFileTests {
    /// Four pixels wide, three high, of one colour.
    private func image() throws -> UIImage {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        return UIImage(cgImage: try #require(context.makeImage()))
    }

    private func provider(_ data: Data) throws -> CGDataProvider { try #require(CGDataProvider(data: data as NSData)) }

    @Test("a PNG and a JPEG are decoded by the initialiser of their format only")
    func formats() throws {
        let (png, jpeg) = (try #require(try image().pngData()), try #require(try image().jpegData(compressionQuality: 1)))
        let first = CGImage(
            pngDataProviderSource: try provider(png), decode: nil, shouldInterpolate: false, intent: .saturation)
        #expect(first?.width == 4)
        #expect(first?.height == 3)
        #expect(first?.shouldInterpolate == false)
        #expect(first?.renderingIntent == .saturation)
        let pixels = try #require(first?.dataProvider?.data)
        #expect(pixels.length >= 48)
        let second = CGImage(
            jpegDataProviderSource: try provider(jpeg), decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(second?.width == 4)
        #expect(second?.shouldInterpolate == true)
        #expect(CGImage(pngDataProviderSource: try provider(jpeg), decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
        #expect(CGImage(jpegDataProviderSource: try provider(png), decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
        #expect(
            CGImage(jpegDataProviderSource: try provider(Data("no".utf8)), decode: nil, shouldInterpolate: true, intent: .defaultIntent)
                == nil)
    }

    @Test("a window's level moves by an offset")
    func levels() {
        #expect(UIWindow.Level.alert + 1 > .alert)
        #expect((UIWindow.Level.statusBar - 1).rawValue == 999)
    }
}
