import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

@Suite("UIButton", .application) @MainActor struct ButtonTests {
    @Test("a configuration's titles scale with the content size category") func dynamicType() {
        func height(_ category: UIContentSizeCategory) -> CGFloat {
            let app = TestApplication()
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Go"
            let button = UIButton(configuration: configuration)
            let root = UIViewController()
            root.traitOverrides.preferredContentSizeCategory = category
            app.window(root).rootViewController?.view.addSubview(button)
            app.flush()
            return button.intrinsicContentSize.height
        }
        #expect(height(.extraSmall) < height(.large))
        #expect(height(.large) < height(.accessibilityLarge))
    }

    @Test("invalidates the intrinsic size when a title font scales, in a stack view too") func growingTitle() {
        let app = TestApplication()
        let button = UIButton(type: .system)
        button.setTitle("A title of its own", for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        let stack = UIStackView(arrangedSubviews: [button, UIView()])
        stack.frame = CGRect(x: 0, y: 100, width: 380, height: 100)
        stack.alignment = .center
        let root = UIViewController()
        app.window(root).rootViewController?.view.addSubview(stack)
        app.flush()
        let before = button.frame.size
        var device = app.environment.device
        device.contentSizeCategory = UIContentSizeCategory.extraExtraExtraLarge.rawValue
        app.send(.deviceChanged(device))
        app.flush()
        let label = button.titleLabel
        #expect(button.frame.width > before.width + 10)
        #expect(button.frame.height > before.height)
        #expect(label.map { $0.frame.width >= $0.intrinsicContentSize.width && button.bounds.contains($0.frame) } == true)
    }

    @Test("an activity indicator replaces the image while shown") func spinner() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Load"
        configuration.image = UIImage(systemName: "star.fill")
        let button = UIButton(configuration: configuration)
        button.configuration?.showsActivityIndicator = true
        let spinner = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(spinner.isAnimating)
        #expect(button.imageView?.image == nil)
        button.configuration?.showsActivityIndicator = false
        #expect(spinner.superview == nil)
        #expect(button.imageView?.image != nil)
    }

    @Test("button types have their images", arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close])
    func types(_ type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        #expect(button.currentImage != nil)
        #expect(button.buttonType == type)
        #expect((20...32).contains(button.intrinsicContentSize.width), "\(button.intrinsicContentSize)")
    }

    @Test("a symbol is drawn with its state's configuration") func symbols() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let usual = button.intrinsicContentSize.width
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60), forImageIn: .normal)
        #expect(button.intrinsicContentSize.width > 2 * usual)
        #expect(button.currentPreferredSymbolConfiguration != nil)
    }

    @Test("a background has image, custom view, effect and stroke, and removes them") func background() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        let custom = UIView()
        configuration.background.customView = custom
        configuration.background.image = UIImage(systemName: "star")
        configuration.background.visualEffect = UIBlurEffect(style: .systemMaterial)
        configuration.background.strokeWidth = 2
        configuration.background.strokeOutset = 3
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        let background = try #require(button.subviews.first as? ConfiguredBackgroundView)
        background.layoutIfNeeded()
        #expect(custom.isDescendant(of: background))
        #expect(custom.frame == button.bounds)
        #expect(background.subviews.last?.frame == CGRect(x: -3, y: -3, width: 106, height: 46))
        #expect(button.titleLabel?.superview === button)
        button.configuration?.background.customView = nil
        #expect(custom.superview == nil)
        button.configuration = nil
        #expect(background.superview == nil)
    }

    @Test("transformers change colours") func transformers() {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = nil
        background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .red }
        #expect(background.resolvedBackgroundColor(for: .blue) == .blue)
        #expect(background.resolvedStrokeColor(for: .blue) == .red)
    }

    @Test("the update handler runs once for each change of state") func updates() {
        var states: [UIControl.State] = []
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { states.append($0.state) }
        button.layoutIfNeeded()
        button.isHighlighted = true
        button.isHighlighted = true
        button.isSelected = true
        #expect(states == [.normal, .highlighted, [.highlighted, .selected]])
    }

    @Test("lays out with huge and invalid insets and paddings") func hostile() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = -1e9
        configuration.titlePadding = 1e9
        configuration.contentInsets = NSDirectionalEdgeInsets(top: -50, leading: -50, bottom: -50, trailing: -50)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        button.layoutIfNeeded()
        let legacy = UIButton(type: .custom)
        legacy.setTitle("Title", for: .normal)
        legacy.contentEdgeInsets = UIEdgeInsets(top: 500, left: 500, bottom: 500, right: 500)
        legacy.frame = button.frame
        legacy.layoutIfNeeded()
        #expect((legacy.titleLabel?.frame.width ?? -1) >= 0)
    }
}

