internal import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import TextShaping

/// One or more lines of read-only text.
///
/// Text is vertically centred. Sizes are rounded up to whole pixels.
/// > Contract: UIKit, UILabel; facts 5.6.
@preconcurrency @MainActor
open class UILabel: UIView {
    private var content = LabelContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        LabelCoding.decode(self, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        LabelCoding.encode(self, to: coder)
    }

    private func prepare() {
        isUserInteractionEnabled = false
        contentMode = .redraw
        isOpaque = false
    }

    // MARK: Text

    open var text: String? {
        get { content.text }
        set {
            KeyValueChanges.will(self, "text")
            defer { KeyValueChanges.did(self, "text") }
            guard newValue != content.text || content.isAttributed else { return }
            content.set(newValue)
            textDidChange()
        }
    }

    /// Setting this sets `font`, `textColor`, `textAlignment` and `lineBreakMode` from the first character's attributes.
    open var attributedText: NSAttributedString? {
        get { content.attributedText() }
        set {
            KeyValueChanges.will(self, "attributedText")
            defer { KeyValueChanges.did(self, "attributedText") }
            content.set(newValue)
            textDidChange()
        }
    }

    /// Applies to the whole of an attributed text.
    open var font: UIFont! {
        get { content.font }
        set {
            KeyValueChanges.will(self, "font")
            defer { KeyValueChanges.did(self, "font") }
            noteAppearance(\.font, newValue)
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            content.font = font
            content.override(.font, with: font)
            textDidChange()
        }
    }

