// Variables that propagation alone does not determine: because required equalities form cycles, or because constraints compete.
extension ConstraintSolver {
    /// The most cells of a simplex tableau.
    static let largestTableau = 16_000_000

    /// A constraint is violated: solves what can be changed about that.
    func resolve(_ index: Int32) {
        let constraint = constraints.base[Int(index)]
        guard constraint.isAlive, !constraint.isBroken, constraint.defined < 0, constraint.block < 0, constraint.unknownCount == 0,
            isViolated(index)
        else { return }
        if isHard(index) {
            if constraint.isRequired, violatesRequired(index) { breakConflict([index], local: nil) }
            return
        }
        if determineRequired(around: index) { return check(index) }
        couple(around: index)
    }

    func violatesRequired(_ index: Int32) -> Bool {
        let constraint = constraints.base[Int(index)]
        return (evaluate(Int(index)).value < 0 ? constraint.below : constraint.above) >= SolverStrength.required
    }

    /// What a constraint reaches through others, without going through variables that required equalities determine.
    func component(around start: Int32, throughRequiredEqualities: Bool) -> (variables: [Int32], constraints: [Int32]) {
        var found: [Int32] = []
        var included: [Int32] = []
        func visit(_ index: Int32) {
            constraints.base[Int(index)].local = 0
            included.append(index)
            let first = Int(constraints.base[Int(index)].firstTerm)
            for place in first..<(first + Int(constraints.base[Int(index)].termCount)) {
                let variable = Int(terms.base[place].variable)
                if !variables.base[variable].isHard, variables.base[variable].local < 0 {
                    variables.base[variable].local = 0
                    found.append(Int32(variable))
                }
            }
        }
        visit(start)
        var next = 0
        while next < found.count {
            var use = variables.base[Int(found[next])].head
            next += 1
            while use >= 0 {
                let term = terms.base[Int(use)]
                use = term.next
                let constraint = constraints.base[Int(term.constraint)]
                guard constraint.local < 0, !constraint.isBroken else { continue }
                if throughRequiredEqualities, !constraint.isRequiredEquality { continue }
                visit(term.constraint)
            }
        }
        for variable in found { variables.base[Int(variable)].local = -1 }
        for constraint in included { constraints.base[Int(constraint)].local = -1 }
        // One order whatever the order of addition.
        found.sort { variables.base[Int($0)].sequence < variables.base[Int($1)].sequence }
        return (found, included)
    }

    // MARK: Cycles of required equalities

    /// Determines variables that a cycle of required equalities fixes. Returns whether there were any.
    private func determineRequired(around index: Int32) -> Bool {
        var (found, included) = component(around: index, throughRequiredEqualities: true)
        if !constraints.base[Int(index)].isRequiredEquality { included.removeFirst() }
        guard included.contains(where: { constraints.base[Int($0)].defined < 0 && constraints.base[Int($0)].block < 0 }) else {
            return false
        }
        // Only what follows from constraints on fixed variables alone: the block has to contain all constraints that it depends on.
        var fixed = fixedValues(found, included)
        while true {
            guard !fixed.isEmpty else { return false }
            found = fixed.map(\.variable)
            included = constraintsAmong(found, included)
            let again = fixedValues(found, included)
            if again.count == fixed.count { break }
            fixed = again
        }
        undetermine(found)
        install(Block(variables: found, constraints: included, isHard: true, rank: 0), values: fixed.map(\.value))
        return true
    }

    /// The constraints whose variables are all among some, or determined already.
    private func constraintsAmong(_ found: [Int32], _ included: [Int32]) -> [Int32] {
        for variable in found { variables.base[Int(variable)].local = 0 }
        defer { for variable in found { variables.base[Int(variable)].local = -1 } }
        return included.filter { constraint in
            let first = Int(constraints.base[Int(constraint)].firstTerm)
            return (first..<(first + Int(constraints.base[Int(constraint)].termCount))).allSatisfy {
                let variable = variables.base[Int(terms.base[$0].variable)]
                return variable.isHard || variable.local == 0
            }
        }
    }

