public import CoreGraphics
public import Foundation
public import ObjectiveC

/// Scrollable text of many lines that can be editable.
///
/// `TextEditor` applies keys to text and selection, `TextViewCanvas` locates characters and draws.
/// > Contract: UIKit, UITextView; TX-1 to TX-24.
/// > Partial: links respond to taps only; detected dates and addresses have no action.
@preconcurrency @MainActor open class UITextView: UIScrollView, EditorInput, UIContentSizeCategoryAdjusting {
    /// Posted after editing began; the object is the text view.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted after editing ended; the object is the text view.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted after the user changed the text; the object is the text view.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

    var editor = TextEditor()
    var look = TextViewTextStyle()
    var isInSession = false
    /// The delegate received `textViewDidBeginEditing(_:)`, and receives the end.
    var isEditingTold = false
    private(set) lazy var canvas = TextViewCanvas(self)
    private lazy var caret = TextViewCaret()
    private lazy var taps = TextViewTapHandler(self)
    private(set) lazy var selectionControls = TextSelectionControls(self)
    /// Opens menus of links; nil until the text is first read-only.
    var itemMenu: TextItemMenu?
    let undo = TextUndo()
    private let stack: TextStack
    /// The width for which constraints request the height; 0 otherwise. > Units: points.
    private var requestedWidth: CGFloat = 0
    /// Changes colours or alignment only.
    private var keepsSize = false
    /// The region that the text is laid out in; its width follows the view's by default.
    public var textContainer: NSTextContainer { stack.container }
    /// Lays out the text of `textStorage` in `textContainer`.
    public var layoutManager: NSLayoutManager { stack.manager }
    /// The text with its attributes; changes to it are shown at once.
    public var textStorage: NSTextStorage { stack.storage }

