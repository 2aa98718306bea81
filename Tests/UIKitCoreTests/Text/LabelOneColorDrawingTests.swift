import Foundation
import QuartzCore
import RenderProtocol
import Testing
import UIKitCore

@Suite("Labels draw single-colour text as coverage", .application) @MainActor
struct LabelOneColorDrawingTests {
    private final class Framed: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 0)) }
    }

    private func form(_ label: UILabel = UILabel(), _ change: (UILabel) -> Void = { _ in }) throws -> BitmapForm {
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        label.text = "One colour"
        label.textColor = .red
        change(label)
        let stage = AnimationStage()
        stage.container.addSubview(label)
        CATransaction.flush()
        return try #require(stage.link.forms.last)
    }

    @Test("for plain text of any alpha")
    func plain() throws {
        #expect(try form().ink == RenderColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try form { $0.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.4) }.ink?.alpha == 1)
        #expect(
            try form { label in
                label.attributedText = NSAttributedString(string: "x", attributes: [.underlineStyle: 1, .foregroundColor: UIColor.red])
            }.ink != nil)
    }

    enum Other: CaseIterable { case picture, shadow, promise, twoColors, background, attachment }

    @Test(
        "not for several colours, images, a shadow of another colour, or opaque labels", arguments: Other.allCases)
    func others(_ other: Other) throws {
        let form = try form { label in
            switch other {
            case .picture: label.text = "a 😀"
            case .shadow: label.shadowColor = .green
            case .promise: (label.isOpaque, label.backgroundColor) = (true, .yellow)
            case .twoColors:
                let text = NSMutableAttributedString(string: "two", attributes: [.foregroundColor: UIColor.red])
                text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
                label.attributedText = text
            case .background:
                label.attributedText = NSAttributedString(string: "x", attributes: [.backgroundColor: UIColor.yellow])
            case .attachment:
                let attachment = NSTextAttachment()
                attachment.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
                label.attributedText = NSAttributedString(attachment: attachment)
            }
        }
        #expect(form.ink == nil)
    }

    @Test("not for a class that draws itself")
    func subclass() throws { #expect(try form(Framed()).ink == nil) }
}
