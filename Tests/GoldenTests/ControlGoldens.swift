import Testing
import UIKit

/// Controls under each other, a line each.
@MainActor private func column(width: CGFloat, spacing: CGFloat = 12, _ views: [UIView]) -> UIView {
    let column = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    var y: CGFloat = 0
    for view in views {
        view.frame.origin = CGPoint(x: 0, y: y)
        if view.frame.width == 0 || view is UISlider || view is UIProgressView || view is UIPageControl { view.frame.size.width = width }
        column.addSubview(view)
        y = view.frame.maxY + spacing
    }
    column.frame.size.height = max(0, y - spacing)
    return column
}

/// Views side by side, each centred in an equal part.
@MainActor private func row(width: CGFloat, height: CGFloat, _ views: [UIView]) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for (index, view) in views.enumerated() {
        let part = width / CGFloat(views.count)
        view.center = CGPoint(x: part * (CGFloat(index) + 0.5), y: height / 2)
        row.addSubview(view)
    }
    return row
}

@Suite("Goldens: page controls") @MainActor struct PageControlGoldens {
    @Test("every style, count and image") func styles() throws {
        try GoldenSheet("page-control", width: 240) { _ in
            let plain = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 26))
            plain.numberOfPages = 5
            plain.currentPage = 1
            plain.pageIndicatorTintColor = .systemGray4
            plain.currentPageIndicatorTintColor = .systemBlue
            let prominent = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 26))
            prominent.numberOfPages = 4
            prominent.currentPage = 2
            prominent.backgroundStyle = .prominent
            let many = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 26))
            many.numberOfPages = 40
            many.currentPage = 20
            many.backgroundStyle = .prominent
            let first = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 26))
            first.numberOfPages = 40
            first.currentPage = 0
            first.pageIndicatorTintColor = .systemGray3
            first.currentPageIndicatorTintColor = .label
            let images = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
            images.numberOfPages = 4
            images.backgroundStyle = .prominent
            images.preferredIndicatorImage = UIImage(systemName: "star.fill")?.withConfiguration(
                UIImage.SymbolConfiguration(pointSize: 10))
            images.setIndicatorImage(
                UIImage(systemName: "heart.fill")?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10)), forPage: 0)
            let progress = UIPageControl(frame: CGRect(x: 0, y: 0, width: 0, height: 26))
            progress.numberOfPages = 3
            progress.currentPage = 1
            progress.backgroundStyle = .prominent
            let running = UIPageControlProgress()
            progress.progress = running
            running.currentProgress = 0.4
            return column(width: 216, [plain, prominent, many, first, images, progress])
        }.verify()
    }
}

@Suite("Goldens: progress") @MainActor struct ProgressGoldens {
    @Test("bars of both styles") func bars() throws {
        try GoldenSheet("progress-view", width: 200) { _ in
            let bars = [Float(0), 0.02, 0.3, 1].map { value in
                let bar = UIProgressView(progressViewStyle: .default)
                bar.progress = value
                return bar
            }
            let thin = UIProgressView(progressViewStyle: .bar)
            thin.progress = 0.6
            let tinted = UIProgressView(progressViewStyle: .default)
            tinted.progress = 0.6
            tinted.progressTintColor = .systemOrange
            tinted.trackTintColor = .systemYellow
            return column(width: 176, bars + [thin, tinted])
        }.verify()
    }

    @Test("activity indicators of every style") func spinners() throws {
        try GoldenSheet("activity-indicator", width: 240, after: 0.3) { _ in
            let styles: [UIActivityIndicatorView.Style] = [.medium, .large, .gray]
            let spinners = styles.map { style in
                let spinner = UIActivityIndicatorView(style: style)
                spinner.startAnimating()
                return spinner
            }
            let tinted = UIActivityIndicatorView(style: .large)
            tinted.color = .systemPink
            tinted.startAnimating()
            return row(width: 216, height: 44, spinners + [tinted])
        }.verify()
    }
}

@Suite("Goldens: steppers") @MainActor struct StepperGoldens {
    @Test("at its limits, pressed, disabled, with images") func states() throws {
        try GoldenSheet("stepper", width: 240) { _ in
            let middle = UIStepper()
            middle.value = 5
            let start = UIStepper()
            let disabled = UIStepper()
            disabled.value = 5
            disabled.isEnabled = false
            let images = UIStepper()
            images.value = 5
            images.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
            images.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
            return column(
                width: 216, [row(width: 216, height: 32, [middle, start]), row(width: 216, height: 32, [disabled, images])])
        }.verify()
    }
}