    /// A container that belongs to a layout manager and a storage brings both with it.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        stack = TextStack(textContainer, width: frame.width)
        super.init(frame: frame)
        prepare()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// Creates a text view with TextKit 1, which is the only one that Ferry has; the log reports that true has no effect.
    ///
    /// > Source: Apple, UITextView.init(usingTextLayoutManager:)
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        if usingTextLayoutManager { UnimplementedSetting.report("init(usingTextLayoutManager:)", on: self) }
    }

    /// Creates a text view from an archive or an Interface Builder file.
    public required init?(coder: NSCoder) {
        stack = TextStack(nil, width: 0)
        super.init(coder: coder)
        prepare(from: coder)
        let properties = PropertyDecoder(self, coder)
        properties.object("UIFont", \.font)
        properties.object("UITextColor", \.textColor)
        properties.choice("UITextAlignment", \.textAlignment)
        if let text = coder.decodeObject(forKey: "UIText") as? String { self.text = text }
        properties.object("UIAttributedText", \.attributedText)
        properties.flag("UIEditable", \.isEditable)
        properties.flag("UISelectable", \.isSelectable)
        properties.flag("UIAllowsEditingTextAttributes", \.allowsEditingTextAttributes)
        properties.options("UIDataDetectorTypes", \.dataDetectorTypes)
        properties.insets("UITextContainerInset", \.textContainerInset)
        properties.flag("UIAdjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        InputTraitCoding.decode(self, from: coder)
        properties.choice("UISmartQuotesType", \.smartQuotesType)
        properties.choice("UISmartDashesType", \.smartDashesType)
        properties.choice("UISmartInsertDeleteType", \.smartInsertDeleteType)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(editor.text as NSString, forKey: "UIText")
    }

    private func prepare(from coder: NSCoder? = nil) {
        ViewCoding.setDefaultBackground(.systemBackground, of: self, unlessIn: coder)
        addSubview(canvas)
        attachStorage()
        addGestureRecognizer(taps.gesture)
        _ = selectionControls
    }

    // MARK: Text

    /// The object that is notified of editing and scrolling, and can refuse edits; held weakly.
    open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    var textDelegate: (any UITextViewDelegate)? { delegate }

    /// The text without its attributes.
    ///
    /// Setting calls no delegate method. Never nil when read.
    open var text: String! {
        get { editor.text }
        set {
            KeyValueChanges.will(self, "text")
            defer { KeyValueChanges.did(self, "text") }
            replaceContents(NSAttributedString(string: newValue ?? "", attributes: look.attributes))
        }
    }
    /// A copy of the text with its attributes; setting it calls no delegate method.
    open var attributedText: NSAttributedString! {
        get { textStorage.attributedSubstring(from: NSRange(location: 0, length: textStorage.length)) }
        set {
            KeyValueChanges.will(self, "attributedText")
            defer { KeyValueChanges.did(self, "attributedText") }
            look.adopt(newValue)
            replaceContents(newValue ?? NSAttributedString(string: ""))
            refreshDefaults()
        }
    }
    /// The font of the whole text, 12 points by default; setting it replaces the text's own fonts.
    open var font: UIFont? {
        get { look.font }
        set {
            KeyValueChanges.will(self, "font")
            defer { KeyValueChanges.did(self, "font") }
            look.font = newValue ?? .systemFont(ofSize: TextViewMetrics.fontSize)
            paint(.font, look.font)
            refreshDefaults()
        }
    }
    /// The colour of the whole text; nil restores the system's label colour.
    open var textColor: UIColor? {
        get { look.color }
        set {
            KeyValueChanges.will(self, "textColor")
            defer { KeyValueChanges.did(self, "textColor") }
            look.color = newValue ?? .label
            keepingSize {
                paint(.foregroundColor, look.color)
                refreshDefaults()
            }
        }
    }
    /// The alignment of paragraphs without a style of their own; natural by default.
    open var textAlignment: NSTextAlignment = .natural {
        willSet { KeyValueChanges.will(self, "textAlignment") }
        didSet {
            defer { KeyValueChanges.did(self, "textAlignment") }
            keepingSize { refreshDefaults() }
        }
    }
    /// The attributes of text that is typed next.
    ///
    /// Of the next typed text; cleared when the selection moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { attributes(for: editor.selection) }
        set { look.typing = newValue }
    }
    /// Whether the user can change attributes of the text; without effect here, which the log reports once.
    open var allowsEditingTextAttributes = false {
        didSet { if allowsEditingTextAttributes { UnimplementedSetting.report("allowsEditingTextAttributes", on: self) } }
    }
    /// Whether fonts of text styles and scaled fonts follow the user's text size; false by default.
    open var adjustsFontForContentSizeCategory = false
    /// The space between the view's edges and the text container; 8 points at top and bottom by default.
    ///
    /// > Units: points.
    open var textContainerInset = TextViewMetrics.inset { didSet { if textContainerInset != oldValue { contentDidChange() } } }
    /// Includes the line padding.
    var insetsOfText: UIEdgeInsets {
        let padding = textContainer.lineFragmentPadding
        return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
    }

    // MARK: Behaviour

    /// Whether the user can edit the text; true by default.
    ///
    /// False ends editing, and links and detected data can be tapped.
    open var isEditable = true {
        didSet {
            if !isEditable, oldValue, isInSession { resignFirstResponder() }
            refreshLinks()
        }
    }
    /// Whether the user can select text and tap links; true by default.
    open var isSelectable = true { didSet { refreshLinks() } }
    /// Which parts of text that is selectable but not editable become links; detected as they become visible, none by
    /// default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { refreshLinks() } }
    var linkTextAttributeValues: [NSAttributedString.Key: Any]? { didSet { refreshLinks() } }
    /// The attributes of links, which override those of the text; underlined in the system's link colour by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { linkTextAttributeValues ?? [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue] }
        set { linkTextAttributeValues = newValue }
    }
    /// Whether the text view is first responder, for editing or selecting.
    open var isEditing: Bool { isInSession }
    /// Whether the next text put in replaces all there is; that sets it to false again.
    open var clearsOnInsertion = false
    /// The selection in UTF-16 units; setting it clamps the range to the text.
    open var selectedRange: NSRange {
        get { NSRange(location: editor.selection.lowerBound, length: editor.selection.count) }
        set {
            let range = newValue.clamped(toLength: editor.length)
            changeSelection(notifying: true) { $0.select(range) }
        }
    }
    /// Scrolls without animation until a range, in UTF-16 units, is visible; the range is clamped to the text.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let shown = range.clamped(toLength: editor.length)
        let rect = canvas.caretRect(at: shown.lowerBound).union(canvas.caretRect(at: shown.upperBound))
        scrollRectToVisible(rect.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
    }

    private var views: (input: UIView?, accessory: UIView?)
    open override var inputView: UIView? {
        get { views.input }
        set { views.input = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { views.accessory }
        set { views.accessory = newValue }
    }

    /// Which letters of typed text become capitals on the software keyboard; the first of sentences by default.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether typed text is corrected; Ferry corrects nothing and reports `.yes` in the log.
    open var autocorrectionType: UITextAutocorrectionType = .default {
        didSet { if autocorrectionType == .yes { UnimplementedSetting.report("autocorrectionType", on: self) } }
    }
    /// Whether misspelled words are marked; Ferry marks none and reports `.yes` in the log.
    open var spellCheckingType: UITextSpellCheckingType = .default {
        didSet { if spellCheckingType == .yes { UnimplementedSetting.report("spellCheckingType", on: self) } }
    }
    /// Whether straight quotation marks become curly ones; Ferry replaces none and reports `.yes` in the log.
    open var smartQuotesType: UITextSmartQuotesType = .default {
        didSet { if smartQuotesType == .yes { UnimplementedSetting.report("smartQuotesType", on: self) } }
    }
    /// Whether hyphens become dashes; Ferry replaces none and reports `.yes` in the log.
    open var smartDashesType: UITextSmartDashesType = .default {
        didSet { if smartDashesType == .yes { UnimplementedSetting.report("smartDashesType", on: self) } }
    }
    /// Whether spaces are adjusted around pasted and cut text; Ferry adjusts none and reports `.yes` in the log.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default {
        didSet { if smartInsertDeleteType == .yes { UnimplementedSetting.report("smartInsertDeleteType", on: self) } }
    }
    /// What a generated password must contain; Ferry generates none and reports rules in the log.
    open var passwordRules: UITextInputPasswordRules? {
        didSet { if passwordRules != nil { UnimplementedSetting.report("passwordRules", on: self) } }
    }
    /// Whether the rest of a word is shown while typing; Ferry shows none and reports `.yes` in the log.
    open var inlinePredictionType: UITextInlinePredictionType = .default {
        didSet { if inlinePredictionType == .yes { UnimplementedSetting.report("inlinePredictionType", on: self) } }
    }
    /// The kind of software keyboard; the standard one by default.
    ///
    /// Read when editing begins and by `reloadInputViews()`, as the other traits are.
    open var keyboardType: UIKeyboardType = .default
    /// The light or dark style of the software keyboard; that of the interface by default.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// The label of the return key; a plain return key by default.
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the return key is disabled while the text is empty; false by default.
    open var enablesReturnKeyAutomatically = false
    /// Whether the keyboard treats the text as secret; the text itself remains readable.
    open var isSecureTextEntry = false
    /// What the text means; a hint for filling it in, which Ferry does not do.
    open var textContentType: UITextContentType!

    // MARK: Geometry

    open override func layoutSubviews() {
        fitContainer()
        super.layoutSubviews()
        // Text that becomes visible is laid out, which determines its height.
        _ = layoutManager.paragraphs(inHeights: bounds.minY - insetsOfText.top...max(bounds.maxY, bounds.minY) - insetsOfText.top)
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(canvas.contentHeight, 0))
        if canvas.frame != frame { canvas.frame = frame }
        if contentSize != frame.size { contentSize = frame.size }
        canvas.show(bounds)
        placeCaret()
        selectionControls.place()
    }

    private func fitContainer() {
        if layoutManager.rightToLeft != readsRightToLeft { layoutManager.rightToLeft = readsRightToLeft }
        guard textContainer.widthTracksTextView else { return }
        let width = max(bounds.width - textContainerInset.left - textContainerInset.right, 0)
        if textContainer.size.width != width { textContainer.size.width = width }
    }

    private func placeCaret() {
        guard isInSession, isEditable, !editor.hasSelection else { return caret.removeFromSuperview() }
        if caret.superview == nil { addSubview(caret) }
        let place = canvas.caretRect(at: editor.head)
        if caret.frame != place { caret.show(at: place, color: tintColor ?? .systemBlue) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let scale = max(traitCollection.displayScale, 1)
        let natural = canvas.measure(width: .greatestFiniteMagnitude).width
        let width = size.width > 0 ? min(size.width, natural) : natural
        let fitted = (width * scale).rounded(.up) / scale
        return CGSize(width: fitted, height: (canvas.measure(width: fitted).height * scale).rounded(.up) / scale)
    }

    /// Only a text view that does not scroll has its text's size: the width of its longest paragraph, and the height in its own width.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        let scale = max(traitCollection.displayScale, 1)
        let natural = canvas.measure(width: .greatestFiniteMagnitude)
        let width = requestedWidth > 0 ? requestedWidth : bounds.width
        let height = width > 0 ? canvas.measure(width: width).height : natural.height
        return CGSize(width: (natural.width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
    }

    @_spi(UIKitModules) open override var intrinsicHeightDependsOnWidth: Bool { !isScrollEnabled }

    @_spi(UIKitModules) open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        guard intrinsicHeightDependsOnWidth, width > 0 else { return intrinsicContentSize }
        requestedWidth = width
        defer { requestedWidth = 0 }
        return intrinsicContentSize
    }

    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            let isOther = newValue != super.isScrollEnabled
            super.isScrollEnabled = newValue
            if isOther { invalidateIntrinsicContentSize() }
        }
    }

    /// A text view that scrolls has no size to announce.
    func announceSizeChange() { if !isScrollEnabled, !keepsSize { invalidateIntrinsicContentSize() } }

    private func keepingSize(_ change: () -> Void) {
        keepsSize = true
        defer { keepsSize = false }
        change()
    }

    /// Those of the text at its top; the bottom edge where the text goes on below it.
    @_spi(UIKitModules) open override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard forFirstBaselineLayout === self, forLastBaselineLayout === self else { return super.baselineOffsets(in: size) }
        return ViewBaselines.offsets(of: self, in: size) { frame in
            let lines = canvas.baselines(width: frame.width)
            return (min(lines.first, frame.height), min(lines.last, frame.height))
        }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window == nil || !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        beginSession()
        return true
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, isInSession else { return super.resignFirstResponder() }
        guard !isEditingTold || textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        endSession()
        return true
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, isInSession { endSession() }
    }

    // MARK: Input

    open var hasText: Bool { !editor.isEmpty }
    /// Types text at the selection as a keyboard does, after asking the delegate.
    open func insertText(_ text: String) { type(text) }
    /// Deletes the selection, or the character before the caret, after asking the delegate.
    open func deleteBackward() { if let edit = editor.deletion(.backward) { perform(edit) } }
    open override func cut(_ sender: Any?) { copySelection(cutting: true) }
    open override func copy(_ sender: Any?) { copySelection(cutting: false) }
    open override func paste(_ sender: Any?) {
        if selectionControls.paste?(UIPasteboard.general.itemProviders) ?? false { return }
        if let string = UIPasteboard.general.string { type(string, named: "Paste") }
    }
    /// Whether there is text among the items, or a type of an own `pasteConfiguration`.
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration == nil ? TextItemPaste.accepts(itemProviders, self) : super.canPaste(itemProviders)
    }
    /// Inserts the items' text in place of the selection, as the paste delegate decides.
    open override func paste(itemProviders: [NSItemProvider]) {
        if selectionControls.paste?(itemProviders) ?? false { return }
        TextItemPaste.load(itemProviders) { [weak self] string in self?.type(string, named: "Paste") }
    }
    open override func delete(_ sender: Any?) { deleteBackward() }
    open override func select(_ sender: Any?) { changeSelection { $0.selectWord(at: $0.head) } }
    open override func selectAll(_ sender: Any?) { changeSelection { $0.selectAll() } }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        TextViewActions.canPerform(action, in: self) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in !(press.key.map { handle($0) } ?? false) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    // MARK: UITextInput

    /// The menu that the delegate gives for a selection; nil shows the suggested actions.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let start = offset(from: beginningOfDocument, to: textRange.start)
        let range = NSRange(location: start, length: offset(from: textRange.start, to: textRange.end))
        return delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
    /// Tells the delegate that the edit menu will appear.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }
    /// Tells the delegate that the edit menu will disappear.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }

    /// The keyboard, which is notified when text or selection change in code; held weakly.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// Finds words and other units in the text; the software keyboard uses its own.
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(self)
    /// The attributes of marked text, of which the background colour is drawn; nil for the standard background.
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    /// The text view itself: points and rectangles are in its coordinates.
    open var textInputView: UIView { self }
    open func text(in range: UITextRange) -> String? { editor.substring(range.range) }
    /// Replaces text as if the user had edited it: the delegate is asked and notified; ignored while the text is not
    /// editable.
    open func replace(_ range: UITextRange, withText text: String) { perform(TextEditor.Edit(range: range.range, replacement: text)) }
    /// The selection; setting nil changes nothing.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(editor.selection) }
        set { if let newValue { changeSelection { $0.select(newValue.range) } } }
    }
    open var markedTextRange: UITextRange? { look.marked.map { UITextRange($0) } }
    /// Shows text that an input method is composing in place of the marked text or the selection.
    ///
    /// The delegate is not asked, but notified of the changes.
    ///
    /// - Parameters:
    ///   - markedText: The text so far; empty or nil ends composing.
    ///   - selectedRange: The selection inside the marked text, in UTF-16 units.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selected: selectedRange) }
    /// Ends composing and leaves the text as it is.
    open func unmarkText() { setMarked(nil) }
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    open var endOfDocument: UITextPosition { UITextPosition(editor.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    /// Returns the position at a distance in UTF-16 units; nil beyond the text's ends.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        position.moved(by: offset, within: editor.length)
    }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        TextNavigation.position(from: position, in: direction, offset: offset, self)
    }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        TextNavigation.position(within: range, farthestIn: direction, self)
    }
    /// Returns the range from a position to the end of its line, or upwards and downwards to the end of the text.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        TextNavigation.extent(from: position, in: direction, self)
    }
    /// Returns the writing direction of the paragraph at a position.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        isRightToLeft(at: position.offset) ? .rightToLeft : .leftToRight
    }
    /// Sets the writing direction of the paragraphs in a range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, of: range.range.asNSRange.clamped(toLength: editor.length))
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { position.compare(other) }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Returns the rectangle of a range's first line, in the text view's coordinates; the caret's for an empty range.
    open func firstRect(for range: UITextRange) -> CGRect {
        canvas.boxes(range.range.asNSRange.clamped(toLength: editor.length)).first?.rect ?? caretRect(for: range.start)
    }
    /// Returns the rectangle of the caret at a position, in the text view's coordinates, which scroll.
    open func caretRect(for position: UITextPosition) -> CGRect { canvas.caretRect(at: position.offset) }
    /// Returns the position nearest to a point in the text view's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(canvas.offset(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        TextNavigation.closestPosition(to: point, within: range, self)
    }
    /// Returns the character at a point in the text view's coordinates; nil where there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? { TextNavigation.characterRange(at: point, self) }
    /// Returns the rectangles that show a range as selected, in the text view's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { TextNavigation.rects(of: range, self) }
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        attributes(for: position.offset..<position.offset)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, traitCollection.hasOtherFonts(than: previousTraitCollection) else { return }
        followTextSize()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? editor.text }
        set { super.accessibilityValue = newValue }
    }

    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        canvas.setNeedsDisplay()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        selectionDidChange()
    }
}
