import ConstraintEngine

/// A system of constraints as plain values; variables are the numbers from zero, in order of creation.
struct PlainSystem {
    struct Term: Equatable {
        var variable: Int
        var coefficient: Rational
    }

    struct Constraint: Equatable {
        var terms: [Term]
        var constant: Rational
        var below: Float
        var above: Float

        var isRequired: Bool { below >= 1000 || above >= 1000 }

        /// Of constraints that compete, the order in which they are satisfied.
        func precedes(_ other: Constraint) throws -> Bool {
            let (own, others) = (terms.sorted { $0.variable > $1.variable }, other.terms.sorted { $0.variable > $1.variable })
            for (a, b) in zip(own, others) {
                if a.variable != b.variable { return a.variable > b.variable }
                if a.coefficient != b.coefficient { return try Rational.less(b.coefficient, a.coefficient) }
            }
            if own.count != others.count { return own.count > others.count }
            if constant != other.constant { return try Rational.less(other.constant, constant) }
            if below != other.below { return below > other.below }
            return above > other.above
        }
    }

    var variableCount: Int
    var constraints: [Constraint]

    var text: String {
        constraints.map { constraint in
            let sum = constraint.terms.map { "\($0.coefficient.double) x\($0.variable)" }.joined(separator: " + ")
            return "\(sum) + \(constraint.constant.double)  below \(constraint.below) above \(constraint.above)"
        }.joined(separator: "\n")
    }
}

/// Solves small systems exactly, by the textbook: a dense simplex tableau of fractions with Bland's rule.
///
/// Every variable is a difference of two that are not negative, every constraint's sum is what it is above zero less what it is below. One
/// objective after the other is minimised; a column that would raise the cost stays at zero from then on, which keeps exactly the optima.
struct ReferenceSolver {
    private var rows: [[Rational]] = []
    private var basis: [Int] = []
    private var isAllowed: [Bool]
    private let firstSide: Int
    private let firstArtificial: Int
    private let width: Int

    /// The optimum of a system; nil if the required constraints conflict.
    static func solve(_ system: PlainSystem) throws -> [Rational]? {
        var solver = try ReferenceSolver(system)
        guard try solver.becomeFeasible() else { return nil }
        let constraints = system.constraints
        let strengths = Set(constraints.flatMap { [$0.below, $0.above] }).filter { $0 > 0 && $0 < 1000 }.sorted(by: >)
        var costs: [Float: Rational] = [:]
        for strength in strengths {
            costs[strength] = try solver.minimize(constraints.indices.flatMap { solver.costs(of: $0, constraints[$0], strength) })
        }
        // A weaker strength decides before ties of a stronger one are settled.
        for strength in strengths where costs[strength]?.isPositive == true {
            let tied = constraints.indices.filter { constraints[$0].below == strength || constraints[$0].above == strength }
            for index in try tied.sorted(by: { try constraints[$0].precedes(constraints[$1]) }) {
                _ = try solver.minimize(solver.costs(of: index, constraints[index], strength))
            }
        }
        for variable in 0..<system.variableCount { _ = try solver.minimize([2 * variable, 2 * variable + 1]) }
        let values = solver.values()
        return try (0..<system.variableCount).map { try values[2 * $0] - values[2 * $0 + 1] }
    }

    static func isFeasible(_ system: PlainSystem) throws -> Bool {
        var solver = try ReferenceSolver(system)
        return try solver.becomeFeasible()
    }

    private init(_ system: PlainSystem) throws {
        let count = system.constraints.count
        firstSide = 2 * system.variableCount
        firstArtificial = firstSide + 2 * count
        width = firstArtificial + count
        isAllowed = Array(repeating: true, count: width)
        for (index, constraint) in system.constraints.enumerated() {
            // sum - above + below + constant = 0
            var row = Array(repeating: Rational.zero, count: width + 1)
            for term in constraint.terms {
                row[2 * term.variable] = try row[2 * term.variable] + term.coefficient
                row[2 * term.variable + 1] = try row[2 * term.variable].negated
            }
            row[firstSide + 2 * index] = Rational(1)
            row[firstSide + 2 * index + 1] = Rational(-1)
            row[width] = try constraint.constant.negated
            if row[width].isNegative { row = try row.map { try $0.negated } }
            row[firstArtificial + index] = .one
            rows.append(row)
            basis.append(firstArtificial + index)
            if constraint.below >= 1000 { isAllowed[firstSide + 2 * index] = false }
            if constraint.above >= 1000 { isAllowed[firstSide + 2 * index + 1] = false }
        }
    }

    private func costs(of index: Int, _ constraint: PlainSystem.Constraint, _ strength: Float) -> [Int] {
        (constraint.below == strength ? [firstSide + 2 * index] : []) + (constraint.above == strength ? [firstSide + 2 * index + 1] : [])
    }

    private mutating func becomeFeasible() throws -> Bool {
        guard try !minimize(Array(firstArtificial..<width)).isPositive else { return false }
        for column in firstArtificial..<width { isAllowed[column] = false }
        for row in rows.indices where basis[row] >= firstArtificial {
            if let column = (0..<firstArtificial).first(where: { isAllowed[$0] && !rows[row][$0].isZero }) { try exchange(row, column) }
        }
        return true
    }

    /// Minimises the sum of some columns, and forbids what would raise it again. Returns the least sum.
    private mutating func minimize(_ costs: [Int]) throws -> Rational {
        var cost = Array(repeating: Rational.zero, count: width)
        for column in costs { cost[column] = .one }
        while true {
            var reduced = cost
            for (row, column) in basis.enumerated() where !cost[column].isZero {
                for other in 0..<width { reduced[other] = try reduced[other] - rows[row][other] }
            }
            guard let entering = (0..<width).first(where: { isAllowed[$0] && reduced[$0].isNegative }) else {
                for column in 0..<width where reduced[column].isPositive { isAllowed[column] = false }
                return try basis.indices.filter { !cost[basis[$0]].isZero }.reduce(.zero) { try $0 + rows[$1][width] }
            }
            var leaving: (row: Int, ratio: Rational)?
            for row in rows.indices where rows[row][entering].isPositive {
                let ratio = try rows[row][width] / rows[row][entering]
                if let known = leaving {
                    guard try Rational.less(ratio, known.ratio) || ratio == known.ratio && basis[row] < basis[known.row] else { continue }
                }
                leaving = (row, ratio)
            }
            guard let leaving else { preconditionFailure("a sum of distances has no lower bound") }
            try exchange(leaving.row, entering)
        }
    }

    private mutating func exchange(_ row: Int, _ column: Int) throws {
        let pivot = rows[row][column]
        rows[row] = try rows[row].map { try $0 / pivot }
        for other in rows.indices where other != row && !rows[other][column].isZero {
            let factor = rows[other][column]
            for place in 0...width where !rows[row][place].isZero {
                rows[other][place] = try rows[other][place] - factor * rows[row][place]
            }
        }
        basis[row] = column
    }

    private func values() -> [Rational] {
        var values = Array(repeating: Rational.zero, count: width)
        for (row, column) in basis.enumerated() { values[column] = rows[row][width] }
        return values
    }
}
