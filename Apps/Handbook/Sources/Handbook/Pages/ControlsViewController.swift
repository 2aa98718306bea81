import UIKit

/// Buttons made in code: titles per state, insets and alignment, configurations; and the other simple controls.
class ControlsViewController: PageViewController {
    private let custom = UIButton(type: .custom)
    private let direct = PageButton(type: .system)
    private let inset = UIButton(type: .custom)
    private let disabled = UIButton(type: .system)
    private let wifi = UISwitch()
    private let volume = UISlider()
    private let volumeLabel = UILabel()
    private let log = LogLabel()
    private var alignmentButtons: [UIButton] = []
    private var configured: [UIButton] = []
    private var presses = 0

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()

        // Each state may have its own title, colours, image and background; missing ones fall back to `.normal`.
        custom.setTitle(localized("Press me"), for: .normal)
        custom.setTitle(localized("Pressed"), for: .highlighted)
        custom.setTitleColor(.white, for: .normal)
        custom.setTitleColor(.systemYellow, for: .highlighted)
        custom.setImage(ControlsViewController.disc(.white), for: .normal)
        custom.setImage(ControlsViewController.disc(.systemYellow), for: .highlighted)
        custom.setBackgroundImage(ControlsViewController.plate(UIColor.systemBlue.underWhite), for: .normal)
        custom.setBackgroundImage(ControlsViewController.plate(.systemIndigo), for: .highlighted)
        custom.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
        custom.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
        custom.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)

        // Text set on the label is lost at the next state change; the title for a state stays.
        direct.setTitle("setTitle", for: .normal)
        direct.addTarget(self, action: #selector(writeLabel(_:)), for: .touchUpInside)

        disabled.setTitle(localized("Disabled"), for: .normal)
        disabled.isEnabled = false

        inset.setTitle(localized("Alignment"), for: .normal)
        inset.setTitleColor(.label, for: .normal)
        inset.setImage(ControlsViewController.disc(.systemPink), for: .normal)
        inset.backgroundColor = .secondarySystemBackground
        inset.layer.cornerRadius = 8
        inset.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        alignmentButtons = ["Left", "Center", "Right", "Fill"].map { makeButton($0, action: #selector(align(_:))) }

        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        configured = styles.map { name, style in
            var configuration = style
            configuration.title = localized(name)
            if name == "Filled" { configuration.baseBackgroundColor = UIColor.systemBlue.underWhite }
            let button = PageButton(configuration: configuration)
            button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
            return button
        }
        var rich = UIButton.Configuration.filled()
        rich.title = localized("Checkout")
        rich.subtitle = localized("3 items")
        rich.image = ControlsViewController.disc(.white)
        rich.imagePadding = 8
        rich.cornerStyle = .capsule
        rich.baseBackgroundColor = UIColor.systemOrange.underWhite
        configured.append(UIButton(configuration: rich))

        wifi.isOn = true
        wifi.accessibilityIdentifier = "Wi-Fi"
        wifi.accessibilityLabel = localized("Wi-Fi")
        wifi.addTarget(self, action: #selector(switched(_:)), for: .valueChanged)
        volume.minimumValue = 0
        volume.maximumValue = 100
        volume.value = 40
        volume.accessibilityIdentifier = "Volume"
        volume.accessibilityLabel = localized("Volume")
        volume.addTarget(self, action: #selector(slid(_:)), for: .valueChanged)
        volumeLabel.text = "40"
        volumeLabel.textAlignment = .right
        volumeLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        volumeLabel.accessibilityIdentifier = "volume value"

        log.text = localized("Nothing pressed yet.")
        log.accessibilityIdentifier = "log"

        let all: [UIView] = [custom, direct, disabled, inset] + alignmentButtons + configured + [wifi, volume, volumeLabel, log]
        for item in all { content.addSubview(item) }
    }

    override func layoutContent(in area: CGRect) {
        custom.frame = CGRect(x: area.minX, y: area.minY, width: 180, height: 48)
        let width = (area.maxX - custom.frame.maxX - 20) / 2
        direct.frame = CGRect(x: custom.frame.maxX + 12, y: area.minY, width: width, height: 48)
        disabled.frame = direct.frame.offsetBy(dx: width + 8, dy: 0)
        inset.frame = CGRect(x: area.minX, y: custom.frame.maxY + 16, width: area.width, height: 44)
        var y = place(alignmentButtons, columns: 4, height: 34, in: area, from: inset.frame.maxY + 8) + 12
        y = place(Array(configured.prefix(4)), columns: 4, height: 36, in: area, from: y)
        y = place(Array(configured.suffix(1)), columns: 1, height: 56, in: area, from: y) + 12
        wifi.frame.origin = CGPoint(x: area.minX, y: y)
        volume.frame = CGRect(x: wifi.frame.maxX + 20, y: y, width: area.maxX - wifi.frame.maxX - 70, height: 31)
        volumeLabel.frame = CGRect(x: area.maxX - 44, y: y, width: 44, height: 31)
        log.frame = CGRect(x: area.minX, y: wifi.frame.maxY + 20, width: area.width, height: fit(log, in: area.width, atLeast: 60))
    }

    @objc private func pressed(_ sender: UIButton) {
        presses += 1
        log.text = localized("%@ pressed, %d in all.", sender.currentTitle ?? sender.configuration?.title ?? "", presses)
    }

    @objc private func writeLabel(_ sender: UIButton) {
        sender.titleLabel?.text = "label.text"
        log.text = localized(
            "The label says “%@”, the title for .normal is “%@”.", sender.titleLabel?.text ?? "", sender.title(for: .normal) ?? "")
    }

    @objc private func align(_ sender: UIButton) {
        let choices: [UIControl.ContentHorizontalAlignment] = [.left, .center, .right, .fill]
        inset.contentHorizontalAlignment = choices[alignmentButtons.firstIndex(of: sender) ?? 1]
    }

    @objc private func switched(_ sender: UISwitch) {
        log.text = localized(sender.isOn ? "Wi-Fi on" : "Wi-Fi off")
    }

    @objc private func slid(_ sender: UISlider) {
        volumeLabel.text = String(Int(sender.value.rounded()))
    }

    private static func disc(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 16, height: 16)).fill()
        }
    }

    private static func plate(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 21, height: 21)).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 21, height: 21), cornerRadius: 10).fill()
        }
        .resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    }
}
