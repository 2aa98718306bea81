import UIKit

/// Appearance proxies: values set once for all views of a class.
class AppearanceViewController: PageViewController {
    /// A custom view takes part with `@objc dynamic` properties.
    class Ring: UIView {
        @objc dynamic var ringColor: UIColor = .systemGray { didSet { layer.borderColor = ringColor.cgColor } }
        @objc dynamic var ringWidth: CGFloat = 3 { didSet { layer.borderWidth = ringWidth } }

        override init(frame: CGRect) {
            super.init(frame: frame)
            layer.borderColor = ringColor.cgColor
            layer.borderWidth = ringWidth
            layer.cornerRadius = 20
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A proxy can be limited to views inside other views.
    class Panel: UIView {}

    private var stage = UIView()
    private let log = UILabel()
    private lazy var buttons = [
        makeButton("Default", action: #selector(useDefaults)), makeButton("Sunset", action: #selector(useSunset)),
        makeButton("Add again", action: #selector(addAgain)),
    ]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in buttons { content.addSubview(button) }
        log.font = .preferredFont(forTextStyle: .footnote)
        log.textColor = .secondaryLabel
        log.numberOfLines = 0
        log.text = localized("Proxies change views that come into a window, not those already there.")
        content.addSubview(log)
        content.addSubview(stage)
        fillStage()
    }

    private func fillStage() {
        let panel = Panel()
        panel.backgroundColor = .secondarySystemBackground
        panel.layer.cornerRadius = 12
        let own = UISwitch()
        own.onTintColor = .systemPink  // Set directly: no proxy changes it.
        let rows: [(String, UIView, UIView)] = [
            ("Outside the panel", stage, UISwitch()), ("Inside the panel", panel, UISwitch()), ("Coloured directly", panel, own),
            ("A slider", panel, UISlider()), ("A view of one’s own", panel, Ring()),
        ]
        var y: CGFloat = 0
        for (index, (title, parent, view)) in rows.enumerated() {
            if index == 1 {
                stage.addSubview(panel)
                panel.frame = CGRect(x: 0, y: y, width: 340, height: 4 * 56)
                y = 0
            }
            let label = UILabel(frame: CGRect(x: 12, y: y, width: 190, height: 56))
            label.text = localized(title)
            label.numberOfLines = 0
            label.adjustsFontSizeToFitWidth = true
            parent.addSubview(label)
            view.frame = CGRect(x: 210, y: y + 12, width: view is Ring ? 40 : 118, height: view is Ring ? 40 : 32)
            view.accessibilityLabel = localized(title)
            if let toggle = view as? UISwitch {
                toggle.frame.origin.y = y + 12
                toggle.isOn = true
            }
            (view as? UISlider)?.value = 0.6
            parent.addSubview(view)
            y += 56
        }
    }

    override func layoutContent(in area: CGRect) {
        let below = place(buttons, columns: 3, height: 36, in: area, from: area.minY)
        let size = log.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
        log.frame = CGRect(x: area.minX, y: below, width: area.width, height: size.height)
        stage.frame = CGRect(x: area.minX + (area.width - 340) / 2, y: log.frame.maxY + 12, width: 340, height: 300)
    }

    @objc private func useDefaults() {
        setLooks(tint: nil, inside: nil, ring: .systemGray, width: 3)
        log.text = localized("Defaults are set for the next views.")
    }

    @objc private func useSunset() {
        setLooks(tint: .systemOrange, inside: .systemPurple, ring: .systemOrange, width: 8)
        log.text = localized("Sunset is set for the next views.")
    }

    private func setLooks(tint: UIColor?, inside: UIColor?, ring: UIColor, width: CGFloat) {
        UISwitch.appearance().onTintColor = tint
        UISwitch.appearance(whenContainedInInstancesOf: [Panel.self]).onTintColor = inside
        UISlider.appearance().minimumTrackTintColor = tint
        Ring.appearance().ringColor = ring
        Ring.appearance().ringWidth = width
    }

    @objc private func addAgain() {
        stage.removeFromSuperview()
        stage = UIView()
        fillStage()
        content.addSubview(stage)
        layoutContent(in: content.bounds.insetBy(dx: 16, dy: 16))
        log.text = localized("The views were added again.")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        setLooks(tint: nil, inside: nil, ring: .systemGray, width: 3)
    }
}
