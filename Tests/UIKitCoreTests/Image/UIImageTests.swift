import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

@testable import UIKitCore

/// Images that the tests share.
enum Samples {
    static func render(_ size: CGSize, scale: CGFloat = 1, opaque: Bool = false, _ body: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
    }

    /// Corners red, green, blue, white from the top left clockwise, one pixel each side.
    static func corners() -> UIImage {
        render(CGSize(width: 2, height: 2)) { context in
            for (color, x, y) in [(UIColor.red, 0, 0), (.green, 1, 0), (.blue, 1, 1), (.white, 0, 1)] {
                context.setFillColor(color.cgColor)
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
    }
}

@Suite("UIImage", .application)
struct UIImageTests {
    @Test("has its size in points, oriented")
    func sizes() throws {
        let image = Samples.render(CGSize(width: 10, height: 20), scale: 3) { _ in }
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.cgImage?.width == 30)
        let turned = UIImage(cgImage: try #require(image.cgImage), scale: 2, orientation: .left)
        #expect(turned.size == CGSize(width: 30, height: 15))
        #expect(UIImage().size == .zero)
        #expect(UIImage().pngData() == nil)
    }

    @Test(
        "draws with its orientation",
        arguments: [
            (UIImage.Orientation.up, [255, 0, 0]), (.down, [0, 0, 255]), (.left, [0, 255, 0]), (.right, [255, 255, 255]),
            (.upMirrored, [0, 255, 0]),
        ])
    func orientations(orientation: UIImage.Orientation, topLeft: [UInt8]) throws {
        let stored = try #require(Samples.corners().cgImage)
        let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
        let drawn = Samples.render(CGSize(width: 2, height: 2)) { _ in image.draw(at: .zero) }
        #expect(Array(try #require(drawn.cgImage).pixel(0, 0)[..<3]) == topLeft)
        #expect(Array(try #require(image.picture.uprightImage(traits: .current)).pixel(0, 0)[..<3]) == topLeft)
    }

    @Test("reads the orientation of a photo, and writes it back")
    func photos() throws {
        let stored = UIImage(
            cgImage: try #require(Samples.render(CGSize(width: 30, height: 20)) { _ in }.cgImage), scale: 1, orientation: .right)
        let data = try #require(stored.jpegData(compressionQuality: 0.9))
        let photo = try #require(UIImage(data: data))
        #expect(photo.imageOrientation == .right)
        #expect(photo.size == CGSize(width: 20, height: 30))
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }

    @Test("tints where it is opaque")
    func tint() throws {
        let shape = Samples.render(CGSize(width: 2, height: 1)) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let red = try #require(shape.withTintColor(.red).cgImage)
        #expect(red.pixel(0, 0) == [255, 0, 0, 255])
        #expect(red.pixel(1, 0)[3] == 0)
        let dynamic = shape.withTintColor(.label)
        for (style, level) in [(UIUserInterfaceStyle.light, UInt8(0)), (.dark, 255)] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(try #require(dynamic.picture.displayedImage(traits: traits)).pixel(0, 0) == [level, level, level, 255])
        }
    }

    @Test("keeps caps and stretches or tiles the middle")
    func caps() throws {
        // Red caps of one point, a middle of green and blue.
        let strip = Samples.render(CGSize(width: 4, height: 1)) { context in
            for (x, color) in [UIColor.red, .green, .blue, .red].enumerated() {
                context.setFillColor(color.cgColor)
                context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
            }
        }
        func row(_ mode: UIImage.ResizingMode) throws -> [[UInt8]] {
            let image = strip.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: mode)
            let drawn = Samples.render(CGSize(width: 8, height: 1)) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 1)) }
            let pixels = try #require(drawn.cgImage)
            return (0..<8).map { Array(pixels.pixel($0, 0)[..<3]) }
        }
        let (red, green, blue): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0], [0, 255, 0], [0, 0, 255])
        #expect(try row(.tile) == [red, green, blue, green, blue, green, blue, red])
        let stretched = try row(.stretch)
        try #require(stretched.first == red)
        try #require(stretched.last == red)
        #expect(stretched[1] == green)
        #expect(stretched[6] == blue)
        let one = strip.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
        #expect(one.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    }

    @Test("leaves no seam between caps and middle at fractional pixels", arguments: [UIImage.ResizingMode.tile, .stretch])
    func seams(mode: UIImage.ResizingMode) throws {
        let square = Samples.render(CGSize(width: 6, height: 6)) { $0.fill(CGRect(x: 0, y: 0, width: 6, height: 6)) }
        let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        let picture = square.resizableImage(withCapInsets: caps, resizingMode: mode).picture
        let drawn = try #require(ImageContentDrawing.rendered(picture, size: CGSize(width: 20.3, height: 15.7), scale: 2))
        for y in 1..<30 { for x in 1..<39 { #expect(drawn.pixel(x, y)[3] == 255, "\(x) \(y)") } }
    }

    @Test("chooses the file for the screen's scale, else the next larger")
    func fileNames() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dot = try #require(Samples.render(CGSize(width: 6, height: 6)) { _ in }.pngData())
        for name in ["a.png", "a@2x.png", "a@3x.png", "b@3x.png", "c.png", "c@2x~ipad.png", "d.e.png"] {
            try dot.write(to: folder.appendingPathComponent(name))
        }
        func scale(_ name: String, _ scale: CGFloat, pad: Bool = false) -> CGFloat? {
            ImageFile.find(name: name, in: folder.path, scale: scale, isPad: pad)?.scale
        }
        #expect(scale("a", 3) == 3)
        #expect(scale("a", 2) == 2)
        #expect(scale("a", 1) == 1)
        #expect(scale("a.png", 2) == 2)
        #expect(scale("a@2x", 3) == 2)
        #expect(scale("b", 2) == 3)
        #expect(scale("c", 2) == 1)
        #expect(scale("c", 2, pad: true) == 2)
        #expect(scale("d.e", 2) == 1)
        #expect(scale("nothing", 2) == nil)
        #expect(scale("..", 2) == nil)
        let file = try #require(ImageFile.find(path: folder.appendingPathComponent("a.png").path, scale: 3))
        #expect(file.scale == 3)
        #expect(file.read()?.size == CGSize(width: 2, height: 2))
        #expect(UIImage(contentsOfFile: folder.path) == nil)
    }

    @Test("divides a thirtieth of a second among animation frames without a duration")
    func animated() throws {
        let frames = [Samples.corners(), Samples.corners(), Samples.corners()]
        let image = try #require(UIImage.animatedImage(with: frames, duration: 0))
        #expect(image.duration == 0.1)
        #expect(image.images?.count == 3)
        #expect(image.cgImage == nil)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("fills opaque contexts with black, and balances begin and end")
    func contexts() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        UIGraphicsEndImageContext()
        #expect(image.pixel(0, 0) == [0, 0, 0, 255])
        #expect(image.isOpaque)
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test(
        "refuses empty and extreme sizes",
        arguments: [
            CGSize(width: 100_000, height: 100_000), CGSize(width: 0, height: 5), CGSize(width: -3, height: 3),
            CGSize(width: CGFloat.nan, height: 3), CGSize(width: CGFloat.infinity, height: 1),
        ])
    func absurdSizes(size: CGSize) {
        #expect(UIGraphicsImageRenderer(size: size).image { _ in }.cgImage == nil)
        let thumbnail = Samples.corners().preparingThumbnail(of: size)
        #expect(thumbnail.map { $0.size.width < 5000 } ?? true)
        Samples.corners().resizableImage(withCapInsets: UIEdgeInsets(top: -9, left: 99, bottom: .nan, right: 1e9)).draw(
            in: CGRect(origin: .zero, size: size))
    }

    @Test("paints as a pattern, upright from the top left")
    func patterns() throws {
        let drawn = Samples.render(CGSize(width: 6, height: 6), scale: 2) { context in
            context.interpolationQuality = .none
            UIColor(patternImage: Samples.corners()).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        }
        let pixels = try #require(drawn.cgImage)
        #expect(pixels.pixel(0, 0)[0] > 200)
        #expect(pixels.pixel(4, 4)[0] > 200)
        #expect(Array(pixels.pixel(8, 4)[..<3]) == Array(pixels.pixel(0, 0)[..<3]))
        #expect(pixels.pixel(3, 0)[1] > 200)
        #expect(pixels.pixel(3, 3)[2] > 200)
    }

    @Test("decodes from an archive")
    func archive() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: Samples.corners(), requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        #expect(back.isEqual(Samples.corners()))
    }
}
