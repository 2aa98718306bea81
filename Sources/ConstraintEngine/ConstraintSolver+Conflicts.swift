// Required constraints that cannot all hold.
extension ConstraintSolver {
    /// Conflicts of one solution that are reduced to minimal sets; further ones are only broken.
    private static let mostExplained = 50
    /// The largest set that is reduced.
    private static let largestExplained = 300

    /// Constraints in trials of one solution.
    private static let mostTried = 300_000

    var explainsMore: Bool { conflictsThisTime <= Self.mostExplained && triedThisTime < Self.mostTried }

    /// Leaves one of a set of conflicting constraints out.
    ///
    /// - Parameter set: constraints that are violated, or that stop others from being satisfied.
    /// - Parameter local: for variables that are just being solved, the constraints that express them.
    func breakConflict(_ set: [Int32], local: [Int32: Int32]?) {
        foundConflict = true
        if onlyDetects { return }
        conflictsThisTime += 1
        var involved = set
        var isMinimal = false
        if explainsMore {
            let wide = causes(of: set, local: local)
            if wide.count <= Self.largestExplained { (involved, isMinimal) = reduced(wide) }
        } else if let other = rival(of: set) {
            (involved, isMinimal) = ([set[0], other], true)
        }
        let choice = involved.max { first, second in
            let (one, other) = (constraints.base[Int(first)], constraints.base[Int(second)])
            return one.isInternal == other.isInternal ? one.order < other.order : one.isInternal
        }
        guard let choice else { return }
        involved.sort { constraints.base[Int($0)].order < constraints.base[Int($1)].order }
        report(
            SolverConflict(
                constraints: involved.map { SolverConstraint(index: $0) }, broken: SolverConstraint(index: choice), isMinimal: isMinimal))
        if isMinimal { reasons[choice] = involved }
        markBroken(choice)
        for index in set where index != choice { check(index) }
    }

    /// For one constraint on one variable: another such that determines it otherwise.
    private func rival(of set: [Int32]) -> Int32? {
        guard set.count == 1, constraints.base[Int(set[0])].termCount == 1 else { return nil }
        let definer = variables.base[Int(terms.base[Int(constraints.base[Int(set[0])].firstTerm)].variable)].definer
        guard definer >= 0, constraints.base[Int(definer)].termCount == 1, constraints.base[Int(definer)].isRequiredEquality else {
            return nil
        }
        return definer
    }

    private func markBroken(_ index: Int32) {
        detach(index)
        constraints.base[Int(index)].isBroken = true
        broken.append(index)
        retriesBroken = false
    }

    /// Tries constraints again that were left out because of others that are now left out themselves. Returns whether there were any.
    ///
    /// In the end each is left out because of constraints that come before it and count, whatever was found first.
    func restoreUnfounded() -> Bool {
        let unfounded = broken.filter { index in
            constraints.base[Int(index)].isBroken
                && reasons[index]?.contains { $0 != index && constraints.base[Int($0)].isBroken } == true
        }
        for index in unfounded {
            reasons[index] = nil
            withdrawConflict(broken: index)
            constraints.base[Int(index)].isBroken = false
            attach(index)
        }
        return !unfounded.isEmpty
    }

    /// Tries constraints again that were left out.
    func restoreBroken() {
        retriesBroken = false
        reasons = [:]
        let restored = broken
        broken = []
        for index in restored where constraints.base[Int(index)].isAlive && constraints.base[Int(index)].isBroken {
            constraints.base[Int(index)].isBroken = false
            attach(index)
        }
    }

    /// The required constraints that a set of constraints depends on.
    private func causes(of set: [Int32], local: [Int32: Int32]?) -> [Int32] {
        var seen = Set(set)
        var found = set
        var next = 0
        func include(_ index: Int32) {
            if index >= 0, constraints.base[Int(index)].isRequired, seen.insert(index).inserted { found.append(index) }
        }
        while next < found.count, found.count <= Self.largestExplained {
            let record = constraints.base[Int(found[next])]
            next += 1
            for place in Int(record.firstTerm)..<(Int(record.firstTerm) + Int(record.termCount)) {
                let variable = terms.base[place].variable
                if let definer = local?[variable] {
                    include(definer)
                } else if variables.base[Int(variable)].block >= 0, let block = blocks[Int(variables.base[Int(variable)].block)] {
                    for index in block.constraints { include(index) }
                } else {
                    include(variables.base[Int(variable)].definer)
                }
            }
        }
        return found
    }

    /// A minimal part of a set that still conflicts. The newest constraints are left out first, so that the oldest conflict is found.
    private func reduced(_ set: [Int32]) -> (set: [Int32], isMinimal: Bool) {
        guard !isSatisfiable(set) else { return (set, false) }
        var kept = set.sorted { constraints.base[Int($0)].order > constraints.base[Int($1)].order }
        // Halves first: most of a large set usually has no part in the conflict.
        var size = kept.count / 2
        while size >= 1 {
            var start = 0
            while start < kept.count {
                let end = min(start + size, kept.count)
                let rest = Array(kept[..<start] + kept[end...])
                if !rest.isEmpty, !isSatisfiable(rest) { kept = rest } else { start = end }
            }
            size /= 2
        }
        return (kept, true)
    }

    private func isSatisfiable(_ set: [Int32]) -> Bool {
        triedThisTime += set.count
        let trial = ConstraintSolver()
        trial.onlyDetects = true
        var known: [Int32: SolverVariable] = [:]
        for index in set {
            let record = constraints.base[Int(index)]
            var sum: [SolverTerm] = []
            for place in Int(record.firstTerm)..<(Int(record.firstTerm) + Int(record.termCount)) {
                let term = terms.base[place]
                let variable = known[term.variable] ?? trial.makeVariable()
                known[term.variable] = variable
                sum.append(SolverTerm(variable, term.coefficient))
            }
            let (below, above) = (record.below >= SolverStrength.required, record.above >= SolverStrength.required)
            _ = trial.add(sum, constant: record.constant, SolverStrength(below: below ? 1000 : 0, above: above ? 1000 : 0))
        }
        _ = trial.solve()
        return !trial.foundConflict
    }
}