@Suite("Archived controls", .application) @MainActor struct ArchivedControlTests {
    @Test("a control keeps its state and alignment") func control() throws {
        let control = UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        control.isEnabled = false
        control.isSelected = true
        control.contentHorizontalAlignment = .trailing
        control.contentVerticalAlignment = .bottom
        let copy = try archived(control)
        #expect(copy.state == [.disabled, .selected])
        #expect(copy.frame == control.frame)
        #expect(copy.contentHorizontalAlignment == .trailing)
        #expect(copy.contentVerticalAlignment == .bottom)
    }

    @Test("a button keeps its type and the content of its states") func button() throws {
        let button = UIButton(type: .system)
        button.setTitle("Normal", for: .normal)
        button.setTitle("Chosen", for: .selected)
        button.setTitleColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1), for: .highlighted)
        let copy = try archived(button)
        #expect(copy.buttonType == .system)
        #expect(copy.title(for: .normal) == "Normal")
        #expect(copy.title(for: .selected) == "Chosen")
        #expect(copy.titleColor(for: .highlighted) == button.titleColor(for: .highlighted))
        #expect(copy.titleLabel?.text == "Normal")
    }

    @Test("a switch, a slider, a label and a text field keep their values") func values() throws {
        let toggle = UISwitch()
        toggle.isOn = true
        #expect(try archived(toggle).isOn)
        let slider = UISlider()
        slider.maximumValue = 10
        slider.minimumValue = 2
        slider.value = 7
        slider.isContinuous = false
        let copy = try archived(slider)
        #expect(copy.value == 7)
        #expect(copy.minimumValue == 2)
        #expect(copy.maximumValue == 10)
        #expect(!copy.isContinuous)
        let label = UILabel()
        label.text = "Text"
        label.numberOfLines = 3
        label.textAlignment = .center
        let again = try archived(label)
        #expect(again.text == "Text")
        #expect(again.numberOfLines == 3)
        #expect(again.textAlignment == .center)
        let field = UITextField()
        field.text = "typed"
        field.placeholder = "type"
        field.borderStyle = .roundedRect
        field.isSecureTextEntry = true
        let fieldAgain = try archived(field)
        #expect(fieldAgain.text == "typed")
        #expect(fieldAgain.placeholder == "type")
        #expect(fieldAgain.borderStyle == .roundedRect)
        #expect(fieldAgain.isSecureTextEntry)
    }
}

@Suite("Control appearance", .application) @MainActor struct ControlAppearanceTests {
    @Test("proxies apply to every new control in a window, and leave values set on it") func proxies() {
        let app = TestApplication()
        let window = app.window()
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UISegmentedControl.appearance().setTitleTextAttributes([.kern: 3], for: .selected)
        UIPageControl.appearance().currentPageIndicatorTintColor = .red
        UIProgressView.appearance().trackTintColor = .red
        UIActivityIndicatorView.appearance().color = .red
        let image = UIImage()
        UIStepper.appearance().setIncrementImage(image, for: .normal)
        let (segmented, page, bar, spinner, stepper) = (
            UISegmentedControl(items: ["One"]), UIPageControl(), UIProgressView(), UIActivityIndicatorView(style: .medium), UIStepper()
        )
        bar.trackTintColor = .blue
        for view in [segmented, page, bar, spinner, stepper] as [UIView] { window.rootViewController?.view.addSubview(view) }
        app.flush()
        #expect(segmented.selectedSegmentTintColor == .red)
        #expect(segmented.titleTextAttributes(for: .selected)?[.kern] as? Int == 3)
        #expect(page.currentPageIndicatorTintColor == .red)
        #expect(spinner.color == .red)
        #expect(bar.trackTintColor == .blue)
        #expect(stepper.incrementImage(for: .normal) === image)
    }
}
