public import Foundation
internal import ObjectiveC
@_spi(UIKitModules) public import UIKitCore

/// An item of a collection view.
///
/// > Contract: UIKit, UICollectionViewCell; CV-6, CV-11.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    let configured = ConfiguredContent()
    private var plainContent: UIView?
    private var background: UIView?
    private var selectedBackground: UIView?
    private var drag = DragState.none
    private var drop = UICellConfigurationState.DropState.none
    /// The user, or the app, moves the item interactively.
    var isReordering = false { didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } } }

    /// Whether an item is part of a drag.
    public enum DragState: Int, Sendable {
        /// Not dragged.
        case none = 0
        /// Held by a touch, before the drag begins.
        case lifting = 1
        /// Part of a drag.
        case dragging = 2
    }

    /// Updates a cell for a state, instead of a subclass.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder is NibDecoder {
            coder.adopt("UIContentView", as: contentView) { ViewCoding.decode($0, from: $1) }
        } else {
            for view in coder.objectIfPresent(forKey: "UIContentView") as? [UIView] ?? [] { contentView.addSubview(view) }
        }
        PropertyDecoder(self, coder).object("UIBackgroundView", \.backgroundView)
        PropertyDecoder(self, coder).object("UISelectedBackgroundView", \.selectedBackgroundView)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        let own = configured.content == nil ? contentView.subviews : []
        if !own.isEmpty { coder.encode(own as NSArray, forKey: "UIContentView") }
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    // MARK: Content

    /// The superview of the app's views; the content configuration's view if there is one.
    open var contentView: UIView {
        if let view = configured.contentView { return view }
        if let plainContent { return plainContent }
        let made = ItemContentView(frame: bounds)
        plainContent = made
        addSubview(made)
        return made
    }

    /// The content as a value; nil, the default, shows the app's views in `contentView`.
    ///
    /// Setting it replaces `contentView`, or updates the current one if it supports the configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            let old = configured.contentView
            if configured.setContent(newValue) == .replaced {
                old?.removeFromSuperview()
                plainContent?.removeFromSuperview()
                plainContent = nil
                let view = contentView
                view.frame = old?.frame ?? bounds
                if view.superview !== self { addSubview(view) }
            }
            setNeedsUpdateConfiguration()
            invalidateIntrinsicContentSize()
        }
    }
    /// Whether the content configuration is updated for the cell's state automatically.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.updatesContent }
        set { configured.updatesContent = newValue }
    }
    /// Returns a background to start from; transparent for a plain cell, the list's for a list cell.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// Setting it removes the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set {
            if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
            configured.setBackground(newValue, in: self)
            setNeedsUpdateConfiguration()
        }
    }
    /// Whether the background configuration is updated for the cell's state automatically; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured.updatesBackground }
        set { configured.updatesBackground = newValue }
    }
    /// The state that configurations depend on: selection, highlight, focus, drag and traits.
    ///
    /// Subclasses may add values of their own.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.cellDragState = UICellConfigurationState.DragState(rawValue: drag.rawValue) ?? .none
        state.cellDropState = drop
        state.isReordering = isReordering
        return state
    }
    /// Schedules an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() {
        configured.isStale = true
        setNeedsLayout()
    }
    /// Updates the configurations for a state; overriders call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configured.follow(state, in: self)
    }
    /// Called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    package func updateConfigurationIfNeeded() {
        configured.updateIfStale {
            let state = configurationState
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Backgrounds

    /// A view behind the content, which fills the cell; nil by default.
    ///
    /// Setting it removes the background configuration.
    open var backgroundView: UIView? {
        get { background }
        set {
            guard newValue !== background else { return }
            background?.removeFromSuperview()
            background = newValue
            guard let newValue else { return }
            if configured.background != nil { configured.setBackground(nil, in: self) }
            newValue.frame = bounds
            insertSubview(newValue, at: 0)
        }
    }
    /// A view behind the content, over `backgroundView`, while the item is selected or highlighted; nil by default.
    open var selectedBackgroundView: UIView? {
        get { selectedBackground }
        set {
            guard newValue !== selectedBackground else { return }
            selectedBackground?.removeFromSuperview()
            selectedBackground = newValue
            if newValue != nil, configured.background != nil { configured.setBackground(nil, in: self) }
            updateSelectedBackground()
        }
    }

    private func updateSelectedBackground() {
        guard let view = selectedBackground else { return }
        let isOn = isSelected || isHighlighted
        if isOn, view.superview !== self {
            view.frame = bounds
            if let background { insertSubview(view, aboveSubview: background) } else { insertSubview(view, at: 0) }
        }
        view.isHidden = !isOn
    }

    // MARK: State

    /// Whether the item is selected; set by the collection view before the cell is displayed.
    ///
    /// Setting it changes the appearance only, not the collection view's selection.
    open var isSelected = false {
        willSet { KeyValueChanges.will(self, "selected") }
        didSet {
            defer { KeyValueChanges.did(self, "selected") }
            if isSelected != oldValue { stateChanged() }
        }
    }
    /// Whether a touch is on the item; labels and image views of the content are highlighted with it, as for a selected item.
    open var isHighlighted = false {
        willSet { KeyValueChanges.will(self, "highlighted") }
        didSet {
            defer { KeyValueChanges.did(self, "highlighted") }
            if isHighlighted != oldValue { stateChanged() }
        }
    }

    private func stateChanged() {
        updateSelectedBackground()
        highlight(contentView, isSelected || isHighlighted)
        if holdsFocus { FocusRingView.update(self) }
        setNeedsUpdateConfiguration()
    }

    /// Whether the item has the keyboard focus.
    package var holdsFocus = false {
        didSet {
            guard holdsFocus != oldValue else { return }
            FocusRingView.update(self)
            setNeedsUpdateConfiguration()
        }
    }
    open override var isFocused: Bool { holdsFocus }

    /// The app's labels and image views have a highlighted state.
    private func highlight(_ view: UIView, _ isOn: Bool) {
        for child in view.subviews {
            switch child {
            case let label as UILabel: label.isHighlighted = isOn
            case let image as UIImageView: image.isHighlighted = isOn
            case is UIControl: break
            default: highlight(child, isOn)
            }
        }
    }

    /// Called when the item is lifted, dragged and dropped.
    open func dragStateDidChange(_ dragState: DragState) {}
    package func changeDragState(_ dragState: DragState) {
        guard drag != dragState else { return }
        drag = dragState
        setNeedsUpdateConfiguration()
        dragStateDidChange(dragState)
    }

    /// A drag would drop into the item: it appears highlighted.
    package func changeDropState(_ dropState: UICellConfigurationState.DropState) {
        guard drop != dropState else { return }
        drop = dropState
        isHighlighted = dropState == .targeted
        setNeedsUpdateConfiguration()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        layer.removeAllAnimations()
        (isSelected, isHighlighted, holdsFocus, drop) = (false, false, false, .none)
        isReordering = false
    }

    /// Whether the cell handles a tap itself, without selecting the item. > Package seam.
    package func acceptsTap() -> Bool { false }

    // MARK: Geometry

    /// Content fills the cell, except for accessories. > Package seam.
    package func placeContent() {
        let content = contentView
        if content.frame != bounds { content.frame = bounds }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeContent()
        for view in [background, selectedBackground] { view?.frame = bounds }
        configured.layOutBackground(in: bounds, margins: layoutMargins, rightToLeft: readsRightToLeft)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return configured.contentView?.sizeThatFits(size) ?? super.sizeThatFits(size)
    }

    /// How far the content stays away from the edges of a cell of a width. > Package seam.
    package func contentInsets(forWidth width: CGFloat) -> UIEdgeInsets { .zero }

    override var hasConstraintsForSizing: Bool { hasConstraintsOfItsOwn || contentView.hasConstraintsOfItsOwn }
    override func followsSize(of subview: UIView) -> Bool { subview === contentView }

    /// The size that constraints in the content view, or between it and the cell, ask for; without any, the content's.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        updateConstraintsIfNeeded()
        guard hasConstraintsForSizing else {
            // Constraints deeper inside, as of a stack view without any to the content view, do not concern the cell.
            return ViewLayoutOptions.fittingSize(
                of: self, in: targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
        }
        let isWide = horizontalFittingPriority == .required && targetSize.width > 0 && targetSize.width.isFinite
        // Margins depend on the width.
        if isWide, bounds.width != targetSize.width { bounds.size.width = targetSize.width }
        return fittingSize(
            targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority, content: contentView,
            insets: contentInsets(forWidth: isWide ? targetSize.width : bounds.width))
    }

    /// Fits the content along axes whose length is estimated. > Contract: CV-2, CV-31.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        updateConstraintsIfNeeded()
        if hasConstraintsForSizing {
            ItemSizing.fit(self, layoutAttributes)
            return layoutAttributes
        }
        let (asksWidth, asksHeight) = (layoutAttributes.estimatesWidth, layoutAttributes.estimatesHeight)
        guard asksWidth || asksHeight else { return layoutAttributes }
        let size = layoutAttributes.size
        let fitting = sizeThatFits(
            CGSize(
                width: asksWidth ? .greatestFiniteMagnitude : size.width, height: asksHeight ? .greatestFiniteMagnitude : size.height))
        layoutAttributes.size = CGSize(width: asksWidth ? fitting.width : size.width, height: asksHeight ? fitting.height : size.height)
        return layoutAttributes
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Accessibility

    /// Performs a tap on the item.
    open override func accessibilityActivate() -> Bool {
        guard let core = collectionCore, let key = core.visible.key(of: self), key.category == .cell else {
            return super.accessibilityActivate()
        }
        return core.touches.activate(key.path)
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? (isSelected ? .selected : .none) }
        set { super.accessibilityTraits = newValue }
    }
}

/// The superview of the app's views.
final class ItemContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        insetsLayoutMarginsFromSafeArea = false
        // Constraints are solved before the view around it is laid out: they must not meet an old size.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func subviewPreferredSizeDidChange(_ subview: UIView) {
        super.subviewPreferredSizeDidChange(subview)
        guard !hasConstraintsOfItsOwn else { return }
        superview?.subviewPreferredSizeDidChange(self)
    }
}

extension UICollectionViewCell: FocusableCell {
    package var showsFocusRing: Bool { !isSelected }
}
