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
    private var panel = Panel()
    private var rows: [(label: UILabel, view: UIView)] = []
    private let log = PageLabel()
    private lazy var buttons = [
        makeButton("Default", action: #selector(useDefaults)), makeButton("Sunset", action: #selector(useSunset)),
        makeButton("Add again", action: #selector(addAgain)),
    ]

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in buttons { content.addSubview(button) }
        log.font = .preferredFont(forTextStyle: .footnote)
        log.adjustsFontForContentSizeCategory = true
        log.textColor = .secondaryLabel
        log.numberOfLines = 0
        log.text = localized("Proxies change views that come into a window, not those already there.")
        content.addSubview(log)
        content.addSubview(stage)
        fillStage()
    }

    private func fillStage() {
        panel = Panel()
        panel.backgroundColor = .secondarySystemBackground
        panel.layer.cornerRadius = 12
        stage.addSubview(panel)
        let own = UISwitch()
        own.onTintColor = .systemPink  // Set directly: no proxy changes it.
        let views: [(String, UIView, UIView)] = [
            ("Outside the panel", stage, UISwitch()), ("Inside the panel", panel, UISwitch()), ("Coloured directly", panel, own),
            ("A slider", panel, UISlider()), ("A custom view", panel, Ring()),
        ]
        rows = views.map { title, parent, view in
            let label = UILabel()
            label.text = localized(title)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.adjustsFontSizeToFitWidth = true
            parent.addSubview(label)
            view.accessibilityLabel = localized(title)
            (view as? UISwitch)?.isOn = true
            (view as? UISlider)?.value = 0.6
            parent.addSubview(view)
            return (label, view)
        }
    }

    override func layoutContent(in area: CGRect) {
        let below = place(buttons, columns: 3, height: 36, in: area, from: area.minY)
        let size = log.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
        log.frame = CGRect(x: area.minX, y: below, width: area.width, height: size.height)
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let width = isLarge ? area.width : 340
        let height = layOutRows(in: width, isLarge)
        stage.frame = CGRect(x: area.midX - width / 2, y: log.frame.maxY + 12, width: width, height: height)
    }

    /// Each view is next to its label, or below one in a large font. > Returns: the height of all.
    private func layOutRows(in width: CGFloat, _ isLarge: Bool) -> CGFloat {
        var y: CGFloat = 0
        var top: CGFloat = 0
        for (index, (label, view)) in rows.enumerated() {
            // The panel begins.
            if index == 1 { (top, y) = (y, 0) }
            let size = view is Ring ? CGSize(width: 40, height: 40) : CGSize(width: 118, height: 32)
            let room = isLarge ? width - 24 : 190
            let height = isLarge ? fit(label, in: room, atLeast: 40) : 56
            label.frame = CGRect(x: 12, y: y, width: room, height: height)
            view.frame = CGRect(origin: isLarge ? CGPoint(x: 12, y: y + height + 4) : CGPoint(x: 210, y: y + 12), size: size)
            y += isLarge ? height + size.height + 16 : height
        }
        panel.frame = CGRect(x: 0, y: top, width: width, height: y)
        return top + y
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
        log.text = localized("The views were added again.")
        view.setNeedsLayout()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        setLooks(tint: nil, inside: nil, ring: .systemGray, width: 3)
    }
}
