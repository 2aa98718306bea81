internal import CoreGraphics
public import Foundation

/// A search field with its buttons, and scopes below.
///
/// `SearchBarLayout` computes frames, `SearchBarEditing` forwards the field's events.
/// > Contract: UIKit, UISearchBar; facts 2.1, SE-1 to SE-4.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        case minimal = 2
    }

    public enum Icon: Int, Sendable {
        case search = 0
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    private let background = BarBackground(frame: .zero)
    private let topLine = UIView(frame: .zero)
    private let field = UISearchTextField(frame: .zero)
    private let promptLabel = UILabel(frame: .zero)
    private lazy var editing = SearchBarEditing(bar: self)
    private lazy var cancelButton = makeCancelButton()
    private lazy var scopes = makeScopes()
    private lazy var endButton = makeEndButton()
    private var looks = SearchBarLooks()
    private var showsCancel = false
    private var showsScopes = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        text = coder.decodeObject(forKey: "UIText") as? String
        placeholder = coder.decodeObject(forKey: "UIPlaceholder") as? String
        prompt = coder.decodeObject(forKey: "UIPrompt") as? String
        showsCancelButton = coder.decodeBool(forKey: "UIShowsCancelButton")
        BarCoding.decode(self, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let text { coder.encode(text as NSString, forKey: "UIText") }
        if let placeholder { coder.encode(placeholder as NSString, forKey: "UIPlaceholder") }
        if let prompt { coder.encode(prompt as NSString, forKey: "UIPrompt") }
        coder.encode(showsCancelButton, forKey: "UIShowsCancelButton")
    }

    private func prepare() {
        addSubview(background)
        topLine.isUserInteractionEnabled = false
        addSubview(topLine)
        promptLabel.font = BarMetrics.promptFont
        promptLabel.textAlignment = .center
        promptLabel.isHidden = true
        addSubview(promptLabel)
        addSubview(field)
        field.delegate = editing
        field.addAction(UIAction { [weak self] _ in self?.tellOfText() }, for: .editingChanged)
        updateLooks()
    }

    // MARK: Text

    open weak var delegate: (any UISearchBarDelegate)?
    open var searchTextField: UISearchTextField { field }

    /// Setting it notifies the delegate, as on iOS.
    open var text: String? {
        get { field.text }
        set {
            let changes = newValue ?? "" != field.text
            field.text = newValue
            if changes { tellOfText() }
        }
    }
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// A line of text above the field.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            promptLabel.isHidden = prompt == nil
            sizeChanged()
        }
    }
    open var isEnabled: Bool {
        get { field.isEnabled }
        set {
            field.isEnabled = newValue
            field.alpha = newValue ? 1 : 0.5
        }
    }

    private func tellOfText() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        host?.searchBarTextChanged()
    }

    // MARK: A search controller's bar

    /// The search that the bar starts.
    weak var host: (any SearchBarHost)?
    /// In a navigation bar, which is its background.
    var isHosted = false {
        didSet {
            if isHosted != oldValue { updateLooks() }
        }
    }
    /// Its height in a navigation bar. > Units: points.
    var hostedHeight: CGFloat { SearchMetrics.hostedHeight + (showsScopes ? SearchMetrics.scopeBarHeight : 0) }

    // MARK: Cancel

    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        showsCancel = showsCancelButton
        if cancelButton.superview !== self {
            addSubview(cancelButton)
            layoutCancel(outside: true)
        }
        guard animated, window != nil else {
            if !showsCancel { cancelButton.removeFromSuperview() }
            setNeedsLayout()
            return
        }
        UIView.animate(withDuration: SearchMetrics.cancelDuration, delay: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self, !self.showsCancel else { return }
            self.cancelButton.removeFromSuperview()
        }
    }

    /// A standalone bar disables its cancel button while it is not edited. > Contract: SE-4.
    func enableCancelButton(_ enabled: Bool) { if showsCancel { cancelButton.isEnabled = enabled || host != nil } }

    private func makeCancelButton() -> UIButton {
        let button = UIButton(type: .system)
        button.titleLabel?.font = BarMetrics.buttonFont
        button.setTitle(SystemWords.text("Cancel"), for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBarCancelButtonClicked(self)
                self.host?.searchBarCancelled()
            }, for: .touchUpInside)
        return button
    }

    // MARK: The button at the field's end

    open var showsBookmarkButton = false { didSet { updateEndButton() } }
    open var showsSearchResultsButton = false { didSet { updateEndButton() } }
    open var isSearchResultsButtonSelected = false { didSet { updateEndButton() } }

    private func makeEndButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.tintColor = .secondaryLabel
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if self.showsSearchResultsButton {
                    self.delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    self.delegate?.searchBarBookmarkButtonClicked(self)
                }
            }, for: .touchUpInside)
        return button
    }

    /// Results take precedence over bookmarks if both are requested.
    private func updateEndButton() {
        guard showsBookmarkButton || showsSearchResultsButton else {
            field.endButton = nil
            return
        }
        let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
        let own = looks.images[icon]?.value(for: isSearchResultsButtonSelected ? .selected : .normal)
        let symbol = UIImage(systemName: showsSearchResultsButton ? "list.bullet" : "book")
        let image = own ?? symbol?.applyingSymbolConfiguration(SearchMetrics.symbol)?.withRenderingMode(.alwaysTemplate)
        endButton.setImage(image, for: .normal)
        endButton.tintColor = showsSearchResultsButton && isSearchResultsButtonSelected ? tintColor : .secondaryLabel
        endButton.accessibilityLabel = showsSearchResultsButton ? "Search results" : "Bookmarks"
        endButton.isSelected = showsSearchResultsButton && isSearchResultsButtonSelected
        field.endButton = endButton
        field.setNeedsLayout()
    }

    // MARK: Scopes

    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = min(max(scopeIndex, 0), scopes.numberOfSegments - 1) }
            setNeedsLayout()
        }
    }
    private var scopeIndex = 0
    /// Setting it does not call the delegate; an index beyond the titles is stored and shown as the last.
    open var selectedScopeButtonIndex: Int {
        get { scopeIndex }
        set {
            scopeIndex = max(0, newValue)
            if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = min(scopeIndex, scopes.numberOfSegments - 1) }
        }
    }
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopes else { return }
        showsScopes = show
        if scopes.superview !== self { addSubview(scopes) }
        sizeChanged()
        scopes.isHidden = !show
        guard animated, window != nil else { return }
        scopes.alpha = 0
        UIView.animate(withDuration: SearchMetrics.cancelDuration) {
            self.scopes.alpha = 1
            self.layoutIfNeeded()
        }
    }

    private func makeScopes() -> UISegmentedControl {
        let control = UISegmentedControl(items: nil)
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                self.scopeIndex = control.selectedSegmentIndex
                self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: self.scopeIndex)
                self.host?.searchBarScopeChanged()
            }, for: .valueChanged)
        return control
    }

    // MARK: Appearance

    open var barStyle: UIBarStyle = .default {
        didSet {
            guard barStyle != oldValue else { return }
            noteAppearance(\.barStyle, barStyle)
            overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
            updateLooks()
        }
    }
    open var searchBarStyle: Style = .default { didSet { updateLooks() } }
    open var isTranslucent = true { didSet { updateLooks() } }
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(\.barTintColor, barTintColor)
            updateLooks()
        }
    }
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        noteAppearance("backgroundImage", barPosition.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        looks.older.setBackground(backgroundImage, position: barPosition, metrics: barMetrics)
        updateLooks()
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks.older.background(position: barPosition, metrics: barMetrics)
    }
    open var scopeBarBackgroundImage: UIImage? {
        didSet {
            noteAppearance(\.scopeBarBackgroundImage, scopeBarBackgroundImage)
            scopes.setBackgroundImage(scopeBarBackgroundImage, for: .normal, barMetrics: .default)
        }
    }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        noteAppearance("fieldBackground", Int(bitPattern: state.rawValue)) { $0.setSearchFieldBackgroundImage(backgroundImage, for: state) }
        looks.fieldBackgrounds[state] = backgroundImage
        updateLooks()
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fieldBackgrounds[state] }
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        noteAppearance("iconImage", icon.rawValue, Int(bitPattern: state.rawValue)) { $0.setImage(iconImage, for: icon, state: state) }
        looks.images[icon, default: .init()][state] = iconImage
        updateLooks()
        updateEndButton()
    }
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { looks.images[icon]?[state] }
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        noteAppearance("scopeBackground", Int(bitPattern: state.rawValue)) {
            $0.setScopeBarButtonBackgroundImage(backgroundImage, for: state)
        }
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        scopes.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance("scopeTitle", Int(bitPattern: state.rawValue)) { $0.setScopeBarButtonTitleTextAttributes(attributes, for: state) }
        scopes.setTitleTextAttributes(attributes, for: state)
    }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }
    /// > Units: points.
    open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero {
        didSet {
            noteAppearance(\.searchFieldBackgroundPositionAdjustment, searchFieldBackgroundPositionAdjustment)
            setNeedsLayout()
        }
    }
    open var searchTextPositionAdjustment: UIOffset = .zero {
        didSet {
            noteAppearance(\.searchTextPositionAdjustment, searchTextPositionAdjustment)
            field.adjustments.text = searchTextPositionAdjustment
            field.setNeedsLayout()
        }
    }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
        noteAppearance("iconAdjustment", icon.rawValue) { $0.setPositionAdjustment(adjustment, for: icon) }
        switch icon {
        case .search: field.adjustments.search = adjustment
        case .clear: field.adjustments.clear = adjustment
        case .bookmark, .resultsList: field.adjustments.end = adjustment
        }
        field.setNeedsLayout()
    }
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
        switch icon {
        case .search: field.adjustments.search
        case .clear: field.adjustments.clear
        case .bookmark, .resultsList: field.adjustments.end
        }
    }

    private func updateLooks() {
        let style = BarBackgroundStyle(barStyle: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
        let appearance = looks.appearance(style: style, isMinimal: searchBarStyle == .minimal || isHosted)
        background.show(appearance, shadowAt: .bottom)
        topLine.backgroundColor = appearance.shadowColor
        topLine.isHidden = appearance.shadowColor == nil
        let image = looks.fieldBackgrounds.value(for: .normal)
        field.background = image
        if image != nil { field.backgroundColor = nil }
        if let icon = field.leftView as? UIImageView {
            let own = looks.images[.search]?.value(for: .normal)
            icon.image = own ?? UIImage(systemName: "magnifyingglass")?.applyingSymbolConfiguration(SearchMetrics.symbol)
        }
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateEndButton()
    }

    // MARK: Layout

    open var barPosition: UIBarPosition {
        let wish = delegate?.position(for: self) ?? .any
        return wish == .any ? .top : wish
    }

    private func sizeChanged() {
        host?.searchBarResized()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var layout: SearchBarLayout {
        SearchBarLayout(
            size: bounds.size, left: safeAreaInsets.left, right: safeAreaInsets.right, hasPrompt: prompt != nil,
            cancelWidth: showsCancel ? cancelButton.intrinsicContentSize.width : nil, showsScopes: showsScopes,
            isRightToLeft: readsRightToLeft)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: layout.naturalHeight)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: layout.naturalHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout
        background.frame = BarReach.background(of: self, position: barPosition)
        topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
        promptLabel.frame = layout.prompt
        let shift = searchFieldBackgroundPositionAdjustment
        field.frame = layout.field.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        layoutCancel(outside: !showsCancel)
        if scopes.superview === self { scopes.frame = layout.scopes }
    }

    private func layoutCancel(outside: Bool) {
        guard cancelButton.superview === self else { return }
        let place = layout.cancel(width: cancelButton.intrinsicContentSize.width)
        let away = readsRightToLeft ? -place.width - SearchMetrics.cancelInset * 2 : place.width + SearchMetrics.cancelInset * 2
        cancelButton.frame = outside ? place.offsetBy(dx: away, dy: 0) : place
    }

    // MARK: First responder and keyboard

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
}
