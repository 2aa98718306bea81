import ConstraintEngine
import Testing

/// Views below each other, each with left, top, width and height.
private struct Chain {
    let solver = ConstraintSolver()
    let width: SolverConstraint
    let header: SolverConstraint
    private(set) var heights: [SolverConstraint] = []
    private(set) var tops: [SolverVariable] = []
    private(set) var last: SolverVariable
    private let widthVariable: SolverVariable

    init(_ count: Int) {
        let (all, top) = (solver.makeVariable(), solver.makeVariable())
        width = solver.add(.init(all), constant: -390, .equal(1000))
        header = solver.add(.init(top), constant: -44, .equal(1000))
        (widthVariable, last) = (all, top)
        for _ in 0..<count { append() }
    }

    mutating func append() {
        let (left, top, width, height) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = solver.add(.init(left), constant: -12, .equal(1000))
        if let above = tops.last {
            _ = solver.add(.init(top), .init(above, -1), .init(last, -1), constant: -8, .equal(1000))
        } else {
            _ = solver.add(.init(top), .init(last, -1), constant: 0, .equal(1000))
        }
        _ = solver.add(.init(width), .init(widthVariable, -1), constant: 24, .equal(1000))
        heights.append(solver.add(.init(height), constant: -20, .atLeastZero(1000)))
        tops.append(top)
        last = height
    }
}

@Suite("Work of the constraint solver") struct WorkTests {
    @Test("a chain is solved by looking at each variable once", arguments: [100, 1000, 10_000, 100_000])
    func chain(count: Int) {
        let chain = Chain(count)
        #expect(chain.solver.solve().count == 4 * count + 2)
        #expect(chain.solver.work == SolverWork(evaluated: 4 * count + 2, checked: count))
        #expect(chain.tops.last.map { chain.solver.value(of: $0) } == Double(44 + 28 * (count - 1)))
        #expect(chain.solver.bytes <= 200 * (4 * count + 2) + 20_000)
    }

    @Test("an edited constant reaches only what depends on it")
    func edit() {
        let chain = Chain(10_000)
        _ = chain.solver.solve()
        chain.solver.setConstant(-30, of: chain.heights[9_999])
        #expect(chain.solver.solve().count == 1)
        #expect(chain.solver.work.evaluated == 1)
        chain.solver.setConstant(-30, of: chain.heights[9_989])
        #expect(chain.solver.solve().count == 11)
        #expect(chain.solver.work.evaluated == 11)
        chain.solver.setConstant(-400, of: chain.width)
        #expect(chain.solver.solve().count == 10_001)
        #expect(chain.solver.work.evaluated == 10_001)
        #expect(chain.solver.work.checked == 0)
        #expect(chain.solver.solve().isEmpty)
        #expect(chain.solver.work == SolverWork())
    }

    @Test("a view added at the end costs its own constraints")
    func append() {
        var chain = Chain(10_000)
        _ = chain.solver.solve()
        chain.append()
        #expect(chain.solver.solve().count == 4)
        #expect(chain.solver.work.evaluated == 4)
        chain.solver.remove(chain.last)
        #expect(chain.solver.solve().isEmpty)
        #expect(chain.solver.work.evaluated == 0)
    }

    /// Labels next to each other in a row of a certain width.
    private func row(_ contents: [(size: Double, hugging: Float)], width: Double) -> (ConstraintSolver, [SolverVariable]) {
        let solver = ConstraintSolver()
        var widths: [SolverVariable] = []
        var end: SolverVariable?
        for content in contents {
            let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            if let end {
                _ = solver.add(.init(left), .init(end, -1), constant: -8, .equal(1000))
            } else {
                _ = solver.add(.init(left), constant: 0, .equal(1000))
            }
            _ = solver.add(.init(right), .init(left, -1), .init(width, -1), constant: 0, .equal(1000))
            _ = solver.add(.init(width), constant: -content.size, SolverStrength(below: 750, above: content.hugging))
            widths.append(width)
            end = right
        }
        if let end { _ = solver.add(.init(end), constant: -width, .equal(1000)) }
        _ = solver.solve()
        #expect(solver.checkInvariants().isEmpty)
        return (solver, widths)
    }

    @Test("content sizes that do not fill a row are coupled: the weakest hugging gives way, of equal ones the first")
    func contentSizes() {
        let (solver, widths) = row([(50, 251), (60, 250)], width: 300)
        #expect(widths.map { solver.value(of: $0) } == [50, 242])
        #expect(solver.work.coupled == 4)
        #expect(solver.work.pivots <= 1)
        let (equal, equalWidths) = row([(50, 250), (60, 250)], width: 300)
        #expect(equalWidths.map { equal.value(of: $0) } == [232, 60])
        let (narrow, narrowWidths) = row([(50, 250), (60, 250)], width: 100)
        #expect(narrowWidths.map { narrow.value(of: $0) } == [32, 60])
        let (exact, exactWidths) = row([(50, 250), (60, 250)], width: 118)
        #expect(exactWidths.map { exact.value(of: $0) } == [50, 60])
        #expect(exact.work.coupled == 0)
    }

