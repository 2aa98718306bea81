import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

/// Text in a pattern colour is filled with the pattern, from the label's top left corner: the usual way to a gradient in text.
@Suite("Pattern text", .application) @MainActor struct PatternTextTests {
    private let app = TestApplication()

    /// As wide as the label: the left half red, the right half blue.
    private var gradient: UIColor {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 40, y: 0, width: 40, height: 40))
        }
        return UIColor(patternImage: image)
    }

    /// The opaque colours of the left and the right quarter.
    private func colors(_ label: UILabel) throws -> [Set<[UInt8]>] {
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        label.lineBreakMode = .byClipping
        app.window().addSubview(label)
        app.flush()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { label.layer.render(in: $0.cgContext) }
        let pixels = try #require(image.cgImage)
        return [0..<20, 60..<80].map { columns in
            Set(columns.flatMap { x in (0..<40).map { pixels.pixel(x, $0) } }.filter { $0[3] == 255 })
        }
    }

    private let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255]

    @Test("a label's text colour may be a pattern")
    func label() throws {
        let label = UILabel()
        label.font = .systemFont(ofSize: 40, weight: .black)
        label.text = "HHHHH"
        label.textColor = gradient
        #expect(try colors(label) == [[red], [blue]])
    }

    @Test("a run's colour, and a dynamic colour, may be a pattern")
    func run() throws {
        let gradient = gradient
        let font = UIFont.systemFont(ofSize: 40, weight: .black)
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "HHHHH", attributes: [.font: font, .foregroundColor: UIColor { _ in gradient }])
        #expect(try colors(label) == [[red], [blue]])
    }

    @Test("an outline without a colour of its own has the pattern")
    func outline() throws {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "HHHHH",
            attributes: [.font: UIFont.systemFont(ofSize: 40, weight: .black), .foregroundColor: gradient, .strokeWidth: 8])
        #expect(try colors(label) == [[red], [blue]])
    }
}
