import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore

@Suite("String measurement", .application)
struct StringDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    @Test("a string is as wide as its line and as high as its font's line height")
    func size() {
        let size = "Hello".size(withAttributes: attributes)
        #expect(abs(size.height - 20.2871) < 0.001)
        #expect(size.width > 35)
        #expect(size.width < 45)
        #expect("Hello".size().height < 15, "12 points without a font")
        #expect("".size(withAttributes: attributes).width == 0)
        #expect(abs("".size(withAttributes: attributes).height - 20.2871) < 0.001)
    }

    @Test("a bounding rectangle wraps only with usesLineFragmentOrigin")
    func boundingRect() {
        let text = NSAttributedString(string: "one two three four five", attributes: attributes)
        let space = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(with: space, options: .usesLineFragmentOrigin, context: nil)
        #expect(wrapped.width <= 80)
        #expect(wrapped.height > 40)
        let single = text.boundingRect(with: space, options: [], context: nil)
        #expect(single.width > 80)
        #expect(single.minY < 0)
    }

    @Test("a truncating paragraph measures one line")
    func truncatingParagraph() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        var all = attributes
        all[.paragraphStyle] = style
        let box = "one two three four".boundingRect(
            with: CGSize(width: 60, height: 100), options: .usesLineFragmentOrigin, attributes: all, context: nil)
        #expect(abs(box.height - 20.2871) < 0.001)
        #expect(box.width <= 60)
    }

    @Test("attributes may be any kind of number")
    func numbers() {
        let plain = "abcd".size(withAttributes: attributes).width
        for kern: Any in [5, 5.0, CGFloat(5), NSNumber(value: 5), Float(5)] {
            var all = attributes
            all[.kern] = kern
            #expect(abs("abcd".size(withAttributes: all).width - plain - 20) < 0.01, "\(type(of: kern))")
        }
    }

    @Test("an attachment has its bounds")
    func attachment() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -10, width: 50, height: 60)
        let text = NSMutableAttributedString(string: "a", attributes: attributes)
        let plain = text.size()
        text.append(NSAttributedString(attachment: attachment))
        #expect(abs(text.size().width - plain.width - 50) < 0.01)
        #expect(abs(text.size().height - 60) < 0.01)
    }

    /// As wide as its line, half as high.
    private final class Wide: NSTextAttachment, @unchecked Sendable {
        var asked: [Int] = []
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect {
            asked.append(charIndex)
            return CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 2)
        }
    }

    @Test("a custom attachment fits the line width in strings, labels and text containers")
    @MainActor func fittedAttachment() {
        let text = NSMutableAttributedString(string: "ab\n", attributes: attributes)
        let attachment = Wide(data: nil, ofType: nil)
        text.append(NSAttributedString(attachment: attachment))
        for width: CGFloat in [100, 60] {
            let box = text.boundingRect(
                with: CGSize(width: width, height: 1000), options: [.usesLineFragmentOrigin], context: nil)
            #expect(box.width == width)
            #expect(box.height > width / 2)
            #expect(box.height < width / 2 + 50)
        }
        #expect(Set(attachment.asked) == [3])
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        #expect(label.sizeThatFits(CGSize(width: 80, height: 1000)).width == 80)
        let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        #expect(manager.usedRect(for: container).width == 200)
        container.size.width = 150
        #expect(manager.usedRect(for: container).width == 150)
        #expect(attachment.asked.last == 3)
    }

    @Test("an attachment decodes from an archive")
    func archivedAttachment() throws {
        let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
        attachment.bounds = CGRect(x: 0, y: -10, width: 50, height: 60)
        let data = try NSKeyedArchiver.archivedData(withRootObject: attachment, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextAttachment.self, from: data))
        #expect(back.bounds == attachment.bounds)
        #expect(back.contents == Data([1, 2]))
        #expect(back.fileType == "public.data")
        #expect(back.image == nil)
    }

    @Test("a paragraph style copies, compares and decodes from an archive")
    func paragraphStyles() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.isEqual(style))
        #expect(copy.alignment == .center)
        style.lineSpacing = 5
        #expect(!copy.isEqual(style))
        let data = try NSKeyedArchiver.archivedData(withRootObject: copy, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSParagraphStyle.self, from: data))
        #expect(back.lineSpacing == 4)
        #expect(back.alignment == .center)
    }

    @Test("options without effect report themselves; leading does only for fonts that have some")
    func unusedOptions() {
        let drawing = StringDrawing("a", attributes)
        #expect(drawing.unusedOptions(of: [.usesFontLeading, .usesLineFragmentOrigin, .truncatesLastVisibleLine]).isEmpty)
        #expect(drawing.unusedOptions(of: [.usesDeviceMetrics, .usesFontLeading]) == ["usesDeviceMetrics"])
    }
}
