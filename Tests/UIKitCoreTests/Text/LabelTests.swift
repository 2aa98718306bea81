import CoreGraphics
import Foundation
import Testing
import UIKitCore

@Suite("UILabel", .application)
@MainActor
struct LabelTests {
    private let application = TestApplication()

    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        application.activate()
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("a new label has the documented defaults")
    func defaults() {
        let label = label(nil)
        #expect(label.font.pointSize == 17)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test("sizes are whole pixels: 17 points make 20 1/3 at three pixels a point")
    func size() {
        let size = label("Hello").intrinsicContentSize
        #expect(abs(size.height - 61.0 / 3) < 0.001)
        #expect(abs((size.width * 3).rounded() - size.width * 3) < 0.001)
    }

    @Test("a single line ignores the width offered, several wrap in it")
    func fitting() {
        let text = "The quick brown fox jumps over the lazy dog"
        #expect(label(text).sizeThatFits(CGSize(width: 100, height: 0)).width > 300)
        let wrapped = label(text, lines: 0).sizeThatFits(CGSize(width: 100, height: 0))
        #expect(wrapped.width <= 100)
        #expect(wrapped.height > 80)
        #expect(label(text, lines: 2).sizeThatFits(CGSize(width: 100, height: 0)).height < 41)
        let limited = label(text, lines: 0)
        limited.preferredMaxLayoutWidth = 100
        #expect(limited.intrinsicContentSize == wrapped)
    }

    @Test("a label's fitting size shows all its text")
    func sizingAgreesWithDrawing() {
        for text in ["Hello UIKit", "今天天气不错，我们去北京。", "office 😀 AVATAR", "one two three four five six seven"] {
            let label = label(text, lines: 0)
            let size = label.sizeThatFits(CGSize(width: 90, height: 0))
            #expect(label.sizeThatFits(size) == size, "\(text)")
        }
    }

    @Test("attributed text sets the label's properties, and these set attributes")
    func attributed() {
        let label = label(nil)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        label.attributedText = NSAttributedString(
            string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style])
        #expect(label.font.pointSize == 30)
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .center)
        #expect(label.text == "ab")
        label.textColor = .blue
        #expect(label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
        label.textAlignment = .right
        label.lineBreakMode = .byClipping
        let shown = label.attributedText?.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle
        #expect(shown?.alignment == .right)
        #expect(shown?.lineBreakMode == .byClipping)
        #expect(label.attributedText === label.attributedText)
        label.text = "plain"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    }

    @Test("characters without a colour take the label's, not the first character's")
    func mixedColors() throws {
        let label = label(nil)
        label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        label.font = .systemFont(ofSize: 30)
        let text = NSMutableAttributedString(string: "HH", attributes: [.foregroundColor: UIColor.blue])
        text.append(NSAttributedString(string: "HH"))
        label.attributedText = text
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        #expect(label.textColor == .blue)
        #expect(label.font.pointSize == 30)
        #expect(try redRows(of: label, width: 120, height: 60).count > 10)
    }

    @Test("an immutable attributed text is stored as it is, a mutable one is copied")
    func attributedCopies() {
        let label = label(nil)
        let text = NSAttributedString(string: "ab", attributes: [.kern: 1])
        label.attributedText = text
        #expect(label.attributedText === text)
        let changing = NSMutableAttributedString(string: "ab")
        label.attributedText = changing
        changing.mutableString.append("c")
        #expect(label.text == "ab")
        #expect(label.attributedText?.string == "ab")
    }

    @Test("text is vertically centred and drawn in the text colour")
    func drawing() throws {
        let label = label("HHHH")
        label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
        let rows = try redRows(of: label, width: 80, height: 60)
        let first = try #require(rows.first)
        let last = try #require(rows.last)
        #expect(abs(Double(first + last) / 2 - 30) < 3, "\(first)...\(last)")
    }

    @Test("a font shrinks to fit, down to the minimum scale factor")
    func shrinking() throws {
        let label = label("HHHHHHHHHHHHHHHHHHHH")
        label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
        let tall = try redRows(of: label, width: 80, height: 60).count
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.2
        let small = try redRows(of: label, width: 80, height: 60).count
        #expect(small < tall)
        #expect(small > 2)
    }

    @Test("disabled and highlighted labels change colours only")
    func states() throws {
        let label = label("HHHH")
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
        label.textColor = .black
        label.highlightedTextColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try redRows(of: label, width: 80, height: 30).isEmpty)
        label.isHighlighted = true
        #expect(try !redRows(of: label, width: 80, height: 30).isEmpty)
    }

    @Test("a label's accessibility label is its text")
    func accessibility() {
        let label = label("Hello")
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Hello")
        #expect(label.accessibilityTraits == .staticText)
    }

    /// Rows with red ink of a label drawn alone, one pixel a point.
    private func redRows(of label: UILabel, width: Int, height: Int) throws -> [Int] {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        try bytes.withUnsafeMutableBytes { raw in
            let base = try #require(raw.baseAddress)
            let context = try #require(CGContext(bgra: base, width: width, height: height, bytesPerRow: width * 4))
            context.useTopLeftOrigin(scale: 1)
            UIGraphicsPushContext(context)
            label.drawText(in: label.bounds)
            UIGraphicsPopContext()
        }
        return (0..<height).filter { y in (0..<width).contains { x in bytes[(y * width + x) * 4 + 2] > 30 } }
    }
}
