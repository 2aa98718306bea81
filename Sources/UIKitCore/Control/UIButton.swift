public import Foundation
public import ObjectiveC

/// A control with a title and an image that the user presses.
///
/// Its appearance is set either per state (`setTitle(_:for:)` and the like) or by a `configuration`; with a configuration the
/// per-state values are not shown. `ButtonContentLayout` and `ButtonConfigurationLayout` compute the frames.
/// > Contract: UIKit, UIButton; facts 2.3, CO-6, CO-14, CO-15.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
        /// The older name of `system`.
        public static let roundedRect = ButtonType.system
    }

    public enum Role: Int, Sendable {
        case normal = 0
        case primary = 1
        case cancel = 2
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

    public private(set) var buttonType: ButtonType = .custom

    public override init(frame: CGRect) { super.init(frame: frame) }
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

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
        // Property observers do not run in an initializer.
        updateContent()
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

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        updateContent()
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        updateContent()
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        noteAppearance("titleColor", Int(bitPattern: state.rawValue)) { $0.setTitleColor(color, for: state) }
        titleColors[state] = color
        updateContent()
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        noteAppearance("titleShadowColor", Int(bitPattern: state.rawValue)) { $0.setTitleShadowColor(color, for: state) }
        titleShadowColors[state] = color
        updateContent()
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("image", Int(bitPattern: state.rawValue)) { $0.setImage(image, for: state) }
        images[state] = image
        updateContent()
    }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("backgroundImage", Int(bitPattern: state.rawValue)) { $0.setBackgroundImage(image, for: state) }
        backgroundImages[state] = image
        updateContent()
    }

    open func title(for state: UIControl.State) -> String? { titles.value(for: state) }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.value(for: state) }
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors.value(for: state) ?? defaultTitleColor(for: state) }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }
    open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Subviews

    /// Created on first access. Set the title with `setTitle(_:for:)`: text set here is replaced at the next state change.
    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }
    /// The label of a configuration's subtitle; otherwise nil.
    open var subtitleLabel: UILabel? { subtitlePart }

    /// How symbol images of a state are drawn; nil draws them unchanged.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        symbolConfigurations[state] = configuration
        updateContent()
    }
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations.value(for: state)
    }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }

    /// The image as displayed, in its displayed size.
    var sizedImage: UIImage? {
        guard let image = currentImage, image.isSymbolImage, let symbols = currentPreferredSymbolConfiguration else { return currentImage }
        return image.applyingSymbolConfiguration(symbols) ?? image
    }

    /// The button's behaviour on a Mac; on iPhone and iPad always that of iPad.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Sizes: 15 for system buttons (confidence M), 18 for custom ones (R).
    private static func titleFont(of type: ButtonType) -> UIFont { .systemFont(ofSize: type == .custom ? 18 : 15) }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
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

    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet {
            noteAppearance(\.contentEdgeInsets, contentEdgeInsets)
            geometryChanged()
        }
    }
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { geometryChanged() } }
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { geometryChanged() } }
    open var adjustsImageWhenHighlighted = true { didSet { updateContent() } }
    open var adjustsImageWhenDisabled = true { didSet { updateContent() } }
    open var showsTouchWhenHighlighted = false {
        didSet { if showsTouchWhenHighlighted { UnimplementedSetting.report("showsTouchWhenHighlighted", on: self) } }
    }
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { if reversesTitleShadowWhenHighlighted { UnimplementedSetting.report("reversesTitleShadowWhenHighlighted", on: self) } }
    }
    open var role: Role = .normal { didSet { updateContent() } }
    /// Whether the pointer shows a hover effect.
    open var isPointerInteractionEnabled: Bool {
        get { pointer != nil }
        set { pointer = newValue ? pointer ?? ButtonPointerEffect(self) : pointer?.removed() }
    }
    private var pointer: ButtonPointerEffect?
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    /// Returns the effect; if nil, the default one is used. Setting it enables the interaction.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
    }

    // MARK: Configuration

    /// One value for the whole appearance; nil returns to the per-state values.
    open var configuration: Configuration? {
        didSet { updateContent() }
    }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
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

    /// Opens after a long press, or on touch down with `showsMenuAsPrimaryAction`.
    open var menu: UIMenu? { didSet { menuChanged() } }
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
        if subview is UILabel, !layoutState.isLayingOut { invalidateIntrinsicContentSize() }
    }

    private func geometryChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Applies the state's values to the subviews.
    func updateContent() {
        if let configuration {
            showConfiguration(configuration)
        } else {
            showStateValues()
        }
        geometryChanged()
    }

    // MARK: Geometry, overridable

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).titleRect }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).imageRect }

    private func layout(in content: CGRect) -> ButtonContentLayout {
        ButtonContentLayout(
            content: content, imageSize: sizedImage?.size ?? .zero, titleSize: naturalTitleSize(width: content.width),
            imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets, horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: max(1, traitCollection.displayScale))
    }

    private var hasTitle: Bool { !(currentTitle ?? "").isEmpty || currentAttributedTitle != nil }

    private func naturalTitleSize(width: CGFloat) -> CGSize {
        guard hasTitle else { return .zero }
        let space = label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : max(0, width - (sizedImage?.size.width ?? 0))
        return label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude))
    }

    open override var intrinsicContentSize: CGSize { naturalSize(width: .greatestFiniteMagnitude) }

    package override var reservedGestures: ControlGestures { .tap }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        naturalSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    private func naturalSize(width: CGFloat) -> CGSize {
        if let configuration { return configurationLayout(configuration, width: width).naturalSize }
        let image = sizedImage?.size ?? .zero
        var size = ButtonContentLayout.naturalSize(image: image, title: naturalTitleSize(width: width))
        if size == .zero { size = CGSize(width: 30, height: 34) }  // An empty button's size (confidence R).
        if let own = ButtonStyleMetrics.size(of: buttonType), !hasTitle, currentImage == Self.picture(of: buttonType) { size = own }
        if let background = currentBackgroundImage?.size {
            size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
        }
        let total = size.width + contentEdgeInsets.left + contentEdgeInsets.right
        return CGSize(
            width: buttonType == .system ? max(total, ButtonStyleMetrics.minimumSystemWidth) : total,
            height: size.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        if let configuration {
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
        if let configuration { return configuration.title ?? configuration.attributedTitle.map { String($0.characters) } }
        return label.text ?? currentTitle ?? currentAttributedTitle?.string
    }
}
