public import Foundation
internal import ProgrammerErrors
internal import TextShaping

/// Lays out a text storage's text in a text container, paragraph by paragraph: an edit lays out only the changed paragraphs again, and of a
/// long text only the needed part is laid out.
///
/// > Contract: UIKit, NSLayoutManager; TX-18. > Units: points in the text container; UTF-16. > Isolation: one thread; the main one while a
/// text view shows it.
/// > Partial: no access to individual glyphs: a glyph index is its character's index.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// Up to this length a text is laid out completely, so that its height is exact. > Units: UTF-16.
    static let eagerLength = 30_000

    /// The object that is notified of invalidated layout; held weakly.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// The text that is laid out; set by `NSTextStorage.addLayoutManager(_:)`.
    open internal(set) weak var textStorage: NSTextStorage? { didSet { invalidateEverything() } }
    /// The regions that the text fills, in order.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether lines contain the fonts' leading; Ferry reports in the log that false has no effect.
    open var usesFontLeading = true {
        didSet { if !usesFontLeading { UnimplementedSetting.reportFromAnyThread("usesFontLeading", of: NSLayoutManager.self) } }
    }
    /// How full a line must be before hyphenation, from 0, never, to 1; 0 by default.
    ///
    /// For paragraphs without their own factor; see `NSParagraphStyle.hyphenationFactor`.
    open var hyphenationFactor: Float = 0 { didSet { if hyphenationFactor != oldValue { invalidateEverything() } } }
    /// Whether to hyphenate as if the factor were 1; false by default.
    open var usesDefaultHyphenation = false { didSet { if usesDefaultHyphenation != oldValue { invalidateEverything() } } }
    /// Whether long text is laid out only where it is needed; true by default.
    open var allowsNonContiguousLayout = true

    var list = ParagraphList()
    private var isValid = false
    /// The delegate was notified of the complete layout.
    var isCompletionSent = false
    /// The number of paragraph layouts since the manager was created, which is the cost of edits.
    package internal(set) var paragraphLayoutCount = 0
    /// The attributes of text without any, from the text view.
    var defaults = TextSource.Defaults.plain { didSet { invalidateEverything() } }
    var links = TextLinks() { didSet { if oldValue != links { invalidateEverything() } } }
    var rightToLeft = false { didSet { if oldValue != rightToLeft { invalidateEverything() } } }

    public override init() { super.init() }

    // MARK: Containers

    /// Adds a region at the end and invalidates the layout.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }
    /// Inserts a region and invalidates the layout.
    ///
    /// > Precondition: the index is at most the number of containers.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        ProgrammerError.require(
            (0...textContainers.count).contains(index),
            "*** -[NSLayoutManager insertTextContainer:atIndex:]: index \(index) beyond bounds [0 .. \(textContainers.count)]", name: .range
        )
        textContainers.insert(container, at: index)
        container.layoutManager = self
        invalidateEverything()
    }
    /// Removes a region and invalidates the layout.
    ///
    /// > Precondition: there is a container at the index.
    open func removeTextContainer(at index: Int) {
        ProgrammerError.require(
            textContainers.indices.contains(index),
            "*** -[NSLayoutManager removeTextContainerAtIndex:]: index \(index) beyond bounds "
                + (textContainers.isEmpty ? "for empty array" : "[0 .. \(textContainers.count - 1)]"), name: .range)
        textContainers.remove(at: index).layoutManager = nil
        invalidateEverything()
    }
    /// Invalidates the layout after a region's size or shape changed; ignored for another manager's container.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        guard textContainers.contains(where: { $0 === container }) else { return }
        invalidateEverything()
        for container in textContainers { container.changed() }
    }

    var setting: ParagraphLayoutContext {
        let container = textContainers.first
        let padding = container?.lineFragmentPadding ?? 0
        return ParagraphLayoutContext(
            width: Double((container?.availableWidth ?? .infinity) - padding * 2), defaults: defaults,
            lineBreakMode: container?.lineBreakMode ?? .byWordWrapping, rightToLeft: rightToLeft, flow: flow,
            hyphenation: usesDefaultHyphenation ? 1 : max(0, min(Double(hyphenationFactor), 1)))
    }

    // MARK: Validity

    func invalidateEverything() {
        isValid = false
        isCompletionSent = false
        list = ParagraphList()
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// Lays out the paragraphs of a range again when they are next needed.
    ///
    /// - Parameters:
    ///   - charRange: The range in UTF-16 units; clamped to the text.
    ///   - actualCharRange: Receives the clamped range; may be nil.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        prepare()
        let range = charRange.clamped(toLength: length)
        forget(paragraphs(in: range))
        actualCharRange?.pointee = range.asNSRange
        textContainers.first?.changed()
    }
    /// Draws the first container again; the range is not considered.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { textContainers.first?.changed() }

    func forget(_ indices: Range<Int>) {
        isCompletionSent = false
        for index in indices { list.lines[index] = nil }
    }

    /// Updates the list of paragraphs without laying out.
    func prepare() {
        guard !isValid else { return }
        isValid = true
        let setting = setting
        list = ParagraphList((textStorage?.paragraphs ?? TextBuffer()).paragraphs.map { Self.fragment($0, setting) })
    }

    /// Updates the layout for an edit of the text.
    ///
    /// Called by the storage after an edit. Paragraphs before and after the change retain their lines.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        isCompletionSent = false
        var touched: ClosedRange<Double>? = 0...Double.greatestFiniteMagnitude
        if isValid, !list.isEmpty {
            touched =
                editMask.contains(.editedCharacters)
                ? replaceFragments(textStorage.paragraphs, newCharRange.clamped(toLength: textStorage.length), delta)
                : refresh(paragraphs(in: newCharRange.clamped(toLength: textStorage.length)))
        }
        if isFlowing, isValid, !list.isEmpty {
            let first = paragraph(at: min(newCharRange.location, textStorage.length)).index
            touched = top(of: first)...Double.greatestFiniteMagnitude
            reflow(from: first)
        }
        delegate?.layoutManagerDidInvalidateLayout(self)
        for container in textContainers.dropFirst() { container.edited(textStorage, newCharRange, delta, editMask, touched) }
        textContainers.first?.edited(textStorage, newCharRange, delta, editMask, touched)
    }

    // MARK: Layout

    /// Lays out the paragraphs of a range now, as far as they are not.
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        prepare()
        for index in paragraphs(in: charRange.clamped(toLength: length)) { layOut(index) }
        sendCompletion()
    }
    /// Lays out the paragraphs of a range now; glyph indices are character indices.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }
    /// Lays out the whole text now.
    open func ensureLayout(for container: NSTextContainer) { ensureLayout(forCharacterRange: NSRange(location: 0, length: length)) }
    /// Lays out the paragraphs between the top and bottom of a rectangle now, in the container's coordinates.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = paragraphs(inHeights: bounds.minY...max(bounds.maxY, bounds.minY))
    }

    // MARK: Drawing, in the class body so that subclasses can override

    /// Draws the background of a range with the container's origin at a point of the current context.
    /// > Contract: UIKit, NSLayoutManager.drawBackground(forGlyphRange:at:). Whole paragraphs are drawn. > Isolation: the main thread.
    @preconcurrency @MainActor open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paint(glyphsToShow, at: origin, .backgrounds)
    }

    /// Draws the characters of a range with the container's origin at a point of the current context.
    /// > Contract: UIKit, NSLayoutManager.drawGlyphs(forGlyphRange:at:). Whole paragraphs are drawn. > Isolation: the main thread.
    @preconcurrency @MainActor open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paint(glyphsToShow, at: origin, .glyphs)
    }

    /// Whether a missing glyph is laid out somewhere before the last one that is; false for short text.
    open var hasNonContiguousLayout: Bool {
        prepare()
        guard let last = list.indices.last(where: { list.lines[$0] != nil }) else { return false }
        return list.indices[..<last].contains { list.lines[$0] == nil }
    }
    /// Whether white space is drawn as marks; Ferry draws none and reports true in the log.
    open var showsInvisibleCharacters = false {
        didSet {
            if showsInvisibleCharacters { UnimplementedSetting.reportFromAnyThread("showsInvisibleCharacters", of: NSLayoutManager.self) }
        }
    }
    /// Whether control characters are drawn as marks; Ferry draws none and reports true in the log.
    open var showsControlCharacters = false {
        didSet {
            if showsControlCharacters { UnimplementedSetting.reportFromAnyThread("showsControlCharacters", of: NSLayoutManager.self) }
        }
    }
    /// Whether layout stops at text that is expensive to lay out; Ferry lays out all text in time proportional to its length.
    open var limitsLayoutForSuspiciousContents = false

    // MARK: Glyphs, which are characters

    /// The length of the text in UTF-16 units, since a glyph index is its character's.
    open var numberOfGlyphs: Int { length }
    /// Returns the same range, since a glyph index is its character's.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }
    /// Returns the same range, since a glyph index is its character's.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// Returns the same index, since a glyph index is its character's.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the same index, since a glyph index is its character's.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns the characters that are shown in a container.
    ///
    /// The glyphs with lines in the container. > Complexity: linear in the lines if their number is limited.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard isFlowing else { return NSRange(location: 0, length: container === textContainers.first ? shownLength : 0) }
        let ranges = lines(in: container).map(\.range)
        guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() else {
            return NSRange(location: 0, length: 0)
        }
        return NSRange(location: start, length: end - start)
    }
    /// Returns the container that shows a character, and the range of characters in it.
    ///
    /// Nil for text that fits in no container.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard isFlowing else {
            effectiveRange?.pointee = NSRange(location: 0, length: length)
            return textContainers.first
        }
        for container in textContainers {
            let range = glyphRange(for: container)
            guard range.contains(glyphIndex) else { continue }
            effectiveRange?.pointee = range
            return container
        }
        return nil
    }
}
