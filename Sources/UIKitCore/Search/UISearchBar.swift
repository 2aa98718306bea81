internal import CoreGraphics
public import Foundation
internal import ObjectiveC

/// A search field with its buttons, and scopes below.
///
/// `SearchBarLayout` computes frames, `SearchBarEditing` forwards the field's events.
/// > Contract: UIKit, UISearchBar; facts 2.1, SE-1 to SE-4.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// How much of a background a search bar has.
    public enum Style: UInt, Sendable {
        /// A bar with the background of `barStyle`, `barTintColor` or a background image.
        case `default` = 0
        /// Shown like the default style.
        case prominent = 1
        /// The field alone, without a background unless there is a background image.
        case minimal = 2
    }

    /// The icons in a search field whose image and position an app can change.
    public enum Icon: Int, Sendable {
        /// The magnifying glass at the leading edge.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The button shown by `showsBookmarkButton`.
        case bookmark = 2
        /// The button shown by `showsSearchResultsButton`.
        case resultsList = 3
    }

    private let background = BarBackground(frame: .zero)
    private let topLine = UIView(frame: .zero)
    private let field = UISearchTextField(frame: .zero)
    private let promptLabel = UILabel(frame: .zero)
    private lazy var editing = SearchBarEditing(bar: self)
    private(set) lazy var cancelButton = makeCancelButton()
    private lazy var scopes = makeScopes()
    private lazy var endButton = makeEndButton()
    private var looks = SearchBarAppearance()
    private var showsCancel = false
    private var showsScopes = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a search bar from an archive or an Interface Builder file, with its text, placeholder, prompt and
    /// appearance.
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
        field.addAction(UIAction { [weak self] _ in self?.notifyTextChange() }, for: .editingChanged)
        refreshAppearance()
    }

    // MARK: Text

    /// The object that is notified of editing, text changes and button taps.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text field inside the bar, for its font, colours and tokens.
    open var searchTextField: UISearchTextField { field }

    /// The text in the field; nil is the same as an empty text.
    ///
    /// Setting it notifies the delegate, as on iOS.
    open var text: String? {
        get { field.text }
        set {
            KeyValueChanges.will(self, "text")
            defer { KeyValueChanges.did(self, "text") }
            let changes = newValue ?? "" != field.text
            field.text = newValue
            if changes { notifyTextChange() }
        }
    }
    /// The text shown in the field while it is empty.
    open var placeholder: String? {
        get { field.placeholder }
        set {
            KeyValueChanges.will(self, "placeholder")
            defer { KeyValueChanges.did(self, "placeholder") }
            field.placeholder = newValue
        }
    }
    /// A line of small text centred above the field; nil, the default, shows none.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            promptLabel.isHidden = prompt == nil
            // The text has no influence on the height.
            if (prompt == nil) != (oldValue == nil) { sizeChanged() }
        }
    }
    /// Whether the field can be edited; false dims it to half its opacity.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set {
            field.isEnabled = newValue
            field.alpha = newValue ? 1 : 0.5
        }
    }

    private func notifyTextChange() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        host?.searchBarTextChanged()
    }

    // MARK: A search controller's bar

    /// The search that the bar starts.
    weak var host: (any SearchBarObserver)?
    /// In a navigation bar, which is its background: as the bar of an item's search controller, as the title view or in it.
    private var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { refreshAppearance() } } }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        findNavigationBar()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        findNavigationBar()
    }

    private func findNavigationBar() {
        isInNavigationBar = sequence(first: self as UIView, next: \.superview).contains { $0 is UINavigationBar }
    }

    /// Its height in a navigation bar. > Units: points.
    var hostedHeight: CGFloat { SearchMetrics.hostedHeight + (showsScopes ? SearchMetrics.scopeBarHeight : 0) }

    // MARK: Cancel

    /// Whether there is a cancel button after the field; false by default.
    ///
    /// The button of a bar outside a search controller is disabled while the field is not being edited.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or removes the cancel button, which slides in from the trailing edge if animated.
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

    /// A standalone bar disables its cancel button while it is not edited, also one that is not shown yet. > Contract: SE-4.
    func enableCancelButton(_ enabled: Bool) { cancelButton.isEnabled = enabled || host != nil }

    private func makeCancelButton() -> UIButton {
        let button = UIButton(type: .system)
        button.titleLabel?.font = BarMetrics.buttonFont
        button.setTitle(SystemStrings.text("Cancel"), for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBarCancelButtonClicked(self)
                self.host?.searchBarCancelled()
            }, for: .touchUpInside)
        return button
    }

    // MARK: The button at the field's end

    /// Whether an empty field shows a bookmark button at its trailing edge; false by default.
    open var showsBookmarkButton = false { didSet { updateEndButton() } }
    /// Whether an empty field shows a results button; it takes precedence over the bookmark button.
    open var showsSearchResultsButton = false { didSet { updateEndButton() } }
    /// Whether the results button is shown selected, in the tint colour.
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
        endButton.accessibilityLabel = SystemStrings.text(showsSearchResultsButton ? "Search results" : "Bookmarks")
        endButton.isSelected = showsSearchResultsButton && isSearchResultsButtonSelected
        field.endButton = endButton
        field.setNeedsLayout()
    }

    // MARK: Scopes

    /// The titles of the scope bar's segments; nil or empty for none.
    ///
    /// They are visible while `showsScopeBar` is true.
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
    /// The index of the selected scope in `scopeButtonTitles`; 0 at first.
    ///
    /// Setting it does not call the delegate; an index beyond the titles is stored and shown as the last.
    open var selectedScopeButtonIndex: Int {
        get { scopeIndex }
        set {
            scopeIndex = max(0, newValue)
            if scopes.numberOfSegments > 0 { scopes.selectedSegmentIndex = min(scopeIndex, scopes.numberOfSegments - 1) }
        }
    }
    /// Whether the scope bar below the field is shown; false by default.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }
    /// Shows or hides the scope bar, which changes the bar's natural height; a shown one fades in if animated.
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

    /// The light or dark style of the background; a style other than the default makes the bar's interface dark.
    open var barStyle: UIBarStyle = .default {
        didSet {
            guard barStyle != oldValue else { return }
            noteAppearance(\.barStyle, barStyle)
            overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
            refreshAppearance()
        }
    }
    /// How much of a background the bar has; in a navigation bar it has none.
    open var searchBarStyle: Style = .default { didSet { refreshAppearance() } }
    /// Whether the background lets content below it show through; true by default.
    open var isTranslucent = true { didSet { refreshAppearance() } }
    /// The colour of the background; nil uses that of the bar style.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(\.barTintColor, barTintColor)
            refreshAppearance()
        }
    }
    /// The background image for any position and the default metrics; nil uses the standard background.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Sets the background image for a bar position and metrics; nil removes it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        noteAppearance("backgroundImage", barPosition.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        looks.older.setBackground(backgroundImage, position: barPosition, metrics: barMetrics)
        refreshAppearance()
    }
    /// Returns the image that was set for a bar position and metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks.older.background(position: barPosition, metrics: barMetrics)
    }
    /// The background image of the scope bar.
    open var scopeBarBackgroundImage: UIImage? {
        didSet {
            noteAppearance(\.scopeBarBackgroundImage, scopeBarBackgroundImage)
            scopes.setBackgroundImage(scopeBarBackgroundImage, for: .normal, barMetrics: .default)
        }
    }
    /// Sets the background image of the field; only that of the normal state is shown.
    ///
    /// With an image the field has no background colour.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        noteAppearance("fieldBackground", Int(bitPattern: state.rawValue)) { $0.setSearchFieldBackgroundImage(backgroundImage, for: state) }
        looks.fieldBackgrounds[state] = backgroundImage
        refreshAppearance()
    }
    /// Returns the field's background image for a control state; nil if none was set.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fieldBackgrounds[state] }
    /// Sets the image of an icon in the field; nil restores the system's.
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        noteAppearance("iconImage", icon.rawValue, Int(bitPattern: state.rawValue)) { $0.setImage(iconImage, for: icon, state: state) }
        looks.images[icon, default: .init()][state] = iconImage
        refreshAppearance()
        updateEndButton()
    }
    /// Returns the image that was set for an icon and a control state; nil for the system's.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { looks.images[icon]?[state] }
    /// Sets the background image of the scope bar's segments for a control state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        noteAppearance("scopeBackground", Int(bitPattern: state.rawValue)) {
            $0.setScopeBarButtonBackgroundImage(backgroundImage, for: state)
        }
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    /// Returns the background image of the scope bar's segments for a control state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }
    /// Sets the image between two segments of the scope bar, by the states of the two.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        scopes.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    /// Returns the image between two segments of the scope bar with the given states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    /// Sets the text attributes of the scope bar's titles for a control state.
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        noteAppearance("scopeTitle", Int(bitPattern: state.rawValue)) { $0.setScopeBarButtonTitleTextAttributes(attributes, for: state) }
        scopes.setTitleTextAttributes(attributes, for: state)
    }
    /// Returns the text attributes of the scope bar's titles for a control state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }
    /// The offset of the field from its usual place in the bar; zero by default.
    ///
    /// > Units: points.
    open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero {
        didSet {
            noteAppearance(\.searchFieldBackgroundPositionAdjustment, searchFieldBackgroundPositionAdjustment)
            setNeedsLayout()
        }
    }
    /// The offset of the text in the field, in points; zero by default.
    open var searchTextPositionAdjustment: UIOffset = .zero {
        didSet {
            noteAppearance(\.searchTextPositionAdjustment, searchTextPositionAdjustment)
            field.adjustments.text = searchTextPositionAdjustment
            field.setNeedsLayout()
        }
    }
    /// Sets the offset of an icon in points; the bookmark and results buttons share one.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
        noteAppearance("iconAdjustment", icon.rawValue) { $0.setPositionAdjustment(adjustment, for: icon) }
        switch icon {
        case .search: field.adjustments.search = adjustment
        case .clear: field.adjustments.clear = adjustment
        case .bookmark, .resultsList: field.adjustments.end = adjustment
        }
        field.setNeedsLayout()
    }
    /// Returns the offset of an icon in points.
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
        switch icon {
        case .search: field.adjustments.search
        case .clear: field.adjustments.clear
        case .bookmark, .resultsList: field.adjustments.end
        }
    }

    private func refreshAppearance() {
        let style = BarBackgroundStyle(barStyle: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
        let appearance = looks.appearance(style: style, isMinimal: searchBarStyle == .minimal || isInNavigationBar)
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
        field.parts.clearImages = looks.images[.clear] ?? .init()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateEndButton()
    }

    // MARK: Layout

    /// Where the bar is, from its delegate; `.top` if the delegate does not say.
    open var barPosition: UIBarPosition {
        let command = delegate?.position(for: self) ?? .any
        return command == .any ? .top : command
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
        background.frame = BarBackgroundExtent.background(of: self, position: barPosition)
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
    /// Which letters of typed text become capitals; none by default in a search field.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// Whether typed text is corrected; off by default in a search field.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// Whether misspelled words are marked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    /// The kind of software keyboard for the field.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// The light or dark style of the software keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    /// The label of the return key; `.search` by default.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Whether the return key is disabled while the field is empty.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is shown as dots.
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    /// What the text means, as a hint for filling it in.
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
}
