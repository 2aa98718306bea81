internal import Foundation
internal import TextShaping

/// Reduces the space between characters before text is truncated.
///
/// > Contract: UIKit, UILabel.allowsDefaultTighteningForTruncation, NSParagraphStyle.allowsDefaultTighteningForTruncation.
enum TextTightening {
    /// Text is tightened only while it is at most this much longer than the line. D (tighteningFactorForTruncation)
    static let limit = 0.05

    /// The layout with the least tightening that shows the whole text; nil if the text is not truncated, or would be in spite of it.
    static func tighten(_ source: TextSource, _ constraints: TextConstraints, natural: TextLayout) -> TextFitting.Result? {
        guard constraints.width.isFinite, isTruncated(natural), source.truncates else { return nil }
        let whole = source.layout(TextConstraints(maximumLines: 1))
        let characters = whole.lines.reduce(0) { $0 + $1.end - $1.start }
        guard characters > 1 else { return nil }
        let most = whole.usedWidth / Double(characters) * limit / (1 + limit)
        guard var best = attempt(source, constraints, most) else { return nil }
        var (low, high) = (0.0, most)
        for _ in 0..<8 {
            let middle = (low + high) / 2
            if let tried = attempt(source, constraints, middle) { (best, high) = (tried, middle) } else { low = middle }
        }
        return best
    }

    private static func attempt(_ source: TextSource, _ constraints: TextConstraints, _ amount: Double) -> TextFitting.Result? {
        let tightened = source.tightened(by: amount)
        let layout = tightened.layout(constraints)
        return isTruncated(layout) ? nil : TextFitting.Result(layout: layout, source: tightened, factor: 1)
    }

    private static func isTruncated(_ layout: TextLayout) -> Bool { layout.isTruncated || layout.lines.contains { $0.isShortened } }
}

extension NSAttributedString {
    /// Whether the first paragraph's style asks for tightening before truncation.
    var allowsTightening: Bool {
        guard length > 0 else { return false }
        return (attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.allowsDefaultTighteningForTruncation == true
    }
}

extension TextSource {
    /// Whether a paragraph is truncated where it does not fit.
    fileprivate var truncates: Bool { content.paragraphs.contains { $0.paragraph.lineBreak.shortens } }

    /// The same text with less space after every character. > Units: points.
    fileprivate func tightened(by amount: Double) -> TextSource {
        changingStyles { $0.tracking -= amount }
    }
}
