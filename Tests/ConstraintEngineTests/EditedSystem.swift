import ConstraintEngine

/// A solver that is edited at random, next to a plain copy of what it contains.
struct EditedSystem {
    private struct Entry {
        var handle: SolverConstraint
        /// Variables are numbers of creation, also those of removed ones.
        var plain: PlainSystem.Constraint
    }

    let solver = ConstraintSolver()
    private let mixture: Mixture
    private var dice: Dice
    private var variables: [(number: Int, handle: SolverVariable)] = []
    private var nextNumber = 0
    private var entries: [Entry] = []
    private(set) var log: [String] = []

    init(_ mixture: Mixture, seed: Int) {
        self.mixture = mixture
        dice = Dice(seed)
        for _ in 0..<dice.number(mixture.variables) { makeVariable() }
        for _ in 0..<dice.number(mixture.constraints) { addConstraint() }
    }

    private mutating func makeVariable() {
        variables.append((nextNumber, solver.makeVariable()))
        nextNumber += 1
    }

    private mutating func addConstraint() {
        guard !variables.isEmpty else { return }
        var plain = mixture.constraint(variables.count, &dice)
        let handle = solver.add(
            plain.terms.map { SolverTerm(variables[$0.variable].handle, $0.coefficient.double) }, constant: plain.constant.double,
            SolverStrength(below: plain.below, above: plain.above))
        for place in plain.terms.indices { plain.terms[place].variable = variables[plain.terms[place].variable].number }
        entries.append(Entry(handle: handle, plain: plain))
        log.append("add \(PlainSystem(variableCount: 0, constraints: [plain]).text)")
    }

    /// Makes a few random changes, without solving.
    mutating func edit() {
        for _ in 0..<dice.number(1..<4) { change() }
    }

    /// Moves a few constants a little, as when a text is edited.
    mutating func nudge() {
        for _ in 0..<dice.number(1..<3) where !entries.isEmpty {
            let place = dice.number(0..<entries.count)
            setConstant(Rational(Int(entries[place].plain.constant.double) + dice.number(-1..<2)), place)
        }
    }

    private mutating func setConstant(_ constant: Rational, _ place: Int) {
        entries[place].plain.constant = constant
        log.append("constant \(place) \(constant.double)")
        solver.setConstant(constant.double, of: entries[place].handle)
    }

    private mutating func change() {
        let place = entries.isEmpty ? 0 : dice.number(0..<entries.count)
        switch dice.number(0..<10) {
        case 0..<4 where !entries.isEmpty: setConstant(Rational(dice.number(-8..<9)), place)
        case 4 where !entries.isEmpty:
            let strength = dice.chance(40) ? 1000 : dice.pick(mixture.strengths)
            if entries[place].plain.below > 0 { entries[place].plain.below = strength }
            if entries[place].plain.above > 0 { entries[place].plain.above = strength }
            log.append("strength \(place) \(strength)")
            solver.setStrength(
                SolverStrength(below: entries[place].plain.below, above: entries[place].plain.above), of: entries[place].handle)
        case 5, 6:
            if entries.count < mixture.constraints.upperBound + 2 { addConstraint() }
        case 7 where !entries.isEmpty, 8 where !entries.isEmpty:
            log.append("remove \(place)")
            solver.remove(entries.remove(at: place).handle)
        case 9 where dice.chance(50) && variables.count > 1:
            let gone = variables.remove(at: dice.number(0..<variables.count))
            log.append("remove x\(gone.number)")
            solver.remove(gone.handle)
            entries.removeAll { entry in entry.plain.terms.contains { $0.variable == gone.number } }
        default:
            if variables.count < mixture.variables.upperBound + 1 {
                log.append("make x\(nextNumber)")
                makeVariable()
            }
        }
    }

    private func plain(_ chosen: [Entry]) -> PlainSystem {
        var numbers: [Int: Int] = [:]
        for (place, variable) in variables.enumerated() { numbers[variable.number] = place }
        return PlainSystem(
            variableCount: variables.count,
            constraints: chosen.map { entry in
                var constraint = entry.plain
                for place in constraint.terms.indices {
                    constraint.terms[place].variable = numbers[constraint.terms[place].variable] ?? -1
                }
                return constraint
            })
    }

    /// What is wrong after `solve()`, if anything. Throws when the exact solver's numbers become too large.
    func fault() throws -> String? {
        if let fault = solver.checkInvariants().first { return fault }
        // Required constraints one by one, as they were added; what conflicts with earlier ones is left out.
        var kept: [Entry] = []
        var broken: [Entry] = []
        for entry in entries {
            let required = kept.filter(\.plain.isRequired) + [entry]
            if try !entry.plain.isRequired || ReferenceSolver.isFeasible(plain(required)) {
                kept.append(entry)
            } else {
                broken.append(entry)
            }
        }
        for entry in entries where solver.isBroken(entry.handle) != broken.contains(where: { $0.handle == entry.handle }) {
            return "\(solver.isBroken(entry.handle) ? "broken" : "kept"): \(entry.plain)"
        }
        for conflict in solver.takeConflicts() {
            let set = entries.filter { conflict.constraints.contains($0.handle) }
            guard solver.isBroken(conflict.broken) else { return "a conflict that was resolved: \(conflict)" }
            guard conflict.isMinimal, set.count == conflict.constraints.count else { return "a set that is not minimal: \(conflict)" }
            if try ReferenceSolver.isFeasible(plain(set)) { return "no conflict: \(plain(set).text)" }
            for left in set where try !ReferenceSolver.isFeasible(plain(set.filter { $0.handle != left.handle })) {
                return "a conflict without \(left.plain): \(plain(set).text)"
            }
        }
        guard let expected = try ReferenceSolver.solve(plain(kept)) else { return "the plain solver contradicts itself" }
        let values = variables.map { solver.value(of: $0.handle) }
        for (value, exact) in zip(values, expected) where !(abs(value - exact.double) <= 1e-6) {
            return "\(values), not \(expected.map(\.double)), of\n\(plain(entries).text)"
        }
        return nil
    }
}
