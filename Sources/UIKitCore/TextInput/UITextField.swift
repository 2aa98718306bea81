public import Foundation
public import ObjectiveC

/// One line of editable text.
///
/// `TextEditor` applies keys to text and selection, `TextFieldGeometry` computes frames, `TextFieldCanvas` draws.
/// > Contract: UIKit, UITextField; TX-1 to TX-24.
@preconcurrency @MainActor
open class UITextField: UIControl, EditorInput, UIContentSizeCategoryAdjusting {
    /// The border around a field: `none`, a thin `line`, a `bezel`, or `roundedRect` with round corners.
    ///
    /// In Ferry a bezel has the insets of a rounded border and a line's corners.
    public enum BorderStyle: Int, Sendable { case none = 0, line = 1, bezel = 2, roundedRect = 3 }
    /// When a view at the field's edge is visible: `never`, `whileEditing`, `unlessEditing` or `always`.
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing = 1, unlessEditing = 2, always = 3 }
    /// Why editing ended; in Ferry it is always `committed`, since `cancelled` is for tvOS.
    public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled = 1 }

    /// Posted after editing began; the object is the field.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted after editing ended; the object is the field, and the user info contains the reason.
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted after the user changed the text; the object is the field.
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    /// The key of the raw value of a `DidEndEditingReason` in the notification of the end of editing.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    var editor = TextEditor()
    var look = TextFieldTextStyle()
    var readSize: CGSize?
    /// Editing has begun and has not ended.
    var isInSession = false
    /// The next insertion replaces the whole text.
    var replacesAllNext = false
    lazy var parts = TextFieldSubviews(self)
    private(set) lazy var selectionControls = TextSelectionControls(self)
    let undo = TextUndo()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.install()
        readSize = naturalSize
    }

    /// Creates a field from an archive or an Interface Builder file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.install()
        decodeContents(from: coder)
        readSize = naturalSize
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeContents(to: coder)
    }

    @_spi(UIKitModules) open override var archivedSubviews: [UIView] { [] }

    // MARK: Text

    /// The object that is notified of editing and can refuse it; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text of the field.
    ///
    /// Setting calls no delegate method. Never nil when read.
    open var text: String? {
        get { editor.text }
        set {
            KeyValueChanges.will(self, "text")
            defer { KeyValueChanges.did(self, "text") }
            replaceContents(newValue ?? "", styled: nil)
        }
    }

    /// The text with its attributes; setting it adopts the first character's font and colour, and calls no delegate
    /// method.
    open var attributedText: NSAttributedString? {
        get { look.attributed ?? NSAttributedString(string: editor.text, attributes: look.attributes) }
        set {
            KeyValueChanges.will(self, "attributedText")
            defer { KeyValueChanges.did(self, "attributedText") }
            replaceContents(newValue?.string ?? "", styled: newValue)
        }
    }

    /// The text shown in grey while the field is empty; nil for none.
    open var placeholder: String? {
        get { look.placeholder?.string }
        set {
            KeyValueChanges.will(self, "placeholder")
            defer { KeyValueChanges.did(self, "placeholder") }
            look.placeholder = newValue.map { NSAttributedString(string: $0) }
            contentDidChange()
        }
    }
    /// The placeholder with its attributes, which apply instead of the standard grey.
    open var attributedPlaceholder: NSAttributedString? {
        get { look.placeholder }
        set {
            look.placeholder = newValue
            contentDidChange()
        }
    }

    // MARK: Appearance

    /// The font of the text, 17 points by default; setting it removes other attributes of the text.
    open var font: UIFont? {
        get { look.font }
        set {
            KeyValueChanges.will(self, "font")
            defer { KeyValueChanges.did(self, "font") }
            noteAppearance(\.font, newValue)
            look.font = newValue ?? TextFieldTextStyle.defaultFont
            look.attributed = nil
            contentDidChange()
        }
    }
    /// The colour of the text; nil restores the system's label colour.
    open var textColor: UIColor? {
        get { look.color }
        set {
            KeyValueChanges.will(self, "textColor")
            defer { KeyValueChanges.did(self, "textColor") }
            noteAppearance(\.textColor, newValue)
            look.color = newValue ?? .label
            lookDidChange()
        }
    }
    /// The horizontal alignment of text and placeholder; natural by default.
    open var textAlignment: NSTextAlignment = .natural {
        willSet { KeyValueChanges.will(self, "textAlignment") }
        didSet {
            defer { KeyValueChanges.did(self, "textAlignment") }
            noteAppearance(\.textAlignment, textAlignment)
            lookDidChange()
        }
    }
    /// The attributes of all text in the field; setting them removes the text's own.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { look.attributes }
        set {
            noteAppearance(\.defaultTextAttributes, newValue)
            look.setAttributes(newValue)
            contentDidChange()
        }
    }
    /// The attributes of text that is typed next; nil while the field is not edited.
    ///
    /// Of the next typed text; follows the default attributes.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isInSession ? look.attributes : nil }
        set { if let newValue { look.setAttributes(newValue) } }
    }
    /// The border around the field; `.none` by default.
    open var borderStyle: BorderStyle = .none {
        didSet {
            noteAppearance(\.borderStyle, borderStyle)
            if borderStyle == oldValue { lookDidChange() } else { contentDidChange() }
        }
    }
    /// The image behind the text; it replaces the border, except a rounded one.
    open var background: UIImage? {
        didSet {
            noteAppearance(\.background, background)
            setNeedsLayout()
        }
    }
    /// The image behind the text of a disabled field; nil uses `background`.
    open var disabledBackground: UIImage? {
        didSet {
            noteAppearance(\.disabledBackground, disabledBackground)
            setNeedsLayout()
        }
    }
    /// Whether the font shrinks until the text fits, down to `minimumFontSize`; false by default.
    open var adjustsFontSizeToFitWidth = false { didSet { lookDidChange() } }
    /// The smallest size in points to which the font shrinks; 0, the default, means no limit.
    open var minimumFontSize: CGFloat = 0 { didSet { lookDidChange() } }
    /// Whether a text style's or scaled font follows the user's text size; false by default.
    open var adjustsFontForContentSizeCategory = false
    /// When a field with text shows the button that clears it; never by default.
    ///
    /// A visible right view takes its place.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// A view at the leading edge, such as an icon; shown according to `leftViewMode`.
    open var leftView: UIView? { didSet { parts.replace(oldValue, with: leftView) } }
    /// When the left view is visible; never by default.
    open var leftViewMode: ViewMode = .never { didSet { if leftViewMode != oldValue { sideViewsDidChange() } } }
    /// A view at the trailing edge; shown according to `rightViewMode`, instead of the clear button.
    open var rightView: UIView? { didSet { parts.replace(oldValue, with: rightView) } }
    /// When the right view is visible; never by default.
    open var rightViewMode: ViewMode = .never { didSet { if rightViewMode != oldValue { sideViewsDidChange() } } }

    // MARK: Behaviour

    /// Whether editing began and has not ended.
    open var isEditing: Bool { isInSession }
    /// Whether the text is removed when editing begins, if `textFieldShouldClear(_:)` permits it; false by default.
    open var clearsOnBeginEditing = false
    /// Whether the next text put in replaces all there is; false by default.
    open var clearsOnInsertion = false { didSet { replacesAllNext = clearsOnInsertion } }
    /// Whether the user can change attributes of the text; without effect in Ferry, which reports true in the log.
    open var allowsEditingTextAttributes = false {
        didSet { if allowsEditingTextAttributes { UnimplementedSetting.report("allowsEditingTextAttributes", on: self) } }
    }
    open override var inputView: UIView? {
        get { look.inputView }
        set { look.inputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { look.inputAccessoryView }
        set { look.inputAccessoryView = newValue }
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
    open var keyboardAppearance: UIKeyboardAppearance = .default { didSet { noteAppearance(\.keyboardAppearance, keyboardAppearance) } }
    /// The label of the return key; a plain return key by default.
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the return key is disabled while the field is empty; false by default.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is shown as dots, and cannot be copied; false by default.
    ///
    /// If set while editing, the next key replaces the text. > Contract: TX-19.
    open var isSecureTextEntry = false {
        didSet {
            let isToggled = isInSession && isSecureTextEntry != oldValue
            if isToggled { updateReplacesAllNext() }
            contentDidChange()
            if isToggled { reloadInputViews() }
        }
    }
    /// What the text means, such as a user name; a hint for filling it in, which Ferry does not do.
    open var textContentType: UITextContentType!

    // MARK: Geometry

    /// Returns the frame of the border for the given bounds; the bounds themselves unless overridden.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text while it is not edited, without side views.
    open func textRect(forBounds bounds: CGRect) -> CGRect { TextFieldGeometry.textRect(of: self, in: bounds, editing: false) }
    /// Returns the rectangle of the text while it is edited, without side views and the clear button.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { TextFieldGeometry.textRect(of: self, in: bounds, editing: true) }
    /// Returns the rectangle of the placeholder: that of the text in the current state.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isInSession ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Returns the frame of the clear button, at the trailing edge: 19 points square.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { TextFieldGeometry.clearButtonRect(of: self, in: bounds) }
    /// Returns the frame of the left view, at the leading edge and vertically centred.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldGeometry.sideRect(of: leftView, in: bounds, atRight: readsRightToLeft)
    }
    /// Returns the frame of the right view, at the trailing edge and vertically centred.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldGeometry.sideRect(of: rightView, in: bounds, atRight: !readsRightToLeft)
    }
    open override var intrinsicContentSize: CGSize { readNaturalSize() }
    var naturalSize: CGSize { TextFieldGeometry.intrinsicSize(of: self) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    @_spi(UIKitModules) open override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard forFirstBaselineLayout === self, forLastBaselineLayout === self else { return super.baselineOffsets(in: size) }
        return ViewBaselines.offsets(of: self, in: size) { frame in
            let line = (frame.height - look.font.lineHeight) / 2 + look.font.ascender
            return (line, line)
        }
    }
    @_spi(UIKitModules) open override var baselinesFollowCenter: Bool {
        forFirstBaselineLayout === self && forLastBaselineLayout === self
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layout()
    }

    // MARK: Drawing

    /// Draws the text into the current context, on one line and vertically centred; override to draw it differently.
    open func drawText(in rect: CGRect) { parts.canvas.drawText(in: rect) }
    /// Draws the placeholder into the current context; override to draw it differently.
    open func drawPlaceholder(in rect: CGRect) { parts.canvas.drawPlaceholder(in: rect) }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window == nil || delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
        else { return false }
        beginSession()
        return true
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, isInSession else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        endSession()
        return true
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, isInSession { endSession() }
    }

    // MARK: Input

    open var hasText: Bool { !editor.isEmpty }
    /// Types text at the selection as a keyboard does, after asking the delegate; a single line break acts as the return key.
    open func insertText(_ text: String) { type(text) }
    /// Deletes the selection, or the character before the caret, after asking the delegate.
    open func deleteBackward() { delete(.backward, by: .grapheme) }

    open override func cut(_ sender: Any?) { copySelection(cutting: true) }
    open override func copy(_ sender: Any?) { copySelection(cutting: false) }
    open override func paste(_ sender: Any?) {
        if selectionControls.paste?(UIPasteboard.general.itemProviders) ?? false { return }
        if let string = UIPasteboard.general.string { type(TextFieldKeys.singleLine(string), named: "Paste") }
    }
    /// Whether there is text among the items, or a type of an own `pasteConfiguration`.
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration == nil ? TextItemPaste.accepts(itemProviders, self) : super.canPaste(itemProviders)
    }
    /// Inserts the items' text in place of the selection, as the paste delegate decides.
    open override func paste(itemProviders: [NSItemProvider]) {
        if selectionControls.paste?(itemProviders) ?? false { return }
        TextItemPaste.load(itemProviders) { [weak self] string in self?.type(TextFieldKeys.singleLine(string), named: "Paste") }
    }
    open override func delete(_ sender: Any?) { deleteBackward() }
    open override func select(_ sender: Any?) { changeSelection { $0.selectWord(at: $0.head) } }
    open override func selectAll(_ sender: Any?) { changeSelection { $0.selectAll() } }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        TextFieldActions.canPerform(action, in: self) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in !(press.key.map { TextFieldKeys.handle($0, in: self) } ?? false) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, isTouchInside { tapped(at: touch.location(in: self), count: touch.tapCount) }
    }

    // MARK: UITextInput

    /// The menu that the delegate gives for a selection; nil shows the suggested actions.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let start = offset(from: beginningOfDocument, to: textRange.start)
        let range = NSRange(location: start, length: offset(from: textRange.start, to: textRange.end))
        return delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
    /// Tells the delegate that the edit menu will appear.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }
    /// Tells the delegate that the edit menu will disappear.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    /// The keyboard, which is notified when text or selection change in code; held weakly.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// Finds words and other units in the text; the software keyboard uses its own.
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(self)
    /// The attributes of marked text, of which the background colour is drawn; nil for the standard background.
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { parts.canvas.setNeedsDisplay() } }
    /// The field itself: points and rectangles are in its coordinates.
    open var textInputView: UIView { self }
    open func text(in range: UITextRange) -> String? { editor.substring(range.range) }
    /// Replaces text as if the user had edited it: the delegate is asked and notified.
    open func replace(_ range: UITextRange, withText text: String) { perform(TextEditor.Edit(range: range.range, replacement: text)) }
    /// The selection; setting it notifies the delegate, setting nil changes nothing.
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
    /// Returns the position a number of characters to the left or right; nil upwards, downwards and beyond the text's
    /// ends.
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        TextNavigation.position(from: position, in: direction, offset: offset, self)
    }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        TextNavigation.position(within: range, farthestIn: direction, self)
    }
    /// Returns the range from a position to the end of the text in a direction.
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        TextNavigation.extent(from: position, in: direction, self)
    }
    /// Returns the writing direction of the field's line, the same at every position.
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        isRightToLeft(at: position.offset) ? .rightToLeft : .leftToRight
    }
    /// Sets the writing direction of the text.
    ///
    /// Applies to the whole field, whatever the range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        look.direction = writingDirection
        contentDidChange()
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { position.compare(other) }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Returns the rectangle of a range's first part, in the field's coordinates; the caret's for an empty range.
    open func firstRect(for range: UITextRange) -> CGRect { parts.canvas.selectionRects(range.range).first ?? caretRect(for: range.start) }
    /// Returns the rectangle of the caret at a position, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { parts.canvas.caretRect(at: position.offset) }
    /// Returns the position nearest to a point in the field's coordinates.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(parts.canvas.offset(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        TextNavigation.closestPosition(to: point, within: range, self)
    }
    /// Returns the character at a point in the field's coordinates; nil where there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? { TextNavigation.characterRange(at: point, self) }
    /// Returns the rectangles that show a range as selected, in the field's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { TextNavigation.rects(of: range, self) }
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        look.attributes(at: position.offset)
    }

    // MARK: Accessibility

    /// The placeholder is the label of a field that has none.
    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? (isSecureTextEntry ? String(repeating: "•", count: editor.text.count) : editor.text) }
        set { super.accessibilityValue = newValue }
    }

    package override func controlStateDidChange() {
        super.controlStateDidChange()
        setNeedsLayout()
    }
    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        contentDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, traitCollection.hasOtherFonts(than: previousTraitCollection),
            let font = look.font.following(traitCollection)
        else { return }
        look.font = font
        contentDidChange()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}

extension UITextField: SizeAnnouncing {}
