/// The room text has. > Units: points.
package struct TextConstraints: Hashable, Sendable {
    /// What happens to text that has no room left.
    package enum Overflow: Sendable {
        /// Paragraphs whose mode truncates take one line each and are shortened to it; no other line is.
        case shortenEachParagraph
        /// Lines wrap; the last visible one is shortened as its paragraph's mode says, wrapping modes cut it off.
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
    /// Where lines go instead of one below the other in the width.
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
