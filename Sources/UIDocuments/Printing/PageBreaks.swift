internal import CoreGraphics

/// Divides lines among pages. > Units: points.
struct PageBreaks: Equatable {
    /// The first line of each page.
    private(set) var starts: [Int] = []

    /// > Parameters: lines: tops and bottoms of lines from the top of the text. heights: the room on each page, in order; the last holds
    /// for all that follow. A line that is higher than its page has one for itself. > Complexity: O(lines).
    init(lines: [(top: CGFloat, bottom: CGFloat)], heights: (Int) -> CGFloat) {
        var top: CGFloat = 0
        for (number, line) in lines.enumerated() {
            if starts.isEmpty || line.bottom - top > heights(starts.count - 1) + 0.01 {
                starts.append(number)
                top = line.top
            }
        }
    }

    /// The lines of a page; empty for others.
    func lines(of page: Int, count: Int) -> Range<Int> {
        guard starts.indices.contains(page) else { return 0..<0 }
        return starts[page]..<(starts.indices.contains(page + 1) ? starts[page + 1] : count)
    }
}
