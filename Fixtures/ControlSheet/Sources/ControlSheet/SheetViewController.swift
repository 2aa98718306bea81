import UIKit

class SheetViewController: UIViewController {
    private var rows: [(title: UILabel, items: [UIView])] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addSwitches()
        addSliders()
        addSystemButtons()
        addCustomButtons()
        addConfigurations()
        addSizes()
        addFields()
        addLabels()
        addImages()
        addColors()
    }

    private func add(_ title: String, _ items: [UIView]) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .caption2)
        label.textColor = .secondaryLabel
        view.addSubview(label)
        items.forEach(view.addSubview)
        rows.append((label, items))
    }

    private func addSwitches() {
        let items = (0..<5).map { _ in UISwitch() }
        items[1].isOn = true
        items[2].isEnabled = false
        items[3].isOn = true
        items[3].isEnabled = false
        items[4].isOn = true
        items[4].onTintColor = .systemPurple
        add("UISwitch: off, on, disabled, disabled on, tinted", items)
    }

    private func addSliders() {
        let items = (0..<3).map { _ in UISlider(frame: CGRect(x: 0, y: 0, width: 110, height: 31)) }
        items[0].value = 0.5
        items[1].value = 0.25
        items[1].minimumTrackTintColor = .systemOrange
        items[1].maximumTrackTintColor = .systemGray3
        items[2].value = 1
        items[2].isEnabled = false
        add("UISlider: half, tinted, disabled", items)
    }

    private func button(_ title: String, _ configure: (UIButton) -> Void = { _ in }) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        configure(button)
        return button
    }

    private func addSystemButtons() {
        add(
            "UIButton system: normal, highlighted, disabled, selected, destructive",
            [
                button("Normal"), button("Pressed") { $0.isHighlighted = true }, button("Disabled") { $0.isEnabled = false },
                button("Selected") { $0.isSelected = true }, button("Delete") { $0.role = .destructive },
            ])
    }

    private func addCustomButtons() {
        func plate(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 21, height: 21)).image { _ in
                color.setFill()
                UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 21, height: 21), cornerRadius: 10).fill()
            }
            .resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        }
        let items = ["Custom", "Pressed", "Disabled"].map { title -> UIButton in
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.setTitleColor(.systemYellow, for: .highlighted)
            button.setBackgroundImage(plate(.systemBlue), for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
            return button
        }
        items[1].isHighlighted = true
        items[2].isEnabled = false
        add("UIButton custom with a background picture", items)
    }

    private func configured(
        _ configuration: UIButton.Configuration, _ title: String, _ configure: (UIButton) -> Void = { _ in }
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        let button = UIButton(configuration: configuration)
        configure(button)
        return button
    }

    private func addConfigurations() {
        let styles: [(UIButton.Configuration, String)] = [
            (.plain(), "Plain"), (.gray(), "Gray"), (.tinted(), "Tinted"), (.filled(), "Filled"),
        ]
        add("UIButton.Configuration: normal", styles.map { configured($0.0, $0.1) })
        add("highlighted", styles.map { configured($0.0, $0.1) { $0.isHighlighted = true } })
        add("disabled", styles.map { configured($0.0, $0.1) { $0.isEnabled = false } })
    }

    private func addSizes() {
        let sizes: [(UIButton.Configuration.Size, String)] = [(.mini, "Mini"), (.small, "Small"), (.medium, "Medium"), (.large, "Large")]
        add(
            "sizes",
            sizes.map { size, title in
                var configuration = UIButton.Configuration.filled()
                configuration.buttonSize = size
                configuration.cornerStyle = size == .large ? .capsule : .dynamic
                return configured(configuration, title)
            })
    }

    private func addFields() {
        let items = (0..<3).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 112, height: 34)) }
        items[0].placeholder = "Placeholder"
        items[1].text = "Text 文字"
        items[2].text = "secret"
        items[2].isSecureTextEntry = true
        for item in items { item.borderStyle = .roundedRect }
        items[1].clearButtonMode = .always
        add("UITextField: placeholder, text, secure", items)
    }

    private func addLabels() {
        let styles: [(UIFont.TextStyle, String)] = [(.headline, "Headline"), (.body, "Body"), (.footnote, "Footnote")]
        var items: [UIView] = styles.map { style, title in
            let label = UILabel()
            label.text = title
            label.font = .preferredFont(forTextStyle: style)
            return label
        }
        let disabled = UILabel()
        disabled.text = "Disabled"
        disabled.isEnabled = false
        items.append(disabled)
        add("UILabel", items)
    }

    private func addImages() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in
            UIColor.systemGreen.setFill()
            UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 28, height: 28)).fill()
            UIColor.white.setFill()
            UIBezierPath(rect: CGRect(x: 14, y: 8, width: 4, height: 16)).fill()
        }
        let original = UIImageView(image: image)
        let template = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        template.tintColor = .systemPink
        let fitted = UIImageView(image: image)
        fitted.frame.size = CGSize(width: 60, height: 32)
        fitted.contentMode = .scaleAspectFit
        fitted.backgroundColor = .tertiarySystemFill
        let filled = UIImageView(image: image)
        filled.frame.size = CGSize(width: 60, height: 32)
        filled.contentMode = .scaleAspectFill
        filled.clipsToBounds = true
        filled.backgroundColor = .tertiarySystemFill
        add("UIImageView: original, template, aspect fit, aspect fill", [original, template, fitted, filled])
    }

    private func addColors() {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo,
            .systemPurple, .systemPink, .systemBrown, .systemGray, .label, .secondaryLabel, .systemFill, .separator,
        ]
        add(
            "system colours",
            colors.map { color in
                let tile = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 24))
                tile.backgroundColor = color
                return tile
            })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y = view.safeAreaInsets.top + 4
        for row in rows {
            row.title.sizeToFit()
            row.title.frame.origin = CGPoint(x: 16, y: y)
            y = row.title.frame.maxY + 3
            var x: CGFloat = 16
            var height: CGFloat = 0
            for item in row.items {
                if item.bounds.isEmpty { item.sizeToFit() }
                height = max(height, item.bounds.height)
            }
            for item in row.items {
                item.frame.origin = CGPoint(x: x, y: y + ((height - item.bounds.height) / 2).rounded())
                x = item.frame.maxX + 10
            }
            y += height + 9
        }
    }
}