    /// The variables that required equalities alone fix, by elimination.
    private func fixedValues(_ found: [Int32], _ included: [Int32]) -> [(variable: Int32, value: Double)] {
        var component = Component(self, variables: found, constraints: included)
        defer { component.end(self) }
        let width = component.roots.count
        guard !component.closing.isEmpty, width * component.closing.count <= Self.largestTableau else { return [] }
        let start = component.values(self, roots: Array(repeating: 0, count: width))
        var rows: [(factors: [Double], constant: Double)] = []
        for index in component.closing {
            var factors = Array(repeating: 0.0, count: width)
            for (root, factor) in component.expand(self, constraint: index) { factors[root] = factor }
            rows.append((factors, sum(of: index, start).value))
        }
        var pivots: [(row: Int, column: Int)] = []
        for column in 0..<width {
            var best = -1
            for row in pivots.count..<rows.count where best < 0 || abs(rows[row].factors[column]) > abs(rows[best].factors[column]) {
                best = row
            }
            guard best >= 0, abs(rows[best].factors[column]) > 1e-9 else { continue }
            rows.swapAt(best, pivots.count)
            let pivot = rows[pivots.count]
            for row in rows.indices where row != pivots.count && rows[row].factors[column] != 0 {
                let factor = rows[row].factors[column] / pivot.factors[column]
                for other in 0..<width where pivot.factors[other] != 0 {
                    rows[row].factors[other] -= factor * pivot.factors[other]
                    if abs(rows[row].factors[other]) < 1e-12 { rows[row].factors[other] = 0 }
                }
                rows[row].factors[column] = 0
                rows[row].constant -= factor * pivot.constant
            }
            pivots.append((pivots.count, column))
            if pivots.count == rows.count { break }
        }
        // What contradicts itself becomes a conflict when all of it is solved.
        guard !rows[pivots.count...].contains(where: { abs($0.constant) > 1e-6 }) else { return [] }
        var roots = Array(repeating: 0.0, count: width)
        var isFixed = Array(repeating: false, count: width)
        for (row, column) in pivots where rows[row].factors.indices.allSatisfy({ $0 == column || rows[row].factors[$0] == 0 }) {
            roots[column] = -rows[row].constant / rows[row].factors[column]
            isFixed[column] = true
        }
        guard isFixed.contains(true) else { return [] }
        let values = component.values(self, roots: roots)
        var fixed = Array(repeating: false, count: found.count)
        for position in component.order {
            if component.rootIndex[position] >= 0 {
                fixed[position] = isFixed[component.rootIndex[position]]
                continue
            }
            let constraint = constraints.base[Int(component.definers[position])]
            let first = Int(constraint.firstTerm)
            fixed[position] = (first..<(first + Int(constraint.termCount))).allSatisfy {
                let local = Int(variables.base[Int(terms.base[$0].variable)].local)
                return local < 0 || local == position || fixed[local]
            }
        }
        return found.indices.filter { fixed[$0] }.map { (found[$0], values[$0]) }
    }

    // MARK: Competition

    /// Solves everything that a violated constraint can change.
    private func couple(around index: Int32) {
        let (found, included) = component(around: index, throughRequiredEqualities: false)
        guard let solution = optimum(found, included) else { return check(index) }
        undetermine(found)
        install(
            Block(variables: found, constraints: included, isHard: false, rank: 0, isAmbiguous: solution.isAmbiguous),
            values: solution.values)
    }

    private func install(_ block: Block, values: [Double]) {
        lastRank += 1
        var block = block
        block.rank = lastRank
        let number = keep(block)
        for index in block.constraints { constraints.base[Int(index)].block = number }
        for (place, variable) in block.variables.enumerated() {
            variables.base[Int(variable)].block = number
            variables.base[Int(variable)].latestFree = block.isHard ? 0 : UInt32.max
            settle(Int(variable), value: values[place], definer: Definer.block, isHard: block.isHard)
        }
    }

