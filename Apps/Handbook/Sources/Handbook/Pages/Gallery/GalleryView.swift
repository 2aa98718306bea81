import UIKit

/// Every control in every state, under headings, in a scroll view.
///
/// Controls report user actions in three ways; here they all run a closure: a `UIAction` for `.valueChanged` or `.primaryActionTriggered`.
class GalleryView: UIScrollView {
    /// Called with a line for each event.
    var onEvent: (String) -> Void = { _ in }

    private var sections: [GallerySection] = []
    /// The controls to which the options at the top apply.
    private var controls: [UIView] = []

    let options = ["Enabled", "Tint", "Right to left"].map { GalleryView.toggle($0) }
    let segmented = UISegmentedControl(items: ["Day", "Week", "Month"].map(localized))
    let slider = UISlider()
    let stepper = UIStepper()
    let pages = UIPageControl()
    let progress = UIProgressView(progressViewStyle: .default)
    let spinner = UIActivityIndicatorView(style: .medium)
    let largeSpinner = UIActivityIndicatorView(style: .large)
    let well = UIColorWell()

    override init(frame: CGRect) {
        super.init(frame: frame)
        alwaysBounceVertical = true
        addOptions()
        addSwitches()
        addSegmented()
        addSliders()
        addSteppers()
        addPages()
        addProgress()
        addButtons()
        addFields()
        apply()
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Sections

    private func addSection(_ title: String, _ rows: [GalleryRow], isSubject: Bool = true) {
        let section = GallerySection(title: title, rows: rows)
        sections.append(section)
        addSubview(section)
        if isSubject { controls += rows.flatMap { $0.views } }
    }

    private static func toggle(_ name: String) -> UISwitch {
        let toggle = UISwitch()
        toggle.accessibilityLabel = localized(name)
        toggle.accessibilityIdentifier = "\(name) switch"
        return toggle
    }

    private func addOptions() {
        options[0].isOn = true
        for option in options {
            option.addAction(UIAction { [weak self] _ in self?.apply() }, for: .valueChanged)
        }
        addSection(
            "ALL CONTROLS BELOW", options.map { GalleryRow($0.accessibilityLabel ?? "", [$0]) }, isSubject: false)
    }

    /// Applies the three switches at the top to every control.
    private func apply() {
        for view in controls {
            (view as? UIControl)?.isEnabled = options[0].isOn
            view.tintColor = options[1].isOn ? .systemPink : nil
            view.semanticContentAttribute = options[2].isOn ? .forceRightToLeft : .unspecified
            view.setNeedsLayout()
        }
    }

    private func addSwitches() {
        let wifi = GalleryView.toggle("Wi-Fi")
        wifi.isOn = true
        let coloured = GalleryView.toggle("Night mode")
        coloured.isOn = true
        coloured.onTintColor = .systemIndigo
        coloured.thumbTintColor = .systemYellow
        for toggle in [wifi, coloured] {
            let name = toggle.accessibilityLabel ?? ""
            toggle.addAction(
                UIAction { [weak self, weak toggle] _ in
                    self?.onEvent(localized(toggle?.isOn == true ? "%@ on" : "%@ off", name))
                }, for: .valueChanged)
        }
        addSection("SWITCH", [GalleryRow("Wi-Fi", [wifi]), GalleryRow("Night mode", [coloured])])
    }

    private func addSegmented() {
        segmented.selectedSegmentIndex = 0
        let partly = UISegmentedControl(items: ["Map", "Transit", "Satellite"].map(localized))
        partly.selectedSegmentIndex = 2
        partly.setEnabled(false, forSegmentAt: 1)
        partly.apportionsSegmentWidthsByContent = true
        let symbols = [("sun.max", "Sun"), ("moon", "Moon"), ("star.fill", "Star")]
        let images = UISegmentedControl(
            items: symbols.compactMap { name, label in
                let image = UIImage(systemName: name)
                image?.accessibilityLabel = localized(label)
                return image
            })
        images.isMomentary = true
        for (name, control) in [("Range", segmented), ("Map", partly), ("Picture", images)] {
            control.addAction(
                UIAction { [weak self, weak control] _ in
                    guard let control, control.selectedSegmentIndex >= 0 else { return }
                    let title = control.titleForSegment(at: control.selectedSegmentIndex)
                    self?.onEvent("\(localized(name)): \(title ?? "\(control.selectedSegmentIndex)")")
                }, for: .valueChanged)
        }
        addSection("SEGMENTED CONTROL", [GalleryRow(nil, [segmented]), GalleryRow(nil, [partly]), GalleryRow(nil, [images])])
    }

    private func addSliders() {
        slider.maximumValue = 100
        slider.value = 50
        slider.accessibilityLabel = localized("Volume")
        let pictured = UISlider()
        pictured.value = 0.5
        pictured.minimumValueImage = UIImage(systemName: "moon")
        pictured.maximumValueImage = UIImage(systemName: "sun.max")
        pictured.isContinuous = false
        pictured.accessibilityLabel = localized("Brightness")
        for control in [slider, pictured] {
            let name = control.accessibilityLabel ?? ""
            control.addAction(
                UIAction { [weak self, weak control] _ in
                    guard let control else { return }
                    let part = (control.value - control.minimumValue) / (control.maximumValue - control.minimumValue)
                    self?.onEvent("\(name) \(Int((part * 100).rounded())) %")
                }, for: .valueChanged)
        }
        addSection("SLIDER", [GalleryRow(nil, [slider]), GalleryRow(nil, [pictured])])
    }

    private func addSteppers() {
        stepper.value = 3
        let round = UIStepper()
        round.wraps = true
        round.maximumValue = 7
        for (name, control) in [("Copies", stepper), ("Weekday", round)] {
            control.accessibilityIdentifier = name
            control.addAction(
                UIAction { [weak self, weak control] _ in self?.onEvent("\(localized(name)): \(Int(control?.value ?? 0))") },
                for: .valueChanged)
        }
        addSection("STEPPER", [GalleryRow("Copies", [stepper]), GalleryRow("Weekday, goes round", [round])])
    }

    private func addPages() {
        pages.numberOfPages = 6
        pages.backgroundStyle = .prominent
        pages.accessibilityIdentifier = "Pages"
        let many = UIPageControl()
        many.numberOfPages = 50
        many.pageIndicatorTintColor = .systemGray3
        many.currentPageIndicatorTintColor = .label
        for (name, control) in [("Page", pages), ("Of many, page", many)] {
            control.addAction(
                UIAction { [weak self, weak control] _ in self?.onEvent("\(localized(name)) \((control?.currentPage ?? 0) + 1)") },
                for: .valueChanged)
        }
        addSection("PAGE CONTROL", [GalleryRow(nil, [pages]), GalleryRow(nil, [many])])
    }

    private func addProgress() {
        progress.progress = 0.3
        spinner.startAnimating()
        largeSpinner.startAnimating()
        let advance = GalleryView.button("Advance", .tinted())
        advance.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                progress.setProgress(progress.progress >= 1 ? 0 : progress.progress + 0.2, animated: true)
                onEvent(localized("Progress %d %%", Int((progress.progress * 100).rounded())))
            }, for: .primaryActionTriggered)
        let stop = GalleryView.button("Stop or start", .gray())
        stop.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                for spinner in [spinner, largeSpinner] {
                    if spinner.isAnimating { spinner.stopAnimating() } else { spinner.startAnimating() }
                }
                onEvent(localized(spinner.isAnimating ? "Spinners turn" : "Spinners stand"))
            }, for: .primaryActionTriggered)
        addSection(
            "PROGRESS",
            [GalleryRow(nil, [progress]), GalleryRow("Animated", [advance]), GalleryRow(nil, [spinner, largeSpinner, stop])])
    }

    private static func button(
        _ title: String, _ style: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }
    )
        -> UIButton
    {
        var configuration = style
        configuration.title = localized(title)
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private func addButtons() {
        let plain = [
            GalleryView.button("Plain", .plain()), GalleryView.button("Gray", .gray()), GalleryView.button("Tinted", .tinted()),
            GalleryView.button("Filled", .filled()),
        ]
        let cart = GalleryView.button("Checkout", .filled()) {
            $0.subtitle = localized("3 items")
            $0.image = UIImage(systemName: "bookmark")
            $0.imagePadding = 8
            $0.cornerStyle = .capsule
        }
        let busy = GalleryView.button("Load", .tinted()) { $0.imagePadding = 6 }
        // A configuration is a value: the handler changes it whenever the button's state changes.
        busy.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = button.isSelected
            button.configuration?.title = localized(button.isSelected ? "Loading" : "Load")
        }
        busy.addAction(UIAction { [weak busy] _ in busy?.isSelected.toggle() }, for: .primaryActionTriggered)
        for button in plain + [cart, busy] {
            button.addAction(
                UIAction { [weak self, weak button] _ in self?.onEvent(localized("%@ pressed", button?.configuration?.title ?? "")) },
                for: .primaryActionTriggered)
        }
        let kinds = [UIButton(type: .infoLight), UIButton(type: .contactAdd), UIButton(type: .close)]
        addSection("BUTTON", [GalleryRow(nil, plain), GalleryRow(nil, [cart, busy]), GalleryRow("Older types", kinds)])
    }

    private func addFields() {
        let name = UITextField()
        name.borderStyle = .roundedRect
        name.placeholder = localized("Your name")
        name.clearButtonMode = .whileEditing
        let secret = UITextField()
        secret.borderStyle = .roundedRect
        secret.placeholder = localized("Password")
        secret.isSecureTextEntry = true
        for field in [name, secret] {
            field.addAction(
                UIAction { [weak self, weak field] _ in
                    self?.onEvent(localized("%@ has %d letters", field?.placeholder ?? "", field?.text?.count ?? 0))
                }, for: .editingChanged)
        }
        well.title = localized("Ink")
        well.selectedColor = .systemTeal
        well.addAction(UIAction { [weak self] _ in self?.onEvent(localized("Ink changed")) }, for: .valueChanged)
        addSection("TEXT FIELD AND COLOR WELL", [GalleryRow(nil, [name]), GalleryRow(nil, [secret]), GalleryRow("Ink", [well])])
    }

    // MARK: Layout

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        for section in sections { section.setNeedsLayout() }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, min(bounds.width - 32, 560))
        let left = (bounds.width - width) / 2
        var y: CGFloat = 16
        for section in sections {
            section.frame = CGRect(x: left, y: y, width: width, height: section.height(for: width))
            y = section.frame.maxY + 20
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
    }
}
