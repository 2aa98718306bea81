internal import Foundation
internal import TextShaping

// Positions of paragraphs. > Units: points from the container's top; UTF-16.
extension NSLayoutManager {
    func start(of index: Int) -> Int { list.start(of: index) }
    func top(of index: Int) -> Double { list.height(0..<index) }
    func height(_ indices: Range<Int>) -> Double { list.height(indices) }

    /// Of the whole text, laid out or estimated.
    var totalHeight: Double {
        settle()
        return height(list.indices)
    }

    /// The widest line laid out.
    var widest: Double {
        settle()
        return list.lines.reduce(0) { max($0, $1?.layout.usedWidth ?? 0) }
    }

    /// The paragraph that contains an offset; the second one at a boundary.
    func paragraph(at offset: Int) -> (index: Int, start: Int) {
        prepare()
        var start = 0
        for index in list.indices.dropLast() {
            if offset < start + list.lengths[index] { return (index, start) }
            start += list.lengths[index]
        }
        return (max(list.count - 1, 0), start)
    }

    func paragraphs(in range: Range<Int>) -> Range<Int> {
        guard !list.isEmpty else { return 0..<0 }
        let first = paragraph(at: range.lowerBound).index
        let last = range.isEmpty ? first : max(paragraph(at: range.upperBound - 1).index, first)
        return first..<last + 1
    }

    /// A paragraph with its lines, its start and its first line's top.
    struct Placed {
        var index: Int
        var start: Int
        /// The first line's top.
        var top: Double
        var visibleLength: Int
        var lines: ParagraphFragment.Lines
    }

    func placed(at offset: Int) -> Placed? {
        settle()
        guard !list.isEmpty else { return nil }
        let (index, start) = paragraph(at: offset)
        return placed(index, start: start, top: top(of: index))
    }

    private func placed(_ index: Int, start: Int, top: Double) -> Placed? {
        layOut(index).map {
            Placed(index: index, start: start, top: top + $0.before, visibleLength: list.visibleLength(index), lines: $0)
        }
    }

    /// The paragraph at a height, clamped to the ends; does not lay out those above.
    func placed(atY y: Double) -> Placed? {
        settle()
        var (start, top) = (0, 0.0)
        for index in list.indices {
            // An estimated height is replaced with the real one.
            if y < top + list.heights[index] || index == list.count - 1 { layOut(index) }
            if y < top + list.heights[index] || index == list.count - 1 {
                return placed(index, start: start, top: top) ?? lastPlaced
            }
            start += list.lengths[index]
            top += list.heights[index]
        }
        return nil
    }

    /// The last paragraph that has lines, if the number of lines is limited.
    private var lastPlaced: Placed? {
        guard let index = list.indices.last(where: { list.lines[$0] != nil }) else { return nil }
        return placed(index, start: start(of: index), top: top(of: index))
    }

    /// The paragraphs between two heights, laid out; limited to a range if given.
    func paragraphs(inHeights heights: ClosedRange<Double>, within range: Range<Int>? = nil) -> [Placed] {
        settle()
        let indices = range.map { paragraphs(in: $0) } ?? list.indices
        var found: [Placed] = []
        var (start, top) = (start(of: indices.lowerBound), top(of: indices.lowerBound))
        for index in indices {
            if top > heights.upperBound { break }
            if top + list.heights[index] >= heights.lowerBound, let placed = placed(index, start: start, top: top) {
                found.append(placed)
            }
            start += list.lengths[index]
            top += list.heights[index]
        }
        return found
    }
}
