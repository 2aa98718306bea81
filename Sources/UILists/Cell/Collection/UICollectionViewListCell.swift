public import Foundation
@_spi(UIKitModules) public import UIKitCore
internal import ViewLayout

/// The collection view of a list cell, as cells see it.
@preconcurrency @MainActor package protocol ListCellOwner: AnyObject {
    /// The minus of a row without a handler was tapped.
    func listCellRequestsDeletion(_ cell: UICollectionViewListCell)
    /// The cell's selected appearance changed, so the separator above it hides or shows.
    func listCell(_ cell: UICollectionViewListCell, appearsSelected: Bool)
    /// The chevron of an expandable row was tapped.
    func listCellTogglesOutline(_ cell: UICollectionViewListCell?)
    /// - Parameter point: of the touch, in the cell's superview.
    func listCell(_ cell: UICollectionViewListCell, reorders phase: ReorderPhase, at point: CGPoint)
}

/// An item of a collection view with the appearance of a list row.
///
/// > Contract: UIKit, UICollectionViewListCell.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell, SwipeRow {
    package weak var listOwner: (any ListCellOwner)?
    /// From the list: style, position in the section, separators and margins.
    package var setting = CellLayoutContext() { didSet { if setting != oldValue { settingChanged() } } }
    package let pulled = SwipeActionContent()
    private let shape = CellCornerMask()
    private let sides = ListAccessories()
    private let lines = ListCellSeparators()
    private var hasOwnBackground = false
    private var wasSelected = false
    private let lineGuide = UILayoutGuide()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "UIIndentationLevel") { indentationLevel = coder.decodeInteger(forKey: "UIIndentationLevel") }
        if coder.containsValue(forKey: "UIIndentationWidth") {
            indentationWidth = CGFloat(coder.decodeDouble(forKey: "UIIndentationWidth"))
        }
        prepare()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let ownLevel { coder.encode(ownLevel, forKey: "UIIndentationLevel") }
        coder.encode(Double(indentationWidth), forKey: "UIIndentationWidth")
    }

    private func prepare() {
        insetsLayoutMarginsFromSafeArea = false
        lineGuide.owningView = self
        lineGuide.measure = { [weak self] _ in self?.lineFrame ?? .zero }
        showStandardBackground()
    }

    // MARK: Content

    /// The default content of a row in the list's style, without text and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (setting.role, setting.look) {
        case (.row, .sidebar): .sidebarCell()
        case (.row, _): .cell()
        case (.header, .plain): .plainHeader()
        case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
        case (.footer, .plain): .plainFooter()
        case (.footer, _): .groupedFooter()
        }
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch (setting.role, setting.look) {
        case (.row, .plain): .listPlainCell()
        case (.row, .grouped), (.row, .insetGrouped): .listGroupedCell()
        case (.row, .sidebar), (.row, .sidebarPlain): .listSidebarCell()
        case (_, .plain): .listPlainHeaderFooter()
        case (_, .grouped), (_, .insetGrouped): .listGroupedHeaderFooter()
        case (_, .sidebar), (_, .sidebarPlain): .listSidebarHeader()
        }
    }

    /// The list's default until set; nil resets it.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasOwnBackground = newValue != nil
            if newValue == nil { showStandardBackground() } else { super.backgroundConfiguration = newValue }
        }
    }

    private func showStandardBackground() {
        configured.setBackground(defaultBackgroundConfiguration().updated(for: configurationState), in: self)
        setNeedsLayout()
    }

    private func settingChanged() {
        if !hasOwnBackground { showStandardBackground() }
        shape.follow(setting, of: self)
        layoutMarginsDidChange()
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    // MARK: State

    /// Of the collection view.
    package var isListEditing = false {
        didSet {
            guard isListEditing != oldValue else { return }
            setNeedsUpdateConfiguration()
        }
    }
    package var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }
    package var isPulled = false { didSet { if isPulled != oldValue { setNeedsUpdateConfiguration() } } }
    package func changeDeleteConfirmation(_ isShown: Bool) {}

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        (state.isEditing, state.isExpanded, state.isSwiped) = (isListEditing, isExpanded, isPulled)
        state.isPinned = setting.isPinned
        return state
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        sides.follow(state)
        let appearsSelected = state.isSelected || state.isHighlighted
        guard appearsSelected != wasSelected else { return }
        wasSelected = appearsSelected
        setNeedsLayout()
        listOwner?.listCell(self, appearsSelected: appearsSelected)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        pulled.reset(self)
        (isPulled, isExpanded) = (false, false)
    }

    // MARK: Accessories

    /// The views next to the content, in their order in reading direction; empty by default.
    open var accessories: [UICellAccessory] {
        get { sides.all }
        set {
            sides.set(newValue, in: self)
            sides.follow(configurationState)
            setNeedsLayout()
        }
    }
    /// How far the content is indented, in steps of `indentationWidth`.
    ///
    /// Until it is set, the item's depth in the tree of its section.
    open var indentationLevel: Int {
        get { ownLevel ?? outlineLevel }
        set {
            ownLevel = newValue
            setNeedsLayout()
        }
    }
    private var ownLevel: Int?
    package var outlineLevel = 0 { didSet { if outlineLevel != oldValue { setNeedsLayout() } } }
    /// The distance by which one step of `indentationLevel` moves the content; 10 by default.
    ///
    /// Per level. > Units: points.
    open var indentationWidth = CellMetrics.indentationWidth { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// Whether leading accessories are indented, too.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }
    /// The frame of the separator below the row.
    open var separatorLayoutGuide: UILayoutGuide { lineGuide }

    /// A touch anywhere in a row with a pop-up menu opens the menu.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let hit, !(hit is UIControl), let button = sides.primaryButton, button.isEnabled else { return hit }
        return button
    }

    /// A tap on an outline's header expands or collapses it. > Returns: whether it did.
    package override func acceptsTap() -> Bool {
        guard let chevron = sides.headerChevron(isHeader: setting.role == .header) else { return false }
        chevron.onPress?()
        return true
    }

    // MARK: Geometry

    @_spi(UIKitModules) open override var standardMargins: NSDirectionalEdgeInsets {
        let side = setting.sideMargin ?? CellAppearance.sideMargin(forWidth: bounds.width)
        return NSDirectionalEdgeInsets(
            top: CellMetrics.verticalMargin, leading: side, bottom: CellMetrics.verticalMargin, trailing: side)
    }

    private var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }
    /// List rows reserve the separator's height even without one, so that all have equal heights.
    private var hasLine: Bool { setting.role == .row && setting.separatorStyle != .none }

    private func frames(width: CGFloat, height: CGFloat) -> ListCellFrames {
        var commands = ListCellFrames.LayoutInput(size: CGSize(width: width, height: height))
        commands.isRightToLeft = readsRightToLeft
        commands.pixel = pixel
        let margins = directionalLayoutMargins
        (commands.leadingMargin, commands.trailingMargin) = (margins.leading, margins.trailing)
        let moved = CGFloat(indentationLevel) * indentationWidth
        commands.indentation = moved.isFinite ? moved : 0
        commands.indentsAccessories = indentsAccessories
        commands.gap = CellMetrics.detailGapToChevron
        commands.hasLine = hasLine
        if let inside = (configured.content as? UIListContentConfiguration)?.directionalLayoutMargins {
            commands.drop = (inside.top - inside.bottom) / 2
        }
        commands.pull = pulled.offset
        sides.fill(&commands, isEditing: isListEditing)
        return ListCellFrames(commands)
    }

    package override func placeContent() {
        let frames = frames(width: bounds.width, height: bounds.height)
        pulled.place(contentView, in: frames.content, shift: frames.contentShift)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: bounds.width, height: bounds.height)
        sides.place(frames, isEditing: isListEditing, in: self)
        configured.layOutBackground(in: frames.background, margins: layoutMargins, rightToLeft: readsRightToLeft)
        placeLine()
        pulled.layOut(in: self)
    }

    /// Where automatic separators begin: at the text.
    private var textStart: CGFloat {
        let content = frames(width: bounds.width, height: bounds.height).content
        let start = readsRightToLeft ? bounds.width - content.maxX : content.minX
        let text = (configured.contentView as? UIListContentView)?.textStart ?? contentView.directionalLayoutMargins.leading
        return start + text
    }

    /// Below the text, up to the trailing edge.
    private var lineFrame: CGRect { lineFrame(setting.lines?.bottomInsets ?? UIListSeparatorConfiguration.automaticInsets, atTop: false) }

    private func lineFrame(_ insets: NSDirectionalEdgeInsets, atTop: Bool) -> CGRect {
        ListCellSeparators.frame(insets, textStart: textStart, in: bounds.size, pixel: pixel, atTop: atTop, rightToLeft: readsRightToLeft)
    }

    private func placeLine() {
        var known = setting.lines ?? ListSeparators()
        if setting.lines == nil {
            known.hasBottom = hasLine && !(setting.isLastInSection && setting.look != .plain)
            known.bottomInsets = UIListSeparatorConfiguration.automaticInsets
        }
        // A row that appears selected has no separators next to it.
        let isOn = (isSelected || isHighlighted) && backgroundConfiguration != nil
        known.hasTop = known.hasTop && !isOn && setting.role == .row
        known.hasBottom = known.hasBottom && !isOn && !setting.nextIsSelected && setting.role == .row
        let color = isSelected ? known.selectionColor ?? known.color : known.color
        lines.place(
            .top, known.hasTop ? lineFrame(known.topInsets, atTop: true) : nil, color ?? .separator, known.effect, in: self)
        lines.place(
            .bottom, known.hasBottom ? lineFrame(known.bottomInsets, atTop: false) : nil, color ?? .separator, known.effect, in: self)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1_000_000 ? size.width : bounds.width
        updateConfigurationIfNeeded()
        if bounds.width != width { bounds.size.width = width }
        let space = frames(width: width, height: max(bounds.height, CellMetrics.minimumHeight)).content
        if contentView.frame.width != space.width { contentView.frame = space }
        let content = configured.contentView?.systemLayoutSizeFitting(
            CGSize(width: space.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let height = CellSizing.roundedUp(content?.height ?? 0, pixel) + (hasLine ? pixel : 0)
        return CGSize(width: width, height: setting.role == .row ? max(height, CellMetrics.minimumHeight) : height)
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return hasConstraintsForSizing ? super.systemLayoutSizeFitting(targetSize) : sizeThatFits(targetSize)
    }

    package override func contentInsets(forWidth width: CGFloat) -> UIEdgeInsets {
        let content = frames(width: width, height: max(bounds.height, CellMetrics.minimumHeight)).content
        return UIEdgeInsets(top: 0, left: content.minX, bottom: hasLine ? pixel : 0, right: max(0, width - content.maxX))
    }

    /// The guide of the separator may be tied to a text of a content configuration, which still determines the size.
    override var hasConstraintsForSizing: Bool { contentView.hasConstraintsOfItsOwn }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? (accessibilityElements == nil) }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? configured.contentView?.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }
}
