public import Foundation
public import ObjectiveC

/// A control with a title and an image that the user presses.
///
/// Its appearance is set per state (`setTitle(_:for:)` and the like), by a `configuration`, or by both: what is set per state then takes
/// the place of the configuration's title, image, title colour and background image, until the configuration gets another title or image.
/// `ButtonContentLayout` and `ButtonConfigurationLayout` compute the frames.
/// > Contract: UIKit, UIButton; facts 2.3, CO-6, CO-14, CO-15.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The kind of a button, chosen at creation: its look, and the symbol that it shows.
    public enum ButtonType: Int, Sendable {
        /// No look of its own: white title, and an image that is darker while pressed.
        case custom = 0
        /// Title and image in the tint colour, dimmed while pressed.
        case system = 1
        /// An information symbol in a circle, for details of a row.
        case detailDisclosure = 2
        /// An information symbol, for light backgrounds; drawn as `detailDisclosure`.
        case infoLight = 3
        /// An information symbol, for dark backgrounds; drawn as `detailDisclosure`.
        case infoDark = 4
        /// A plus symbol in a circle.
        case contactAdd = 5
        /// A cross on a grey disc, for closing a panel.
        case close = 7
        /// The older name of `system`.
        public static let roundedRect = ButtonType.system
    }

    /// What the button's action means, which may change its colours.
    public enum Role: Int, Sendable {
        /// No special meaning; the default.
        case normal = 0
        /// The action that the user most likely wants; drawn as `normal`.
        case primary = 1
        /// Leaves without an action; drawn as `normal`.
        case cancel = 2
        /// Deletes something: red in the system type and in configurations without their own colours.
        case destructive = 3
    }

    var titles = ControlStateTable<String>()
    var attributedTitles = ControlStateTable<NSAttributedString>()
    var titleColors = ControlStateTable<UIColor>()
    var titleShadowColors = ControlStateTable<UIColor>()
    var images = ControlStateTable<UIImage>()
    var backgroundImages = ControlStateTable<UIImage>()
    private(set) lazy var label = makeLabel()
    /// The label's initial font; nil until there is a label.
    private var titleFont: UIFont?
    private(set) lazy var picture = makeImageView()
    var backgroundImageView: UIImageView?
    var symbolConfigurations = ControlStateTable<UIImage.SymbolConfiguration>()
    var configurationBackground: ConfiguredBackgroundView?
    var subtitlePart: UILabel?
    var spinner: UIActivityIndicatorView?
    var popUpIndicator: UIImageView?
    var readSize: CGSize?
    /// As of the last change.
    private var lastSizeInputs: ButtonSizeInputs?
    /// Texts change together with the rest: nil outside of `updateContent()`, then whether a text did.
    private var textsChanged: Bool?
    /// The width for which constraints request the height; 0 otherwise. > Units: points.
    private var requestedWidth: CGFloat = 0

    /// The kind that the button was created with; cannot be changed.
    public private(set) var buttonType: ButtonType = .custom

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Reads the type, the values of each state and the configuration from an archive or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        buttonType = ButtonType(rawValue: coder.decodeInteger(forKey: "UIButtonType")) ?? .custom
        decodeContents(from: coder)
        updateContent()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(buttonType.rawValue, forKey: "UIButtonType")
        encodeContents(to: coder)
    }

    /// Creates a button of a type; its size is zero until it is set or fitted.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
    }

    /// `type.init(type:)` of a class known only at run time, as Objective-C initialisers allow; emitted by source rewriting.
    public class func dynamicallyMade(type buttonType: ButtonType) -> Self {
        let button = dynamicallyMade(frame: .zero)
        button.become(buttonType)
        return button
    }

    private func become(_ buttonType: ButtonType) {
        self.buttonType = buttonType
        // A subclass may have set a title, an image or a font in `init(frame:)`; these are not replaced.
        if images[.normal] == nil, let image = Self.picture(of: buttonType) { images[.normal] = image }
        if let titleFont, label.font == titleFont { label.font = Self.titleFont(of: buttonType) }
        updateContent()
    }

    /// A system button with an image.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }

    /// A button whose title, image and action are those of `primaryAction`.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// A custom button with a frame, whose title, image and action are those of `primaryAction`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// A button with a configuration, to which the action adds its title and image where it has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    // MARK: Per-state values

    /// Sets the text for a state, or removes it; states without one show that of `normal`.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        configuredTitleIsNewer = false
        updateContent()
    }
    /// Sets styled text for a state, which is shown instead of the plain title; nil removes it.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        configuredTitleIsNewer = false
        updateContent()
    }
    /// Sets the title's colour for a state; without one, a system button has the tint and a custom one white.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        noteAppearance("titleColor", Int(bitPattern: state.rawValue)) { $0.setTitleColor(color, for: state) }
        titleColors[state] = color
        updateContent()
    }
    /// Sets the colour of the title's shadow for a state; the offset is that of `titleLabel`, zero by default.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        noteAppearance("titleShadowColor", Int(bitPattern: state.rawValue)) { $0.setTitleShadowColor(color, for: state) }
        titleShadowColors[state] = color
        updateContent()
    }
    /// Sets the image for a state; states without one show that of `normal`, adjusted if the button's flags say so.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("image", Int(bitPattern: state.rawValue)) { $0.setImage(image, for: state) }
        images[state] = image
        configuredImageIsNewer = false
        updateContent()
    }
    /// Sets the image that fills the button behind title and image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("backgroundImage", Int(bitPattern: state.rawValue)) { $0.setBackgroundImage(image, for: state) }
        backgroundImages[state] = image
        updateContent()
    }

    /// The text that is shown in a state: its own, that of `normal`, or that of the configuration.
    open func title(for state: UIControl.State) -> String? {
        (configuredTitleIsNewer ? configuration?.title : nil) ?? titles.value(for: state) ?? configuration?.title
    }
    /// The styled text that is shown in a state: its own, or that of `normal`.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.value(for: state) }
    /// The title's colour in a state, including the default of the button's type.
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors.value(for: state) ?? defaultTitleColor(for: state) }
    /// The colour of the title's shadow in a state: its own, or that of `normal`.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }
    /// The image in a state: its own, that of `normal`, or that of the configuration.
    open func image(for state: UIControl.State) -> UIImage? {
        (configuredImageIsNewer ? configuration?.image : nil) ?? images.value(for: state) ?? configuration?.image
    }
    /// The background image in a state: its own, or that of `normal`.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

    /// The title in the current state.
    open var currentTitle: String? { title(for: state) }
    /// The styled title in the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title's colour in the current state; white if there is none.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow in the current state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image in the current state.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image in the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Subviews

    /// The label of the title.
    ///
    /// Created on first access. Set the title with `setTitle(_:for:)`: text set here is replaced at the next state change.
    open var titleLabel: UILabel? { label }
    /// The view of the image, created on first access; set the image with `setImage(_:for:)`.
    open var imageView: UIImageView? { picture }
    /// The label of a configuration's subtitle; otherwise nil.
    open var subtitleLabel: UILabel? { subtitlePart }

    /// How symbol images of a state are drawn; nil draws them unchanged.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        symbolConfigurations[state] = configuration
        updateContent()
    }
    /// How symbol images are drawn in a state: its own configuration, or that of `normal`.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations.value(for: state)
    }
    /// How symbol images are drawn in the current state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }

    /// The image as displayed, in its displayed size.
    var sizedImage: UIImage? {
        guard let image = currentImage, image.isSymbolImage, let symbols = currentPreferredSymbolConfiguration else { return currentImage }
        return image.applyingSymbolConfiguration(symbols) ?? image
    }

    /// The button's behaviour on a Mac; on iPhone and iPad always that of iPad.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// The behaviour in use: always that of iPad.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Sizes: 15 for system buttons (confidence M), 18 for custom ones (R).
    private static func titleFont(of type: ButtonType) -> UIFont { .systemFont(ofSize: type == .custom ? 18 : 15) }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        // Other than a label's, a title's shadow is right under it until it is moved: `titleShadowOffset` is zero.
        label.shadowOffset = .zero
        label.isUserInteractionEnabled = false
        let font = Self.titleFont(of: buttonType)
        titleFont = font
        label.font = font
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(label)
        return label
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView(frame: .zero)
        view.isUserInteractionEnabled = false
        view.contentMode = .scaleToFill
        addSubview(view)
        return view
    }

    // MARK: Insets and behaviour

    /// Space between the button's edges and its title and image, in points; adds to the intrinsic size. Default: zero.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet {
            noteAppearance(\.contentEdgeInsets, contentEdgeInsets)
            geometryChanged()
        }
    }
    /// Shifts and shrinks the title's rectangle, in points; does not change the intrinsic size.
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { geometryChanged() } }
    /// Shifts and shrinks the image's rectangle, in points; does not change the intrinsic size.
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { geometryChanged() } }
    /// Whether a custom button darkens its image while pressed, if that state has no image. Default: true.
    open var adjustsImageWhenHighlighted = true { didSet { updateContent() } }
    /// Whether a custom button lightens its image while disabled, if that state has no image. Default: true.
    open var adjustsImageWhenDisabled = true { didSet { updateContent() } }
    /// Whether the button glows while pressed; without effect in Ferry.
    open var showsTouchWhenHighlighted = false {
        didSet { if showsTouchWhenHighlighted { UnimplementedSetting.report("showsTouchWhenHighlighted", on: self) } }
    }
    /// Whether the title's shadow changes sides while pressed; without effect in Ferry.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { if reversesTitleShadowWhenHighlighted { UnimplementedSetting.report("reversesTitleShadowWhenHighlighted", on: self) } }
    }
    /// The meaning of the action; `destructive` makes the button red. Default: `normal`.
    open var role: Role = .normal { didSet { updateContent() } }
    /// Whether the pointer shows a hover effect.
    open var isPointerInteractionEnabled: Bool {
        get { pointer != nil }
        set { pointer = newValue ? pointer ?? ButtonPointerEffect(self) : pointer?.removed() }
    }
    private var pointer: ButtonPointerEffect?
    /// Returns the pointer's look over a button, given the proposed effect and shape; nil keeps the proposal.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    /// Returns the effect; if nil, the default one is used. Setting it enables the interaction.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
    }

    // MARK: Configuration

    /// One value for the whole appearance, over which what is set per state is shown; nil leaves the per-state values alone.
    open var configuration: Configuration? {
        // Not stored here: a part of it may be changed to a value that is made of another part.
        get { ownConfiguration }
        set {
            if let title = newValue?.attributedTitle, title != ownConfiguration?.attributedTitle { configuredTitleIsNewer = true }
            if let image = newValue?.image, image !== ownConfiguration?.image { configuredImageIsNewer = true }
            ownConfiguration = newValue
            updateContent()
        }
    }
    private var ownConfiguration: Configuration?
    /// The configuration got its title after the states had theirs: the last one that was set is shown (R).
    private(set) var configuredTitleIsNewer = false
    private(set) var configuredImageIsNewer = false
    /// Called by `updateConfiguration()` before the next layout, and when the state changes.
    ///
    /// It may set a configuration that suits the button's state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration adapts to the state; false is without effect in Ferry.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if !automaticallyUpdatesConfiguration { UnimplementedSetting.report("automaticallyUpdatesConfiguration", on: self) } }
    }
    private var isUpdatingConfiguration = false

    /// Schedules `updateConfiguration()` for the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    private var needsConfiguration = false

    /// Called when the state changed; the default calls `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    private func updateConfigurationIfNeeded() {
        guard needsConfiguration, !isUpdatingConfiguration else { return }
        needsConfiguration = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }

    // MARK: Menus

    /// The menu of the button; nil has none.
    ///
    /// Opens after a long press, or on touch down with `showsMenuAsPrimaryAction`.
    open var menu: UIMenu? { didSet { menuChanged() } }
    /// The order of the menu's elements relative to the button; automatic by default.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// With a menu as the primary action: a pop-up button, which shows what is chosen. Otherwise the button goes on and off.
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }
    open override var showsMenuAsPrimaryAction: Bool { didSet { menuChanged() } }

    private func menuChanged() {
        ButtonMenu.menuChanged(of: self)
        guard let configuration, showsPopUpIndicator(configuration) != (popUpIndicator != nil) else { return }
        updateContent()
    }

    /// A menu closed, and the button shows what was chosen. > Package seam.
    @_spi(UIKitModules) open func menuChoiceDidShow() {}
    package override var menuSelectsOne: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { ButtonMenu.configuration(of: self) }
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        ButtonMenu.menuEnded(of: self)
    }
    // MARK: State

    package override var sendsPrimaryActionOnTouchUp: Bool { true }

    package override func controlStateDidChange() {
        if configuration != nil || configurationUpdateHandler != nil {
            needsConfiguration = true
            updateConfigurationIfNeeded()
        }
        updateContent()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateContent()
    }

    /// A title whose font changes, for example with the text size, invalidates the intrinsic size.
    @_spi(UIKitModules) open override func subviewPreferredSizeDidChange(_ subview: UIView) {
        super.subviewPreferredSizeDidChange(subview)
        guard subview is UILabel else { return }
        if textsChanged != nil {
            textsChanged = true
        } else if !layoutState.isLayingOut {
            sizeMayChange(withText: true)
        }
    }

    private func geometryChanged() {
        sizeMayChange(withText: false)
        setNeedsLayout()
    }

    /// Another state, colour or the same value again changes no size.
    private func sizeMayChange(withText: Bool) {
        let inputs = sizeInputs
        if inputs != lastSizeInputs || withText && wrapsText { readSize = nil } else if !withText { return }
        lastSizeInputs = inputs
        announceSizeChange()
    }

    /// Applies the state's values to the subviews.
    func updateContent() {
        textsChanged = false
        if let configuration = shownConfiguration {
            showConfiguration(configuration)
        } else {
            showStateValues()
        }
        let withText = textsChanged ?? false
        textsChanged = nil
        sizeMayChange(withText: withText)
        setNeedsLayout()
    }

    // MARK: Geometry, overridable

    /// The rectangle of the background image in the button's coordinates: the whole bounds, unless overridden.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle for title and image: the bounds without `contentEdgeInsets`, unless overridden.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// The title's rectangle inside the content rectangle; for overriding, and not used with a configuration.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).titleRect }

    /// The image's rectangle inside the content rectangle; for overriding, and not used with a configuration.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).imageRect }

    private func layout(in content: CGRect) -> ButtonContentLayout {
        ButtonContentLayout(
            content: content, imageSize: sizedImage?.size ?? .zero, titleSize: naturalTitleSize(width: content.width),
            imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets, horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: max(1, traitCollection.displayScale))
    }

    var hasTitle: Bool { !(currentTitle ?? "").isEmpty || currentAttributedTitle != nil }

    private func naturalTitleSize(width: CGFloat) -> CGSize {
        guard hasTitle else { return .zero }
        let space = label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : max(0, width - (sizedImage?.size.width ?? 0))
        let size = label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    /// A title that is empty is as high as a line, and so is a button without a title and an image.
    private func emptyTitleSize() -> CGSize {
        guard !hasOwnSymbol, sizedImage == nil || currentTitle != nil else { return .zero }
        let font: UIFont = titleFont == nil ? Self.titleFont(of: buttonType) : label.font
        return CGSize(width: 0, height: font.lineHeight.rounded(.up))
    }

    private var hasOwnSymbol: Bool { ButtonStyleMetrics.size(of: buttonType) != nil }

    open override var intrinsicContentSize: CGSize { requestedWidth > 0 ? naturalSize : readNaturalSize() }

    /// At any width unless one is requested.
    var naturalSize: CGSize {
        guard requestedWidth > 0 else { return naturalSize(width: .greatestFiniteMagnitude) }
        let insets = configuration == nil ? contentEdgeInsets.left + contentEdgeInsets.right : 0
        return naturalSize(width: max(requestedWidth - insets, 1))
    }

    @_spi(UIKitModules) open override var intrinsicHeightDependsOnWidth: Bool { wrapsText }

    @_spi(UIKitModules) open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        let natural = intrinsicContentSize
        guard wrapsText, width > 0, natural.width < 0 || width < natural.width else { return natural }
        requestedWidth = width
        defer { requestedWidth = 0 }
        // The property, which a subclass may have overridden to add insets.
        return CGSize(width: natural.width, height: intrinsicContentSize.height)
    }

    @_spi(UIKitModules) open override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard forFirstBaselineLayout === self, forLastBaselineLayout === self else { return super.baselineOffsets(in: size) }
        return ViewBaselines.offsets(of: self, in: size) { frame in baselines(in: frame) ?? (frame.height, frame.height) }
    }

    @_spi(UIKitModules) open override var baselinesFollowCenter: Bool {
        contentVerticalAlignment == .center && forFirstBaselineLayout === self && forLastBaselineLayout === self
    }

    package override var reservedGestures: ControlGestures { .tap }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    /// Whether the symbol of the button's type is its whole content.
    var showsOwnSymbol: Bool {
        hasOwnSymbol && !hasTitle && currentImage == Self.picture(of: buttonType)
    }

    private func naturalSize(width: CGFloat) -> CGSize {
        if let configuration = shownConfiguration { return configurationLayout(configuration, width: width).naturalSize }
        let image = sizedImage?.size
        var size = ButtonContentLayout.naturalSize(
            image: image, title: hasTitle ? naturalTitleSize(width: width) : emptyTitleSize(), insets: contentEdgeInsets)
        if let own = ButtonStyleMetrics.size(of: buttonType), showsOwnSymbol {
            size = CGSize(
                width: own.width + contentEdgeInsets.left + contentEdgeInsets.right,
                height: own.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
        }
        guard let background = currentBackgroundImage?.size else { return size }
        return CGSize(
            width: max(size.width, background.width + contentEdgeInsets.left + contentEdgeInsets.right),
            height: max(size.height, background.height + contentEdgeInsets.top + contentEdgeInsets.bottom))
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        if let configuration = shownConfiguration {
            layoutConfiguration(configuration)
        } else {
            let content = contentRect(forBounds: bounds)
            backgroundImageView?.frame = backgroundRect(forBounds: bounds)
            if currentImage != nil { picture.frame = imageRect(forContentRect: content) }
            if hasTitle { label.frame = titleRect(forContentRect: content) }
        }
    }

    // MARK: Accessibility

    package override var kindTraits: UIAccessibilityTraits { .button }

    /// The displayed title, unless set.
    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? shownTitle }
        set { super.accessibilityLabel = newValue }
    }

    private var shownTitle: String? {
        if let configuration = shownConfiguration { return configuration.title }
        return label.text ?? currentTitle ?? currentAttributedTitle?.string
    }
}

extension UIButton: SizeAnnouncing {}
