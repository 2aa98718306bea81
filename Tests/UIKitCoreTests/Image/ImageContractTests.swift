import CoreGraphics
import Foundation
import ImageIO
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

/// A compiled catalog and loose files in a bundle of their own.
final class SampleBundle {
    let bundle: Bundle
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/ferry-bundle-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path + "/Assets.ferryassets/images", withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ data: Data?) throws { try #require(data).write(to: URL(fileURLWithPath: "\(path)/\(name)")) }

    /// A square of one colour, `pixels` wide.
    func write(_ name: String, _ color: UIColor, pixels: Int) throws {
        let size = CGSize(width: pixels, height: pixels)
        let image = Samples.render(size) { context in
            context.setFillColor(color.cgColor)
            context.fill(CGRect(origin: .zero, size: size))
        }
        try write(name, image.pngData())
    }

    func index(_ text: String) throws { try write("Assets.ferryassets/index.json", Data(text.utf8)) }
}

@Suite("Image contracts", .application)
struct ImageContractTests {
    @Test("IM-1: the size is pixels over scale, oriented; the file's name sets the scale", .contract("IM-1"))
    func size() throws {
        let pixels = try #require(Samples.render(CGSize(width: 30, height: 12)) { _ in }.cgImage)
        #expect(UIImage(cgImage: pixels, scale: 3, orientation: .up).size == CGSize(width: 10, height: 4))
        #expect(UIImage(cgImage: pixels, scale: 3, orientation: .left).size == CGSize(width: 4, height: 10))
        let files = try SampleBundle()
        try files.write("dot@2x.png", .red, pixels: 8)
        try files.write("big@3x.png", .red, pixels: 9)
        let dot = try #require(UIImage(named: "dot", in: files.bundle, compatibleWith: UITraitCollection(displayScale: 2)))
        #expect(dot.scale == 2)
        #expect(dot.size == CGSize(width: 4, height: 4))
        #expect(UIImage(contentsOfFile: files.path + "/big@3x.png")?.size == CGSize(width: 3, height: 3))
    }

