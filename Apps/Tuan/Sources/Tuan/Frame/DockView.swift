import UIKit

@MainActor protocol DockDelegate: AnyObject {
    func dock(_ dock: DockView, didSelectTabFrom old: Int, to new: Int)
    func dockDidTapLocation(_ dock: DockView)
    func dockDidTapMore(_ dock: DockView)
}

/// The column at the left edge: logo and tabs at its top, location and more at its bottom, all placed by autoresizing.
final class DockView: UIView {
    weak var delegate: DockDelegate?
    let location: DockItem
    let more: DockItem
    private(set) var tabs: [DockTabItem]
    private(set) var selection = 0
    private let logo = LogoView()

    init(metrics: DockMetrics, height: CGFloat) {
        tabs = [
            ("tag", words("团购")), ("map", words("地图")), ("heart", words("收藏")), ("person", words("我的")),
        ].map { DockTabItem(symbol: $0, title: $1, metrics: metrics) }
        location = DockItem(symbol: "location", title: words("选择城市"), metrics: metrics)
        more = DockItem(symbol: "gearshape", title: words("更多"), metrics: metrics)
        super.init(frame: CGRect(x: 0, y: 0, width: metrics.width, height: height))
        backgroundColor = Palette.dock
        logo.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
        addSubview(logo)
        for (index, tab) in tabs.enumerated() {
            tab.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
            tab.accessibilityIdentifier = "tab \(index)"
            tab.addTarget(self, action: #selector(tapTab), for: .touchUpInside)
            addSubview(tab)
        }
        for item in [more, location] {
            item.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
            addSubview(item)
        }
        location.accessibilityIdentifier = "location"
        location.addTarget(self, action: #selector(tapLocation), for: .touchUpInside)
        more.accessibilityIdentifier = "more"
        more.addTarget(self, action: #selector(tapMore), for: .touchUpInside)
        tabs[0].isEnabled = false
        place(metrics)
    }

    required init?(coder: NSCoder) { fatalError("is not in a xib") }

    /// Gives the items other measures. The dock keeps its height and its items.
    func apply(_ metrics: DockMetrics) {
        frame.size.width = metrics.width
        for item in tabs + [more, location] { item.apply(metrics) }
        place(metrics)
    }

    private func place(_ metrics: DockMetrics) {
        logo.frame = CGRect(x: (metrics.width - metrics.logo) / 2, y: 10, width: metrics.logo, height: metrics.logo)
        logo.setNeedsDisplay()
        var y = logo.frame.maxY + 10
        for tab in tabs {
            tab.frame.origin = CGPoint(x: 0, y: y)
            y = tab.frame.maxY
        }
        for (index, item) in [more, location].enumerated() {
            item.frame.origin = CGPoint(x: 0, y: bounds.height - CGFloat(index + 1) * metrics.item.height)
        }
    }

    func select(_ index: Int) {
        let old = selection
        guard index != old else { return }
        tabs[old].isEnabled = true
        tabs[index].isEnabled = false
        selection = index
        delegate?.dock(self, didSelectTabFrom: old, to: index)
    }

    func setCity(_ name: String?) {
        location.setTitle(name ?? words("选择城市"), for: .normal)
        location.accessibilityLabel = name ?? words("选择城市")
    }

    @objc private func tapTab(_ tab: DockTabItem) { tabs.firstIndex(of: tab).map(select) }
    @objc private func tapLocation() { delegate?.dockDidTapLocation(self) }
    @objc private func tapMore() { delegate?.dockDidTapMore(self) }
}

/// The app's mark.
private final class LogoView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isAccessibilityElement = true
        accessibilityLabel = words("团购")
        accessibilityIdentifier = "logo"
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        Palette.plain(0x14A58F).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.width * 0.26).fill()
        let font = UIFont.systemFont(ofSize: bounds.width * 0.56, weight: .bold)
        let text = NSAttributedString(string: "团", attributes: [.font: font, .foregroundColor: UIColor.white])
        let size = text.size()
        text.draw(at: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2))
    }
}
