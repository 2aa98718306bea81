public import Foundation
@_spi(UIKitModules) public import UIKitCore
internal import ViewLayout

/// Layout values of a header or footer from its table. > Units: points.
package struct HeaderFooterLayoutContext: Hashable {
    package var look = ListStyle.plain
    package var isFooter = false
    /// Whether it is pinned over scrolling rows.
    package var isPinned = false
    /// The side margins of the list; nil if the view derives them from its width.
    package var sideMargin: CGFloat?
    /// Whether content stays inside the safe area.
    package var insetsContentToSafeArea = true
    package init() {}
}

/// A title or other content above or below a section's rows.
///
/// > Contract: UIKit, UITableViewHeaderFooterView; facts 2.2; TV-15.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    package var setting = HeaderFooterLayoutContext() { didSet { if setting != oldValue { settingChanged(from: oldValue) } } }
    private var identifier: String?
    private var plainContent: UIView?
    private let configured = ConfiguredContent()
    private var title: UILabel?
    private var detail: UILabel?
    private var background: UIView?

    /// Updates a view for a state, instead of a subclass.
    public typealias ConfigurationUpdateHandler = (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) ->
        Void

    /// Creates a view without texts.
    ///
    /// - Parameter reuseIdentifier: the name by which the table reuses the view; nil for one that is not reused.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        insetsLayoutMarginsFromSafeArea = false
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        identifier = coder.objectIfPresent(forKey: "UIReuseIdentifier") as? String
        super.init(coder: coder)
        insetsLayoutMarginsFromSafeArea = false
        if let text = coder.objectIfPresent(forKey: "UITextLabelText") as? String { textLabel?.text = text }
        for view in coder.objectIfPresent(forKey: "UIContentView") as? [UIView] ?? [] { contentView.addSubview(view) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let identifier { coder.encode(identifier as NSString, forKey: "UIReuseIdentifier") }
        if let text = title?.text { coder.encode(text as NSString, forKey: "UITextLabelText") }
        let own = configured.content == nil ? contentView.subviews.filter { $0 !== title && $0 !== detail } : []
        if !own.isEmpty { coder.encode(own as NSArray, forKey: "UIContentView") }
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }
    @_spi(UIKitModules) open override class func newForAppearance() -> UIView { DynamicCellFactory.make(self, reuseIdentifier: nil) }

    /// The name by which the table reuses the view; nil for one that is not reused.
    open var reuseIdentifier: String? { identifier }
    /// Called before the view is used for another section, not before the first use; ends animations, overrides call super.
    open func prepareForReuse() { layer.removeAllAnimations() }

    // MARK: Content

    /// The superview of texts and the app's views; the content configuration's view if there is one.
    open var contentView: UIView {
        if let view = configured.contentView { return view }
        if let plainContent { return plainContent }
        let made = HeaderContentView(frame: bounds)
        plainContent = made
        // Below views that the app has added to the header itself: on iOS the content view is there first.
        insertSubview(made, at: 0)
        for case let view? in [background, configured.backgroundView] where view.superview === self { sendSubviewToBack(view) }
        setNeedsLayout()
        return made
    }

    /// The title, created on first use with the font of the list's style; nil if a configuration provides the content.
    open var textLabel: UILabel? {
        guard configured.content == nil else { return nil }
        if let title { return title }
        let made = makeLabel()
        title = made
        return made
    }
    /// A second text, created on first use; shown in grouped tables only, nil if a configuration provides the content.
    open var detailTextLabel: UILabel? {
        guard configured.content == nil else { return nil }
        if let detail { return detail }
        let made = makeLabel()
        detail = made
        return made
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityTraits = setting.isFooter ? .staticText : [.staticText, .header]
        apply(preset.text, to: label)
        contentView.addSubview(label)
        return label
    }

    private func apply(_ properties: UIListContentConfiguration.TextProperties, to label: UILabel) {
        label.font = properties.font
        label.textColor = properties.color
    }

    private var preset: ListContentPreset {
        switch (setting.look, setting.isFooter) {
        case (.plain, false): .plainHeader
        case (.plain, true): .plainFooter
        case (.grouped, false), (.insetGrouped, false): .groupedHeader
        case (.grouped, true), (.insetGrouped, true): .groupedFooter
        case (.sidebar, false), (.sidebarPlain, false): .sidebarHeader
        case (.sidebar, true), (.sidebarPlain, true): .groupedFooter
        }
    }

    /// A title from the data source, with the list's text transform.
    package func show(title text: String?) { textLabel?.text = text.map { preset.text.transformed($0) } }

    private func settingChanged(from old: HeaderFooterLayoutContext) {
        if setting.look != old.look || setting.isFooter != old.isFooter {
            for label in [title, detail].compactMap({ $0 }) { apply(preset.text, to: label) }
        }
        if setting.isPinned != old.isPinned { showGlass() }
        if setting.sideMargin != old.sideMargin { layoutMarginsDidChange() }
        setNeedsUpdateConfiguration()
    }

    /// The default content of the list's headers or footers, without text and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration(preset) }
    /// The content as a value; nil, the default, shows the texts and the app's views.
    ///
    /// Setting it replaces `contentView`, or updates the current one if it supports the configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            let old = configured.contentView
            if configured.setContent(newValue) == .replaced {
                old?.removeFromSuperview()
                plainContent?.removeFromSuperview()
                (plainContent, title, detail) = (nil, nil, nil)
                let view = contentView
                view.frame = old?.frame ?? bounds
                if view.superview !== self { addSubview(view) }
            }
            setNeedsUpdateConfiguration()
        }
    }
    /// Whether the content configuration is updated for the view's state automatically; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.updatesContent }
        set { configured.updatesContent = newValue }
    }
    /// Returns the background of headers and footers in the list's style, as a start for changes.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        setting.look.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
    /// The background as a value; nil by default.
    ///
    /// Setting it removes `backgroundView`; without one, headers of plain lists are translucent while pinned.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            if newValue != nil { backgroundView = nil }
            configured.setBackground(newValue, in: self)
            ownsBackground = newValue != nil
            setNeedsUpdateConfiguration()
        }
    }
    private var ownsBackground = false
    /// Whether the background configuration is updated for the view's state automatically; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured.updatesBackground }
        set { configured.updatesBackground = newValue }
    }
    /// The state that configurations depend on: traits, whether it takes touches, and whether it is pinned.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = setting.isPinned
        return state
    }
    /// Schedules an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() {
        configured.isStale = true
        setNeedsLayout()
    }
    /// Updates the configurations for a state; overriders call super.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        configured.follow(state, in: self)
    }
    /// Called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    private func updateIfNeeded() {
        configured.updateIfStale {
            let state = configurationState
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Background

    /// A view behind the content, which fills the view; nil by default.
    ///
    /// Setting it removes the background configuration.
    open var backgroundView: UIView? {
        get { background }
        set {
            guard newValue !== background else { return }
            background?.removeFromSuperview()
            background = newValue
            guard let newValue else { return }
            configured.setBackground(nil, in: self)
            insertSubview(newValue, at: 0)
            setNeedsLayout()
        }
    }

    /// Plain headers are translucent while pinned, unless the app set a background.
    private func showGlass() {
        guard !ownsBackground else { return setNeedsUpdateConfiguration() }
        let isNeeded = setting.isPinned && setting.look == .plain && background == nil && backgroundColor == nil
        configured.setBackground(
            isNeeded ? UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: configurationState) : nil, in: self)
        setNeedsLayout()
    }

    // MARK: Geometry

    @_spi(UIKitModules) open override var standardMargins: NSDirectionalEdgeInsets {
        let side = setting.sideMargin ?? CellAppearance.sideMargin(forWidth: bounds.width)
        let own = preset.margins
        return NSDirectionalEdgeInsets(top: own.top, leading: side, bottom: own.bottom, trailing: side)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateIfNeeded()
        let safe = setting.insetsContentToSafeArea ? safeAreaInsets : .zero
        let frame = bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
        let content = contentView
        if content.frame != frame { content.frame = frame }
        background?.frame = bounds
        configured.layOutBackground(in: bounds, margins: layoutMargins, rightToLeft: readsRightToLeft)
        guard configured.content == nil, title != nil || detail != nil else { return }
        let frames = frames(width: frame.width, height: frame.height)
        title?.frame = frames.text
        detail?.frame = frames.detail
    }

    private func frames(width: CGFloat, height: CGFloat?) -> CellTextFrames {
        let margins = preset.margins
        let sides = directionalLayoutMargins
        var commands = CellTextFrames.LayoutInput(width: width, arrangement: .stacked)
        commands.isRightToLeft = readsRightToLeft
        commands.pixel = 1 / max(1, traitCollection.displayScale)
        (commands.leading, commands.trailing) = (sides.leading, sides.trailing)
        (commands.top, commands.bottom) = (margins.top, margins.bottom)
        commands.lineGap = ListContentMetrics.lineGap
        if let title, ListText.isFilled(title) { commands.text = { ListText.size(title, width: $0) } }
        if let detail, setting.look.isGrouped, ListText.isFilled(detail) { commands.detail = { ListText.size(detail, width: $0) } }
        commands.height = height
        // Titles of groups are bottom-aligned, and footers are top-aligned.
        commands.vertical = setting.look.isGrouped ? (setting.isFooter ? .top : .bottom) : .middle
        return CellTextFrames(commands)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
        let pixel = 1 / max(1, traitCollection.displayScale)
        updateIfNeeded()
        guard configured.content == nil else {
            let height = contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            return CGSize(width: width, height: CellSizing.roundedUp(height, pixel))
        }
        guard title != nil || detail != nil else { return CGSize(width: width, height: 0) }
        return CGSize(width: width, height: CellSizing.roundedUp(frames(width: width, height: nil).fittingHeight, pixel))
    }

    /// The size that constraints in the content view ask for; without any, of texts and `sizeThatFits(_:)`.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        constrainedSize(targetSize, .fittingSizeLevel, .fittingSizeLevel) ?? sizeThatFits(targetSize)
    }
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? ViewLayoutOptions.fittingSize(
                of: self, in: targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
    }

    /// Nil if no constraint concerns the view or its content view.
    private func constrainedSize(
        _ target: CGSize, _ horizontally: UILayoutPriority, _ vertically: UILayoutPriority
    ) -> CGSize? {
        // Margins depend on the width.
        if horizontally == .required, target.width > 0, bounds.width != target.width { bounds.size.width = target.width }
        updateIfNeeded()
        updateConstraintsIfNeeded()
        let content = contentView
        guard hasConstraintsOfItsOwn || content.hasConstraintsOfItsOwn else { return nil }
        let safe = setting.insetsContentToSafeArea ? safeAreaInsets : .zero
        return fittingSize(
            target, horizontally: horizontally, vertically: vertically, content: content,
            insets: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }
}

/// The superview of a header's texts and the app's views.
final class HeaderContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        preservesSuperviewLayoutMargins = true
        insetsLayoutMarginsFromSafeArea = false
        // Constraints are solved before the view around it is laid out: they must not meet an old size.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func subviewPreferredSizeDidChange(_ subview: UIView) {
        super.subviewPreferredSizeDidChange(subview)
        superview?.setNeedsLayout()
    }
}
