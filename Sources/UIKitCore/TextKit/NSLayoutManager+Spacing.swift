internal import Foundation
internal import TextShaping

// Spacing from the delegate. > Contract: UIKit, NSLayoutManagerDelegate. > Units: points.
extension NSLayoutManager {
    /// Replaces the spacing of a paragraph's style with the delegate's, as far as the delegate gives any.
    ///
    /// - Parameters:
    ///   - lines: the paragraph as its style spaces it.
    ///   - start: the paragraph's start in the whole text, in UTF-16 units.
    ///   - top: the paragraph's top in the container.
    ///   - isFirst: nothing is above.
    ///   - isLast: nothing is below.
    func spaced(_ lines: ParagraphFragment.Lines, from start: Int, top: Double, isFirst: Bool, isLast: Bool) -> ParagraphFragment.Lines {
        guard let delegate, let first = lines.layout.lines.first, let last = lines.layout.lines.last else { return lines }
        var result = lines
        let width = textContainers.first?.size.width ?? 0
        func rect(_ line: TextLine) -> CGRect { CGRect(x: 0, y: top + result.before + line.y, width: width, height: line.height) }
        if !isFirst {
            let before = delegate.layoutManager(self, paragraphSpacingBeforeGlyphAt: start, withProposedLineFragmentRect: rect(first))
            if before.isFinite { result.before = Double(before) }
        }
        let style = lines.source.content.paragraphs.first?.paragraph ?? TextParagraph()
        let spacing = lines.layout.lines.map { line in
            let index = start + max(line.end - 1, line.start)
            let space = delegate.layoutManager(self, lineSpacingAfterGlyphAt: index, withProposedLineFragmentRect: rect(line))
            return space.isFinite ? Double(space) : style.lineSpacing
        }
        if let layout = lines.layout.addingSpace(spacing.dropLast().map { $0 - style.lineSpacing }) { result.layout = layout }
        if !isLast {
            let end = start + max(last.end - 1, last.start)
            let after = delegate.layoutManager(self, paragraphSpacingAfterGlyphAt: end, withProposedLineFragmentRect: rect(last))
            result.after = (spacing.last ?? style.lineSpacing) + (after.isFinite ? Double(after) : style.paragraphSpacing)
        }
        return result
    }
}
