import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Resizable images whose caps leave no middle", .application) @MainActor
struct ResizableImageTests {
    /// A disc of one colour's square: red on the left half, blue on the right, 20 points a side.
    private func halves(scale: CGFloat) -> UIImage {
        Samples.render(CGSize(width: 20, height: 20), scale: scale) { context in
            for (x, color) in [(0, UIColor.red), (10, .blue)] {
                context.setFillColor(color.cgColor)
                context.fill(CGRect(x: x, y: 0, width: 10, height: 20))
            }
        }
    }
    private let caps = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    private func check(_ image: CGImage, width: Int, height: Int, _ name: String) {
        for y in stride(from: 1, to: height, by: 3) {
            for x in stride(from: 1, to: width, by: 3) {
                let pixel = image.pixel(x, y)
                #expect(pixel[3] == 255, "\(name): nothing at \(x) \(y)")
                if pixel[3] != 255 { return }
            }
        }
        // The middle is the last column before the cut.
        #expect(Array(image.pixel(width / 2, height / 2)[..<3]) == [255, 0, 0], "\(name)")
        #expect(Array(image.pixel(width - 3, height / 2)[..<3]) == [0, 0, 255], "\(name)")
    }

    @Test("drawing fills the middle with the last row and column", arguments: [UIImage.ResizingMode.tile, .stretch], [1.0, 2.0])
    func drawing(mode: UIImage.ResizingMode, scale: CGFloat) throws {
        let image = halves(scale: scale).resizableImage(withCapInsets: caps, resizingMode: mode)
        let drawn = Samples.render(CGSize(width: 70, height: 50), scale: 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 70, height: 50))
        }
        check(try #require(drawn.cgImage), width: 140, height: 100, "draw")
    }

    @Test("image views and button backgrounds do too", arguments: [UIImage.ResizingMode.tile, .stretch])
    func views(mode: UIImage.ResizingMode) throws {
        let image = halves(scale: 2).resizableImage(withCapInsets: caps, resizingMode: mode)
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 70, height: 50))
        picture.image = image
        let button = UIButton(type: .custom)
        button.frame = picture.frame
        button.setBackgroundImage(image, for: .normal)
        for view in [picture, button] as [UIView] {
            view.layoutIfNeeded()
            check(try #require(view.layer.snapshot(scale: 2)), width: 140, height: 100, "\(type(of: view))")
        }
    }

    @Test("tiles at another scale do not blend with their opposite edges")
    func tileEdges() throws {
        // An opaque column at the left of each tile, nothing at the right.
        let image = Samples.render(CGSize(width: 12, height: 12)) { context in
            context.setFillColor(UIColor.black.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 12))
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
        let drawn = Samples.render(CGSize(width: 24, height: 30), scale: 3) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 24, height: 30))
        }
        let pixels = try #require(drawn.cgImage)
        for y in 0..<90 {
            #expect(pixels.pixel(71, y)[3] == 0, "the right edge at \(y)")
            #expect(pixels.pixel(0, y)[3] == 255, "the left edge at \(y)")
        }
    }
}

@Suite("Image files and orientation", .application)
struct ImageFileOrientationTests {
    private func turned(_ orientation: UIImage.Orientation) throws -> UIImage {
        UIImage(cgImage: try #require(Samples.render(CGSize(width: 40, height: 20)) { _ in }.cgImage), scale: 1, orientation: orientation)
    }

    @Test("PNG stores the pixels as they are, without the orientation", arguments: [UIImage.Orientation.right, .down, .leftMirrored])
    func png(orientation: UIImage.Orientation) throws {
        let data = try #require(try turned(orientation).pngData())
        let read = try #require(UIImage(data: data))
        #expect(read.imageOrientation == .up)
        #expect(read.size == CGSize(width: 40, height: 20))
    }

    @Test("JPEG stores both", arguments: [UIImage.Orientation.right, .down, .leftMirrored])
    func jpeg(orientation: UIImage.Orientation) throws {
        let data = try #require(try turned(orientation).jpegData(compressionQuality: 0.9))
        let read = try #require(UIImage(data: data))
        #expect(read.imageOrientation == orientation)
        #expect(read.cgImage?.width == 40)
        #expect(read.cgImage?.height == 20)
        #expect(read.size == (orientation == .down ? CGSize(width: 40, height: 20) : CGSize(width: 20, height: 40)))
    }
}