    @Test("IM-2: a name is loaded once for given traits; catalogs choose by scale, idiom, style and size class", .contract("IM-2"))
    func named() throws {
        let files = try SampleBundle()
        for (name, color, pixels) in [
            ("any", UIColor.red, 2), ("any2", .red, 4), ("dark", .blue, 2), ("pad", .green, 2), ("wide", .yellow, 2),
        ] { try files.write("Assets.ferryassets/images/\(name).png", color, pixels: pixels) }
        try files.index(
            """
            {"version": 1, "colors": {}, "data": {}, "images": {"pic": [
              {"file": "images/any.png", "scale": 1}, {"file": "images/any2.png", "scale": 2},
              {"file": "images/dark.png", "scale": 1, "conditions": {"appearance": "dark"}},
              {"file": "images/pad.png", "scale": 1, "conditions": {"idiom": "ipad"}},
              {"file": "images/wide.png", "scale": 1, "conditions": {"idiom": "ipad", "width": "regular"}}]}}
            """)
        func color(_ traits: [UITraitCollection]) throws -> ([UInt8], CGFloat) {
            let wanted = UITraitCollection(traitsFrom: [.init(userInterfaceIdiom: .phone), .init(displayScale: 1)] + traits)
            let image = try #require(UIImage(named: "pic", in: files.bundle, compatibleWith: wanted))
            return (Array(try #require(image.cgImage).pixel(0, 0)[..<3]), image.scale)
        }
        #expect(try color([]) == ([255, 0, 0], 1))
        #expect(try color([.init(displayScale: 3)]) == ([255, 0, 0], 2))
        #expect(try color([.init(userInterfaceStyle: .dark)]) == ([0, 0, 255], 1))
        #expect(try color([.init(userInterfaceIdiom: .pad)]) == ([0, 255, 0], 1))
        #expect(try color([.init(userInterfaceIdiom: .pad), .init(horizontalSizeClass: .regular)]) == ([255, 255, 0], 1))
        let phone = UITraitCollection(traitsFrom: [.init(userInterfaceIdiom: .phone), .init(displayScale: 1)])
        let first = try #require(UIImage(named: "pic", in: files.bundle, compatibleWith: phone))
        let again = try #require(UIImage(named: "pic", in: files.bundle, compatibleWith: phone))
        #expect(first.cgImage === again.cgImage)
        let night = UITraitCollection(traitsFrom: [phone, .init(userInterfaceStyle: .dark)])
        #expect(try #require(first.imageAsset?.image(with: night).cgImage).pixel(0, 0) == [0, 0, 255, 255])
    }

    @Test("IM-3: corners are fixed, edges and middle tile, or stretch if set or one point wide", .contract("IM-3"))
    func caps() throws {
        let board = Samples.render(CGSize(width: 4, height: 4)) { context in
            for y in 0..<4 {
                for x in 0..<4 {
                    let isCorner = (x == 0 || x == 3) && (y == 0 || y == 3)
                    context.setFillColor(isCorner ? UIColor.red.cgColor : (x + y) % 2 == 0 ? UIColor.green.cgColor : UIColor.blue.cgColor)
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        func drawn(_ image: UIImage) throws -> CGImage {
            try #require(
                Samples.render(CGSize(width: 8, height: 8)) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }.cgImage)
        }
        let tiled = try drawn(board.resizableImage(withCapInsets: caps))
        let stretched = try drawn(board.resizableImage(withCapInsets: caps, resizingMode: .stretch))
        for image in [tiled, stretched] {
            for (x, y) in [(0, 0), (7, 0), (0, 7), (7, 7)] { #expect(Array(image.pixel(x, y)[..<3]) == [255, 0, 0]) }
        }
        for y in 1..<7 {
            for x in 1..<7 {
                let source: [UInt8] = ((x - 1) % 2 + (y - 1) % 2) % 2 == 0 ? [0, 255, 0] : [0, 0, 255]
                #expect(Array(tiled.pixel(x, y)[..<3]) == source, "\(x) \(y)")
            }
        }
        #expect(board.resizableImage(withCapInsets: caps).resizingMode == .tile)
        #expect(board.capInsets == .zero)
        #expect(Array(stretched.pixel(1, 1)[..<3]) == [0, 255, 0])
        #expect(Array(stretched.pixel(6, 6)[..<3]) == [0, 255, 0])
    }

    @Test("IM-4: stretchable caps leave one point between them", .contract("IM-4"))
    func stretchable() {
        let image = Samples.render(CGSize(width: 20, height: 10)) { _ in }.stretchableImage(withLeftCapWidth: 12, topCapHeight: 4)
        #expect(image.capInsets == UIEdgeInsets(top: 4, left: 12, bottom: 5, right: 7))
        #expect(image.leftCapWidth == 12)
        #expect(image.topCapHeight == 4)
        #expect(image.resizingMode == .stretch)
        let wide = Samples.render(CGSize(width: 5, height: 5)) { _ in }.stretchableImage(withLeftCapWidth: 90, topCapHeight: 0)
        #expect(wide.capInsets.right == 0)
        #expect(wide.capInsets.bottom == 0)
    }

    @Test("IM-5: scaleToFill is the default; other modes keep the aspect ratio, or the size, and align", .contract("IM-5"))
    @MainActor func contentModes() {
        let view = UIImageView(image: Samples.corners())
        #expect(view.contentMode == .scaleToFill)
        #expect(view.layer.contentsGravity == .resize)
        let gravities: [(UIView.ContentMode, CALayerContentsGravity)] = [
            (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill), (.center, .center), (.left, .left), (.right, .right),
        ]
        for (mode, gravity) in gravities {
            view.contentMode = mode
            #expect(view.layer.contentsGravity == gravity)
        }
        #expect(!view.clipsToBounds)
    }

    @Test("IM-6: a view's intrinsic size is its image's, and only the initializer sets its bounds", .contract("IM-6"))
    @MainActor func intrinsic() {
        let view = UIImageView(image: Samples.corners())
        #expect(view.frame.size == CGSize(width: 2, height: 2))
        view.image = Samples.render(CGSize(width: 7, height: 5)) { _ in }
        #expect(view.frame.size == CGSize(width: 2, height: 2))
        #expect(view.intrinsicContentSize == CGSize(width: 7, height: 5))
        view.sizeToFit()
        #expect(view.frame.size == CGSize(width: 7, height: 5))
    }

    @Test("IM-7: shows the highlighted image while highlighted", .contract("IM-7"))
    @MainActor func highlighted() {
        let (plain, bright) = (Samples.corners(), Samples.corners())
        let view = UIImageView(image: plain, highlightedImage: bright)
        view.isHighlighted = true
        #expect(view.layer.contents as? CGImage === bright.cgImage)
        view.highlightedImage = nil
        #expect(view.layer.contents as? CGImage === plain.cgImage)
    }

    @Test("IM-8: animation images take a thirtieth of a second each, repeat, and show only while animating", .contract("IM-8"))
    @MainActor func animation() throws {
        let still = Samples.corners()
        let view = UIImageView(image: still)
        view.animationImages = [Samples.corners(), Samples.corners(), Samples.corners()]
        #expect(!view.isAnimating)
        #expect(view.layer.contents as? CGImage === still.cgImage)
        #expect(view.animationRepeatCount == 0)
        view.startAnimating()
        let running = try #require(view.layer.animation(forKey: "UIImageViewAnimation") as? CAKeyframeAnimation)
        #expect(abs(running.duration - 0.1) < 1e-9)
        #expect(running.repeatCount == .infinity)
        #expect(view.isAnimating)
        #expect(view.layer.contents as? CGImage === still.cgImage)
        view.animationImages = nil
        #expect(!view.isAnimating)
    }

    @Test("IM-8: releases animation images that were shown", .contract("IM-8"))
    @MainActor func release() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        weak var kept: UIImage?
        do {
            let frames = [Samples.corners(), Samples.corners()]
            kept = frames[0]
            view.animationImages = frames
            view.startAnimating()
        }
        #expect(kept != nil)
        view.animationImages = nil
        #expect(kept == nil)
    }

    @Test("IM-9: the rendering modes and their raw values", .contract("IM-9"))
    @MainActor func renderingModes() {
        #expect(UIImage.RenderingMode.automatic.rawValue == 0)
        #expect(UIImage.RenderingMode.alwaysOriginal.rawValue == 1)
        #expect(UIImage.RenderingMode.alwaysTemplate.rawValue == 2)
        let image = Samples.corners()
        #expect(image.renderingMode == .automatic)
        #expect(!image.picture.isTemplate)
        #expect(image.withRenderingMode(.alwaysTemplate).picture.isTemplate)
        #expect(image.renderingMode == .automatic)
        #expect(UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal).picture.isTemplate == false)
    }

    @Test("IM-10: a direction-aware image is mirrored in a right-to-left view, and not when drawn", .contract("IM-10"))
    @MainActor func flipping() throws {
        let image = Samples.corners().imageFlippedForRightToLeftLayoutDirection()
        #expect(image.flipsForRightToLeftLayoutDirection)
        let view = UIImageView(image: image)
        #expect(Array(try #require(view.layer.contents as? CGImage).pixel(0, 0)[..<3]) == [255, 0, 0])
        let mirrored = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        mirrored.semanticContentAttribute = .forceRightToLeft
        mirrored.image = image
        #expect(Array(try #require(mirrored.layer.contents as? CGImage).pixel(0, 0)[..<3]) == [0, 255, 0])
        let drawn = Samples.render(CGSize(width: 2, height: 2)) { _ in
            UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent { image.draw(at: .zero) }
        }
        #expect(Array(try #require(drawn.cgImage).pixel(0, 0)[..<3]) == [255, 0, 0])
    }

    @Test(
        "IM-11: a renderer creates images at the screen's scale, automatic range, with alpha",
        .contract("IM-11"))
    func renderer() {
        let format = UIGraphicsImageRendererFormat.default()
        #expect(format.scale == BitmapContext.screenScale)
        #expect(!format.opaque)
        #expect(format.preferredRange == .automatic)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        #expect(image.scale == BitmapContext.screenScale)
        #expect(image.cgImage?.isOpaque == false)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1)).scale == 1)
    }
}