@Suite("Goldens: segmented controls") @MainActor struct SegmentedControlGoldens {
    @Test("every state and style") func states() throws {
        try GoldenSheet("segmented-control", width: 320) { _ in
            let usual = UISegmentedControl(items: ["First", "Second", "Third"])
            usual.selectedSegmentIndex = 0
            let none = UISegmentedControl(items: ["None", "chosen", "here"])
            let partly = UISegmentedControl(items: ["Enabled", "Not", "Enabled"])
            partly.selectedSegmentIndex = 2
            partly.setEnabled(false, forSegmentAt: 1)
            let disabled = UISegmentedControl(items: ["All", "disabled"])
            disabled.selectedSegmentIndex = 1
            disabled.isEnabled = false
            let content = UISegmentedControl(items: ["By", "the content of", "titles"])
            content.apportionsSegmentWidthsByContent = true
            content.selectedSegmentIndex = 1
            let tinted = UISegmentedControl(items: ["Tinted", "thumb"])
            tinted.selectedSegmentIndex = 0
            tinted.selectedSegmentTintColor = .systemBlue
            tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            let symbols = ["sun.max", "moon", "star.fill", "heart"].compactMap { UIImage(systemName: $0) }
            let images = UISegmentedControl(items: symbols)
            images.selectedSegmentIndex = 2
            images.setContentOffset(CGSize(width: 0, height: 2), forSegmentAt: 3)
            let controls = [usual, none, partly, disabled, content, tinted, images]
            for control in controls { control.frame.size = CGSize(width: 296, height: 32) }
            return column(width: 296, controls)
        }.verify()
    }
}

@Suite("Goldens: colours") @MainActor struct ColorGoldens {
    @Test("wells") func wells() throws {
        try GoldenSheet("color-well", width: 200) { _ in
            let wells: [UIColor?] = [nil, .systemTeal, UIColor.systemPink.withAlphaComponent(0.5), .label]
            let row = row(
                width: 176, height: 32,
                wells.map { color in
                    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
                    well.selectedColor = color
                    return well
                })
            (row.subviews.last as? UIColorWell)?.isEnabled = false
            return row
        }.verify()
    }

    @Test("the picker's tabs", arguments: ["Grid", "Spectrum", "Sliders"]) func picker(_ tab: String) throws {
        try GoldenSheet("color-picker-\(tab.lowercased())", width: 390) { _ in
            let picker = UIColorPickerViewController()
            picker.selectedColor = UIColor(red: 1, green: 0.6, blue: 0, alpha: 0.8)
            let view = picker.view ?? UIView()
            view.frame = CGRect(x: 0, y: 0, width: 366, height: 640)
            for case let tabs as UISegmentedControl in view.subviews {
                tabs.selectedSegmentIndex = ["Grid", "Spectrum", "Sliders"].firstIndex(of: tab) ?? 0
                tabs.sendActions(for: .valueChanged)
            }
            return view
        }.verify()
    }
}

@Suite("Goldens: sliders") @MainActor struct SliderGoldens {
    @Test("every state, tint and image") func states() throws {
        try GoldenSheet("slider", width: 240) { _ in
            let sliders = [Float(0), 0.4, 1].map { value in
                let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 216, height: 31))
                slider.value = value
                return slider
            }
            let disabled = UISlider(frame: CGRect(x: 0, y: 0, width: 216, height: 31))
            disabled.value = 0.6
            disabled.isEnabled = false
            let tinted = UISlider(frame: CGRect(x: 0, y: 0, width: 216, height: 31))
            tinted.value = 0.5
            tinted.minimumTrackTintColor = .systemPurple
            tinted.maximumTrackTintColor = .systemYellow
            tinted.thumbTintColor = .systemOrange
            let images = UISlider(frame: CGRect(x: 0, y: 0, width: 216, height: 31))
            images.value = 0.3
            images.minimumValueImage = UIImage(systemName: "moon")
            images.maximumValueImage = UIImage(systemName: "sun.max")
            return column(width: 216, sliders + [disabled, tinted, images])
        }.verify()
    }
}

@Suite("Goldens: buttons") @MainActor struct ButtonGoldens {
    private func button(_ style: UIButton.Configuration, _ title: String, _ change: (inout UIButton.Configuration) -> Void = { _ in })
        -> UIButton
    {
        var configuration = style
        configuration.title = title
        change(&configuration)
        let button = UIButton(configuration: configuration)
        return button
    }

