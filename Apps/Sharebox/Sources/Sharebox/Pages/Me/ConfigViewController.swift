import UIKit

/// How the app looks: size and family of the letters, light or dark. Everything applies at once.
final class ConfigViewController: UIViewController {
    private let scroller = UIScrollView()
    private let previewCard = UIView()
    private let previewTitle = UILabel()
    private let previewText = UILabel()
    private let sizeCard = UIView()
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
        for card in [previewCard, sizeCard] {
            card.backgroundColor = Palette.card
            card.layer.cornerRadius = 16
            card.layer.cornerCurve = .continuous
            scroller.addSubview(card)
        }
        previewTitle.text = words("Quarterly report 12.pdf")
        previewText.text = words("This is how lists and pages look.")
        previewText.textColor = .secondaryLabel
        previewText.numberOfLines = 0
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

    /// In steps, so that lists are not laid out anew for every pixel of the slider.
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
        let width = min(560, area.width - 40)
        let x = area.midX - width / 2
        var y: CGFloat = 16
        let title = previewTitle.font.lineHeight.rounded(.up)
        let text = previewText.sizeThatFits(CGSize(width: width - 32, height: 1000)).height.rounded(.up)
        previewCard.frame = CGRect(x: x, y: y, width: width, height: title + text + 38)
        previewTitle.frame = CGRect(x: 16, y: 16, width: width - 32, height: title)
        previewText.frame = CGRect(x: 16, y: 22 + title, width: width - 32, height: text)
        y = previewCard.frame.maxY + 24
        func heading(_ label: UILabel) {
            let height = label.font.lineHeight.rounded(.up)
            label.frame = CGRect(x: x + 16, y: y, width: width - 32, height: height)
            y += height + 8
        }
        heading(sizeLabel)
        sizeCard.frame = CGRect(x: x, y: y, width: width, height: 60)
        small.frame = CGRect(x: 16, y: 18, width: 20, height: 24)
        large.frame = CGRect(x: width - 36, y: 14, width: 24, height: 32)
        slider.frame = CGRect(x: 44, y: 13, width: width - 92, height: 34)
        y += 60 + 24
        heading(familyLabel)
        families.frame = CGRect(x: x, y: y, width: width, height: 36)
        y += 36 + 24
        heading(styleLabel)
        styles.frame = CGRect(x: x, y: y, width: width, height: 36)
        scroller.contentSize = CGSize(width: view.bounds.width, height: y + 60)
    }
}
