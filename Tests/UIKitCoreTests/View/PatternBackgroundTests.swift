import Foundation
import QuartzCore
import Testing
import TestSupport
import UIKitCore

/// A pattern as a background is drawn, repeated from the view's top left corner.
@Suite("Pattern backgrounds", .serialized) @MainActor struct PatternBackgroundTests {
    private let app = TestApplication()

    /// 4 × 4 points: the left half red, the right half blue.
    private var tile: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
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

    @Test("a plain view repeats the image, and again after it grew")
    func plain() throws {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
        view.backgroundColor = UIColor(patternImage: tile)
        let image = try picture(view)
        #expect(image.pixel(0, 0) == red && image.pixel(3, 0) == blue && image.pixel(4, 7) == red && image.pixel(7, 7) == blue)
        view.frame.size = CGSize(width: 20, height: 20)
        let larger = try picture(view)
        #expect(larger.pixel(16, 19) == red && larger.pixel(19, 19) == blue)
        #expect(view.backgroundColor == view.backgroundColor && view.layer.backgroundColor?.pattern != nil)
    }

    @Test("what the view draws is over the pattern, and a plain colour replaces it")
    func drawing() throws {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.green.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.isOpaque = false
        view.backgroundColor = UIColor(patternImage: tile)
        let image = try picture(view)
        #expect(image.pixel(0, 0) == [0, 255, 0, 255] && image.pixel(0, 4) == red && image.pixel(6, 4) == blue)
        view.backgroundColor = .white
        let plain = try picture(view)
        #expect(plain.pixel(0, 0) == [0, 255, 0, 255] && plain.pixel(0, 4) == [255, 255, 255, 255])
    }

    @Test("a layer's own pattern colour, within its rounded corners, and gone with nil")
    func layer() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
        let layer = CALayer()
        layer.frame = view.bounds
        layer.cornerRadius = 8
        layer.backgroundColor = UIColor(patternImage: tile).cgColor
        view.layer.addSublayer(layer)
        let image = try picture(view)
        #expect(image.pixel(0, 0)[3] == 0 && image.pixel(8, 8) == red && image.pixel(6, 8) == blue)
        layer.backgroundColor = nil
        let none = try picture(view)
        #expect(none.pixel(8, 8)[3] == 0)
    }

    @Test("a transparent tile lets through what is behind")
    func transparent() {
        let view = UIView()
        view.backgroundColor = UIColor(patternImage: tile)
        #expect(view.isOpaque && !view.layer.isOpaque)
    }
}
