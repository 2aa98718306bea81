import BenchSupport
import ConstraintEngine

/// The constraint engine alone.
struct EngineBenchmark {
    let rounds: Int

    func run() -> [Metric] { chains() + nested() + adversarial() }

    /// The least processor time of several rounds. > Units: milliseconds.
    private func least(_ body: () -> Void) -> Double {
        (0...rounds).map { _ in
            let start = milliseconds()
            body()
            return milliseconds() - start
        }.min() ?? 0
    }

    // MARK: Chains

    /// The peer's workload: views below each other, four constraints each.
    private struct Chain {
        let solver = ConstraintSolver()
        let width: SolverConstraint
        let header: SolverConstraint
        private(set) var heights: [SolverConstraint] = []

        init(_ count: Int) {
            let (all, first) = (solver.makeVariable(), solver.makeVariable())
            width = solver.add(.init(all), constant: -390, .equal(1000))
            header = solver.add(.init(first), constant: -44, .equal(1000))
            heights.reserveCapacity(count)
            var (above, size) = (first, first)
            for index in 0..<count {
                let (left, top, width, height) = (
                    solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
                )
                _ = solver.add(.init(left), constant: -12, .equal(1000))
                if index == 0 {
                    _ = solver.add(.init(top), .init(first, -1), constant: 0, .equal(1000))
                } else {
                    _ = solver.add(.init(top), .init(above, -1), .init(size, -1), constant: -8, .equal(1000))
                }
                _ = solver.add(.init(width), .init(all, -1), constant: 24, .equal(1000))
                heights.append(solver.add(.init(height), constant: -Double(20 + index % 7), .atLeastZero(1000)))
                (above, size) = (top, height)
            }
            _ = solver.solve()
        }
    }

    private func chains() -> [Metric] {
        var metrics: [Metric] = []
        for count in [100, 1000, 10_000, 100_000] {
            let time = least { _ = Chain(count) }
            let name = "layout.engine.chain.\(count)"
            metrics.append(count == 10_000 ? Metric(name, time, "ms", target: 20) : Metric(name, time, "ms"))
        }
        let growth = metrics[3].value / metrics[1].value
        // Between them lie two powers of ten; n log n allows for 167.
        metrics.append(Metric("layout.engine.growth.1000-100000", growth, "×", target: 250))
        let large = Chain(100_000)
        metrics.append(Metric("layout.engine.memory", Double(large.solver.bytes) / 400_002, "bytes/constraint", target: 200))

        let chain = Chain(10_000)
        var value = 30.0
        func edit(_ constraint: SolverConstraint, _ count: Int) -> Double {
            least {
                for _ in 0..<count {
                    value += 1
                    chain.solver.setConstant(-value, of: constraint)
                    _ = chain.solver.solve()
                }
            } / Double(count)
        }
        metrics.append(Metric("layout.engine.edit.last", edit(chain.heights[9_999], 1000) * 1000, "µs", target: 10))
        metrics.append(Metric("layout.engine.edit.touched", Double(chain.solver.work.evaluated), "variables", target: 1))
        metrics.append(Metric("layout.engine.edit.top", edit(chain.header, 10) * 1000, "µs"))
        metrics.append(Metric("layout.engine.edit.width", edit(chain.width, 10) * 1000, "µs"))
        return metrics
    }

    // MARK: Nested views

    /// Containers of containers of labels: content sizes, inequalities and containers as high as their content.
    private struct Nest {
        let solver = ConstraintSolver()
        private(set) var contents: [SolverConstraint] = []

        /// - Parameter compete: every tenth label is higher than its content wants.
        init(_ count: Int, compete: Bool) {
            let (zero, width) = (solver.makeVariable(), solver.makeVariable())
            _ = solver.add(.init(zero), constant: 0, .equal(1000))
            _ = solver.add(.init(width), constant: -390, .equal(1000))
            var bottom = zero
            for _ in 0..<count { bottom = add(zero, width, bottom, 2, compete) }
            _ = solver.solve()
        }

        private mutating func add(
            _ left: SolverVariable, _ width: SolverVariable, _ above: SolverVariable, _ depth: Int, _ compete: Bool
        ) -> SolverVariable {
            let (x, y, w, h) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            _ = solver.add(.init(x), .init(left, -1), constant: -8, .equal(1000))
            _ = solver.add(.init(w), .init(width, -1), constant: 16, .equal(1000))
            _ = solver.add(.init(y), .init(above, -1), constant: -8, .equal(1000))
            if depth == 0 {
                contents.append(solver.add(.init(h), constant: -Double(20 + contents.count % 5), .init(below: 750, above: 250)))
                _ = solver.add(.init(h), constant: compete && contents.count % 10 == 0 ? -44 : -10, .atLeastZero(999))
            } else {
                var inner = y
                for _ in 0..<3 { inner = add(x, w, inner, depth - 1, compete) }
                _ = solver.add(.init(inner), .init(y, -1), .init(h, -1), constant: 8, .equal(1000))
            }
            let bottom = solver.makeVariable()
            _ = solver.add(.init(bottom), .init(y, -1), .init(h, -1), constant: 0, .equal(1000))
            return bottom
        }
    }

