import Foundation
import Testing

@testable import UIKitCore

/// Controls that configure themselves in `init(frame:)`, which the convenience initializers call.
@Suite("Subclasses that set values in init(frame:)", .application) @MainActor
struct ControlSubclassTests {
    private final class Configured: UIButton {
        static let image = UIImage()
        override init(frame: CGRect) {
            super.init(frame: frame)
            setImage(Self.image, for: .normal)
            setTitle("title", for: .normal)
            setBackgroundImage(Self.image, for: .highlighted)
            setTitleColor(.red, for: .normal)
            titleLabel?.font = .systemFont(ofSize: 33)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Plain: UIButton {
        override init(frame: CGRect) {
            super.init(frame: frame)
            setTitle("title", for: .normal)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("a control from an archive sets no state that it had before")
    func decodedState() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: NotingTextField(frame: .zero), requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let field = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NotingTextField)
        #expect(field.updates == 0)
        #expect(field.isEnabled)
        #expect(!field.isSelected)
        #expect(!field.isHighlighted)
    }

    @Test("the shadow of a button's title is right under it")
    func titleShadow() {
        let button = UIButton(type: .system)
        button.setTitle("title", for: .normal)
        button.setTitleShadowColor(.gray, for: .normal)
        #expect(button.titleLabel?.shadowOffset == .zero)
        #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
    }

    @Test("a button of any type keeps its values", arguments: [UIButton.ButtonType.custom, .system, .close, .infoLight])
    func buttons(type: UIButton.ButtonType) {
        let button = Configured(type: type)
        #expect(button.image(for: .normal) === Configured.image)
        #expect(button.title(for: .normal) == "title")
        #expect(button.titleColor(for: .normal) == .red)
        #expect(button.backgroundImage(for: .highlighted) === Configured.image)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 33))
        #expect(button.buttonType == type)
    }

    @Test("a title set there has the button type's font")
    func titleFont() {
        #expect(Plain(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
        #expect(Plain(type: .custom).titleLabel?.font == .systemFont(ofSize: 18))
        #expect(UIButton(type: .close).image(for: .normal) != nil)
        #expect(UIButton(type: .custom).image(for: .normal) == nil)
    }

    @Test("a close button's cross is drawn on its disc, not cut out of it")
    func closeButton() throws {
        let image = try #require(UIButton(type: .close).image(for: .normal))
        let drawn = Samples.render(image.size, scale: 2) { _ in image.draw(at: .zero) }
        let pixels = try #require(drawn.cgImage)
        #expect(pixels.pixel(pixels.width / 2, pixels.height / 2)[3] == 255)
    }
}

/// Its label is there when the initializer is done. Archives name classes of files alone.
final class NotingTextField: UITextField {
    var note: UILabel!
    override var isEnabled: Bool { didSet { update() } }
    override var isSelected: Bool { didSet { update() } }
    override var isHighlighted: Bool { didSet { update() } }
    override var text: String? { didSet { update() } }
    override var placeholder: String? { didSet { update() } }
    private(set) var updates = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        note = UILabel()
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        note = UILabel()
    }
    private func update() {
        note.textColor = .red
        updates += 1
    }
}