    @Test("a component whose constants change repeats how it was solved, while the same constraints hold")
    func repetition() {
        let solver = ConstraintSolver()
        let widths = (0..<3).map { _ in solver.makeVariable() }
        let contents = widths.map { solver.add(.init($0), constant: -50, SolverStrength(below: 750, above: 250)) }
        let total = solver.add(.init(widths[0]), .init(widths[1]), .init(widths[2]), constant: -300, .equal(1000))
        var values: [Double] { widths.map { solver.value(of: $0) } }
        _ = solver.solve()
        #expect(values == [200, 50, 50])
        // The first change solves it as a whole again and keeps how that was done.
        for size in [60.0, 70, 80] {
            solver.setConstant(-size, of: contents[1])
            _ = solver.solve()
            #expect(values == [250 - size, size, 50])
            #expect(solver.work.repeated == (size == 60 ? 0 : 1))
        }
        #expect(solver.work.pivots == 0)
        #expect(solver.work.coupled == 0)
        // Now the contents want more than there is: another constraint gives way, in another direction.
        solver.setConstant(-150, of: total)
        _ = solver.solve()
        #expect(solver.work.repeated == 0)
        #expect(values == [20, 80, 50])
        solver.setConstant(-148, of: total)
        _ = solver.solve()
        #expect(solver.work.repeated == 1)
        #expect(values == [18, 80, 50])
        #expect(solver.checkInvariants().isEmpty)
    }

    @Test("equal widths are solved by elimination, without a simplex method", arguments: [3, 100])
    func equalWidths(count: Int) {
        let solver = ConstraintSolver()
        var widths: [SolverVariable] = []
        var end: SolverVariable?
        for _ in 0..<count {
            let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            if let end {
                _ = solver.add(.init(left), .init(end, -1), constant: 0, .equal(1000))
            } else {
                _ = solver.add(.init(left), constant: 0, .equal(1000))
            }
            _ = solver.add(.init(right), .init(left, -1), .init(width, -1), constant: 0, .equal(1000))
            if let first = widths.first { _ = solver.add(.init(width), .init(first, -1), constant: 0, .equal(1000)) }
            widths.append(width)
            end = right
        }
        if let end { _ = solver.add(.init(end), constant: -Double(7 * count), .equal(1000)) }
        _ = solver.solve()
        #expect(solver.checkInvariants().isEmpty)
        #expect(widths.allSatisfy { abs(solver.value(of: $0) - 7) < 1e-9 })
        #expect(solver.work.pivots == 0)
        #expect(solver.work.evaluated <= 7 * count)
    }

    @Test("a grid of equal aspect ratios is solved by elimination")
    func grid() {
        let solver = ConstraintSolver()
        let width = solver.makeVariable()
        _ = solver.add(.init(width), constant: -1000, .equal(1000))
        var first: SolverVariable?
        var heights: [SolverVariable] = []
        for _ in 0..<50 {
            var end: SolverVariable?
            for _ in 0..<50 {
                let (left, own, height, right) = (
                    solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
                )
                if let end {
                    _ = solver.add(.init(left), .init(end, -1), constant: 0, .equal(1000))
                } else {
                    _ = solver.add(.init(left), constant: 0, .equal(1000))
                }
                _ = solver.add(.init(right), .init(left, -1), .init(own, -1), constant: 0, .equal(1000))
                _ = solver.add(.init(height), .init(own, -1.5), constant: 0, .equal(1000))
                if let first { _ = solver.add(.init(own), .init(first, -1), constant: 0, .equal(1000)) } else { first = own }
                heights.append(height)
                end = right
            }
            if let end { _ = solver.add(.init(end), .init(width, -1), constant: 0, .equal(1000)) }
        }
        _ = solver.solve()
        #expect(solver.checkInvariants().isEmpty)
        #expect(heights.allSatisfy { abs(solver.value(of: $0) - 30) < 1e-9 })
        #expect(solver.work.evaluated < 25_000)
        #expect(solver.work.pivots == 0)
        #expect(solver.takeConflicts().isEmpty)
    }

    @Test("a variable that has its value again is not reported as changed")
    func reportedChanges() {
        let solver = ConstraintSolver()
        let (first, second) = (solver.makeVariable(), solver.makeVariable())
        var fixed = solver.add(.init(first), constant: -5, .equal(1000))
        _ = solver.add(.init(second), .init(first, -1), constant: -3, .equal(1000))
        #expect(Set(solver.solve()) == [first, second])
        // Replaced by an equal one, with a solution of something weaker in between.
        solver.remove(fixed)
        let weak = solver.add(.init(first), constant: -70, .equal(250))
        fixed = solver.add(.init(first), constant: -5, .equal(1000))
        #expect(solver.solve().isEmpty)
        solver.setConstant(-6, of: fixed)
        #expect(Set(solver.solve()) == [first, second])
        solver.setStrength(.equal(100), of: fixed)
        #expect(Set(solver.solve()) == [first, second])
        #expect(solver.value(of: second) == 73)
        solver.remove(weak)
        #expect(Set(solver.solve()) == [first, second])
        // A variable that takes the place of a removed one is a new one, whatever value that had.
        solver.setConstant(-9, of: fixed)
        solver.remove(first)
        let third = solver.makeVariable()
        _ = solver.add(.init(third), constant: -6, .equal(1000))
        #expect(solver.solve().contains(third))
        #expect(solver.checkInvariants().isEmpty)
    }
}