    open var textColor: UIColor! {
        get { content.color }
        set {
            KeyValueChanges.will(self, "textColor")
            defer { KeyValueChanges.did(self, "textColor") }
            noteAppearance(\.textColor, newValue)
            content.color = newValue ?? .label
            content.override(.foregroundColor, with: content.color)
            setNeedsDisplay()
        }
    }

    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            noteAppearance(\.textAlignment, newValue)
            content.alignment = newValue
            content.overrideAlignment()
            setNeedsDisplay()
        }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            content.lineBreakMode = newValue
            content.overrideLineBreakMode()
            textDidChange()
        }
    }

    /// By default a paragraph's last line has more than one word if possible. Applies to the whole of an attributed text.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set {
            content.lineBreakStrategy = newValue
            content.overrideLineBreakStrategy()
            textDidChange()
        }
    }

    /// 0 means no limit.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

    // MARK: Appearance

    open var shadowColor: UIColor? {
        didSet {
            noteAppearance(\.shadowColor, shadowColor)
            setNeedsDisplay()
        }
    }
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            noteAppearance(\.shadowOffset, shadowOffset)
            setNeedsDisplay()
        }
    }
    open var highlightedTextColor: UIColor? {
        didSet {
            noteAppearance(\.highlightedTextColor, highlightedTextColor)
            if isHighlighted { setNeedsDisplay() }
        }
    }
    open var isHighlighted = false {
        willSet { KeyValueChanges.will(self, "highlighted") }
        didSet {
            defer { KeyValueChanges.did(self, "highlighted") }
            if isHighlighted != oldValue { setNeedsDisplay() }
        }
    }
    /// A disabled label is drawn dimmed.
    open var isEnabled = true {
        willSet { KeyValueChanges.will(self, "enabled") }
        didSet {
            defer { KeyValueChanges.did(self, "enabled") }
            if isEnabled != oldValue { setNeedsDisplay() }
        }
    }

    // MARK: Fitting

    /// Shrinks the font of text that is too wide, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// 0 means no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation { UnimplementedSetting.report("allowsDefaultTighteningForTruncation", on: self) } }
    }
    open var adjustsFontForContentSizeCategory = false
    open var showsExpansionTextWhenTruncated = false
    /// The wrapping width for `intrinsicContentSize`; 0 means none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    private func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Geometry

    /// The text's rectangle in `bounds`, at its top, in at most `numberOfLines` lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let constraints = LabelGeometry.constraints(bounds.size, lines: numberOfLines, rightToLeft: isRightToLeftText)
        let layout = content.layout(constraints).layout
        var size = LabelGeometry.rounded(layout.size, scale: pixelScale)
        size.width = min(size.width, max(bounds.width, 0))
        return CGRect(origin: bounds.origin, size: size)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: numberOfLines == 1 ? 0 : size.width) }

    open override var intrinsicContentSize: CGSize { fittingSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth) }

    /// > Units: points; a width of 0 means no limit.
    private func fittingSize(width: CGFloat) -> CGSize {
        let room = CGSize(width: width > 0 ? width : LabelGeometry.endless, height: LabelGeometry.endless)
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    private var pixelScale: CGFloat { max(traitCollection.displayScale, 1) }
    private var isRightToLeftText: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The baselines of the first and last line from the top, in a label of the given size.
    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard !content.isEmpty else { return (content.font.ascender, content.font.ascender) }
        let (placed, origin) = place(CGRect(origin: .zero, size: size))
        return (origin.y + placed.layout.firstBaseline, origin.y + placed.layout.lastBaseline)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text into the current context, vertically centred in the rectangle.
    open func drawText(in rect: CGRect) {
        guard !content.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let (placed, origin) = place(rect)
        placed.source.draw(placed.layout, at: origin, in: context, paints: paints(of: placed.source))
    }

    private func paints(of source: TextSource) -> [TextPaint] {
        var source = source
        let color = isHighlighted ? highlightedTextColor : nil
        let shadow = shadowColor.map { TextShadow(offset: shadowOffset, blur: 0, color: $0.rgba) }
        if color != nil { source.dropColors() }
        return source.paints(color: color ?? content.plainColor, shadow: shadow, dimmed: isEnabled ? 1 : LabelGeometry.disabledAlpha)
    }

    /// The single colour of the text under the current traits, if there is one.
    var textInk: RGBAColor? {
        guard !content.isEmpty else { return nil }
        let placed = place(bounds).0
        return placed.layout.ink(paints(of: placed.source))
    }

    /// The visible part of the text in the label's bounds, and whether that is all of it. > Units: points of the label.
    package var shownText: (rect: CGRect, isWhole: Bool) {
        guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return (.zero, true) }
        let (placed, origin) = place(bounds)
        let size = placed.layout.size
        let rect = CGRect(x: bounds.minX, y: origin.y, width: min(size.width, bounds.width), height: placed.layout.usedHeight)
        var room = LabelGeometry.constraints(CGSize(width: bounds.width, height: 0), lines: 0, rightToLeft: isRightToLeftText)
        if numberOfLines == 1 {
            room.width = .infinity
            room.maximumLines = 1
        }
        let whole = placed.source.layout(room)
        let fits = whole.size.width <= bounds.width + 0.5 && whole.usedHeight <= bounds.height + content.font.lineHeight / 4
        return (rect, fits && (numberOfLines < 1 || whole.lines.count <= numberOfLines))
    }

    /// The layout for a rectangle, and its origin.
    private func place(_ rect: CGRect) -> (TextFitting.Result, CGPoint) {
        var constraints = LabelGeometry.constraints(rect.size, lines: numberOfLines, rightToLeft: isRightToLeftText)
        constraints.width = max(rect.width, 0)
        // A line may be clipped by up to half its height before it is omitted.
        constraints.height = max(rect.height, 0) + content.font.lineHeight / 2
        let least = adjustsFontSizeToFitWidth ? max(Double(minimumScaleFactor), LabelGeometry.smallestFactor) : 1
        let placed = content.layout(constraints, least: least)
        let y = LabelGeometry.top(of: placed, in: rect, adjustment: baselineAdjustment, font: content.font, scale: pixelScale)
        return (placed, CGPoint(x: rect.minX, y: y))
    }

    // MARK: Environment changes

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard adjustsFontForContentSizeCategory, traitCollection.hasOtherFonts(than: previousTraitCollection) else { return }
        if content.followTextSize(of: traitCollection) { textDidChange() }
    }

    package override func resolveDynamicColors() {
        super.resolveDynamicColors()
        setNeedsDisplay()
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }
    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? content.text }
        set { accessibilityState.label = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .staticText }
        set { accessibilityState.traits = newValue }
    }
}
