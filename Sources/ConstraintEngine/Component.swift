/// Variables that are solved together, written as sums of a few independent ones.
///
/// Required equalities with one open variable express it by the others, as in propagation; where none is left, a variable becomes a root.
/// Equalities that then have no open variable are the closing ones: the roots have to satisfy them. A variable with a content size is
/// preferred as root, because a root's own size constraint needs no row in the simplex method.
struct Component: ~Copyable {
    let variables: [Int32]
    let constraints: [Int32]
    /// Positions in `variables`, each after those that it is expressed by.
    private(set) var order: [Int] = []
    /// By position in `variables`: the constraint that expresses it; -1 for a root.
    private(set) var definers: [Int32]
    /// Positions in `variables`.
    private(set) var roots: [Int] = []
    /// By position in `variables`: the index in `roots`, or -1.
    private(set) var rootIndex: [Int]
    /// By position in `variables`: the content size constraint of a root, or -1.
    private(set) var contents: [Int32]
    private(set) var closing: [Int32] = []
    private var rankOf: [Int]
    private var sums: [Double]
    private var isWaiting: [Bool]
    private var waiting = RankQueue()

    /// The records' `local` fields are set until `end`.
    init(_ solver: ConstraintSolver, variables: [Int32], constraints: [Int32]) {
        self.variables = variables
        self.constraints = constraints
        definers = Array(repeating: -1, count: variables.count)
        rootIndex = Array(repeating: -1, count: variables.count)
        contents = Array(repeating: -1, count: variables.count)
        rankOf = Array(repeating: -1, count: variables.count)
        sums = Array(repeating: 0, count: variables.count)
        isWaiting = Array(repeating: false, count: variables.count)
        order.reserveCapacity(variables.count)
        for (position, variable) in variables.enumerated() { solver.variables.base[Int(variable)].local = Int32(position) }
        for (position, constraint) in constraints.enumerated() { solver.constraints.base[Int(constraint)].local = Int32(position) }
        express(solver)
    }

    func end(_ solver: ConstraintSolver) {
        for variable in variables { solver.variables.base[Int(variable)].local = -1 }
        for constraint in constraints { solver.constraints.base[Int(constraint)].local = -1 }
    }

    private mutating func express(_ solver: ConstraintSolver) {
        var open = Array(repeating: Int16(0), count: constraints.count)
        var mask = Array(repeating: Int32(0), count: constraints.count)
        var ready: [Int32] = []
        for (position, index) in constraints.enumerated() {
            let constraint = solver.constraints.base[Int(index)]
            let first = Int(constraint.firstTerm)
            for place in first..<(first + Int(constraint.termCount)) {
                let local = solver.variables.base[Int(solver.terms.base[place].variable)].local
                guard local >= 0 else { continue }
                open[position] += 1
                mask[position] ^= local
            }
            if constraint.isRequiredEquality {
                if open[position] == 1 { ready.append(index) }
                if open[position] == 0 { closing.append(index) }
            } else if constraint.isEquality, open[position] == 1, constraint.termCount == 1, contents[Int(mask[position])] < 0,
                abs(solver.terms.base[first].coefficient) == 1
            {
                contents[Int(mask[position])] = index
            }
        }
        let sequence = variables.map { solver.variables.base[Int($0)].sequence }
        let candidates = variables.indices.sorted {
            (contents[$0] >= 0) == (contents[$1] >= 0) ? sequence[$0] < sequence[$1] : contents[$0] >= 0
        }
        var next = 0
        while true {
            let position: Int
            if let index = ready.popLast() {
                let local = Int(solver.constraints.base[Int(index)].local)
                guard open[local] == 1 else { continue }
                position = Int(mask[local])
                definers[position] = index
            } else {
                while next < candidates.count, rankOf[candidates[next]] >= 0 { next += 1 }
                guard next < candidates.count else { return }
                position = candidates[next]
                rootIndex[position] = roots.count
                roots.append(position)
            }
            rankOf[position] = order.count
            order.append(position)
            var use = solver.variables.base[Int(variables[position])].head
            while use >= 0 {
                let term = solver.terms.base[Int(use)]
                use = term.next
                let constraint = solver.constraints.base[Int(term.constraint)]
                guard constraint.local >= 0 else { continue }
                let local = Int(constraint.local)
                open[local] -= 1
                mask[local] ^= Int32(position)
                guard constraint.isRequiredEquality else { continue }
                if open[local] == 1 { ready.append(term.constraint) }
                if open[local] == 0, definers[position] != term.constraint { closing.append(term.constraint) }
            }
        }
    }

