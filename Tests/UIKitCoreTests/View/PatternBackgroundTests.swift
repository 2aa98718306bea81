import Foundation
import QuartzCore
import Testing
import TestSupport
import UIKitCore

/// A pattern as a background is drawn, repeated from the view's top left corner.
@Suite("Pattern backgrounds", .application) @MainActor struct PatternBackgroundTests {
    private let app = TestApplication()

    /// 8 × 8 points: the left half red, the right half blue. Where they meet colours mix, as on a screen of more pixels than the image.
    private var tile: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 4, y: 0, width: 4, height: 8))
        }
    }

    private func picture(_ view: UIView) throws -> CGImage {
        let window = app.window()
        window.addSubview(view)
        app.flush()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { view.layer.render(in: $0.cgContext) }
        return try #require(image.cgImage)
    }

    private let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255]

    @Test("a plain view tiles the image, also after it grew")
    func plain() throws {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 16, height: 16))
        view.backgroundColor = UIColor(patternImage: tile)
        let image = try picture(view)
        #expect(image.pixel(2, 2) == red)
        #expect(image.pixel(6, 2) == blue)
        #expect(image.pixel(10, 14) == red)
        #expect(image.pixel(14, 14) == blue)
        view.frame.size = CGSize(width: 24, height: 24)
        let larger = try picture(view)
        #expect(larger.pixel(18, 22) == red)
        #expect(larger.pixel(22, 22) == blue)
        #expect(view.backgroundColor == view.backgroundColor)
        #expect(view.layer.backgroundColor?.pattern != nil)
    }

    @Test("the view's drawing is above the pattern, and a plain colour replaces it")
    func drawing() throws {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.green.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
        view.isOpaque = false
        view.backgroundColor = UIColor(patternImage: tile)
        let image = try picture(view)
        #expect(image.pixel(0, 0) == [0, 255, 0, 255])
        #expect(image.pixel(2, 6) == red)
        #expect(image.pixel(6, 6) == blue)
        view.backgroundColor = .white
        let plain = try picture(view)
        #expect(plain.pixel(0, 0) == [0, 255, 0, 255])
        #expect(plain.pixel(0, 4) == [255, 255, 255, 255])
    }

    @Test("a layer's pattern colour is clipped by rounded corners, and removed by nil")
    func layer() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
        let layer = CALayer()
        layer.frame = view.bounds
        layer.cornerRadius = 8
        layer.backgroundColor = UIColor(patternImage: tile).cgColor
        view.layer.addSublayer(layer)
        let image = try picture(view)
        #expect(image.pixel(0, 0)[3] == 0)
        #expect(image.pixel(10, 8) == red)
        #expect(image.pixel(6, 8) == blue)
        layer.backgroundColor = nil
        let none = try picture(view)
        #expect(none.pixel(8, 8)[3] == 0)
    }

    @Test("a transparent tile shows what is behind")
    func transparent() {
        let view = UIView()
        view.backgroundColor = UIColor(patternImage: tile)
        #expect(view.isOpaque)
        #expect(!view.layer.isOpaque)
    }

    @Test("an image view shows its image in front of a pattern, in either order of setting, and without it after a plain colour")
    func imageView() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        for patternFirst in [true, false] {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
            view.contentMode = .center
            if patternFirst { view.backgroundColor = UIColor(patternImage: tile) }
            view.image = dot
            view.backgroundColor = UIColor(patternImage: tile)
            let image = try picture(view)
            #expect(image.pixel(2, 2) == red)
            #expect(image.pixel(14, 14) == blue)
            #expect(image.pixel(8, 8) == [0, 255, 0, 255])
            view.frame.size = CGSize(width: 32, height: 32)
            view.contentMode = .topLeft
            let larger = try picture(view)
            #expect(larger.pixel(26, 30) == red)
            #expect(larger.pixel(2, 2) == [0, 255, 0, 255])
            #expect(larger.pixel(14, 14) == blue)
            view.backgroundColor = .white
            let plain = try picture(view)
            #expect(plain.pixel(2, 2) == [0, 255, 0, 255])
            #expect(plain.pixel(26, 30) == [255, 255, 255, 255])
            view.image = nil
            let none = try picture(view)
            #expect(none.pixel(2, 2) == [255, 255, 255, 255])
        }
    }
}
