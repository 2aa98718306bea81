import DeviceProtocol
import Foundation
import Testing
import TestSupport
import UIKitCore

/// `adjustsFontForContentSizeCategory` in every class of text, for fonts of text styles and those that UIFontMetrics scaled.
@Suite("Fonts that follow the content size category", .application) @MainActor struct DynamicTypeTests {
    private let app = TestApplication()

    private func show(_ view: UIView) -> UIWindow {
        let window = app.window()
        view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        window.addSubview(view)
        app.flush()
        return window
    }

    private func set(_ category: UIContentSizeCategory, _ window: UIWindow) {
        var device = app.environment.device
        device.contentSizeCategory = category.rawValue
        app.send(.deviceChanged(device))
        app.flush()
    }

    private var scaled: UIFont { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12, weight: .bold)) }

    @Test("a label's scaled font scales from its base size, and back")
    func label() {
        let label = UILabel()
        label.text = "Text"
        label.font = scaled
        label.adjustsFontForContentSizeCategory = true
        let window = show(label)
        #expect(label.font.pointSize == 12)
        set(.extraLarge, window)
        #expect(label.font.pointSize == 13)
        #expect(label.font.fontDescriptor == UIFont.systemFont(ofSize: 13, weight: .bold).fontDescriptor)
        set(.accessibilityExtraExtraExtraLarge, window)
        #expect(label.font.pointSize == 34)
        set(.large, window)
        #expect(label.font.pointSize == 12)
    }

    @Test("a maximum holds at every size, and the text style is kept")
    func maximum() {
        let label = UILabel()
        label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 24)
        label.adjustsFontForContentSizeCategory = true
        let window = show(label)
        set(.extraExtraLarge, window)
        #expect(label.font.pointSize == 24)
        set(.extraLarge, window)
        #expect(label.font.pointSize == 24)
        set(.small, window)
        #expect(label.font.pointSize == 16)
    }

    @Test("without the flag, and with a font of a fixed size, nothing changes")
    func fixed() {
        let (plain, other) = (UILabel(), UILabel())
        plain.font = scaled
        other.font = .systemFont(ofSize: 12)
        other.adjustsFontForContentSizeCategory = true
        let window = show(plain)
        window.addSubview(other)
        set(.extraExtraLarge, window)
        #expect(plain.font.pointSize == 12)
        #expect(other.font.pointSize == 12)
    }

    @Test("attributed text of a label follows, run by run")
    func attributed() throws {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "big", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
        text.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 9)]))
        text.append(NSAttributedString(string: "own", attributes: [.font: scaled]))
        label.attributedText = text
        label.adjustsFontForContentSizeCategory = true
        let window = show(label)
        set(.extraLarge, window)
        let sizes = [0, 4, 9].map { (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
        #expect(sizes == [30, 9, 13])
    }

    @Test("a text view follows: font, runs, typing attributes")
    func textView() {
        let view = UITextView()
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "Text"
        view.textStorage.append(NSAttributedString(string: "own", attributes: [.font: scaled]))
        view.adjustsFontForContentSizeCategory = true
        let window = show(view)
        set(.extraLarge, window)
        #expect(view.font?.pointSize == 19)
        let sizes = [0, 5].map { (view.textStorage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
        #expect(sizes == [19, 13])
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 19)
    }

    @Test("a text field follows, and so does a button's title")
    func others() throws {
        let field = UITextField()
        field.font = scaled
        field.adjustsFontForContentSizeCategory = true
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let title = try #require(button.titleLabel)
        title.font = scaled
        title.adjustsFontForContentSizeCategory = true
        let window = show(field)
        button.sizeToFit()
        window.addSubview(button)
        let width = button.intrinsicContentSize.width
        set(.extraExtraExtraLarge, window)
        #expect(field.font?.pointSize == 16)
        #expect(title.font.pointSize == 16)
        #expect(button.intrinsicContentSize.width > width)
    }

    @Test("a text style with another design and weight keeps them")
    func variant() throws {
        let label = UILabel()
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        label.font = UIFont(descriptor: try #require(descriptor.withDesign(.monospaced)), size: 0)
        label.adjustsFontForContentSizeCategory = true
        let window = show(label)
        set(.extraLarge, window)
        #expect(label.font.pointSize == 19)
        #expect(label.font.familyName == UIFont.monospacedSystemFont(ofSize: 19, weight: .regular).familyName)
    }
}