    /// An input of a block changed.
    func solveBlockAgain(_ number: Int32) {
        guard let block = blocks[Int(number)] else { return }
        blocks[Int(number)]?.isQueued = false
        var values: [Double]?
        if block.isHard {
            let fixed = fixedValues(block.variables, block.constraints)
            if fixed.count == block.variables.count { values = fixed.map(\.value) }
        } else if let plan = block.plan, let planned = self.values(of: block, by: plan) {
            currentWork.evaluated += planned.count
            currentWork.repeated += 1
            values = planned
        } else if let solution = optimum(block.variables, block.constraints) {
            values = solution.values
            blocks[Int(number)]?.isAmbiguous = solution.isAmbiguous
            blocks[Int(number)]?.plan = solution.isRepeatable ? plan(of: block, values: solution.values) : nil
        }
        guard let values else { return undetermine([block.variables[0]]) }
        for (place, variable) in block.variables.enumerated() { change(Int(variable), to: values[place]) }
    }

    private struct Optimum {
        var values: [Double]
        var isAmbiguous: Bool
        /// Depends on nothing but which constraints are zero and the signs of the others.
        var isRepeatable: Bool
    }

    /// The best values for variables under constraints whose other variables are certain; nil after a conflict was broken.
    private func optimum(_ found: [Int32], _ included: [Int32]) -> Optimum? {
        currentWork.coupled += found.count
        tiesDependOnConstants = false
        var component = Component(self, variables: found, constraints: included)
        var isEnded = false
        defer { if !isEnded { component.end(self) } }
        let width = component.roots.count
        var references = Array(repeating: 0.0, count: width)
        var unknowns: [(below: Float, above: Float)] = []
        // By quantity of the simplex method: the constraint, or -1.
        var constraintOf: [Int32] = []
        // The unknown's own content size, when that is a column instead of a row.
        var isColumn: Set<Int32> = []
        for (root, position) in component.roots.enumerated() {
            let content = component.contents[position]
            constraintOf.append(content)
            guard content >= 0 else {
                references[root] = nearestToZero(component, position)
                unknowns.append((0, 0))
                continue
            }
            let record = constraints.base[Int(content)]
            let coefficient = terms.base[Int(record.firstTerm)].coefficient
            references[root] = -record.constant / coefficient
            unknowns.append(coefficient > 0 ? (record.below, record.above) : (record.above, record.below))
            isColumn.insert(content)
        }
        let simplex = PiecewiseSimplex(unknowns: unknowns)
        let start = component.values(self, roots: references)
        var values = start
        var rows: [(quantity: Int, constraint: Int32)] = []
        var isRow: Set<Int32> = isColumn
        var isCutShort = false
        func addRow(_ index: Int32) -> Bool {
            guard simplex.cellCount <= Self.largestTableau else {
                isCutShort = true
                return false
            }
            let record = constraints.base[Int(index)]
            let sum = sum(of: index, start)
            let quantity = simplex.addRow(
                component.expand(self, constraint: index), constant: abs(sum.value) < Self.slack(sum.magnitude) * 1e-3 ? 0 : sum.value,
                below: record.below, above: record.above)
            constraintOf.append(index)
            rows.append((quantity, index))
            isRow.insert(index)
            return true
        }
        // The limits of single independent variables, where one that is stopped would only push the next beyond its own.
        func addBounds() {
            for (root, position) in component.roots.enumerated() where !simplex.isAlone(root, besides: 1) {
                var use = variables.base[Int(found[position])].head
                while use >= 0 {
                    let term = terms.base[Int(use)]
                    use = term.next
                    let record = constraints.base[Int(term.constraint)]
                    guard record.local >= 0, record.termCount == 1, !isRow.contains(term.constraint) else { continue }
                    _ = addRow(term.constraint)
                }
            }
        }
        for index in component.closing where !isRow.contains(index) { _ = addRow(index) }
        var isAmbiguous = false
        var (pivots, rounds) = (0, 0)
        while true {
            var added = false
            for index in included where !isRow.contains(index) {
                let record = constraints.base[Int(index)]
                guard component.definers[anyPosition(index)] != index else { continue }
                let (value, magnitude) = sum(of: index, values)
                guard value < 0 ? record.below > 0 : record.above > 0, abs(value) > Self.slack(magnitude) else { continue }
                if addRow(index) { added = true }
            }
            rounds += 1
            if rounds > 1 { addBounds() }
            if !added, !rows.isEmpty || !isColumn.isEmpty, isAmbiguous { break }
            simplex.unlock()
            simplex.minimize(SolverStrength.required)
            let infeasible = rows.filter { row in
                let record = constraints.base[Int(row.constraint)]
                let value = simplex.value(of: row.quantity)
                return (value < 0 ? record.below : record.above) >= SolverStrength.required
                    && abs(value) > Self.slack(sum(of: row.constraint, start).magnitude)
            }
            if !infeasible.isEmpty {
                let involved = Set(simplex.conflict())
                var set = rows.filter { involved.contains($0.quantity) }.map(\.constraint)
                for (root, position) in component.roots.enumerated() where involved.contains(root) && component.contents[position] >= 0 {
                    set.append(component.contents[position])
                }
                let known = Set(set)
                set.append(contentsOf: infeasible.map(\.constraint).filter { !known.contains($0) })
                let definers = component.definers
                var local: [Int32: Int32] = [:]
                for (position, variable) in found.enumerated() { local[variable] = definers[position] }
                component.end(self)
                isEnded = true
                triedThisTime += included.count
                if explainsMore {
                    breakConflict(set, local: local)
                } else {
                    // Too many to look at each.
                    for row in infeasible { breakConflict([row.constraint], local: nil) }
                }
                return nil
            }
            simplex.minimizeAll { inTieOrder($0, constraintOf) }
            isAmbiguous = simplex.hasFreedom
            settleTies(simplex, &component, start, &constraintOf)
            currentWork.pivots += simplex.pivots - pivots
            pivots = simplex.pivots
            if simplex.isIncomplete { isCutShort = true }
            for root in 0..<width { values[component.roots[root]] = 0 }
            values = component.values(self, roots: (0..<width).map { references[$0] + simplex.value(of: $0) })
            let isSatisfied = !included.contains { index in
                guard !isRow.contains(index), component.definers[anyPosition(index)] != index else { return false }
                let record = constraints.base[Int(index)]
                let (value, magnitude) = sum(of: index, values)
                return (value < 0 ? record.below > 0 : record.above > 0) && abs(value) > Self.slack(magnitude)
            }
            if isSatisfied || isCutShort { break }
        }
        if isCutShort { isIncomplete = true }
        return Optimum(
            values: values, isAmbiguous: isAmbiguous, isRepeatable: !isAmbiguous && !isCutShort && !tiesDependOnConstants)
    }

