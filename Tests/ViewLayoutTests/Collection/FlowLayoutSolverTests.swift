import Testing
import ViewLayout

@Suite("FlowLayoutSolver") struct FlowLayoutSolverTests {
    private func section(_ items: FlowSection.Items) -> FlowSection {
        var section = FlowSection()
        section.items = items
        return section
    }

    @Test("equal items laid out by arithmetic lie where items of given sizes do")
    func arithmetic() {
        for (count, cross, available) in [(23, 50.0, 300.0), (7, 110, 300), (5, 400, 300), (40, 95, 305), (1, 50, 300), (9, 93.75, 375)] {
            let size = FlowSize(main: 40, cross: cross)
            let one = FlowLayoutSolver([section(.same(size, count: count))], available: available, pixel: 0)
            let other = FlowLayoutSolver([section(.sized(Array(repeating: size, count: count)))], available: available, pixel: 0)
            #expect(one.length == other.length)
            for item in 0..<count {
                let (a, b) = (one.place(of: item, in: 0), other.place(of: item, in: 0))
                #expect(abs(a.start.main - b.start.main) < 1e-9 && abs(a.start.cross - b.start.cross) < 1e-9 && a.size == b.size)
            }
            for start in stride(from: -50.0, through: one.length, by: 33) {
                #expect(one.items(of: 0, in: start...(start + 120)) == other.items(of: 0, in: start...(start + 120)))
            }
        }
    }

    @Test("three items of a third less their gaps share a line, whatever the fractions")
    func thirds() {
        let cross = (375.0 - 2 * 10) / 3
        let solver = FlowLayoutSolver([section(.same(FlowSize(main: 10, cross: cross), count: 6))], available: 375, pixel: 1.0 / 3)
        #expect(solver.lineCount(of: 0, in: 0) == 3)
        #expect(solver.place(of: 3, in: 0).start.main == 20)
    }

    @Test("a stretch finds the sections and lines that touch it, and no others")
    func ranges() {
        var one = section(.same(FlowSize(main: 50, cross: 300), count: 100))
        one.header = 30
        let solver = FlowLayoutSolver(Array(repeating: one, count: 1000), available: 300, pixel: 0)
        let each = 6020.0
        #expect(solver.length == 1000 * each)
        let start = 500 * each
        #expect(solver.sections(in: (start + 10)...(start + 20)) == 500..<501)
        #expect(solver.sections(in: (start - 1)...(start + 1)) == 499..<501)
        let third = 3 * each
        #expect(solver.items(of: 3, in: (third + 30)...(third + 100)) == 0..<2)
        #expect(solver.items(of: 3, in: 0...10).isEmpty)
    }
}

@Suite("CompositionalSectionSolver") struct CompositionalSectionSolverTests {
    private func dimension(_ kind: CompositionalDimension.Kind, _ value: Double) -> CompositionalDimension {
        CompositionalDimension(kind, value)
    }
    private func rows(_ height: CompositionalDimension, count: Int, measured: [Int: LayoutSize] = [:]) -> CompositionalSectionSolver {
        var group = CompositionalNode.Group()
        group.isHorizontal = false
        let size = CompositionalSize(dimension(.fractionalWidth, 1), height)
        group.children = [.leaf(CompositionalNode.Frame(size))]
        return CompositionalSectionSolver(
            .group(CompositionalNode.Frame(size), group), count: count, in: LayoutSize(300, 600), spacing: 10, insets: EdgeInsets(top: 5),
            isHorizontal: false, measured: measured)
    }

    @Test("a measure moves what follows and nothing before")
    func measure() {
        var solver = rows(dimension(.estimated, 40), count: 1000)
        #expect(solver.length == 49_995)
        #expect(solver.measure(10, LayoutSize(300, 100)) == 60)
        #expect(solver.leaf(9)?.frame.y == 455)
        #expect(solver.leaf(11)?.frame.y == 615)
        #expect(solver.measure(10, LayoutSize(300, 100)) == 0)
    }

    @Test("known measures count from the start")
    func known() {
        let solver = rows(dimension(.estimated, 40), count: 5, measured: [0: LayoutSize(300, 90), 3: LayoutSize(300, 10)])
        #expect(solver.leaf(1)?.frame.y == 105)
        #expect(solver.length == 265)
    }

    @Test("a stretch of a million rows is found without laying them out")
    func million() {
        let solver = rows(dimension(.absolute, 40), count: 1_000_000)
        #expect(solver.groups(in: 25_000_005...25_000_100).count <= 3)
        #expect(solver.leaf(500_000)?.frame.y == 25_000_005)
    }

    @Test("lengths that are no numbers count as nothing")
    func hostile() {
        let solver = rows(dimension(.absolute, .nan), count: 3)
        #expect(solver.length == 5)
        #expect(rows(dimension(.estimated, -5), count: 3).length == 5)
    }
}

@Suite("OrthogonalScroller") struct OrthogonalScrollerTests {
    @Test("by groups: a flick goes one on, a slow drag to the nearest; within the content")
    func paging() {
        var scroller = OrthogonalScroller()
        scroller.frame = LayoutRect(width: 300, height: 100)
        scroller.contentWidth = 2000
        scroller.behavior = .groupPaging
        (scroller.pitch, scroller.group) = (200, 190)
        #expect(scroller.rest(from: 230, proposed: 900, velocity: 1) == 400)
        #expect(scroller.rest(from: 230, proposed: -100, velocity: -1) == 200)
        #expect(scroller.rest(from: 260, proposed: 260, velocity: 0) == 200)
        #expect(scroller.rest(from: 1690, proposed: 3000, velocity: 2) == 1700)
        scroller.behavior = .continuousGroupLeadingBoundary
        #expect(scroller.rest(from: 0, proposed: 730, velocity: 2) == 800)
        scroller.behavior = .groupPagingCentered
        #expect(scroller.rest(from: 0, proposed: 500, velocity: 1) == 145)
        scroller.behavior = .continuous
        #expect(scroller.rest(from: 0, proposed: 730, velocity: 2) == 730)
    }
}