    private func nested() -> [Metric] {
        [
            // 77 containers of 13 views each.
            Metric("layout.engine.nested.1001", least { _ = Nest(77, compete: false) }, "ms", target: 2),
            Metric("layout.engine.nested.1001.competing", least { _ = Nest(77, compete: true) }, "ms"),
        ]
    }

    // MARK: Adversarial

    private func adversarial() -> [Metric] {
        [
            Metric("layout.engine.grid.50x50", least { Self.grid(50) }, "ms", target: 50),
            Metric("layout.engine.optionals.500", least { Self.optionals(500) }, "ms", target: 50),
            Metric("layout.engine.optionals.500.ring", least { Self.ring(500) }, "ms", target: 50),
            Metric("layout.engine.nest.500", least { Self.deepNest(500) }, "ms", target: 50),
            Metric("layout.engine.conflicts.10000", least { Self.conflicts(10_000) }, "ms"),
        ]
    }

    /// Cells of one aspect ratio, as wide as each other, that fit into a width and a height.
    private static func grid(_ count: Int) {
        let solver = ConstraintSolver()
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        _ = solver.add(.init(width), constant: -1000, .equal(1000))
        _ = solver.add(.init(height), constant: -900, .equal(1000))
        var first: SolverVariable?
        var above: [SolverVariable] = []
        for _ in 0..<count {
            var end: SolverVariable?
            var bottoms: [SolverVariable] = []
            for column in 0..<count {
                let (x, y, w, h) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
                let (right, bottom) = (solver.makeVariable(), solver.makeVariable())
                if let end {
                    _ = solver.add(.init(x), .init(end, -1), constant: 0, .equal(1000))
                } else {
                    _ = solver.add(.init(x), constant: 0, .equal(1000))
                }
                if above.isEmpty {
                    _ = solver.add(.init(y), constant: 0, .equal(1000))
                } else {
                    _ = solver.add(.init(y), .init(above[column], -1), constant: 0, .equal(1000))
                }
                _ = solver.add(.init(right), .init(x, -1), .init(w, -1), constant: 0, .equal(1000))
                _ = solver.add(.init(bottom), .init(y, -1), .init(h, -1), constant: 0, .equal(1000))
                _ = solver.add(.init(h), .init(w, -1.5), constant: 0, .equal(1000))
                if let first { _ = solver.add(.init(w), .init(first, -1), constant: 0, .equal(1000)) } else { first = w }
                end = right
                bottoms.append(bottom)
            }
            if let end { _ = solver.add(.init(end), .init(width, -1), constant: 0, .equal(250)) }
            above = bottoms
        }
        for bottom in above { _ = solver.add(.init(bottom), .init(height, -1), constant: 0, .atMostZero(1000)) }
        _ = solver.solve()
        let size = first.map { solver.value(of: $0) } ?? 0
        precondition(abs(size - 12) < 1e-6, "wrong size \(size)")
    }

    private static func optionals(_ count: Int) {
        let solver = ConstraintSolver()
        let variable = solver.makeVariable()
        for index in 0..<count { _ = solver.add(.init(variable), constant: -Double(index), .equal(Float(1 + index % 900))) }
        _ = solver.solve()
        precondition(solver.value(of: variable) == Double(count - 1))
    }

    private static func ring(_ count: Int) {
        let solver = ConstraintSolver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        for index in 0..<count {
            _ = solver.add(.init(variables[index]), .init(variables[(index + 1) % count], -1), constant: -1, .equal(300))
            _ = solver.add(.init(variables[index]), constant: -Double(index * 37 % 101), .equal(300))
        }
        _ = solver.solve()
        precondition(!solver.isIncomplete)
    }

    /// Each view keeps a distance to the one around it, and wants a width that it cannot have.
    private static func deepNest(_ count: Int) {
        let solver = ConstraintSolver()
        var (left, right) = (solver.makeVariable(), solver.makeVariable())
        _ = solver.add(.init(left), constant: 0, .equal(1000))
        _ = solver.add(.init(right), constant: -Double(20 * count), .equal(1000))
        for index in 0..<count {
            let (x, end) = (solver.makeVariable(), solver.makeVariable())
            _ = solver.add(.init(end), .init(right, -1), constant: 1, .equal(1000))
            _ = solver.add(.init(x), .init(left, -1), constant: -1, .atLeastZero(1000))
            _ = solver.add(.init(end), .init(x, -1), constant: -Double(index % 40), .equal(index % 2 == 0 ? 749 : 250))
            (left, right) = (x, end)
        }
        _ = solver.solve()
        precondition(!solver.isIncomplete)
    }

    private static func conflicts(_ count: Int) {
        let solver = ConstraintSolver()
        let variable = solver.makeVariable()
        for index in 0...count { _ = solver.add(.init(variable), constant: -Double(index), .equal(1000)) }
        _ = solver.solve()
        precondition(solver.takeConflicts().count == count)
    }
}
