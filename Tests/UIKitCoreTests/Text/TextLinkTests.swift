import CoreGraphics
import DeviceProtocol
import Foundation
import ObjectiveC
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Links in text views", .application) @MainActor struct TextLinkTests {
    private let app = TestApplication()

    private func shown(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        let window = app.window()
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.isEditable = false
        window.rootViewController?.view.addSubview(view)
        app.flush()
        return view
    }

    /// Taps the middle of a piece of the text.
    private func tap(_ piece: String, in view: UITextView) throws {
        let range = (view.text as NSString).range(of: piece)
        let box = try #require(view.canvas.boxes(range.location..<range.location + range.length).first).rect
        app.advance(1)
        app.tap(20 + box.midX, 100 + box.midY)
    }

    private final class Gate: NSObject, UITextViewDelegate {
        var asked: [String] = []
        var allows = false
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            asked.append("\(URL) \(characterRange.location),\(characterRange.length)")
            return allows
        }
    }

    @Test("detected data is tapped like a link, in read-only text")
    func detection() throws {
        let view = shown("line one\ncall +1 555 123 4567 or see\nwww.example.org on Nov 22, 2026")
        let gate = Gate()
        view.delegate = gate
        try tap("www.", in: view)
        #expect(gate.asked.isEmpty)
        view.dataDetectorTypes = .all
        app.flush()
        try tap("www.", in: view)
        try tap("555", in: view)
        try tap("Nov", in: view)
        try tap("call", in: view)
        #expect(gate.asked == ["http://www.example.org 37,15", "tel:+15551234567 14,15", "x-apple-data-detectors://0 56,12"])
        view.dataDetectorTypes = .phoneNumber
        try tap("www.", in: view)
        view.isEditable = true
        try tap("555", in: view)
        #expect(gate.asked.count == 3)
    }

    @Test("opens what the delegate allows, and everything without a delegate")
    func opening() throws {
        let view = shown("https://example.org/page")
        view.dataDetectorTypes = .link
        app.flush()
        try tap("example", in: view)
        let gate = Gate()
        gate.allows = true
        view.delegate = gate
        try tap("example", in: view)
        let opened = app.environment.requests.compactMap { if case .openURL(_, let url) = $0 { url } else { nil } }
        #expect(opened == ["https://example.org/page", "https://example.org/page"])
    }

    @Test("the delegate of iOS 17 provides the action; the older method without the interaction is called too")
    func delegates() throws {
        final class Modern: NSObject, UITextViewDelegate {
            var taken: [String] = []
            func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
                guard case .link(let url) = textItem.content else { return defaultAction }
                return UIAction { _ in self.taken.append("\(url) \(textItem.range.length)") }
            }
        }
        final class Old: NSObject, UITextViewDelegate {
            var asked: [URL] = []
            func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
                asked.append(URL)
                return false
            }
        }
        let view = shown("mail jane@example.org")
        view.dataDetectorTypes = .link
        app.flush()
        let (modern, old) = (Modern(), Old())
        view.delegate = modern
        try tap("jane", in: view)
        view.delegate = old
        try tap("jane", in: view)
        #expect(modern.taken == ["mailto:jane@example.org 16"])
        #expect(old.asked.map(\.absoluteString) == ["mailto:jane@example.org"])
    }

    @Test("linkTextAttributes override a link's own attributes, and the text stays unchanged")
    func looks() throws {
        let view = shown("")
        let text = NSMutableAttributedString(string: "go here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: try #require(URL(string: "https://example.org")), range: NSRange(location: 3, length: 4))
        view.attributedText = text
        app.flush()
        func look() throws -> (color: UIColor?, underline: Int) {
            let lines = try #require(view.layoutManager.placed(at: 3)).lines
            let look = try #require(lines.source.looks.last)
            return (look.color, look.paint.underline.rawValue)
        }
        #expect(try look() == (UIColor.link, 1))
        #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .link)
        view.linkTextAttributes = [.foregroundColor: UIColor.red]
        app.flush()
        #expect(try look() == (UIColor.red, 0))
        #expect(view.attributedText.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
        #expect(view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    }

    @Test("in a megabyte only visible text is searched")
    func lazily() {
        let view = shown("")
        view.dataDetectorTypes = .all
        view.text = String(repeating: "see www.example.org or call 555-123-4567 today\n", count: 20_000)
        app.flush()
        #expect(view.layoutManager.paragraphLayoutCount < 60)
    }
}

@Suite("Custom text containers and layout managers", .application) @MainActor struct OwnTextStackTests {
    private func made(_ text: String, _ container: NSTextContainer) -> (NSTextStorage, NSLayoutManager) {
        let (storage, manager) = (NSTextStorage(string: text), NSLayoutManager())
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager)
    }

    @Test("a container of size 0 has no limit")
    func unlimited() {
        let container = NSTextContainer()
        let (storage, manager) = made(String(repeating: "word ", count: 200), container)
        #expect(container.size == .zero)
        #expect(manager.usedRect(for: container).width > 2_000)
        withExtendedLifetime(storage) {}
    }

    @Test("finds a glyph with the fraction of its width")
    func fraction() {
        let container = NSTextContainer(size: CGSize(width: 300, height: 100))
        let (storage, manager) = made("wide", container)
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
        var fraction: CGFloat = -1
        let point = CGPoint(x: box.minX + box.width * 0.75, y: box.midY)
        #expect(manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction) == 1)
        #expect(abs(fraction - 0.75) < 0.01)
        #expect(abs(manager.fractionOfDistanceThroughGlyph(for: point, in: container) - 0.75) < 0.01)
        withExtendedLifetime(storage) {}
    }

    @Test("background and glyphs are drawn separately, and a text view calls a subclass for it")
    func drawing() {
        final class Own: NSLayoutManager, @unchecked Sendable {
            var calls: [String] = []
            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                calls.append("background \(glyphsToShow.length)")
                super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
            }
            override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                calls.append("glyphs \(glyphsToShow.length)")
                super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
            }
        }
        let container = NSTextContainer(size: CGSize(width: 100, height: 40))
        let manager = Own()
        let storage = NSTextStorage(string: "ink", attributes: [.backgroundColor: UIColor.red, .foregroundColor: UIColor.blue])
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let whole = NSRange(location: 0, length: 3)
        func colors(_ body: () -> Void) -> (red: Bool, blue: Bool) {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40)).image { _ in body() }
            guard let picture = image.cgImage else { return (false, false) }
            var found = (red: false, blue: false)
            for x in 0..<picture.width {
                for y in 0..<picture.height {
                    let pixel = picture.pixel(x, y)
                    if pixel == [255, 0, 0, 255] { found.red = true }
                    if pixel == [0, 0, 255, 255] { found.blue = true }
                }
            }
            return found
        }
        let background = colors { manager.drawBackground(forGlyphRange: whole, at: .zero) }
        #expect(background.red)
        #expect(!background.blue)
        let glyphs = colors { manager.drawGlyphs(forGlyphRange: whole, at: .zero) }
        #expect(!glyphs.red)
        #expect(glyphs.blue)
        manager.calls = []
        let app = TestApplication()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        let window = app.window()
        window.rootViewController?.view.addSubview(view)
        app.flush()
        #expect(manager.calls.contains("background 3"))
        #expect(manager.calls.contains("glyphs 3"))
    }

    @Test("dictionary numbers are read as lengths, and lengths as numbers")
    func bridging() {
        let width: CGFloat = 2.5
        #expect(width as NSNumber == 2.5)
        let values: [String: Any] = ["width": NSNumber(value: 3)]
        #expect(values["width"] as? CGFloat == 3)
    }
}
