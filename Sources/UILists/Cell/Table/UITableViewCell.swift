public import Foundation
internal import ObjectiveC
internal import QuartzCore
@_spi(UIKitModules) public import UIKitCore
internal import ViewLayout

/// A row of a table view.
///
/// `CellFrames` computes the frames of its subviews, `CellTextFrames` those of the styles' texts; it calls its table through `CellOwner`.
/// > Contract: UIKit, UITableViewCell; facts 2.2; TV-13, TV-14, TV-18, TV-58.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate, SwipeRow {
    package weak var owner: (any CellOwner)?
    package var setting = CellLayoutContext() { didSet { if setting != oldValue { CellAppearance.settingChanged(self, from: oldValue) } } }
    let style: CellStyle
    let texts: CellDefaultContent
    let configured = ConfiguredContent()
    let parts = CellSubviews()
    private var plainContent: UIView?
    private var identifier: String?
    private var state = CellState()
    package let pulled = SwipeActionContent()
    let shape = CellCornerMask()
    /// The cell's height in an Interface Builder file. > Units: points.
    var fileHeight: CGFloat?

    /// Creates a cell; override it to add views, because tables create cells with it.
    ///
    /// - Parameters:
    ///   - style: the layout of the built-in texts; `default` for registered classes.
    ///   - reuseIdentifier: the name by which the table reuses the cell; nil for a cell that is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        texts = CellDefaultContent(style: style)
        identifier = reuseIdentifier
        super.init(frame: CellAppearance.naturalFrame)
        CellAppearance.prepare(self)
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        style = CellCoding.style(coder)
        texts = CellDefaultContent(style: style)
        identifier = coder.objectIfPresent(forKey: CellCoding.identifier) as? String
        super.init(coder: coder)
        CellAppearance.prepare(self)
        CellCoding.decode(self, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        CellCoding.encode(self, to: coder)
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }
    @_spi(UIKitModules) open override class func newForAppearance() -> UIView {
        DynamicCellFactory.make(self, style: .default, reuseIdentifier: nil)
    }

    /// The name by which the table reuses the cell; nil for a cell that is not reused.
    open var reuseIdentifier: String? { identifier }

    /// Called before the cell is used for another row, not before the first use; overrides call super.
    ///
    /// Ends swipes and animations, and keeps the content.
    open func prepareForReuse() { CellAppearance.prepareForReuse(self) }

    // MARK: Content

    /// The superview of texts and the app's views; the content configuration's view if there is one.
    open var contentView: UIView {
        if let view = configured.contentView { return view }
        if let plainContent { return plainContent }
        let made = CellContentView(frame: bounds)
        plainContent = made
        CellAppearance.install(made, in: self)
        return made
    }

    func dropPlainContent() {
        plainContent?.removeFromSuperview()
        plainContent = nil
    }

    /// The built-in text, created on first use; nil if a configuration provides the content.
    open var textLabel: UILabel? { configured.content == nil ? texts.textLabel(in: self) : nil }
    /// The built-in second text, created on first use; nil in the default style, and if a configuration provides the content.
    open var detailTextLabel: UILabel? { configured.content == nil ? texts.detailLabel(in: self) : nil }
    /// The built-in image view at the leading edge, created on first use; nil if a configuration provides the content.
    open var imageView: UIImageView? { configured.content == nil ? texts.imageView(in: self) : nil }

    /// The default content of a row of this style in its list, without text and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { CellConfigurations.defaultContent(of: self) }
    /// The content as a value; nil, the default, shows the built-in texts and the app's views in `contentView`.
    ///
    /// Setting it replaces `contentView`, or updates the current one if it supports the configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set { CellConfigurations.setContent(newValue, of: self) }
    }
    /// Whether the content configuration is updated for the cell's state automatically.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.updatesContent }
        set { configured.updatesContent = newValue }
    }
    /// Returns the background of a row in its list, as a start for changes.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { CellConfigurations.defaultBackground(of: self) }
    /// The background as a value; nil by default.
    ///
    /// Setting it removes the background views and the background colour.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.background }
        set { CellConfigurations.setBackground(newValue, of: self) }
    }
    /// Whether the background configuration is updated for the cell's state automatically; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured.updatesBackground }
        set { configured.updatesBackground = newValue }
    }
    /// The state that configurations depend on: selection, highlight, editing, focus, drag and traits.
    ///
    /// Subclasses may add values of their own.
    open var configurationState: UICellConfigurationState { CellConfigurations.state(of: self, state) }
    /// Schedules an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() {
        configured.isStale = true
        setNeedsLayout()
    }
    /// Updates the configurations for a state; overriders call super.
    open func updateConfiguration(using state: UICellConfigurationState) { configured.follow(state, in: self) }
    /// Called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Backgrounds

    /// A view behind the content, which fills the row; nil by default.
    open var backgroundView: UIView? {
        get { parts.background }
        set { CellAppearance.setBackground(\.background, newValue, of: self) }
    }
    /// A view behind the content, over `backgroundView`, while the row is selected or highlighted; nil shows the system's grey.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { CellAppearance.setBackground(\.selectedBackground, newValue, of: self) }
    }
    /// A view used instead of `selectedBackgroundView` in tables that allow multiple selection; nil by default.
    open var multipleSelectionBackgroundView: UIView? {
        get { parts.multipleBackground }
        set { CellAppearance.setBackground(\.multipleBackground, newValue, of: self) }
    }
    open override var backgroundColor: UIColor? {
        didSet { if !parts.isUpdatingAppearance { parts.hasOwnColor = true } }
    }

    // MARK: State

    /// How the row looks while selected or highlighted; `default` by default.
    open var selectionStyle: SelectionStyle = .default {
        didSet {
            noteAppearance(\.selectionStyle, selectionStyle)
            CellAppearance.updateSelection(self, animated: false)
        }
    }
    /// Whether the row appears selected; set by the table.
    ///
    /// Setting it changes the appearance only, without animation, not the table's selection.
    open var isSelected: Bool {
        get { state.isSelected }
        set { KeyValueChanges.set("selected", of: self) { setSelected(newValue, animated: false) } }
    }
    /// Whether a touch is on the row; set by the table, without animation.
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set { KeyValueChanges.set("highlighted", of: self) { setHighlighted(newValue, animated: false) } }
    }
    /// Changes the appearance for selection; overrides call super.
    ///
    /// - Parameters:
    ///   - selected: whether the row is selected.
    ///   - animated: whether the change is animated.
    open func setSelected(_ selected: Bool, animated: Bool) {
        change(\.isSelected, "selected", to: selected, animated: animated)
    }
    /// Changes the appearance for a touch on the row; overrides call super.
    ///
    /// - Parameters:
    ///   - highlighted: whether a touch is on the row.
    ///   - animated: whether the change is animated.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        change(\.isHighlighted, "highlighted", to: highlighted, animated: animated)
    }

    private func change(_ flag: WritableKeyPath<CellState, Bool>, _ key: String, to value: Bool, animated: Bool) {
        guard state[keyPath: flag] != value else { return }
        KeyValueChanges.will(self, key)
        defer { KeyValueChanges.did(self, key) }
        state[keyPath: flag] = value
        CellAppearance.updateSelection(self, animated: animated)
        if state.isFocused { FocusRingView.update(self) }
        setNeedsUpdateConfiguration()
    }

    /// Whether the system draws the keyboard focus of a row that is not selected.
    open var focusStyle: FocusStyle = .default { didSet { if state.isFocused { FocusRingView.update(self) } } }
    open override var isFocused: Bool { state.isFocused }
    /// Whether the cell and its subviews receive touches while it is dragged.
    open var userInteractionEnabledWhileDragging = false
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        state.drag == .dragging && !userInteractionEnabledWhileDragging ? nil : super.hitTest(point, with: event)
    }
    /// Called when the row is lifted, dragged and dropped.
    open func dragStateDidChange(_ dragState: DragState) {}
    package func changeDragState(_ dragState: DragState) {
        guard state.drag != dragState else { return }
        state.drag = dragState
        setNeedsUpdateConfiguration()
        dragStateDidChange(dragState)
    }
    /// A drag would drop into the row: it appears highlighted.
    package func changeDropState(_ dropState: UICellConfigurationState.DropState) {
        guard state.drop != dropState else { return }
        state.drop = dropState
        setHighlighted(dropState == .targeted, animated: false)
        setNeedsUpdateConfiguration()
    }
    package var isReordering: Bool {
        get { state.isReordering }
        set {
            state.isReordering = newValue
            setNeedsUpdateConfiguration()
        }
    }

    // MARK: Editing

    /// Whether the cell shows its editing controls; set by the table.
    open var isEditing: Bool {
        get { state.isEditing }
        set { KeyValueChanges.set("editing", of: self) { setEditing(newValue, animated: false) } }
    }
    /// Shows or hides the editing controls: the control at the leading edge, the reorder control, the editing accessory.
    ///
    /// - Parameters:
    ///   - editing: whether to show them.
    ///   - animated: whether they slide in and out.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != state.isEditing else { return }
        KeyValueChanges.will(self, "editing")
        defer { KeyValueChanges.did(self, "editing") }
        state.isEditing = editing
        CellEditing.changed(self, animated: animated)
        setNeedsUpdateConfiguration()
    }
    /// The control at the leading edge while editing, as the table's delegate chose it; `none` outside of a table.
    open var editingStyle: EditingStyle { setting.editingStyle }
    /// Whether the cell has a reorder control while editing. In a table its data source decides instead. > Contract: UIKit, TV-47.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// Whether editing moves the content aside, in tables whose delegate permits it; true by default.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether the delete button is visible.
    open var showingDeleteConfirmation: Bool { state.isConfirmingDeletion }
    /// Called before editing controls appear or disappear.
    open func willTransition(to state: StateMask) {}
    /// Called after editing controls appeared or disappeared, at the end of the animation; does nothing by default.
    open func didTransition(to state: StateMask) {}

    package func changeDeleteConfirmation(_ isShown: Bool) {
        guard state.isConfirmingDeletion != isShown else { return }
        state.isConfirmingDeletion = isShown
        CellEditing.confirmationChanged(self)
    }
    package var isPulled: Bool {
        get { state.isSwiped }
        set {
            guard state.isSwiped != newValue else { return }
            state.isSwiped = newValue
            setNeedsUpdateConfiguration()
        }
    }

    // MARK: Accessories

    /// The system's view at the trailing edge; `none` by default.
    open var accessoryType: AccessoryType = .none {
        willSet { KeyValueChanges.will(self, "accessoryType") }
        didSet {
            defer { KeyValueChanges.did(self, "accessoryType") }
            if accessoryType != oldValue { setNeedsLayout() }
        }
    }
    /// A view at the trailing edge, which keeps its size and takes precedence over `accessoryType`; nil by default.
    open var accessoryView: UIView? { didSet { CellAccessories.replaced(oldValue, accessoryView, in: self) } }
    /// The system's view at the trailing edge while editing; `none` by default.
    open var editingAccessoryType: AccessoryType = .none { didSet { if editingAccessoryType != oldValue { setNeedsLayout() } } }
    /// A view at the trailing edge while editing, which takes precedence over `editingAccessoryType`; nil by default.
    open var editingAccessoryView: UIView? { didSet { CellAccessories.replaced(oldValue, editingAccessoryView, in: self) } }

    // MARK: Geometry

    /// How far the content is indented, in steps of `indentationWidth`; 0 by default.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The distance by which one step of `indentationLevel` moves the content; 10 by default.
    ///
    /// Per level. > Units: points.
    open var indentationWidth = CellMetrics.indentationWidth { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// The distances between the separator's ends and the row's edges, in points.
    ///
    /// Of the separator below the row; left is the leading edge. Until set, the separator begins at the text.
    open var separatorInset: UIEdgeInsets {
        get { parts.explicitSeparatorInset ?? CellSeparatorLayout.inset(of: self) }
        set {
            noteAppearance(\.separatorInset, newValue)
            // Setting the same value during layout would trigger layout endlessly.
            guard parts.explicitSeparatorInset != newValue else { return }
            parts.explicitSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    @_spi(UIKitModules) open override var standardMargins: NSDirectionalEdgeInsets { CellAppearance.margins(of: self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        CellConfigurations.updateIfNeeded(self)
        CellLayoutPass.run(self)
    }

    /// The height of the content, at least 44.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CellSizing.fitting(self, size) }

    /// The size that constraints in the content view, or between it and the cell, ask for, and the separator.
    ///
    /// Without such constraints: the height of content configurations, texts, and `sizeThatFits(_:)`, which is at least 44 points.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        CellSizing.systemFitting(self, targetSize, horizontally: .fittingSizeLevel)
    }
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CellSizing.systemFitting(
            self, targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
    }

    /// The table asks for the height again, unless its `selfSizingInvalidation` is disabled.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentHeightDidChange()
    }

    @_spi(UIKitModules) open override func subviewPreferredSizeDidChange(_ subview: UIView) {
        super.subviewPreferredSizeDidChange(subview)
        if subview === contentView { contentHeightDidChange() }
    }

    @_spi(UIKitModules) open override func constraintsInsideDidChange() { owner?.cellConstraintsDidChange(self) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        texts.tintChanged(in: self)
        CellConfigurations.tintChanged(self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? CellAccessibility.isElement(self) }
        set { super.isAccessibilityElement = newValue }
    }
    /// The texts, unless set.
    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? CellAccessibility.label(of: self) }
        set { super.accessibilityLabel = newValue }
    }
    /// Performs a tap on the row.
    open override func accessibilityActivate() -> Bool { owner?.cellActivated(self) ?? super.accessibilityActivate() }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? CellAccessibility.traits(of: self) }
        set { super.accessibilityTraits = newValue }
    }
}

extension UITableViewCell: FocusableCell {
    package var holdsFocus: Bool {
        get { state.isFocused }
        set {
            guard newValue != state.isFocused else { return }
            state.isFocused = newValue
            FocusRingView.update(self)
            setNeedsUpdateConfiguration()
        }
    }
    package var showsFocusRing: Bool { focusStyle == .default && !isSelected }
}
