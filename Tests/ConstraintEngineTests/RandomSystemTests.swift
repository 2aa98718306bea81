import ConstraintEngine
import Foundation
import Testing

/// How many random systems a test tries; more with `FERRY_CONSTRAINT_ROUNDS`.
private let rounds = ProcessInfo.processInfo.environment["FERRY_CONSTRAINT_ROUNDS"].flatMap { Int($0) } ?? 700

@Suite("Random systems of constraints") struct RandomSystemTests {
    @Test("values are those of exact arithmetic, in whatever order constraints were added", arguments: Mixture.all.indices)
    func exact(mixture: Int) throws {
        var (solved, skipped) = (0, 0)
        for seed in 0..<rounds {
            var dice = Dice(seed * 8 + mixture)
            let system = Mixture.all[mixture].system(&dice)
            do {
                let expected = try ReferenceSolver.solve(system)
                for attempt in 0..<3 {
                    let order = attempt == 0 ? Array(system.constraints.indices) : system.constraints.indices.shuffled(using: &dice)
                    let fault = fault(LoadedSystem(system, order: order), expected)
                    try #require(fault == nil, "seed \(seed), order \(order): \(fault ?? "") for\n\(system.text)")
                }
                if expected != nil { solved += 1 }
            } catch is Rational.Overflow { skipped += 1 }
        }
        #expect(solved > rounds / 4)
        #expect(skipped <= rounds / 100)
    }

    private func fault(_ loaded: LoadedSystem, _ expected: [Rational]?) -> String? {
        _ = loaded.solver.solve()
        #expect(loaded.solver.checkInvariants().isEmpty)
        let conflicts = loaded.solver.takeConflicts()
        guard let expected else { return conflicts.isEmpty ? "no conflict is reported" : nil }
        guard conflicts.isEmpty else { return "\(conflicts.count) conflicts are reported" }
        let isRight = zip(loaded.values, expected).allSatisfy { abs($0 - $1.double) <= 1e-6 }
        return isRight ? nil : "\(loaded.values), not \(expected.map(\.double))"
    }

    @Test(
        "edits lead to the values of a new system, and conflicts are minimal sets whose last member is left out",
        arguments: Mixture.all.indices)
    func edited(mixture: Int) throws {
        var skipped = 0
        for seed in 0..<rounds / 2 {
            var system = EditedSystem(Mixture.all[mixture], seed: seed * 8 + mixture + 1)
            for round in 0..<12 {
                _ = system.solver.solve()
                do {
                    let fault = try system.fault()
                    try #require(fault == nil, "seed \(seed), round \(round): \(fault ?? "") after\n\(system.log.joined(separator: "\n"))")
                } catch is Rational.Overflow { skipped += 1 }
                system.edit()
            }
        }
        #expect(skipped <= rounds / 20)
    }

    @Test("constants that move a little lead to the values of a new system, and many components repeat how they were solved")
    func nudged() throws {
        var (skipped, repeated) = (0, 0)
        for mixture in Mixture.all.indices {
            for seed in 0..<rounds / 7 {
                var system = EditedSystem(Mixture.all[mixture], seed: seed * 8 + mixture + 2)
                for round in 0..<20 {
                    _ = system.solver.solve()
                    repeated += system.solver.work.repeated
                    do {
                        let fault = try system.fault()
                        try #require(
                            fault == nil,
                            "mixture \(mixture), seed \(seed), round \(round): \(fault ?? "") after\n\(system.log.joined(separator: "\n"))")
                    } catch is Rational.Overflow { skipped += 1 }
                    system.nudge()
                }
            }
        }
        #expect(skipped <= rounds / 5)
        #expect(repeated > rounds)
    }
}
