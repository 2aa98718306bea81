internal import CoreGraphics
public import Foundation
internal import ProgrammerErrors

/// A text field with the appearance of a search field, and tokens before its text.
///
/// > Contract: UIKit, UISearchTextField; facts 2.1.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private var chips: [SearchTokenView] = []
    private var selectedToken: SearchTokenView?
    private var tokenColor: UIColor?
    /// Shown at the end while the text is empty; a search bar's bookmark or results button.
    var endButton: UIView? { didSet { if endButton !== oldValue { rightView = endButton } } }
    /// The search bar's offsets for the field's parts.
    var adjustments = SearchFieldAdjustments()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a search field from an archive or an Interface Builder file, with the magnifying glass as its left view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        // Bypasses the setter, which would block appearance proxies.
        ViewAppearance.setBackground(.tertiarySystemFill, on: self)
        layer.cornerRadius = SearchMetrics.cornerRadius
        clearButtonMode = .always
        returnKeyType = .search
        autocorrectionType = .no
        autocapitalizationType = .none
        clipsToBounds = true
        let icon = UIImageView(image: UIImage(systemName: "magnifyingglass")?.applyingSymbolConfiguration(SearchMetrics.symbol))
        icon.contentMode = .center
        icon.tintColor = .secondaryLabel
        leftView = icon
        leftViewMode = .always
        placeholder = nil
        readSize = naturalSize
    }

    // MARK: Tokens

    /// The tokens before the text, in order; setting them sends `.editingChanged`.
    open var tokens: [UISearchToken] {
        get { chips.map(\.token) }
        set {
            for chip in chips { chip.removeFromSuperview() }
            chips = newValue.map(makeChip)
            tokensChanged()
        }
    }

    /// Inserts a token before the one at an index, and sends `.editingChanged`.
    ///
    /// > Precondition: the index is at most the number of tokens.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        ProgrammerError.require(
            (0...chips.count).contains(tokenIndex), "token index \(tokenIndex) beyond bounds [0 .. \(chips.count)]", name: .range)
        chips.insert(makeChip(token), at: tokenIndex)
        tokensChanged()
    }

    /// Removes the token at an index, and sends `.editingChanged`.
    ///
    /// > Precondition: the index is valid.
    open func removeToken(at tokenIndex: Int) {
        ProgrammerError.require(
            chips.indices.contains(tokenIndex), "token index \(tokenIndex) beyond bounds [0 .. \(chips.count - 1)]", name: .range)
        chips.remove(at: tokenIndex).removeFromSuperview()
        tokensChanged()
    }

    /// The background of tokens that are not selected; the system's grey by default.
    open var tokenBackgroundColor: UIColor! {
        get { tokenColor ?? .systemGray }
        set {
            tokenColor = newValue
            colorTokens()
        }
    }
    /// Whether a delete key at the beginning of the text selects and then deletes the last token; true by default.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied; Ferry never copies them, and reports in the log that false has no effect.
    open var allowsCopyingTokens = true {
        didSet { if !allowsCopyingTokens { UnimplementedSetting.report("allowsCopyingTokens", on: self) } }
    }

    /// Returns the position of a token in the text, which is always the beginning.
    ///
    /// Tokens precede the text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// The tokens in a range: all if it starts at the beginning of the text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { textRange.range.lowerBound == 0 ? tokens : [] }
    /// The range of the text without the tokens, which is all of the text.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange(0..<0)
    }
    /// Removes a part of the text, and inserts a token before the one at an index.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    private func makeChip(_ token: UISearchToken) -> SearchTokenView {
        let chip = SearchTokenView(token: token)
        chip.addAction(UIAction { [weak self, weak chip] _ in self?.select(chip) }, for: .touchUpInside)
        addSubview(chip)
        return chip
    }

    private func select(_ chip: SearchTokenView?) {
        becomeFirstResponder()
        selectedToken = chip
        colorTokens()
    }

    private func tokensChanged() {
        if let selected = selectedToken, !chips.contains(where: { $0 === selected }) { selectedToken = nil }
        colorTokens()
        contentDidChange()
        sendActions(for: .editingChanged)
    }

    private func colorTokens() {
        for chip in chips {
            chip.backgroundColor = chip === selectedToken ? tintColor : tokenBackgroundColor
            chip.isSelected = chip === selectedToken
        }
    }

    /// At the beginning of the text the last token is selected, then deleted.
    open override func deleteBackward() {
        guard let last = chips.last, allowsDeletingTokens, !editor.hasSelection, editor.head == 0 else { return super.deleteBackward() }
        if let selected = selectedToken, let index = chips.firstIndex(where: { $0 === selected }) {
            removeToken(at: index)
        } else {
            select(last)
        }
    }

    open override func insertText(_ text: String) {
        if selectedToken != nil {
            selectedToken = nil
            colorTokens()
        }
        super.insertText(text)
    }

    // MARK: Appearance

    open override var placeholder: String? {
        get { super.placeholder }
        set {
            attributedPlaceholder = newValue.map { NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel]) }
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        colorTokens()
    }

    // MARK: Geometry

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        box(SearchMetrics.iconBox, in: bounds, leading: true, inset: SearchMetrics.iconInset).offsetBy(adjustments.search)
    }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        box(SearchMetrics.buttonBox, in: bounds, leading: false, inset: 0).offsetBy(adjustments.end)
    }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(adjustments.clear)
    }

    private func box(_ side: CGFloat, in bounds: CGRect, leading: Bool, inset: CGFloat) -> CGRect {
        let atLeft = leading != readsRightToLeft
        return CGRect(
            x: atLeft ? bounds.minX + inset : bounds.maxX - inset - side, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { space(in: bounds) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { space(in: bounds) }
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect { space(in: bounds) }

    /// Between the magnifier, the tokens and the button at the end.
    private func space(in bounds: CGRect) -> CGRect {
        var leading = SearchMetrics.textInset
        if leftView != nil, leftViewMode != .never {
            leading = SearchMetrics.iconInset + SearchMetrics.iconBox + SearchMetrics.iconGap
        }
        leading += tokensWidth(limit: bounds.width / 2)
        var trailing = SearchMetrics.textInset
        if hasText {
            trailing = TextFieldMetrics.clearBox + 2 * TextFieldMetrics.clearGap
        } else if endButton != nil {
            trailing = SearchMetrics.buttonBox
        }
        let width = max(0, bounds.width - leading - trailing)
        let x = readsRightToLeft ? bounds.minX + trailing : bounds.minX + leading
        return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height).offsetBy(adjustments.text)
    }

    private func tokensWidth(limit: CGFloat) -> CGFloat {
        min(chips.reduce(0) { $0 + $1.naturalWidth + SearchMetrics.tokenGap }, limit)
    }

    open override func layoutSubviews() {
        let mode: ViewMode = endButton != nil && !hasText ? .always : .never
        if rightViewMode != mode { rightViewMode = mode }
        super.layoutSubviews()
        var next = SearchMetrics.iconInset + SearchMetrics.iconBox + SearchMetrics.iconGap
        let end = next + tokensWidth(limit: bounds.width / 2)
        for chip in chips {
            let width = max(0, min(chip.naturalWidth, end - SearchMetrics.tokenGap - next))
            let x = readsRightToLeft ? bounds.width - next - width : next
            chip.frame = CGRect(
                x: x, y: ((bounds.height - SearchMetrics.tokenHeight) / 2).rounded(), width: width, height: SearchMetrics.tokenHeight)
            chip.isHidden = width < SearchMetrics.tokenPadding * 2
            next += width + SearchMetrics.tokenGap
        }
    }

    override var naturalSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: SearchMetrics.fieldHeight) }

    // MARK: Accessibility

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? super.accessibilityTraits.union(.searchField) }
        set { super.accessibilityTraits = newValue }
    }
}

/// The search bar's offsets for the field's parts. > Units: points.
struct SearchFieldAdjustments {
    var search = UIOffset.zero
    var clear = UIOffset.zero
    var end = UIOffset.zero
    var text = UIOffset.zero
}

extension CGRect {
    fileprivate func offsetBy(_ offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
