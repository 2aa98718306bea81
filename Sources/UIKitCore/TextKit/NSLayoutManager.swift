public import Foundation
internal import TextShaping

/// Lays out a text storage's text in a text container, paragraph by paragraph: an edit lays out again only the paragraphs it changed, and of a
/// long text only what somebody looks at is laid out at all.
///
/// > Contract: UIKit, NSLayoutManager; TX-18. > Units: points in the text container; UTF-16. > Isolation: one thread; the main one while a
/// text view shows it.
/// > Partial: glyphs are not reached one by one: a glyph index is the index of its character.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// Up to this length all of a text is laid out at once, so that its height is known and not guessed. > Units: UTF-16.
    static let eagerLength = 30_000

    open weak var delegate: (any NSLayoutManagerDelegate)?
    open internal(set) weak var textStorage: NSTextStorage? { didSet { invalidateEverything() } }
    open private(set) var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    /// Off lays out everything at once, however long.
    open var allowsNonContiguousLayout = true

    var list = ParagraphList()
    private var isValid = false
    /// How many paragraphs were laid out since the manager was made: what an edit costs.
    package private(set) var paragraphLayoutCount = 0
    /// Of text without attributes, from the text view.
    var defaults = TextSource.Defaults.plain { didSet { invalidateEverything() } }
    var links = TextLinks() { didSet { if oldValue != links { invalidateEverything() } } }
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
        guard textContainers.contains(where: { $0 === container }) else { return }
        invalidateEverything()
        for container in textContainers { container.changed() }
    }

    var setting: ParagraphSetting {
        let container = textContainers.first
        let padding = container?.lineFragmentPadding ?? 0
        return ParagraphSetting(
            width: Double((container?.roomWidth ?? .infinity) - padding * 2), defaults: defaults,
            lineBreakMode: container?.lineBreakMode ?? .byWordWrapping, rightToLeft: rightToLeft, flow: flow)
    }

    // MARK: Validity

    func invalidateEverything() {
        isValid = false
        list = ParagraphList()
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

    private func forget(_ indices: Range<Int>) { for index in indices { list.lines[index] = nil } }

    /// Brings the list of paragraphs up to date; lays out none.
    func prepare() {
        guard !isValid else { return }
        isValid = true
        let setting = setting
        list = ParagraphList((textStorage?.paragraphs ?? TextBuffer()).paragraphs.map { Self.fragment($0, setting) })
    }

    private static func fragment(_ units: [UInt16], _ setting: ParagraphSetting) -> ParagraphFragment {
        let isReturnLineFeed = units.count > 1 && units[units.count - 2] == 0x0D && units.last == 0x0A
        let endMark = units.last.map { TextUnits.isSeparator($0) ? (isReturnLineFeed ? 2 : 1) : 0 } ?? 0
        return ParagraphFragment(length: units.count, endMark: endMark, height: setting.guess(units.count - endMark))
    }

    /// Called by the storage when it was edited. Paragraphs before and after what changed keep their lines.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
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
        while first < list.count, first < new.count, start + list.lengths[first] <= range.lowerBound,
            list.lengths[first] == new[first].count, first < list.count - 1
        {
            start += list.lengths[first]
            first += 1
        }
        var (tail, end) = (0, length)
        while tail < list.count - first, tail < new.count - first {
            let old = list.lengths[list.count - 1 - tail]
            guard end - old >= oldEnd, old == new[new.count - 1 - tail].count else { break }
            end -= old
            tail += 1
        }
        let setting = setting
        let (before, isTail, wasEmpty) = (height(first..<list.count - tail), tail > 0, first == list.count - tail)
        let top = top(of: first)
        let known = list.count - tail == first + 1 ? list.lines[first] : nil
        let made = new[first..<new.count - tail].map { Self.fragment($0, setting) }
        list.replaceSubrange(first..<list.count - tail, with: made)
        if made.count <= 200 || isEager { for index in first..<first + made.count { layOut(index) } }
        // What became first or last has other room around it.
        if wasEmpty || made.isEmpty {
            if !isTail, first > 0 { spaceOut(first - 1) }
            if first == 0, made.count < list.count { spaceOut(made.count) }
        }
        let after = height(first..<first + made.count)
        let bottom = before == after ? top + after : .greatestFiniteMagnitude
        guard made.count == 1, let known, let lines = list.lines[first] else { return top...bottom }
        let edited = max(range.lowerBound - start, 0)..<max(range.upperBound - start, 0)
        guard let changed = lines.changed(since: known, in: edited, by: delta) else { return nil }
        return top + changed.lowerBound...(before == after ? top + changed.upperBound : bottom)
    }

    private func spaceOut(_ index: Int) {
        guard list.lines[index] != nil else { return }
        list.lines[index] = nil
        layOut(index)
    }

    // MARK: Layout

    var length: Int { textStorage?.length ?? 0 }
    private var isEager: Bool { length <= NSLayoutManager.eagerLength || !allowsNonContiguousLayout || isFlowing }

    /// Lays out what a text of this length has laid out before anybody looks.
    func settle() {
        prepare()
        guard isEager else { return }
        for index in list.indices where list.lines[index] == nil { layOut(index) }
    }

    private func linesLeft(before index: Int) -> Int {
        guard let limit = textContainers.first?.maximumNumberOfLines, limit > 0 else { return 0 }
        var left = limit
        for lines in list.lines[..<index] { left -= lines?.layout.lines.count ?? 1 }
        return left
    }

    @discardableResult
    func layOut(_ index: Int) -> ParagraphFragment.Lines? {
        if let known = list.lines[index] { return known }
        // Where text flows, what lies above decides what there is room for.
        if isFlowing { for above in 0..<index where list.lines[above] == nil { layOutAlone(above) } }
        return layOutAlone(index)
    }

    @discardableResult
    private func layOutAlone(_ index: Int) -> ParagraphFragment.Lines? {
        guard let textStorage else { return nil }
        let left = linesLeft(before: index)
        guard left >= 0, left > 0 || textContainers.first?.maximumNumberOfLines ?? 0 == 0 else {
            list.heights[index] = 0
            return nil
        }
        let start = start(of: index)
        let visibleLength = list.visibleLength(index)
        let text = links.shown(textStorage.attributedSubstring(from: NSRange(location: start, length: visibleLength)))
        let mark = start + visibleLength
        let endPlace = list.endMark(index) > 0 ? mark : mark - 1
        let end =
            visibleLength == 0 && endPlace >= 0 && textStorage.length > 0
            ? textStorage.attributes(at: min(endPlace, textStorage.length - 1), effectiveRange: nil) : [:]
        var setting = setting
        setting.flow?.origin = isFlowing ? top(of: index) : 0
        let lines = setting.lines(
            text, end: end, isFirst: index == 0, isLast: index == list.count - 1, maximumLines: left)
        paragraphLayoutCount += 1
        list.lines[index] = lines
        list.heights[index] = lines.before + lines.layout.usedHeight + lines.after
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

    // MARK: Drawing, in the body of the class for subclasses to change

    /// Draws what lies behind the characters of a range with the container's corner at a point of the current context.
    /// > Contract: UIKit, NSLayoutManager.drawBackground(forGlyphRange:at:). Whole paragraphs are drawn. > Isolation: the main thread.
    @preconcurrency @MainActor open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paint(glyphsToShow, at: origin, .backgrounds)
    }

    /// Draws the characters of a range with the container's corner at a point of the current context.
    /// > Contract: UIKit, NSLayoutManager.drawGlyphs(forGlyphRange:at:). Whole paragraphs are drawn. > Isolation: the main thread.
    @preconcurrency @MainActor open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paint(glyphsToShow, at: origin, .glyphs)
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
        guard isFlowing else { return NSRange(location: 0, length: container === textContainers.first ? length : 0) }
        let ranges = lines(in: container).map(\.range)
        guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() else {
            return NSRange(location: 0, length: 0)
        }
        return NSRange(location: start, length: end - start)
    }
    /// Nil for text that no container has room for.
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