    /// The position of the last variable of a constraint in the component: the one it may express.
    private func anyPosition(_ index: Int32) -> Int {
        let record = constraints.base[Int(index)]
        let first = Int(record.firstTerm)
        var position = 0
        for place in first..<(first + Int(record.termCount)) {
            let local = Int(variables.base[Int(terms.base[place].variable)].local)
            if local >= 0 { position = local }
        }
        return position
    }

    /// What no constraint decides: as near to zero as possible, in the order of the variables.
    private func settleTies(
        _ simplex: PiecewiseSimplex, _ component: inout Component, _ start: [Double], _ constraintOf: inout [Int32]
    ) {
        guard simplex.hasFreedom else { return }
        var moves = Array(repeating: false, count: component.variables.count)
        for position in component.order {
            if component.rootIndex[position] >= 0 {
                moves[position] = simplex.canMove(component.rootIndex[position])
                continue
            }
            let record = constraints.base[Int(component.definers[position])]
            let first = Int(record.firstTerm)
            moves[position] = (first..<(first + Int(record.termCount))).contains {
                let local = Int(variables.base[Int(terms.base[$0].variable)].local)
                return local >= 0 && local != position && moves[local]
            }
        }
        for position in component.variables.indices where moves[position] {
            guard simplex.hasFreedom else { return }
            let root = component.rootIndex[position]
            if root >= 0 {
                guard simplex.canMove(root) else { continue }
                // Its reference is already the value nearest to zero, and nothing else depends on it.
                if simplex.isAlone(root) {
                    simplex.lockHere(root)
                    continue
                }
            }
            guard simplex.cellCount <= Self.largestTableau else {
                isIncomplete = true
                return
            }
            let quantity = simplex.addRow(
                component.expand(self, [(position, 1)]), constant: start[position], below: 0, above: 0)
            constraintOf.append(-1)
            if simplex.canMove(quantity) { simplex.minimizeAlone(quantity) }
        }
    }