    /// The values of all variables for those of the roots, by position.
    func values(_ solver: ConstraintSolver, roots rootValues: [Double]) -> [Double] {
        var values = Array(repeating: 0.0, count: variables.count)
        for position in order {
            if rootIndex[position] >= 0 {
                values[position] = rootValues[rootIndex[position]]
                continue
            }
            values[position] = solver.solution(of: definers[position], for: position, values)
        }
        return values
    }

    /// The factors of the roots in a sum of variables, given as positions with factors.
    mutating func expand(_ solver: ConstraintSolver, _ summands: [(position: Int, coefficient: Double)]) -> [(unknown: Int, factor: Double)]
    {
        var result: [(unknown: Int, factor: Double)] = []
        for (position, coefficient) in summands { addSum(position, coefficient) }
        while let rank = waiting.popLowest() {
            let position = order[Int(~rank)]
            let factor = sums[position]
            sums[position] = 0
            isWaiting[position] = false
            guard factor != 0 else { continue }
            if rootIndex[position] >= 0 {
                result.append((rootIndex[position], factor))
                continue
            }
            let constraint = solver.constraints.base[Int(definers[position])]
            let first = Int(constraint.firstTerm)
            var own = 1.0
            for place in first..<(first + Int(constraint.termCount)) {
                let term = solver.terms.base[place]
                if Int(solver.variables.base[Int(term.variable)].local) == position { own = term.coefficient }
            }
            for place in first..<(first + Int(constraint.termCount)) {
                let term = solver.terms.base[place]
                let local = Int(solver.variables.base[Int(term.variable)].local)
                if local >= 0, local != position { addSum(local, -factor * term.coefficient / own) }
            }
        }
        return result
    }

    private mutating func addSum(_ position: Int, _ summand: Double) {
        sums[position] += summand
        guard !isWaiting[position] else { return }
        isWaiting[position] = true
        // The highest rank first.
        waiting.insert(~Int32(rankOf[position]), rank: ~Int32(rankOf[position]))
    }

    mutating func expand(_ solver: ConstraintSolver, constraint index: Int32) -> [(unknown: Int, factor: Double)] {
        let constraint = solver.constraints.base[Int(index)]
        let first = Int(constraint.firstTerm)
        var summands: [(position: Int, coefficient: Double)] = []
        for place in first..<(first + Int(constraint.termCount)) {
            let term = solver.terms.base[place]
            let local = Int(solver.variables.base[Int(term.variable)].local)
            if local >= 0 { summands.append((local, term.coefficient)) }
        }
        return expand(solver, summands)
    }
}

/// Evaluation with values of some variables, by the position in their `local` field; others have their own value.
extension ConstraintSolver {
    /// The sum of a constraint, and of the magnitudes of its summands.
    func sum(of index: Int32, _ values: [Double]) -> (value: Double, magnitude: Double) {
        let constraint = constraints.base[Int(index)]
        var value = constraint.constant
        var magnitude = abs(value)
        let first = Int(constraint.firstTerm)
        for place in first..<(first + Int(constraint.termCount)) {
            let term = terms.base[place]
            let variable = variables.base[Int(term.variable)]
            let summand = term.coefficient * (variable.local >= 0 ? values[Int(variable.local)] : variable.value)
            value += summand
            magnitude += abs(summand)
        }
        return (value, magnitude)
    }

    /// The value at a position with which the sum of a constraint is zero.
    func solution(of index: Int32, for position: Int, _ values: [Double]) -> Double {
        let constraint = constraints.base[Int(index)]
        var rest = constraint.constant
        var own = 1.0
        let first = Int(constraint.firstTerm)
        for place in first..<(first + Int(constraint.termCount)) {
            let term = terms.base[place]
            let variable = variables.base[Int(term.variable)]
            if Int(variable.local) == position {
                own = term.coefficient
            } else {
                rest += term.coefficient * (variable.local >= 0 ? values[Int(variable.local)] : variable.value)
            }
        }
        return -rest / own
    }
}
