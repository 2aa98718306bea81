public import CoreGraphics
public import Foundation
internal import TextShaping

// Glyphs. A glyph index is its character's index; a character without a glyph of its own has that of its cluster.
extension NSLayoutManager {
    /// What a glyph is for the layout.
    public struct GlyphProperty: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Not drawn.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// A control character: a line or paragraph end, a tab.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// White space that can stretch in justified lines.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// A combining mark.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// Whether there is a character at an index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<length ~= glyphIndex }
    /// Whether a character draws nothing: an end mark, or text beyond the last line shown.
    ///
    /// > Source: Apple, NSLayoutManager.notShownAttribute(forGlyphAt:)
    public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        propertyForGlyph(at: glyphIndex).contains(.controlCharacter) || glyphIndex >= shownLength
    }
    /// What the character at an index is for the layout; empty beyond the text.
    public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard isValidGlyphIndex(glyphIndex), let scalar = scalar(at: glyphIndex) else { return [] }
        if CharacterSet.newlines.contains(scalar) || scalar == "\t" || CharacterSet.controlCharacters.contains(scalar) {
            return .controlCharacter
        }
        if scalar == " " { return .elastic }
        return scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .enclosingMark
            ? .nonBaseCharacter : []
    }

    private func scalar(at index: Int) -> Unicode.Scalar? {
        guard let text = textStorage?.string as NSString? else { return nil }
        let range = text.rangeOfComposedCharacterSequence(at: index)
        guard range.location == index else { return "\u{301}" }
        return text.substring(with: range).unicodeScalars.first
    }

    /// The number of the glyph in its font that draws the character at an index; 0 beyond the text and for characters that draw nothing.
    ///
    /// > Source: Apple, NSLayoutManager.cgGlyph(at:)
    public func cgGlyph(at glyphIndex: Int) -> CGGlyph {
        guard isValidGlyphIndex(glyphIndex), let placed = placed(at: glyphIndex), glyphIndex - placed.start < placed.visibleLength else {
            return 0
        }
        return placed.lines.layout.glyph(of: glyphIndex - placed.start) ?? 0
    }
    /// The same; `isValidIndex` receives whether there is a character at the index.
    public func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return cgGlyph(at: glyphIndex)
    }
    /// False: lines are as high as everything in them.
    public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
    /// The size of the attachment at an index; (-1, -1) if there is none. > Units: points.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        let none = CGSize(width: -1, height: -1)
        guard isValidGlyphIndex(glyphIndex), let placed = placed(at: glyphIndex) else { return none }
        return placed.lines.layout.attachments.first { $0.unit == glyphIndex - placed.start }?.frame.size ?? none
    }
    /// The characters of a line that are replaced with an ellipsis; the location is `NSNotFound` if there are none.
    ///
    /// > Source: Apple, NSLayoutManager.truncatedGlyphRange(inLineFragmentForGlyphAt:)
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard isValidGlyphIndex(glyphIndex), let placed = placed(at: glyphIndex),
            let index = placed.lines.layout.lineIndex(containing: min(glyphIndex - placed.start, placed.visibleLength))
        else { return none }
        let line = placed.lines.layout.lines[index]
        let end = index == placed.lines.layout.lines.count - 1 ? placed.visibleLength : line.end
        guard line.isShortened, line.visibleEnd < end else { return none }
        return NSRange(location: placed.start + line.visibleEnd, length: end - line.visibleEnd)
    }
    /// The characters of the same line and font whose glyphs follow each other: the characters of the line.
    public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        var range = NSRange(location: glyphIndex, length: 0)
        _ = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: &range)
        return range
    }

    // MARK: Generation and layout

    /// Makes the glyphs of a range, which is done with its layout.
    public func ensureGlyphs(forCharacterRange charRange: NSRange) { ensureLayout(forCharacterRange: charRange) }
    /// Makes the glyphs of a range, which is done with its layout.
    public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }
    /// Makes the glyphs of a range again when they are next needed.
    ///
    /// - Parameters:
    ///   - charRange: The range in UTF-16 units; clamped to the text.
    ///   - delta: Not considered: the text storage reports edits.
    ///   - actualCharRange: Receives the clamped range; may be nil.
    public func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
    }
    /// Draws the first container again; the range is not considered.
    public func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }
    /// The first character without layout; the length of the text if all of it is laid out.
    public func firstUnlaidCharacterIndex() -> Int {
        settle()
        guard let index = list.indices.first(where: { list.lines[$0] == nil }) else { return length }
        return start(of: index)
    }
    /// The same, since a glyph index is its character's.
    public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Places

    /// The characters in a rectangle, as one range. > Units: points in the container.
    ///
    /// > Source: Apple, NSLayoutManager.glyphRange(forBoundingRect:in:)
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let top = top(of: container), bounds.height > 0 else { return NSRange(location: 0, length: 0) }
        let heights = Double(bounds.minY) + top...Double(bounds.maxY) + top
        var range: Range<Int>?
        for placed in paragraphs(inHeights: heights) {
            for line in placed.lines.layout.lines {
                let y = placed.top + line.y
                guard y < heights.upperBound, y + line.height > heights.lowerBound else { continue }
                let characters = characters(of: line, placed)
                range =
                    min(
                        range?.lowerBound ?? characters.lowerBound, characters.lowerBound)..<max(
                        range?.upperBound ?? characters.upperBound, characters.upperBound)
            }
        }
        return range?.asNSRange ?? NSRange(location: 0, length: 0)
    }
    /// The same: text that the rectangle needs is laid out.
    public func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }
    /// The used part of the empty line after the text; zero if there is none. > Units: points in the container.
    public var extraLineFragmentUsedRect: CGRect {
        let rect = extraLineFragmentRect
        guard rect != .zero else { return .zero }
        return CGRect(x: rect.minX, y: rect.minY, width: (textContainers.first?.lineFragmentPadding ?? 0) * 2, height: rect.height)
    }
    /// The container of the empty line after the text; nil if there is none.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLineFragmentRect == .zero ? nil : textContainers.last }
    /// The container that shows a character; `flag` is not considered: text that is needed is laid out.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }
    /// The rectangle of a character's line; `flag` is not considered: text that is needed is laid out. > Units: points in the container.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }
    /// The used part of a character's line; `flag` is not considered: text that is needed is laid out. > Units: points in the container.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }
}