    /// The value nearest to zero that the constraints on this variable alone allow.
    private func nearestToZero(_ component: borrowing Component, _ position: Int) -> Double {
        var (least, most) = (-Double.infinity, Double.infinity)
        var use = variables.base[Int(component.variables[position])].head
        next: while use >= 0 {
            let term = terms.base[Int(use)]
            use = term.next
            let record = constraints.base[Int(term.constraint)]
            guard record.local >= 0, !record.isBroken else { continue }
            var rest = record.constant
            let first = Int(record.firstTerm)
            for place in first..<(first + Int(record.termCount)) {
                let other = variables.base[Int(terms.base[place].variable)]
                if Int(other.local) == position { continue }
                if other.local >= 0 { continue next }
                rest += terms.base[place].coefficient * other.value
            }
            let bound = -rest / term.coefficient
            let isLower = term.coefficient > 0
            if record.below > 0 { if isLower { least = max(least, bound) } else { most = min(most, bound) } }
            if record.above > 0 { if isLower { most = min(most, bound) } else { least = max(least, bound) } }
        }
        if least > most { return least.isFinite ? least : most }
        return min(max(0, least), most)
    }

    /// Where constraints of one strength compete, those on later variables are satisfied first, so that the first one gives way, as UIKit's
    /// stack views do. Among those on the same variables greater coefficients, then greater constants come first, only to have one order.
    private func inTieOrder(_ quantities: [Int], _ constraintOf: [Int32]) -> [Int] {
        quantities.sorted { isSatisfiedBefore(constraintOf[$0], constraintOf[$1]) }
    }

    private func isSatisfiedBefore(_ one: Int32, _ other: Int32) -> Bool {
        guard one >= 0, other >= 0 else { return one > other }
        let (first, second) = (constraints.base[Int(one)], constraints.base[Int(other)])
        // Terms are in order, the latest variable first.
        for place in 0..<Int(min(first.termCount, second.termCount)) {
            let (a, b) = (terms.base[Int(first.firstTerm) + place], terms.base[Int(second.firstTerm) + place])
            if a.variable != b.variable { return variables.base[Int(a.variable)].sequence > variables.base[Int(b.variable)].sequence }
            if a.coefficient != b.coefficient { return a.coefficient > b.coefficient }
        }
        if first.termCount != second.termCount { return first.termCount > second.termCount }
        tiesDependOnConstants = true
        if first.constant != second.constant { return first.constant > second.constant }
        return first.below != second.below ? first.below > second.below : first.above > second.above
    }

    /// Whether a variable's value is one of several equally good ones.
    package func isAmbiguous(_ variable: SolverVariable) -> Bool {
        var waiting = [variable.index]
        var seen: Set<Int32> = []
        while let index = waiting.popLast() {
            guard seen.insert(index).inserted else { continue }
            let record = variables.base[Int(index)]
            if record.isHard { continue }
            if record.definer == Definer.free { return true }
            if record.block >= 0 {
                if blocks[Int(record.block)]?.isAmbiguous == true { return true }
                continue
            }
            guard record.definer >= 0 else { return true }
            let constraint = constraints.base[Int(record.definer)]
            for place in Int(constraint.firstTerm)..<(Int(constraint.firstTerm) + Int(constraint.termCount)) {
                if terms.base[place].variable != index { waiting.append(terms.base[place].variable) }
            }
        }
        return false
    }
}
