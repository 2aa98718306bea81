import BatchModel
import Testing
import ViewLayout

@Suite("FlowLayoutSolver") struct FlowLayoutSolverTests {
    private func section(_ items: FlowSection.Items) -> FlowSection {
        var section = FlowSection()
        section.items = items
        return section
    }

    @Test("equal items laid out by arithmetic equal items of given sizes")
    func arithmetic() {
        for (count, cross, available) in [(23, 50.0, 300.0), (7, 110, 300), (5, 400, 300), (40, 95, 305), (1, 50, 300), (9, 93.75, 375)] {
            let size = FlowSize(main: 40, cross: cross)
            let one = FlowLayoutSolver([section(.same(size, count: count))], available: available, pixel: 0)
            let other = FlowLayoutSolver([section(.sized(Array(repeating: size, count: count)))], available: available, pixel: 0)
            #expect(one.length == other.length)
            for item in 0..<count {
                let (a, b) = (one.place(of: item, in: 0), other.place(of: item, in: 0))
                #expect(abs(a.start.main - b.start.main) < 1e-9)
                #expect(abs(a.start.cross - b.start.cross) < 1e-9)
                #expect(a.size == b.size)
            }
            for start in stride(from: -50.0, through: one.length, by: 33) {
                #expect(one.items(of: 0, in: start...(start + 120)) == other.items(of: 0, in: start...(start + 120)))
            }
        }
    }

    @Test("three items of a third less their spacing share a line, whatever the fractions")
    func thirds() {
        let cross = (375.0 - 2 * 10) / 3
        let solver = FlowLayoutSolver([section(.same(FlowSize(main: 10, cross: cross), count: 6))], available: 375, pixel: 1.0 / 3)
        #expect(solver.lineCount(of: 0, in: 0) == 3)
        #expect(solver.place(of: 3, in: 0).start.main == 20)
    }

    @Test("a range query finds the sections and lines that intersect it, and no others")
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

    @Test("items whose size changes later get the frames of a full layout")
    func sizesOneByOne() {
        var dice = SeededRandom(7)
        var sizes = (0..<300).map { _ in FlowSize(main: 20, cross: 60) }
        var one = section(.same(sizes[0], count: 300))
        (one.header, one.insetStart, one.lineSpacing) = (15, 5, 4)
        let same = section(.same(FlowSize(main: 10, cross: 100), count: 9))
        var solver = FlowLayoutSolver([same, one, same], available: 320, pixel: 0)
        for _ in 0..<200 {
            let item = dice.below(300)
            sizes[item] = FlowSize(main: Double(10 + dice.below(40)), cross: Double(20 + dice.below(200)))
            solver.setSize(sizes[item], of: item, in: 1)
            one.items = .sized(sizes)
        }
        let whole = FlowLayoutSolver([same, one, same], available: 320, pixel: 0)
        #expect(abs(solver.length - whole.length) < 1e-6)
        for item in 0..<300 {
            let (a, b) = (solver.place(of: item, in: 1), whole.place(of: item, in: 1))
            #expect(abs(a.start.main - b.start.main) < 1e-6)
            #expect(abs(a.start.cross - b.start.cross) < 1e-6)
            #expect(a.size == b.size)
        }
        for start in stride(from: -50.0, through: whole.length, by: 37) {
            #expect(solver.items(of: 1, in: start...(start + 90)) == whole.items(of: 1, in: start...(start + 90)))
            #expect(solver.sections(in: start...(start + 90)) == whole.sections(in: start...(start + 90)))
        }
    }

    @Test("an item of another size fills only its own line again, whatever the number of items")
    func lineByLine() {
        let rows = section(.sized((0..<20_000).map { FlowSize(main: 20 + Double($0 % 3), cross: 300) }))
        var solver = FlowLayoutSolver([rows], available: 300, pixel: 0)
        let before = solver.linesFilled
        for item in 0..<100 { solver.setSize(FlowSize(main: 90, cross: 300), of: item * 150, in: 0) }
        #expect(solver.linesFilled - before <= 200)
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

    @Test("a measured size moves what follows and nothing before")
    func measure() {
        var solver = rows(dimension(.estimated, 40), count: 1000)
        #expect(solver.length == 49_995)
        #expect(solver.measure(10, LayoutSize(300, 100)) == 60)
        #expect(solver.leaf(9)?.frame.y == 455)
        #expect(solver.leaf(11)?.frame.y == 615)
        #expect(solver.measure(10, LayoutSize(300, 100)) == 0)
    }

    @Test("known sizes count from the start")
    func known() {
        let solver = rows(dimension(.estimated, 40), count: 5, measured: [0: LayoutSize(300, 90), 3: LayoutSize(300, 10)])
        #expect(solver.leaf(1)?.frame.y == 105)
        #expect(solver.length == 265)
    }

    @Test("items measured one by one wrap as they do when all are known")
    func wrapping() {
        var dice = SeededRandom(11)
        var group = CompositionalNode.Group()
        group.spacing = CompositionalSpacing(6)
        group.children = [.leaf(CompositionalNode.Frame(CompositionalSize(dimension(.estimated, 50), dimension(.absolute, 30))))]
        let node = CompositionalNode.group(
            CompositionalNode.Frame(CompositionalSize(dimension(.fractionalWidth, 1), dimension(.absolute, 30))), group)
        func solver(_ measured: [Int: LayoutSize]) -> CompositionalSectionSolver {
            CompositionalSectionSolver(
                node, count: 400, in: LayoutSize(300, 600), spacing: 8, insets: EdgeInsets(top: 5), isHorizontal: false, measured: measured)
        }
        var (known, one): ([Int: LayoutSize], CompositionalSectionSolver) = ([:], solver([:]))
        for round in 0..<300 {
            let item = dice.below(400)
            known[item] = LayoutSize(Double(10 + dice.below(280)), 30)
            let old = one.length
            let growth = one.measure(item, known[item] ?? LayoutSize())
            #expect(abs(one.length - old - growth) < 1e-6)
            guard round % 20 == 0 else { continue }
            let whole = solver(known)
            #expect(one.groupCount == whole.groupCount)
            #expect(abs(one.length - whole.length) < 1e-6)
            for item in 0..<400 { #expect(one.leaf(item) == whole.leaf(item)) }
            for start in stride(from: -20.0, through: whole.length, by: 53) {
                #expect(one.groups(in: start...(start + 70)) == whole.groups(in: start...(start + 70)))
            }
        }
        let before = one.groupsSolved
        _ = one.measure(200, known[200] ?? LayoutSize(50, 30))
        #expect(one.groupsSolved - before <= 8)
    }

    @Test("finds a range of a million rows without laying them out")
    func million() {
        let solver = rows(dimension(.absolute, 40), count: 1_000_000)
        #expect(solver.groups(in: 25_000_005...25_000_100).count <= 3)
        #expect(solver.leaf(500_000)?.frame.y == 25_000_005)
    }

    @Test("NaN lengths count as 0")
    func hostile() {
        let solver = rows(dimension(.absolute, .nan), count: 3)
        #expect(solver.length == 5)
        #expect(rows(dimension(.estimated, -5), count: 3).length == 5)
    }
}

@Suite("OrthogonalScroller") struct OrthogonalScrollerTests {
    @Test("by groups: a flick advances one, a slow drag ends at the nearest; within the content")
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
