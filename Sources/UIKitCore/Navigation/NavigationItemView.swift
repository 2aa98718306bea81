internal import CoreGraphics
internal import Foundation

/// The content of a navigation bar for one item.
@MainActor final class NavigationItemView: UIView {
    /// What the bar provides to an item.
    struct Context {
        var appearance: UINavigationBarAppearance
        var titleAttributes: [NSAttributedString.Key: Any]
        var largeTitleAttributes: [NSAttributedString.Key: Any]
        var titleShift: CGFloat
        var backItem: UINavigationItem?
        /// The settings of the back button.
        var backStyle: UIBarButtonItem
        var backIndicator: UIImage?
        var showsLargeTitle: Bool
        var isCompact: Bool
        var goBack: () -> Void
    }

    let item: UINavigationItem
    let context: Context
    /// The inset for what the bar shows below the title. > Units: points.
    var lowerInset: CGFloat = 0
    let left: BarItemsView
    let right: BarItemsView
    private(set) var back: BackButton?
    private let title = UILabel(frame: .zero)
    let largeTitle = UILabel(frame: .zero)
    let largeClip = UIView(frame: .zero)
    let prompt = UILabel(frame: .zero)
    private var titleView: UIView? { item.titleView }
    /// Covers the whole bar and contains the title view, so that an app's view moves without changes to its own frame.
    let middle = TitleContainerView(frame: .zero)
    var middleContent: UIView { titleView ?? title }

    init(item: UINavigationItem, context: Context) {
        self.item = item
        self.context = context
        let looks = context.appearance
        let style = { (item: UIBarButtonItem) in item.style == .done ? looks.doneButtonAppearance : looks.buttonAppearance }
        let leading = (item.systemLeading.map { [$0] } ?? []) + (item.leftBarButtonItems ?? [])
        left = BarItemsView(items: leading, gap: BarMetrics.buttonGap, compact: context.isCompact, looks: style)
        // The first item is at the edge.
        right = BarItemsView(
            items: (item.rightBarButtonItems ?? []).reversed(), gap: BarMetrics.buttonGap, compact: context.isCompact, looks: style)
        super.init(frame: .zero)
        makeBack()
        largeClip.clipsToBounds = true
        largeClip.isUserInteractionEnabled = false
        addSubview(largeClip)
        largeClip.addSubview(largeTitle)
        for view in [left, right, prompt] { addSubview(view) }
        addSubview(middle)
        showTexts()
    }

