import ConstraintEngine
import Testing

@Suite("Hostile constraints") struct HostileTests {
    private let solver = ConstraintSolver()

    private func variables(_ count: Int) -> [SolverVariable] { (0..<count).map { _ in solver.makeVariable() } }

    @Test("numbers that are not finite count as zero", arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
    func notFinite(number: Double) {
        let all = variables(3)
        let constraint = solver.add(.init(all[0]), constant: number, .equal(1000))
        _ = solver.add(.init(all[1]), .init(all[0], number), constant: -5, .equal(1000))
        _ = solver.add(.init(all[2]), .init(all[1], -1), constant: -1, .equal(500))
        _ = solver.solve()
        #expect(all.map { solver.value(of: $0) } == [0, 5, 6])
        solver.setConstant(number, of: constraint)
        #expect(!solver.needsSolving)
        #expect(solver.checkInvariants().isEmpty)
    }

    @Test("huge constants and extreme factors end", arguments: [1e-12, 1e-6, 1, 1e6, 1e12])
    func extreme(factor: Double) {
        let all = variables(40)
        for index in all.indices {
            let strength: SolverStrength = index % 3 == 0 ? .equal(1000) : index % 3 == 1 ? .atLeastZero(1000) : .equal(Float(index))
            _ = solver.add(
                .init(all[index], factor), .init(all[(index * 7 + 1) % 40], -1), constant: 1e15 / Double(index + 1), strength)
        }
        _ = solver.solve()
        #expect(solver.work.evaluated < 1000)
        #expect(all.allSatisfy { solver.value(of: $0).isFinite })
    }

    @Test("constraints without variables: false required ones are conflicts of their own")
    func noTerms() {
        let all = variables(1)
        _ = solver.add([], constant: 0, .equal(1000))
        _ = solver.add([], constant: 3, .equal(500))
        let wrong = solver.add([], constant: 3, .equal(1000))
        let cancelled = solver.add(.init(all[0], 2), .init(all[0], -2), constant: 1, .atMostZero(1000))
        _ = solver.add(.init(all[0], 0), constant: -4, .equal(700))
        _ = solver.solve()
        #expect(Set(solver.takeConflicts().map(\.constraints)) == [[wrong], [cancelled]])
        #expect(solver.value(of: all[0]) == 0)
        #expect(solver.checkInvariants().isEmpty)
    }

    @Test("redundant constraints change nothing")
    func redundant() {
        let all = variables(3)
        for _ in 0..<100 {
            _ = solver.add(.init(all[0]), .init(all[1], -1), constant: -1, .equal(1000))
            _ = solver.add(.init(all[1]), .init(all[2], -1), constant: -1, .equal(1000))
            _ = solver.add(.init(all[0]), .init(all[2], -1), constant: -2, .equal(1000))
            _ = solver.add(.init(all[2]), constant: -7, .equal(500))
        }
        _ = solver.solve()
        #expect(all.map { solver.value(of: $0) } == [9, 8, 7])
        #expect(solver.takeConflicts().isEmpty)
        #expect(solver.checkInvariants().isEmpty)
    }

    @Test("500 conflicting optional constraints on one variable: the strongest wins, of one strength the median")
    func manyOnOne() {
        let all = variables(2)
        for index in 0..<500 {
            _ = solver.add(.init(all[0]), constant: -Double(index), .equal(Float(1 + index)))
            _ = solver.add(.init(all[1]), constant: -Double(index % 499), .equal(500))
        }
        _ = solver.solve()
        #expect(solver.value(of: all[0]) == 499)
        #expect(solver.value(of: all[1]) == 248)
        #expect(solver.work.pivots < 600)
        #expect(solver.checkInvariants().isEmpty)
    }

    @Test("500 conflicting optional constraints in a ring of 500 variables")
    func ring() {
        let all = variables(500)
        for index in 0..<500 {
            _ = solver.add(.init(all[index]), .init(all[(index + 1) % 500], -1), constant: -1, .equal(500))
            _ = solver.add(.init(all[index]), constant: -Double(index * 37 % 101), .equal(300))
        }
        _ = solver.solve()
        let violations = (0..<500).map { abs(solver.value(of: all[$0]) - solver.value(of: all[($0 + 1) % 500]) - 1) }
        #expect(abs(violations.reduce(0, +) - 500) < 1e-6)
        #expect(solver.work.pivots < 3000)
        #expect(!solver.isIncomplete)
        #expect(solver.checkInvariants().isEmpty)
    }

    @Test("10 000 conflicts at once", arguments: [true, false])
    func manyConflicts(isOne: Bool) {
        let all = variables(isOne ? 1 : 10_000)
        for index in 0..<10_000 {
            let variable = all[isOne ? 0 : index]
            _ = solver.add(.init(variable), constant: -Double(index), .equal(1000))
            if !isOne { _ = solver.add(.init(variable), constant: -Double(index) - 1, .equal(1000)) }
        }
        _ = solver.solve()
        #expect(solver.takeConflicts().count == (isOne ? 9_999 : 10_000))
        #expect(solver.work.checked < 30_000)
        #expect(all.indices.allSatisfy { solver.value(of: all[$0]) == Double($0) })
        #expect(solver.checkInvariants().isEmpty)
    }

    @Test("20 000 limits that contradict each other")
    func manyLimits() {
        let all = variables(1)
        for index in 0..<10_000 {
            _ = solver.add(.init(all[0]), constant: -Double(index), .atLeastZero(1000))
            _ = solver.add(.init(all[0]), constant: -Double(index) + 1, .atMostZero(1000))
        }
        _ = solver.solve()
        #expect(solver.work.checked < 2_000_000)
        #expect(!solver.takeConflicts().isEmpty)
        #expect(solver.checkInvariants().isEmpty)
    }

    @Test("a row of 500 labels that does not fit")
    func manyContents() {
        var widths: [SolverVariable] = []
        var end: SolverVariable?
        for index in 0..<500 {
            let (width, right) = (solver.makeVariable(), solver.makeVariable())
            if let end {
                _ = solver.add(.init(right), .init(end, -1), .init(width, -1), constant: 0, .equal(1000))
            } else {
                _ = solver.add(.init(right), .init(width, -1), constant: 0, .equal(1000))
            }
            _ = solver.add(.init(width), constant: -Double(20 + index % 50), SolverStrength(below: 750, above: 250))
            _ = solver.add(.init(width), constant: 0, .atLeastZero(1000))
            widths.append(width)
            end = right
        }
        if let end { _ = solver.add(.init(end), constant: -5000, .equal(1000)) }
        _ = solver.solve()
        #expect(solver.work.pivots < 2000)
        #expect(abs(widths.map { solver.value(of: $0) }.reduce(0, +) - 5000) < 1e-6)
        #expect(widths.allSatisfy { solver.value(of: $0) > -1e-6 })
        #expect(solver.checkInvariants().isEmpty)
    }

    @Test("removal at any time leaves nothing behind")
    func removal() {
        var dice = Dice(7)
        var all = variables(30)
        var constraints: [SolverConstraint] = []
        for round in 0..<2000 {
            let (one, other) = (dice.pick(all), dice.pick(all))
            let strength: Float = dice.chance(40) ? 1000 : 500
            let kind: SolverStrength = dice.chance(60) ? .equal(strength) : .atLeastZero(strength)
            constraints.append(solver.add(.init(one), .init(other, -1), constant: Double(dice.number(-5..<6)), kind))
            if dice.chance(60) { solver.remove(constraints.remove(at: dice.number(0..<constraints.count))) }
            if dice.chance(10) {
                solver.remove(all.remove(at: dice.number(0..<all.count)))
                all.append(solver.makeVariable())
                // Handles of constraints that went with the variable may be of others now.
                for constraint in constraints { solver.remove(constraint) }
                constraints = []
            }
            if dice.chance(30) {
                _ = solver.solve()
                #expect(solver.checkInvariants().isEmpty)
            }
            if round % 500 == 499 {
                for constraint in constraints { solver.remove(constraint) }
                constraints = []
                _ = solver.solve()
                #expect(all.allSatisfy { solver.value(of: $0) == 0 })
            }
        }
    }
}
