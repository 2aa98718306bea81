import ConstraintEngine

/// A generator with a seed, for systems that can be made again.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }

    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[Int(next() >> 33) % choices.count] }
    mutating func number(_ range: Range<Int>) -> Int { range.lowerBound + Int(next() >> 33) % range.count }
    mutating func chance(_ percent: Int) -> Bool { number(0..<100) < percent }
}

/// What random systems are made of.
struct Mixture: Sendable {
    var variables: Range<Int>
    var constraints: Range<Int>
    /// In a hundred constraints.
    var required: Int
    var inequalities: Int
    var contentSizes: Int
    var strengths: [Float]
    /// With how many halves.
    var coefficients: [Int]

    static let layouts = Mixture(
        variables: 2..<6, constraints: 2..<9, required: 55, inequalities: 30, contentSizes: 20, strengths: [250, 251, 750, 999],
        coefficients: [2, 2, 2, -2, -2, 1, 4])
    static let competing = Mixture(
        variables: 1..<5, constraints: 3..<10, required: 15, inequalities: 35, contentSizes: 20, strengths: [1, 500],
        coefficients: [2, 2, -2, 4, -1])
    static let cyclic = Mixture(
        variables: 3..<7, constraints: 4..<10, required: 85, inequalities: 25, contentSizes: 10, strengths: [250, 750],
        coefficients: [2, -2, 1, 6, -4])
    static let all = [layouts, competing, cyclic]

    func constraint(_ variables: Int, _ dice: inout Dice) -> PlainSystem.Constraint {
        let strength: Float = dice.chance(required) ? 1000 : dice.pick(strengths)
        if dice.chance(contentSizes) {
            let (below, above) = (dice.pick(strengths), dice.pick(strengths))
            return .init(
                terms: [.init(variable: dice.number(0..<variables), coefficient: .one)], constant: Rational(-dice.number(0..<6)),
                below: below, above: above)
        }
        let count = min(variables, dice.pick([1, 1, 2, 2, 2, 3, 3, 4]))
        var places: [Int] = []
        while places.count < count {
            let place = dice.number(0..<variables)
            if !places.contains(place) { places.append(place) }
        }
        let terms = places.map { PlainSystem.Term(variable: $0, coefficient: half(dice.pick(coefficients))) }
        let isEquality = !dice.chance(inequalities)
        let isAtLeast = dice.chance(50)
        return .init(
            terms: terms, constant: half(dice.number(-12..<13)), below: isEquality || isAtLeast ? strength : 0,
            above: isEquality || !isAtLeast ? strength : 0)
    }

    func system(_ dice: inout Dice) -> PlainSystem {
        let count = dice.number(variables)
        return PlainSystem(variableCount: count, constraints: (0..<dice.number(constraints)).map { _ in constraint(count, &dice) })
    }

    private func half(_ count: Int) -> Rational {
        count % 2 == 0 ? Rational(count / 2) : (try? Rational(count, over: 2)) ?? .zero
    }
}

/// A plain system in the solver.
struct LoadedSystem {
    let solver = ConstraintSolver()
    private(set) var variables: [SolverVariable]
    private(set) var constraints: [SolverConstraint] = []

    /// - Parameter order: the order of addition.
    init(_ system: PlainSystem, order: [Int]? = nil) {
        variables = (0..<system.variableCount).map { [solver] _ in solver.makeVariable() }
        var made: [Int: SolverConstraint] = [:]
        for index in order ?? Array(system.constraints.indices) {
            made[index] = add(system.constraints[index])
        }
        constraints = system.constraints.indices.compactMap { made[$0] }
    }

    func add(_ constraint: PlainSystem.Constraint) -> SolverConstraint {
        solver.add(
            constraint.terms.map { SolverTerm(variables[$0.variable], $0.coefficient.double) }, constant: constraint.constant.double,
            SolverStrength(below: constraint.below, above: constraint.above))
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
}
