import Testing
import ViewLayout

@Suite("Autoresizing") struct AutoresizingTests {
    private let span = Autoresizing.Span(start: 10, length: 30)

    @Test("without flexible parts position and length are fixed (VW-24)")
    func rigid() {
        #expect(Autoresizing.resize(span, parent: 100, to: 200, flexible: .init(before: false, length: false, after: false)) == span)
    }

    @Test("the change is shared in proportion to the old lengths of the flexible parts (VW-23)")
    func shared() {
        let both = Autoresizing.resize(span, parent: 100, to: 140, flexible: .init(before: true, length: true, after: false))
        #expect(both == .init(start: 20, length: 60))
        let after = Autoresizing.resize(span, parent: 100, to: 140, flexible: .init(before: false, length: false, after: true))
        #expect(after == span)
    }

    @Test("three flexible parts scale with the parent (VW-25)")
    func scaled() {
        let result = Autoresizing.resize(span, parent: 100, to: 250, flexible: .init(before: true, length: true, after: true))
        #expect(result == .init(start: 25, length: 75))
    }

    @Test("parts of length 0 share equally (VW-23)")
    func empty() {
        let result = Autoresizing.resize(
            .init(start: 0, length: 0), parent: 0, to: 90, flexible: .init(before: true, length: true, after: true))
        #expect(result == .init(start: 30, length: 30))
    }

    @Test("results are not rounded and lengths are never negative (VW-26)", arguments: [(100.0, 101.0), (100, 0), (10, 1000)])
    func fractions(old: Double, new: Double) {
        let result = Autoresizing.resize(span, parent: old, to: new, flexible: .init(before: false, length: true, after: false))
        #expect(result.start == 10)
        #expect(result.length == max(0, 30 + new - old))
    }
}

@Suite("Inherited insets") struct InheritedInsetsTests {
    @Test("each edge inherits the overlapping inset, at least 0 and at most the parent's (VW-33)")
    func safeArea() {
        let parent = EdgeInsets(top: 50, left: 0, bottom: 34, right: 20)
        let insets = InheritedInsets.safeArea(parent: parent, distances: .init(top: 20, left: 5, bottom: -10, right: 30))
        #expect(insets == EdgeInsets(top: 30, left: 0, bottom: 34, right: 0))
    }
}
