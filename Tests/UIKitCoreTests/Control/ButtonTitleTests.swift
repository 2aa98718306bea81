import Foundation
import Testing

@testable import UIKitCore

/// A title for a state, against a text written to the label.
@Suite("Button titles", .application) @MainActor struct ButtonTitleTests {
    let app = TestApplication()

    private func shown(_ button: UIButton) -> UIButton {
        button.frame = CGRect(x: 100, y: 300, width: 200, height: 44)
        app.window().rootViewController?.view.addSubview(button)
        app.flush()
        return button
    }

    // Proves LS-13.1.
    @Test("a text written to titleLabel is no title: it is lost with the next state", arguments: [UIButton.ButtonType.custom, .system])
    func writtenText(_ type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        button.setTitle("title", for: .normal)
        _ = shown(button)
        button.titleLabel?.text = "written"
        #expect(button.currentTitle == "title")
        #expect(button.title(for: .normal) == "title")
        button.isHighlighted = true
        button.isHighlighted = false
        app.flush()
        #expect(button.titleLabel?.text == "title")
    }

    // Proves LS-13.1.
    @Test("a title that is set stays through states, and gives the button its size")
    func setTitle() {
        let button = shown(UIButton(type: .system))
        button.setTitle("short", for: .normal)
        let narrow = button.intrinsicContentSize.width
        button.setTitle("a much longer title", for: .normal)
        #expect(button.intrinsicContentSize.width > narrow)
        for isEnabled in [false, true] {
            button.isEnabled = isEnabled
            app.flush()
            #expect(button.currentTitle == "a much longer title")
            #expect(button.titleLabel?.text == "a much longer title")
        }
    }

    @Test("what is set per state is shown in the place of a configuration's title, image, title colour and background image")
    func stateValuesOverConfiguration() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Button"
        configuration.image = UIImage(systemName: "star")
        let button = shown(UIButton(configuration: configuration))
        let narrow = button.intrinsicContentSize.width
        button.setTitle("a much longer title", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitleColor(.green, for: .normal)
        let (image, background) = (UIImage(systemName: "heart"), UIImage(systemName: "square"))
        button.setImage(image, for: .normal)
        button.setBackgroundImage(background, for: .normal)
        app.flush()
        #expect(button.titleLabel?.text == "a much longer title")
        #expect(button.accessibilityLabel == "a much longer title")
        #expect(button.titleLabel?.textColor == .green)
        #expect(button.intrinsicContentSize.width > narrow + 50)
        #expect(button.shownConfiguration?.image === image)
        #expect(button.shownConfiguration?.background.image === background)
        button.isSelected = true
        app.flush()
        #expect(button.titleLabel?.text == "selected")
        button.setAttributedTitle(NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red]), for: .selected)
        app.flush()
        let label = try #require(button.titleLabel)
        #expect(label.text == "styled")
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        // The configuration itself stays what it is.
        #expect(button.configuration?.title == "Button")
        #expect(button.configuration?.image === configuration.image)
        button.setTitle(nil, for: .selected)
        button.setTitle(nil, for: .normal)
        button.setAttributedTitle(nil, for: .selected)
        app.flush()
        #expect(button.titleLabel?.text == "Button")
    }

    @Test("a configuration with a title or an image that comes after those of the states is shown, and so is what is set later")
    func lastOneSet() {
        let button = shown(UIButton(type: .system))
        button.setTitle("from the file", for: .normal)
        button.setImage(UIImage(systemName: "heart"), for: .normal)
        button.configuration = .filled()
        #expect(button.titleLabel?.text == "from the file")
        #expect(button.shownConfiguration?.image === button.image(for: .normal))
        let star = UIImage(systemName: "star")
        button.configuration?.title = "configured"
        button.configuration?.image = star
        #expect(button.titleLabel?.text == "configured")
        #expect(button.currentTitle == "configured")
        #expect(button.shownConfiguration?.image === star)
        // Something else of the configuration changes.
        button.configuration?.subtitle = "below"
        #expect(button.titleLabel?.text == "configured")
        button.setTitle("set later", for: .normal)
        #expect(button.titleLabel?.text == "set later")
        #expect(button.shownConfiguration?.image === star)
    }

    @Test("a button without values of its states has the title and image of its configuration as current ones")
    func currentValuesOfConfiguration() {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("Go")
        configuration.image = UIImage(systemName: "star")
        let button = UIButton(configuration: configuration)
        #expect(button.currentTitle == "Go")
        #expect(button.currentImage === configuration.image)
        button.setTitle("Stop", for: .normal)
        #expect(button.currentTitle == "Stop")
    }

    @Test("title and attributed title of a configuration are one text, the last one set")
    func oneText() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "plain"
        #expect(configuration.attributedTitle == AttributedString("plain"))
        var container = AttributeContainer()
        container.font = .systemFont(ofSize: 30)
        configuration.attributedTitle = AttributedString("styled", attributes: container)
        #expect(configuration.title == "styled")
        #expect(configuration.attributedTitle?.font == .systemFont(ofSize: 30))
        configuration.title = "plain again"
        #expect(configuration.attributedTitle == AttributedString("plain again"))
        configuration.attributedSubtitle = AttributedString("below")
        #expect(configuration.subtitle == "below")
        configuration.subtitle = nil
        #expect(configuration.attributedSubtitle == nil)
    }
}
