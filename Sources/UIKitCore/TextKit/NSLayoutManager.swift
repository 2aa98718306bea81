public import Foundation
internal import TextShaping

/// Lays out a text storage's text in a text container, paragraph by paragraph: an edit lays out again only the paragraphs it changed, and of a
/// long text only what somebody looks at is laid out at all.
///
/// > Contract: UIKit, NSLayoutManager; TX-18. > Units: points in the text container; UTF-16. > Isolation: one thread; the main one while a
/// text view shows it.
/// > Partial: text flows through the first container only, which has no exclusion paths. Glyphs are not reached one by one: a glyph index is
/// the index of its character.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// Up to this length all of a text is laid out at once, so that its height is known and not guessed. > Units: UTF-16.
    static let eagerLength = 30_000

    open weak var delegate: (any NSLayoutManagerDelegate)?
    open internal(set) weak var textStorage: NSTextStorage? { didSet { invalidateEverything() } }
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    /// Off lays out everything at once, however long.
    open var allowsNonContiguousLayout = true

    var fragments: [ParagraphFragment] = []
    private var isValid = false
    /// How many paragraphs were laid out since the manager was made: what an edit costs.
    package private(set) var paragraphLayoutCount = 0
    /// Of text without attributes, from the text view.
    var defaults = TextSource.Defaults.plain { didSet { invalidateEverything() } }
    var rightToLeft = false { didSet { if oldValue != rightToLeft { invalidateEverything() } } }

    public override init() { super.init() }

    // MARK: Containers

    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        invalidateEverything()
    }
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        invalidateEverything()
    }
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        guard container === textContainers.first else { return }
        invalidateEverything()
        container.changed()
    }

    var setting: ParagraphSetting {
        let container = textContainers.first
        let padding = container?.lineFragmentPadding ?? 0
        return ParagraphSetting(
            width: Double((container?.size.width ?? .infinity) - padding * 2), defaults: defaults,
            lineBreakMode: container?.lineBreakMode ?? .byWordWrapping, rightToLeft: rightToLeft)
    }

    // MARK: Validity

    func invalidateEverything() {
        isValid = false
        fragments = []
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        prepare()
        let range = charRange.clamped(toLength: length)
        forget(paragraphs(in: range))
        actualCharRange?.pointee = range.asNSRange
        textContainers.first?.changed()
    }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { textContainers.first?.changed() }

    private func forget(_ indices: Range<Int>) { for index in indices { fragments[index].lines = nil } }

    /// Brings the list of paragraphs up to date; lays out none.
    func prepare() {
        guard !isValid else { return }
        isValid = true
        let setting = setting
        fragments = (textStorage?.paragraphs ?? TextBuffer()).paragraphs.map { Self.fragment($0, setting) }
    }

    private static func fragment(_ units: [UInt16], _ setting: ParagraphSetting) -> ParagraphFragment {
        let isReturnLineFeed = units.count > 1 && units[units.count - 2] == 0x0D && units.last == 0x0A
        let endMark = units.last.map { TextUnits.isSeparator($0) ? (isReturnLineFeed ? 2 : 1) : 0 } ?? 0
        return ParagraphFragment(length: units.count, endMark: endMark, lines: nil, height: setting.guess(units.count - endMark))
    }

    /// Called by the storage when it was edited. Paragraphs before and after what changed keep their lines.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        var touched: ClosedRange<Double>? = 0...Double.greatestFiniteMagnitude
        if isValid, !fragments.isEmpty {
            touched =
                editMask.contains(.editedCharacters)
                ? replaceFragments(textStorage.paragraphs, newCharRange.clamped(toLength: textStorage.length), delta)
                : refresh(paragraphs(in: newCharRange.clamped(toLength: textStorage.length)))
        }
        delegate?.layoutManagerDidInvalidateLayout(self)
        textContainers.first?.edited(textStorage, newCharRange, delta, editMask, touched)
    }

    private func refresh(_ indices: Range<Int>) -> ClosedRange<Double>? {
        guard !indices.isEmpty else { return nil }
        let top = top(of: indices.lowerBound)
        let before = height(indices)
        forget(indices)
        for index in indices where isEager || index < indices.lowerBound + 200 { layOut(index) }
        let after = height(indices)
        return top...(before == after ? top + after : .greatestFiniteMagnitude)
    }

    /// > Returns: what has to be drawn again, from top to bottom.
    private func replaceFragments(_ buffer: TextBuffer, _ range: Range<Int>, _ delta: Int) -> ClosedRange<Double>? {
        let new = buffer.paragraphs
        let oldEnd = range.upperBound - delta
        var (first, start) = (0, 0)
        while first < fragments.count, first < new.count, start + fragments[first].length <= range.lowerBound,
            fragments[first].length == new[first].count, first < fragments.count - 1
        {
            start += fragments[first].length
            first += 1
        }
        var (tail, end) = (0, length)
        while tail < fragments.count - first, tail < new.count - first {
            let old = fragments[fragments.count - 1 - tail]
            guard end - old.length >= oldEnd, old.length == new[new.count - 1 - tail].count else { break }
            end -= old.length
            tail += 1
        }
        let setting = setting
        let (before, isTail, wasEmpty) = (height(first..<fragments.count - tail), tail > 0, first == fragments.count - tail)
        let top = top(of: first)
        let made = new[first..<new.count - tail].map { Self.fragment($0, setting) }
        fragments.replaceSubrange(first..<fragments.count - tail, with: made)
        if made.count <= 200 || isEager { for index in first..<first + made.count { layOut(index) } }
        // What became first or last has other room around it.
        if wasEmpty || made.isEmpty {
            if !isTail, first > 0 { spaceOut(first - 1) }
            if first == 0, made.count < fragments.count { spaceOut(made.count) }
        }
        let after = height(first..<first + made.count)
        return top...(before == after ? top + after : .greatestFiniteMagnitude)
    }

    private func spaceOut(_ index: Int) {
        guard fragments[index].lines != nil else { return }
        fragments[index].lines = nil
        layOut(index)
    }

    // MARK: Layout

    var length: Int { textStorage?.length ?? 0 }
    private var isEager: Bool { length <= NSLayoutManager.eagerLength || !allowsNonContiguousLayout }

    /// Lays out what a text of this length has laid out before anybody looks.
    func settle() {
        prepare()
        guard isEager else { return }
        for index in fragments.indices where fragments[index].lines == nil { layOut(index) }
    }

    private func linesLeft(before index: Int) -> Int {
        guard let limit = textContainers.first?.maximumNumberOfLines, limit > 0 else { return 0 }
        var left = limit
        for fragment in fragments[..<index] { left -= fragment.lines?.layout.lines.count ?? 1 }
        return left
    }

    @discardableResult
    func layOut(_ index: Int) -> ParagraphFragment.Lines? {
        if let known = fragments[index].lines { return known }
        guard let textStorage else { return nil }
        let left = linesLeft(before: index)
        guard left >= 0, left > 0 || textContainers.first?.maximumNumberOfLines ?? 0 == 0 else {
            fragments[index].height = 0
            return nil
        }
        let start = start(of: index)
        let fragment = fragments[index]
        let text = textStorage.attributedSubstring(from: NSRange(location: start, length: fragment.visibleLength))
        let mark = start + fragment.visibleLength
        let endPlace = fragment.endMark > 0 ? mark : mark - 1
        let end =
            fragment.visibleLength == 0 && endPlace >= 0 && textStorage.length > 0
            ? textStorage.attributes(at: min(endPlace, textStorage.length - 1), effectiveRange: nil) : [:]
        let lines = setting.lines(
            text, end: end, isFirst: index == 0, isLast: index == fragments.count - 1, maximumLines: left)
        paragraphLayoutCount += 1
        fragments[index].lines = lines
        fragments[index].height = lines.before + lines.layout.usedHeight + lines.after
        return lines
    }

    open func ensureLayout(forCharacterRange charRange: NSRange) {
        prepare()
        for index in paragraphs(in: charRange.clamped(toLength: length)) { layOut(index) }
    }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }
    open func ensureLayout(for container: NSTextContainer) { ensureLayout(forCharacterRange: NSRange(location: 0, length: length)) }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = paragraphs(inHeights: bounds.minY...max(bounds.maxY, bounds.minY))
    }

    // MARK: Glyphs, which are characters

    open var numberOfGlyphs: Int { length }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: container === textContainers.first ? length : 0)
    }
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        effectiveRange?.pointee = NSRange(location: 0, length: length)
        return textContainers.first
    }
}
