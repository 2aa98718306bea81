import UIKit

/// The app's appearance: text size and font family, light or dark. Changes apply immediately.
final class ConfigViewController: UIViewController {
    private let scroller = UIScrollView()
    private let previewCard = CardView()
    private let previewTitle = UILabel()
    private let previewText = UILabel()
    private let sizeCard = CardView()
    private let small = UILabel()
    private let large = UILabel()
    private let slider = UISlider()
    private let sizeLabel = UILabel()
    private let familyLabel = UILabel()
    private let families = UISegmentedControl()
    private let styleLabel = UILabel()
    private let styles = UISegmentedControl()
    private let observation = Observation()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = words("Config")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.grouped
        scroller.alwaysBounceVertical = true
        view.addSubview(scroller)
        let theme = Theme.shared
        for card in [previewCard, sizeCard] { scroller.addSubview(card) }
        previewTitle.text = words("Quarterly report 12.pdf")
        previewText.text = words("This is how lists and pages look.")
        previewText.textColor = .secondaryLabel
        for label in [previewTitle, previewText] { label.numberOfLines = 0 }
        previewCard.addSubview(previewTitle)
        previewCard.addSubview(previewText)
        small.text = "A"
        small.font = .systemFont(ofSize: 14)
        large.text = "A"
        large.font = .systemFont(ofSize: 24)
        slider.minimumValue = Float(Theme.scales.lowerBound)
        slider.maximumValue = Float(Theme.scales.upperBound)
        slider.value = Float(theme.scale)
        slider.accessibilityLabel = words("Letter size")
        slider.accessibilityIdentifier = "letter size"
        slider.addTarget(self, action: #selector(sizeChanged), for: .valueChanged)
        for item in [small, slider, large] { sizeCard.addSubview(item) }
        sizeLabel.text = words("Letter size")
        familyLabel.text = words("Font")
        styleLabel.text = words("Appearance")
        for label in [sizeLabel, familyLabel, styleLabel] {
            label.textColor = .secondaryLabel
            scroller.addSubview(label)
        }
        for (place, name) in [words("System"), words("Rounded"), words("Serif"), words("Mono")].enumerated() {
            families.insertSegment(withTitle: name, at: place, animated: false)
        }
        families.selectedSegmentIndex = Theme.Family.allCases.firstIndex(of: theme.family) ?? 0
        families.addTarget(self, action: #selector(familyChanged), for: .valueChanged)
        for (place, name) in [words("As the system"), words("Light"), words("Dark")].enumerated() {
            styles.insertSegment(withTitle: name, at: place, animated: false)
        }
        styles.selectedSegmentIndex = Theme.Style.allCases.firstIndex(of: theme.style) ?? 0
        styles.addTarget(self, action: #selector(styleChanged), for: .valueChanged)
        scroller.addSubview(families)
        scroller.addSubview(styles)
        observation.on(Theme.didChange) { [weak self] _ in self?.applyTheme() }
        applyTheme()
    }

    private func applyTheme() {
        let theme = Theme.shared
        previewTitle.font = theme.font(.body, .medium)
        previewText.font = theme.font(.footnote)
        for label in [sizeLabel, familyLabel, styleLabel] { label.font = theme.font(.footnote) }
        view.setNeedsLayout()
    }

    /// In steps, so that lists are not laid out for every pixel of the slider.
    @objc private func sizeChanged() {
        Theme.shared.scale = (CGFloat(slider.value) * 20).rounded() / 20
        slider.accessibilityValue = "\(Int((Theme.shared.scale * 100).rounded())) %"
    }

    @objc private func familyChanged() { Theme.shared.family = Theme.Family.allCases[families.selectedSegmentIndex] }
    @objc private func styleChanged() { Theme.shared.style = Theme.Style.allCases[styles.selectedSegmentIndex] }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroller.frame = view.bounds
        let area = view.bounds.inset(by: view.safeAreaInsets)
        var column = Column(in: area, most: 560, side: 20, from: 16)
        var texts = Column(in: CGRect(x: 0, y: 0, width: column.width, height: 0), most: column.width, side: 16, from: 16)
        texts.place(previewTitle, gap: 6)
        texts.place(previewText, gap: 16)
        column.place(previewCard, height: texts.y, gap: 24)
        func heading(_ label: UILabel) {
            column.place(label, gap: 8)
            label.frame = label.frame.insetBy(dx: 16, dy: 0)
        }
        heading(sizeLabel)
        column.place(sizeCard, height: 60, gap: 24)
        small.frame = CGRect(x: 16, y: 18, width: 20, height: 24)
        large.frame = CGRect(x: column.width - 36, y: 14, width: 24, height: 32)
        slider.frame = CGRect(x: 44, y: 13, width: column.width - 92, height: 34)
        heading(familyLabel)
        column.place(families, height: 36, gap: 24)
        heading(styleLabel)
        column.place(styles, height: 36, gap: 24)
        scroller.contentSize = CGSize(width: view.bounds.width, height: column.y)
    }
}
