/// How a block was solved: which constraints are zero, and on which side the others are.
///
/// Goal: a block whose constants change is solved without the simplex method, as when a label in a cell gets another text. Complication: the
/// new optimum may satisfy other constraints. Invariant: near a solution, all that decides whether a step is an improvement is which sums are
/// zero and the signs of the others. So values that leave both as they were are optimal as well, and costs being convex, nothing farther
/// away is better. They follow from the sums that are zero, one variable after the other.
struct BlockPlan {
    /// The variables of the block, as positions, each with a constraint that is zero and determines it by earlier ones.
    var steps: [(position: Int, constraint: Int32)] = []
    /// Other constraints that are zero.
    var zero: [Int32] = []
    /// Constraints with a sum below zero, and above.
    var negative: [Int32] = []
    var positive: [Int32] = []
}

extension ConstraintSolver {
    /// The plan by which a block got its values; nil if variables have to be solved for at once.
    func plan(of block: Block, values: [Double]) -> BlockPlan? {
        mark(block)
        defer { unmark(block) }
        var plan = BlockPlan()
        var open: [Int16] = []
        var mask: [Int] = []
        var ready: [Int] = []
        for index in block.constraints {
            let (sum, magnitude) = sum(of: index, values)
            if abs(sum) > Self.slack(magnitude) {
                if sum < 0 { plan.negative.append(index) } else { plan.positive.append(index) }
                continue
            }
            // The position among the constraints that are zero.
            constraints.base[Int(index)].local = Int32(plan.zero.count)
            var (count, positions): (Int16, Int) = (0, 0)
            let first = Int(constraints.base[Int(index)].firstTerm)
            for place in first..<(first + Int(constraints.base[Int(index)].termCount)) {
                let position = Int(variables.base[Int(terms.base[place].variable)].local)
                guard position >= 0 else { continue }
                count += 1
                positions ^= position
            }
            if count == 1 { ready.append(plan.zero.count) }
            plan.zero.append(index)
            open.append(count)
            mask.append(positions)
        }
        var isDefiner = Array(repeating: false, count: plan.zero.count)
        var isKnown = Array(repeating: false, count: block.variables.count)
        while let place = ready.popLast() {
            guard open[place] == 1 else { continue }
            let position = mask[place]
            isDefiner[place] = true
            isKnown[position] = true
            plan.steps.append((position, plan.zero[place]))
            var use = variables.base[Int(block.variables[position])].head
            while use >= 0 {
                let term = terms.base[Int(use)]
                use = term.next
                let other = Int(constraints.base[Int(term.constraint)].local)
                guard other >= 0 else { continue }
                open[other] -= 1
                mask[other] ^= position
                if open[other] == 1 { ready.append(other) }
            }
        }
        guard plan.steps.count == block.variables.count else { return nil }
        plan.zero = plan.zero.indices.filter { !isDefiner[$0] }.map { plan.zero[$0] }
        return plan
    }

    /// The values of a block by its plan; nil if other constraints are zero now.
    func values(of block: Block, by plan: BlockPlan) -> [Double]? {
        mark(block)
        defer { unmark(block) }
        var values = Array(repeating: 0.0, count: block.variables.count)
        for (position, index) in plan.steps {
            values[position] = solution(of: index, for: position, values)
        }
        func side(_ index: Int32) -> Int {
            let (sum, magnitude) = sum(of: index, values)
            return abs(sum) <= Self.slack(magnitude) ? 0 : sum < 0 ? -1 : 1
        }
        guard plan.zero.allSatisfy({ side($0) == 0 }), plan.negative.allSatisfy({ side($0) < 0 }),
            plan.positive.allSatisfy({ side($0) > 0 })
        else { return nil }
        return values
    }

    /// Until `unmark(_:)` variables know their position in the block.
    private func mark(_ block: Block) {
        for (position, variable) in block.variables.enumerated() { variables.base[Int(variable)].local = Int32(position) }
    }

    private func unmark(_ block: Block) {
        for variable in block.variables { variables.base[Int(variable)].local = -1 }
        for constraint in block.constraints { constraints.base[Int(constraint)].local = -1 }
    }
}