    /// The title view moves here from the item's view before, once this one is in the bar: it stays in the window, and what is inside of it
    /// first responder.
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil, middleContent.superview !== middle { middle.addSubview(middleContent) }
    }

    required init?(coder: NSCoder) { nil }

    private func makeBack() {
        // An item with a back action has a back button even as the root.
        let previous = context.backItem
        guard previous != nil || item.backAction != nil, !item.hidesBackButton else { return }
        guard left.isEmpty || item.leftItemsSupplementBackButton else { return }
        let button = BackButton(
            titles: previous.map(Self.backTitles) ?? [SystemStrings.text("Back")], item: previous?.backBarButtonItem,
            style: context.backStyle, metrics: context.isCompact ? .compact : .default, looks: context.appearance,
            indicator: context.backIndicator)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                // The target and action of the item below do not apply to its back button.
                if let action = self.item.backAction { action.perform(from: self.item) } else { self.context.goBack() }
            }, for: .touchUpInside)
        addSubview(button)
        back = button
    }

    /// > Contract: NV-11, facts 2.1: the previous title, "Back" if that is too long, then nothing.
    private static func backTitles(of item: UINavigationItem) -> [String] {
        if item.backButtonDisplayMode == .minimal { return [] }
        if let own = item.backBarButtonItem { return own.title.map { [$0] } ?? [] }
        let back = SystemStrings.text("Back")
        let title = item.backButtonTitle ?? item.title ?? back
        return item.backButtonDisplayMode == .generic ? [back] : [title, back]
    }

    private func showTexts() {
        let looks = context.appearance
        var attributes: [NSAttributedString.Key: Any] = [.font: BarMetrics.titleFont, .foregroundColor: UIColor.label]
        attributes.merge(context.titleAttributes) { $1 }
        attributes.merge(looks.titleTextAttributes) { $1 }
        StyledTitle.show(item.title, attributes, in: title)
        title.lineBreakMode = .byTruncatingTail
        title.textAlignment = .center
        title.accessibilityTraits = .header
        var large: [NSAttributedString.Key: Any] = [.font: BarMetrics.largeTitleFont, .foregroundColor: UIColor.label]
        large.merge(context.largeTitleAttributes) { $1 }
        large.merge(looks.largeTitleTextAttributes) { $1 }
        StyledTitle.show(item.title, large, in: largeTitle)
        largeTitle.lineBreakMode = .byTruncatingTail
        largeTitle.accessibilityTraits = .header
        prompt.text = item.prompt
        prompt.font = BarMetrics.promptFont
        prompt.textAlignment = .center
        prompt.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    func place() {
        // A bar that has no place yet says nothing of the size of a view that the app made.
        guard bounds.width > 0 else { return }
        let margin = BarMetrics.sideMargin(width: bounds.width)
        let safe = (superview ?? self).safeAreaInsets
        let layout = NavigationBarLayout(
            width: bounds.width, height: max(0, bounds.height - lowerInset), row: BarMetrics.navigationRow(traitCollection),
            promptHeight: item.prompt == nil ? 0 : BarMetrics.promptHeight,
            margins: (max(margin, safe.left + BarMetrics.titleGap), max(margin, safe.right + BarMetrics.titleGap)),
            isRightToLeft: readsRightToLeft)
        let rightWidth = right.naturalWidth
        let titleSize = naturalTitleSize(space: layout.rowRect.width)
        let tabs = (superview as? UINavigationBar)?.tabSpan
        let leadingWidth = placeLeading(layout, title: titleSize.width, trailing: rightWidth, tabs: tabs)
        let taken = tabs.map { readsRightToLeft ? bounds.width - $0.lowerBound : $0.upperBound } ?? leadingWidth
        right.frame = layout.group(width: rightWidth, leading: false, limit: max(0, bounds.width - taken - margin * 2))
        prompt.rest(in: layout.promptRect)
        let (atLeft, atRight) = readsRightToLeft ? (rightWidth, leadingWidth) : (leadingWidth, rightWidth)
        var frame =
            tabs.map {
                layout.title(
                    size: titleSize, besides: $0, leading: leadingWidth, gap: BarMetrics.buttonGap, least: BarMetrics.leastTitleBesideTabs)
            } ?? layout.title(size: titleSize, left: atLeft, right: atRight, gap: BarMetrics.titleGap)
        frame.origin.y += context.appearance.titlePositionAdjustment.vertical + context.titleShift
        frame.origin.x += context.appearance.titlePositionAdjustment.horizontal
        middle.rest(in: bounds)
        middleContent.place(byHost: pixelAligned(frame))
        placeLargeTitle(layout)
    }

    /// Places the back button and the left items; returns their total width.
    private func placeLeading(_ layout: NavigationBarLayout, title: CGFloat, trailing: CGFloat, tabs: ClosedRange<CGFloat>?) -> CGFloat {
        var used: CGFloat = 0
        // From the leading edge to the tabs.
        let leadingSpace = tabs.map { readsRightToLeft ? layout.width - $0.upperBound : $0.lowerBound }
        // The chevron is nearer to the edge than other items, but inside the safe area.
        let safe = (superview ?? self).safeAreaInsets
        let margin = readsRightToLeft ? layout.margins.right : layout.margins.left
        let edge = (readsRightToLeft ? safe.right : safe.left) + BarMetrics.chevronInset
        let inset = max(0, margin - edge)
        if let back {
            let nextTo = max(trailing, 0)
            // The title stays centred if the back button leaves enough space.
            let space = max((leadingSpace ?? (layout.width - title) / 2) - edge - BarMetrics.titleGap, 0)
            let most = max(
                0, (leadingSpace ?? layout.width - nextTo) - layout.margins.left * 2 - min(title, (leadingSpace ?? layout.width) / 3))
            let width = back.fit(title > 0 && !context.showsLargeTitle ? min(space, most) : min(most, layout.width / 2))
            var frame = layout.group(width: width, leading: true, limit: layout.width)
            frame.origin.x += readsRightToLeft ? inset : -inset
            back.frame = frame
            used = max(0, width - inset)
        }
        let leftWidth = left.naturalWidth
        guard !left.isEmpty else { return used }
        let start = used > 0 ? used + BarMetrics.buttonGap : 0
        let limit = max(0, (leadingSpace ?? layout.width) - start - layout.margins.left * 2)
        var frame = layout.group(width: leftWidth, leading: true, limit: limit)
        frame.origin.x += readsRightToLeft ? -start : start
        left.frame = frame
        return start + frame.width
    }

    private func naturalTitleSize(space: CGFloat) -> CGSize {
        guard let titleView else { return title.text == nil ? .zero : title.intrinsicContentSize }
        let natural = BarItemsView.naturalSize(of: titleView)
        let fitting = natural.width > 0 && natural.height > 0 ? natural : titleView.sizeThatFits(CGSize(width: space, height: 44))
        return CGSize(
            width: natural.width > 0 ? natural.width : fitting.width, height: natural.height > 0 ? natural.height : fitting.height)
    }

    private func placeLargeTitle(_ layout: NavigationBarLayout) {
        let area = context.showsLargeTitle ? layout.largeTitleRect : .zero
        largeClip.frame = CGRect(x: 0, y: area.minY, width: bounds.width, height: area.height)
        largeClip.isHidden = area.height <= 0
        let height = largeTitle.intrinsicContentSize.height
        largeTitle.rest(
            in: pixelAligned(CGRect(x: area.minX, y: area.height - BarMetrics.largeTitleBottom - height, width: area.width, height: height))
        )
        showTitleOfSize()
    }

    /// The small title appears when the large one has nearly disappeared.
    func showTitleOfSize() {
        let showsSmall = !context.showsLargeTitle || largeClip.bounds.height <= BarMetrics.titleCrossfadeDistance
        if titleView == nil { title.alpha = showsSmall ? 1 : 0 }
        title.isAccessibilityElement = showsSmall
        largeTitle.isAccessibilityElement = !showsSmall
    }

    private func pixelAligned(_ rect: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        var rect = rect
        rect.origin.x = (rect.minX * scale).rounded() / scale
        rect.origin.y = (rect.minY * scale).rounded() / scale
        return rect
    }

    /// The bar receives touches between the buttons.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}

/// Passes touches outside its content through.
@MainActor final class TitleContainerView: UIView {
    override func subviewPreferredSizeDidChange(_ subview: UIView) { superview?.setNeedsLayout() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
