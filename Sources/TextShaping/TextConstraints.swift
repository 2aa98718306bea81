/// The space for text. > Units: points.
package struct TextConstraints: Hashable, Sendable {
    /// Treatment of text that does not fit.
    package enum Overflow: Sendable {
        /// Paragraphs whose mode truncates get one line each and are truncated to it; no other line is.
        case shortenEachParagraph
        /// Lines wrap; the last visible one is truncated according to its paragraph's mode; wrapping modes clip it.
        case shortenLastLine
        /// Lines wrap; the last visible one ends with an ellipsis in the wrapping modes too.
        case ellipsisOnLastLine
    }

    package var width: Double
    package var height: Double
    /// 0 for as many as needed.
    package var maximumLines: Int
    package var overflow: Overflow
    /// Natural alignment means right.
    package var rightToLeft: Bool
    /// Regions for the lines, instead of one column of the width.
    package var flow: TextFlow?

    package init(
        width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0, overflow: Overflow = .shortenLastLine,
        rightToLeft: Bool = false
    ) {
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        self.overflow = overflow
        self.rightToLeft = rightToLeft
    }
}
