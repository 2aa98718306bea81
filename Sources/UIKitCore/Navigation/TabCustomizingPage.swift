internal import CoreGraphics
internal import Foundation

/// The panel behind a tab bar that is being customised: icons in rows, a hint, and a Done button.
@MainActor final class TabCustomizingPage: UIView, UINavigationBarDelegate {
    /// The user tapped Done.
    var done: () -> Void = {}
    let look = UITabBarButton.Look(
        appearance: UITabBarAppearance().stackedLayoutAppearance, selectedColor: BarColors.unselectedTab,
        unselectedColor: BarColors.unselectedTab)
    private let bar = UINavigationBar(frame: .zero)
    private let hint = UILabel(frame: .zero)
    private let icons: [UITabBarButton]

    init(_ items: [UITabBarItem]) {
        let look = look
        icons = items.map { UITabBarButton(item: $0, look: look) }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let title = UINavigationItem(title: SystemWords.text("Configure"))
        title.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
        bar.delegate = self
        bar.items = [title]
        hint.text = SystemWords.text("Drag the icons to organize tabs.")
        hint.font = TabCustomizingMetrics.hintFont
        hint.textAlignment = .center
        hint.numberOfLines = 0
        for view in [hint, bar] as [UIView] + icons { addSubview(view) }
        // The panel handles the drag.
        for icon in icons { icon.isUserInteractionEnabled = false }
    }

    required init?(coder: NSCoder) { nil }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    /// The icon at a point, including the space around it.
    func button(at point: CGPoint) -> UITabBarButton? {
        icons.first { $0.frame.insetBy(dx: 0, dy: -TabCustomizingMetrics.rowGap / 2).contains(point) }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets
        let area = bounds.inset(by: UIEdgeInsets(top: insets.top, left: insets.left, bottom: 0, right: insets.right))
        bar.frame = CGRect(x: 0, y: insets.top, width: bounds.width, height: bar.sizeThatFits(bounds.size).height)
        let margin = BarMetrics.sideMargin(width: area.width)
        let words = hint.sizeThatFits(CGSize(width: area.width - 2 * margin, height: area.height))
        hint.frame = CGRect(
            x: area.minX + margin, y: bar.frame.maxY + TabCustomizingMetrics.hintGap, width: area.width - 2 * margin, height: words.height)
        placeIcons(area, below: hint.frame.maxY + TabCustomizingMetrics.hintGap)
    }

    private func placeIcons(_ area: CGRect, below top: CGFloat) {
        let columns = max(TabCustomizingMetrics.columns, Int(area.width / TabCustomizingMetrics.widestColumn))
        let room = area.width / CGFloat(columns)
        let size = TabCustomizingMetrics.iconSize
        for (index, icon) in icons.enumerated() {
            let place = readsRightToLeft ? columns - 1 - index % columns : index % columns
            icon.frame = CGRect(
                x: area.minX + CGFloat(place) * room, y: top + CGFloat(index / columns) * (size.height + TabCustomizingMetrics.rowGap),
                width: room, height: size.height)
        }
    }
}

/// Metrics of tab bar customisation (R). > Units: points, seconds.
@MainActor enum TabCustomizingMetrics {
    static let slide: TimeInterval = 0.4
    static let hintFont = UIFont.systemFont(ofSize: 17)
    /// Above and below the hint.
    static let hintGap: CGFloat = 24
    /// Per row; more where a column would be wider than the next value.
    static let columns = 4
    static let widestColumn: CGFloat = 110
    static let iconSize = CGSize(width: 76, height: BarMetrics.tabHeight)
    static let rowGap: CGFloat = 32
    /// While dragged.
    static let liftedScale: CGFloat = 1.3
    static let lift: CGFloat = 16
    /// Of an item that cannot be moved, and of the position of a lifted one.
    static let fadedAlpha: CGFloat = 0.35
}
