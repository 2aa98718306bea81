internal import CoreGraphics
public import Foundation
internal import ObjectiveC
internal import TextShaping

/// One or more lines of read-only text.
///
/// Text is vertically centred. Sizes are rounded up to whole pixels.
/// > Contract: UIKit, UILabel; facts 5.6.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var content = LabelContent()
    var readSize: CGSize?
    /// The width for which constraints request the height; 0 otherwise. > Units: points.
    private var requestedWidth: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a label from an archive or an Interface Builder file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare(from: coder)
        LabelCoding.decode(self, from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        LabelCoding.encode(self, to: coder)
    }

    private func prepare(from coder: NSCoder? = nil) {
        if coder?.containsValue(forKey: "UIUserInteractionDisabled") != true { isUserInteractionEnabled = false }
        contentMode = .redraw
        isOpaque = false
    }

    // MARK: Text

    /// The text in the label's font and colour; setting it removes attributed text.
    open var text: String? {
        get { content.text }
        set {
            KeyValueChanges.will(self, "text")
            defer { KeyValueChanges.did(self, "text") }
            guard newValue != content.text || content.isAttributed else { return }
            let wasAttributed = content.isAttributed
            content.set(newValue)
            // One line of another text may have the same size; with other attributes it may have another baseline.
            textDidChange(isSameStyle: !wasAttributed)
        }
    }

    /// The text with its attributes, including those from the label's own properties.
    ///
    /// Setting this sets `font`, `textColor`, `textAlignment` and `lineBreakMode` from the first character's attributes.
    open var attributedText: NSAttributedString? {
        get { content.attributedText() }
        set {
            KeyValueChanges.will(self, "attributedText")
            defer { KeyValueChanges.did(self, "attributedText") }
            guard !content.isUnchanged(by: newValue) else { return }
            content.set(newValue)
            textDidChange()
        }
    }

    /// The font of the text, the system font at 17 points by default.
    ///
    /// Applies to the whole of an attributed text.
    open var font: UIFont! {
        get { content.font }
        set {
            KeyValueChanges.will(self, "font")
            defer { KeyValueChanges.did(self, "font") }
            noteAppearance(\.font, newValue)
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard font != content.font || content.isAttributed else { return }
            content.font = font
            content.override(.font, with: font)
            textDidChange()
        }
    }

    /// The colour of the text; nil restores the system's label colour.
    ///
    /// It applies to the whole of an attributed text.
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

    /// The horizontal alignment of the text; natural by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            KeyValueChanges.will(self, "textAlignment")
            defer { KeyValueChanges.did(self, "textAlignment") }
            noteAppearance(\.textAlignment, newValue)
            content.alignment = newValue
            content.overrideAlignment()
            setNeedsDisplay()
        }
    }

    /// How text that is too long is broken or shortened; an ellipsis at the end by default.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            guard newValue != content.lineBreakMode || content.isAttributed else { return }
            content.lineBreakMode = newValue
            content.overrideLineBreakMode()
            textDidChange()
        }
    }

    /// The rules for line breaks beyond the break mode; `.standard` by default.
    ///
    /// By default a paragraph's last line has more than one word if possible. Applies to the whole of an attributed text.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set {
            guard newValue != content.lineBreakStrategy || content.isAttributed else { return }
            content.lineBreakStrategy = newValue
            content.overrideLineBreakStrategy()
            textDidChange()
        }
    }

    /// The largest number of lines, 1 by default; 0 means no limit.
    open var numberOfLines = 1 {
        willSet { KeyValueChanges.will(self, "numberOfLines") }
        didSet {
            defer { KeyValueChanges.did(self, "numberOfLines") }
            if numberOfLines != oldValue { textDidChange() }
        }
    }

    // MARK: Appearance

    /// The colour of a sharp shadow behind the text; nil, the default, draws none.
    open var shadowColor: UIColor? {
        didSet {
            noteAppearance(\.shadowColor, shadowColor)
            setNeedsDisplay()
        }
    }
    /// The offset of the shadow in points; one point up by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            noteAppearance(\.shadowOffset, shadowOffset)
            setNeedsDisplay()
        }
    }
    /// The colour of the whole text while highlighted; nil retains its own colours.
    open var highlightedTextColor: UIColor? {
        didSet {
            noteAppearance(\.highlightedTextColor, highlightedTextColor)
            if isHighlighted { setNeedsDisplay() }
        }
    }
    /// Whether the text is shown in `highlightedTextColor`, as in a selected cell; false by default.
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

    /// Whether the font of text that is too wide shrinks, down to `minimumScaleFactor`; false by default.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// The smallest factor by which the font shrinks to fit; 0, the default, means no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Where one line of text is vertically while its font is shrunk to fit; at the same baseline by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
    /// Whether characters move closer together, by up to a twentieth of the line, before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.tightens }
        set {
            content.tightens = newValue
            setNeedsDisplay()
        }
    }
    /// Whether fonts of text styles and scaled fonts follow the user's text size; false by default.
    open var adjustsFontForContentSizeCategory = false
    /// Whether a pointer shows truncated text in full; not shown by Ferry, and false by default.
    open var showsExpansionTextWhenTruncated = false
    /// The width in points at which `intrinsicContentSize` wraps lines of a label of several lines; 0 by default.
    ///
    /// With 0 it does not wrap them, and constraints take the height for the width that they give the label.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue, numberOfLines != 1 { sizeDidChange() } }
    }

    private func textDidChange(isSameStyle: Bool = false) {
        if isSameStyle, numberOfLines == 1 { announceSizeChange() } else { sizeDidChange() }
        setNeedsDisplay()
    }

    private func sizeDidChange() {
        readSize = nil
        invalidateIntrinsicContentSize()
    }

    // MARK: Geometry

    /// The text's rectangle in `bounds`, at its top, in at most `numberOfLines` lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let constraints = LabelGeometry.constraints(bounds.size, lines: numberOfLines, rightToLeft: isRightToLeftText)
        var size = LabelGeometry.rounded(content.size(constraints), scale: pixelScale)
        size.width = min(size.width, max(bounds.width, 0))
        return CGRect(origin: bounds.origin, size: size)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: numberOfLines == 1 ? 0 : size.width) }

    open override var intrinsicContentSize: CGSize { requestedWidth > 0 ? naturalSize : readNaturalSize() }

    /// Of one line unless the text has several, or a width is preferred or requested.
    var naturalSize: CGSize {
        guard numberOfLines != 1 else { return fittingSize(width: 0) }
        return fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : requestedWidth)
    }

    @_spi(UIKitModules) open override var intrinsicHeightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    @_spi(UIKitModules) open override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        guard intrinsicHeightDependsOnWidth, width > 0 else { return intrinsicContentSize }
        // The property, which a subclass may have overridden to add insets. The text is wrapped first: that also tells its size on one line.
        requestedWidth = width
        let wrapped = intrinsicContentSize
        requestedWidth = 0
        let natural = intrinsicContentSize
        return natural.width < 0 || width < natural.width ? CGSize(width: natural.width, height: wrapped.height) : natural
    }

    /// > Units: points; a width of 0 means no limit.
    private func fittingSize(width: CGFloat) -> CGSize {
        let space = CGSize(width: width > 0 ? width : LabelGeometry.endless, height: LabelGeometry.endless)
        return textRect(forBounds: CGRect(origin: .zero, size: space), limitedToNumberOfLines: numberOfLines).size
    }

    private var pixelScale: CGFloat { max(traitCollection.displayScale, 1) }
    private var isRightToLeftText: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The baselines of the first and last line from the top, in a label of the given size.
    package func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        guard !content.isEmpty else { return (content.font.ascender, content.font.ascender) }
        let (placed, origin) = place(CGRect(origin: .zero, size: size))
        return (origin.y + placed.layout.firstBaseline, origin.y + placed.layout.lastBaseline)
    }

    @_spi(UIKitModules) open override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        ViewBaselines.offsets(of: self, in: size) { baselines(in: $0) }
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
        var space = LabelGeometry.constraints(CGSize(width: bounds.width, height: 0), lines: 0, rightToLeft: isRightToLeftText)
        if numberOfLines == 1 {
            space.width = .infinity
            space.maximumLines = 1
        }
        let whole = placed.source.layout(space)
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
        // Sizes are whole pixels.
        if let previousTraitCollection, previousTraitCollection.displayScale != traitCollection.displayScale { announceSizeChange() }
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

extension UILabel: SizeAnnouncing {}