    private func fitted(_ buttons: [UIButton]) -> [UIButton] {
        for button in buttons { button.frame.size = button.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)) }
        return buttons
    }

    /// Buttons are laid out once they are on screen and know their size of text.
    @Test("styles, sizes and states of configurations") func configurations() throws {
        try GoldenSheet("button-configuration", width: 344) { category in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
            root.traitOverrides.preferredContentSizeCategory = category
            let styles: [(String, UIButton.Configuration)] = [
                ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
            ]
            var y: CGFloat = 0
            for line in 0..<4 {
                let buttons = styles.map { name, style in
                    let button = button(style, name)
                    button.isEnabled = line != 1
                    button.isHighlighted = line == 2
                    button.isSelected = line == 3
                    return button
                }
                y = place(buttons, in: root, y: y)
            }
            let sizes: [(String, UIButton.Configuration.Size)] = [("Mini", .mini), ("Small", .small), ("Large", .large)]
            y = place(sizes.map { name, size in button(.tinted(), name) { $0.buttonSize = size } }, in: root, y: y)
            let star = UIImage(systemName: "star.fill")
            let rich = [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].map { edge in
                button(.filled(), "Star") {
                    $0.image = star
                    $0.imagePlacement = edge
                    $0.imagePadding = 4
                    $0.cornerStyle = edge == .leading ? .capsule : .large
                }
            }
            y = place(Array(rich.prefix(2)), in: root, y: y)
            y = place(Array(rich.suffix(2)), in: root, y: y)
            let subtitle = button(.gray(), "Title") { $0.subtitle = "Subtitle" }
            let busy = button(.filled(), "Busy") {
                $0.showsActivityIndicator = true
                $0.imagePadding = 6
            }
            let stroked = button(.plain(), "Stroke") {
                $0.background.strokeWidth = 1
                $0.background.strokeColor = .systemBlue
            }
            y = place([subtitle, busy, stroked], in: root, y: y)
            root.frame.size.height = y
            return root
        }.verify()
    }

    private func place(_ buttons: [UIButton], in root: UIView, y: CGFloat) -> CGFloat {
        var x: CGFloat = 0
        var bottom = y
        var top = y
        for button in buttons {
            root.addSubview(button)
            button.updateTraitsIfNeeded()
            button.frame.size = button.intrinsicContentSize
            if x > 0, x + button.frame.width > 320 {
                (x, top) = (0, bottom + 8)
            }
            button.frame.origin = CGPoint(x: x, y: top)
            x = button.frame.maxX + 8
            bottom = max(bottom, button.frame.maxY)
        }
        return bottom + 8
    }

    @Test("older types and states") func types() throws {
        try GoldenSheet("button-types", width: 300) { _ in
            let system = UIButton(type: .system)
            system.setTitle("System", for: .normal)
            let disabled = UIButton(type: .system)
            disabled.setTitle("Disabled", for: .normal)
            disabled.isEnabled = false
            let pressed = UIButton(type: .system)
            pressed.setTitle("Pressed", for: .normal)
            pressed.isHighlighted = true
            let custom = UIButton(type: .custom)
            custom.setTitle("Custom", for: .normal)
            custom.setTitleColor(.label, for: .normal)
            custom.setImage(UIImage(systemName: "heart.fill"), for: .normal)
            let types: [UIButton.ButtonType] = [.detailDisclosure, .infoLight, .contactAdd, .close]
            return column(
                width: 276,
                [
                    row(width: 276, height: 34, fitted([system, disabled, pressed, custom])),
                    row(width: 276, height: 34, fitted(types.map { UIButton(type: $0) })),
                ])
        }.verify()
    }
}

@Suite("Goldens: text fields") @MainActor struct TextFieldGoldens {
    @Test("borders, side views, clear button and placeholder") func states() throws {
        try GoldenSheet("text-field", width: 260) { _ in
            let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
            var fields = styles.map { style in
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 236, height: 34))
                field.borderStyle = style
                field.text = "Text"
                return field
            }
            let placeholder = UITextField(frame: CGRect(x: 0, y: 0, width: 236, height: 34))
            placeholder.borderStyle = .roundedRect
            placeholder.placeholder = "Placeholder"
            let clear = UITextField(frame: CGRect(x: 0, y: 0, width: 236, height: 34))
            clear.borderStyle = .roundedRect
            clear.text = "With a clear button"
            clear.clearButtonMode = .always
            clear.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
            clear.leftViewMode = .always
            let secure = UITextField(frame: CGRect(x: 0, y: 0, width: 236, height: 34))
            secure.borderStyle = .roundedRect
            secure.text = "secret"
            secure.isSecureTextEntry = true
            let disabled = UITextField(frame: CGRect(x: 0, y: 0, width: 236, height: 34))
            disabled.borderStyle = .roundedRect
            disabled.text = "Disabled"
            disabled.isEnabled = false
            fields += [placeholder, clear, secure, disabled]
            return column(width: 236, fields)
        }.verify()
    }
}
