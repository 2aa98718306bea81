import CoreGraphics
import Testing

@testable import UIDocuments

@Suite("PageBreaks") struct PageBreaksTests {
    private func lines(_ heights: [CGFloat]) -> [(top: CGFloat, bottom: CGFloat)] {
        var top: CGFloat = 0
        return heights.map { height in
            defer { top += height }
            return (top, top + height)
        }
    }

    @Test("begins a page with the first line that does not fit")
    func plain() {
        let breaks = PageBreaks(lines: lines([10, 10, 10, 10, 10])) { _ in 25 }
        #expect(breaks.starts == [0, 2, 4])
        #expect(breaks.lines(of: 1, count: 5) == 2..<4)
        #expect(breaks.lines(of: 2, count: 5) == 4..<5)
        #expect(breaks.lines(of: 3, count: 5).isEmpty)
    }

    @Test("has less room on the first page if it is lower")
    func first() {
        let breaks = PageBreaks(lines: lines([10, 10, 10, 10])) { $0 == 0 ? 10 : 30 }
        #expect(breaks.starts == [0, 1])
    }

    @Test("gives a line that is too high a page of its own")
    func high() {
        #expect(PageBreaks(lines: lines([50, 10, 50])) { _ in 20 }.starts == [0, 1, 2])
        #expect(PageBreaks(lines: lines([50, 50])) { _ in 0 }.starts == [0, 1])
    }

    @Test("has no pages without lines")
    func empty() { #expect(PageBreaks(lines: []) { _ in 20 }.starts.isEmpty) }
}
