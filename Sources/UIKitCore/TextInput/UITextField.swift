public import Foundation
public import ObjectiveC

/// One line of editable text.
///
/// `TextEditor` applies keys to text and selection, `TextFieldGeometry` computes frames, `TextFieldCanvas` draws.
/// > Contract: UIKit, UITextField; TX-1 to TX-24.
@preconcurrency @MainActor
open class UITextField: UIControl, EditorInput {
    public enum BorderStyle: Int, Sendable { case none = 0, line = 1, bezel = 2, roundedRect = 3 }
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing = 1, unlessEditing = 2, always = 3 }
    public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled = 1 }

    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    var editor = TextEditor()
    var look = TextFieldLook()
    /// Editing has begun and has not ended.
    var isInSession = false
    /// The next insertion replaces the whole text.
    var replacesAllNext = false
    lazy var parts = TextFieldParts(self)
    private(set) lazy var selectionControls = TextSelectionControls(self)
    let undo = TextUndo()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.install()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.install()
        decodeContents(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeContents(to: coder)
    }

    package override var archivedSubviews: [UIView] { [] }

    // MARK: Text

    open weak var delegate: (any UITextFieldDelegate)?

    /// Setting calls no delegate method. Never nil when read.
    open var text: String? {
        get { editor.text }
        set {
            KeyValueChanges.will(self, "text")
            defer { KeyValueChanges.did(self, "text") }
            replaceContents(newValue ?? "", styled: nil)
        }
    }

    open var attributedText: NSAttributedString? {
        get { look.attributed ?? NSAttributedString(string: editor.text, attributes: look.attributes) }
        set {
            KeyValueChanges.will(self, "attributedText")
            defer { KeyValueChanges.did(self, "attributedText") }
            replaceContents(newValue?.string ?? "", styled: newValue)
        }
    }

    open var placeholder: String? {
        get { look.placeholder?.string }
        set {
            look.placeholder = newValue.map { NSAttributedString(string: $0) }
            contentDidChange()
        }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { look.placeholder }
        set {
            look.placeholder = newValue
            contentDidChange()
        }
    }

    // MARK: Appearance

    open var font: UIFont? {
        get { look.font }
        set {
            KeyValueChanges.will(self, "font")
            defer { KeyValueChanges.did(self, "font") }
            noteAppearance(\.font, newValue)
            look.font = newValue ?? TextFieldLook.defaultFont
            look.attributed = nil
            contentDidChange()
        }
    }
    open var textColor: UIColor? {
        get { look.color }
        set {
            KeyValueChanges.will(self, "textColor")
            defer { KeyValueChanges.did(self, "textColor") }
            noteAppearance(\.textColor, newValue)
            look.color = newValue ?? .label
            contentDidChange()
        }
    }
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            noteAppearance(\.textAlignment, textAlignment)
            contentDidChange()
        }
    }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { look.attributes }
        set {
            noteAppearance(\.defaultTextAttributes, newValue)
            look.setAttributes(newValue)
            contentDidChange()
        }
    }
    /// Of the next typed text; follows the default attributes.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isInSession ? look.attributes : nil }
        set { if let newValue { look.setAttributes(newValue) } }
    }
    open var borderStyle: BorderStyle = .none {
        didSet {
            noteAppearance(\.borderStyle, borderStyle)
            contentDidChange()
        }
    }
    open var background: UIImage? {
        didSet {
            noteAppearance(\.background, background)
            setNeedsLayout()
        }
    }
    open var disabledBackground: UIImage? {
        didSet {
            noteAppearance(\.disabledBackground, disabledBackground)
            setNeedsLayout()
        }
    }
    open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
    open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }
    open var adjustsFontForContentSizeCategory = false
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var leftView: UIView? { didSet { parts.replace(oldValue, with: leftView) } }
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var rightView: UIView? { didSet { parts.replace(oldValue, with: rightView) } }
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

    // MARK: Behaviour

    open var isEditing: Bool { isInSession }
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false { didSet { replacesAllNext = clearsOnInsertion } }
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

    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default {
        didSet { if autocorrectionType == .yes { UnimplementedSetting.report("autocorrectionType", on: self) } }
    }
    open var spellCheckingType: UITextSpellCheckingType = .default {
        didSet { if spellCheckingType == .yes { UnimplementedSetting.report("spellCheckingType", on: self) } }
    }
    open var smartQuotesType: UITextSmartQuotesType = .default {
        didSet { if smartQuotesType == .yes { UnimplementedSetting.report("smartQuotesType", on: self) } }
    }
    open var smartDashesType: UITextSmartDashesType = .default {
        didSet { if smartDashesType == .yes { UnimplementedSetting.report("smartDashesType", on: self) } }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default {
        didSet { if smartInsertDeleteType == .yes { UnimplementedSetting.report("smartInsertDeleteType", on: self) } }
    }
    open var keyboardType: UIKeyboardType = .default { didSet { reloadInputViews() } }
    open var keyboardAppearance: UIKeyboardAppearance = .default { didSet { noteAppearance(\.keyboardAppearance, keyboardAppearance) } }
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    /// If set while editing, the next key replaces the text. > Contract: TX-19.
    open var isSecureTextEntry = false {
        didSet {
            if isInSession, isSecureTextEntry != oldValue { updateReplacesAllNext() }
            contentDidChange()
        }
    }
    open var textContentType: UITextContentType!

    // MARK: Geometry

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle of the text while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { TextFieldGeometry.textRect(of: self, in: bounds, editing: false) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { TextFieldGeometry.textRect(of: self, in: bounds, editing: true) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isInSession ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { TextFieldGeometry.clearButtonRect(of: self, in: bounds) }
    /// At the leading side.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldGeometry.sideRect(of: leftView, in: bounds, atRight: readsRightToLeft)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        TextFieldGeometry.sideRect(of: rightView, in: bounds, atRight: !readsRightToLeft)
    }
    open override var intrinsicContentSize: CGSize { TextFieldGeometry.intrinsicSize(of: self) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layout()
    }

    // MARK: Drawing

    open func drawText(in rect: CGRect) { parts.canvas.drawText(in: rect) }
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
    open func insertText(_ text: String) { type(text) }
    open func deleteBackward() { delete(.backward, by: .grapheme) }

    open override func cut(_ sender: Any?) { copySelection(cutting: true) }
    open override func copy(_ sender: Any?) { copySelection(cutting: false) }
    open override func paste(_ sender: Any?) {
        if let string = UIPasteboard.general.string { type(TextFieldKeys.singleLine(string), named: "Paste") }
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

    open weak var inputDelegate: (any UITextInputDelegate)?
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(self)
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { parts.canvas.setNeedsDisplay() } }
    open var textInputView: UIView { self }
    open func text(in range: UITextRange) -> String? { editor.substring(range.range) }
    open func replace(_ range: UITextRange, withText text: String) { perform(TextEditor.Edit(range: range.range, replacement: text)) }
    open var selectedTextRange: UITextRange? {
        get { UITextRange(editor.selection) }
        set { if let newValue { changeSelection { $0.select(newValue.range) } } }
    }
    open var markedTextRange: UITextRange? { look.marked.map { UITextRange($0) } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selected: selectedRange) }
    open func unmarkText() { setMarked(nil) }
    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    open var endOfDocument: UITextPosition { UITextPosition(editor.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(fromPosition, toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        position.moved(by: offset, within: editor.length)
    }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        TextNavigation.position(from: position, in: direction, offset: offset, self)
    }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        TextNavigation.position(within: range, farthestIn: direction, self)
    }
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        TextNavigation.extent(from: position, in: direction, self)
    }
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        isRightToLeft(at: position.offset) ? .rightToLeft : .leftToRight
    }
    /// Applies to the whole field, whatever the range.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        look.direction = writingDirection
        contentDidChange()
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { position.compare(other) }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    open func firstRect(for range: UITextRange) -> CGRect { parts.canvas.selectionRects(range.range).first ?? caretRect(for: range.start) }
    open func caretRect(for position: UITextPosition) -> CGRect { parts.canvas.caretRect(at: position.offset) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(parts.canvas.offset(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        TextNavigation.closestPosition(to: point, within: range, self)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { TextNavigation.characterRange(at: point, self) }
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
