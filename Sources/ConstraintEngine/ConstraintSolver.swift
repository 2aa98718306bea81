/// Finds values for variables that satisfy linear constraints: required ones exactly, optional ones strength by strength, as nearly as
/// possible.
///
/// Work follows what changed. A constraint with a single undetermined variable determines it, so layouts without cycles are solved by
/// looking at each constraint once (`ConstraintSolver+Propagation`), and a changed constant reaches only what depends on it. If that
/// satisfies every constraint, it is the optimum, since nothing can do better. Where it does not, because optional constraints compete or
/// inequalities bind, only the variables that the violated constraint can reach through others that are not determined by required
/// constraints are solved together (`ConstraintSolver+Blocks`), by a simplex method over the few of them that are independent.
///
/// The solution is unique and does not depend on the order in which constraints were added: of one strength the sum of all violations is
/// least; where several solutions have those sums for every strength, constraints on later variables are satisfied first; what no constraint
/// determines is as near to zero as possible, in the order of the variables. Of required constraints that conflict, the last added is left out.
/// > Invariant: after `solve()` each live variable has a value; a variable's definer contains only variables of lower rank besides it.
package final class ConstraintSolver {
    // Accesses are not checked for overlap: records are changed at every step, and the checks took half of the time.
    @exclusivity(unchecked) var variables = Buffer<VariableRecord>(capacity: 64)
    @exclusivity(unchecked) var terms = Buffer<TermRecord>(capacity: 128)
    @exclusivity(unchecked) var constraints = Buffer<ConstraintRecord>(capacity: 64)
    @exclusivity(unchecked) var blocks: [Block?] = []

    @exclusivity(unchecked) private var unusedVariables = Buffer<Int32>()
    @exclusivity(unchecked) private var unusedConstraints = Buffer<Int32>()
    @exclusivity(unchecked) private var unusedBlocks: [Int32] = []
    /// Runs of free terms, by their length.
    @exclusivity(unchecked) private var unusedTerms: [[Int32]] = []
    @exclusivity(unchecked) private var nextSequence: UInt32 = 0
    @exclusivity(unchecked) private var nextOrder: UInt32 = 0
    @exclusivity(unchecked) var lastRank: Int32 = 0
    /// Constraints on the same variables were put in order by their constants.
    @exclusivity(unchecked) var tiesDependOnConstants = false

    /// Equalities with one undetermined variable: required ones, and others by strength from the strongest.
    @exclusivity(unchecked) var requiredReady = Buffer<Int32>()
    @exclusivity(unchecked) var optionalReady: [(strength: Float, constraints: [Int32])] = []
    /// Variables without a value, and whether they are in order.
    @exclusivity(unchecked) var undetermined = Buffer<Int32>()
    @exclusivity(unchecked) var undeterminedIsSorted = true
    @exclusivity(unchecked) var undeterminedStart = 0
    /// Constraints to evaluate: an input or the constant changed.
    @exclusivity(unchecked) var unchecked = Buffer<Int32>()
    @exclusivity(unchecked) var dirty = RankQueue()
    @exclusivity(unchecked) var violated = Buffer<Int32>()
    /// Constraints that are left out because of conflicts, and some that no longer are; tried again after constraints were removed or changed.
    @exclusivity(unchecked) var broken: [Int32] = []
    @exclusivity(unchecked) var retriesBroken = false
    /// By constraint that is left out: the conflicting set.
    @exclusivity(unchecked) var reasons: [Int32: [Int32]] = [:]
    /// Only whether a conflict exists is asked: the first one ends the solution.
    @exclusivity(unchecked) var onlyDetects = false
    @exclusivity(unchecked) var foundConflict = false
    @exclusivity(unchecked) var conflictsThisTime = 0
    @exclusivity(unchecked) var triedThisTime = 0
    @exclusivity(unchecked) private var reported = Buffer<Int32>()

    /// Sets of required constraints that cannot all hold, since the last `takeConflicts()`.
    @exclusivity(unchecked) private var conflicts: [SolverConflict] = []
    @exclusivity(unchecked) var knownConflicts: Set<[UInt32]> = []
    /// What the last `solve()` did, for tests and benchmarks.
    @exclusivity(unchecked) package private(set) var work = SolverWork()
    @exclusivity(unchecked) var currentWork = SolverWork()
    /// A component was too large for the last `solve()` to be solved exactly; its variables have values that satisfy the required equalities only.
    @exclusivity(unchecked) package internal(set) var isIncomplete = false

    package init() {}

    // MARK: Variables

    package func makeVariable() -> SolverVariable {
        var record = VariableRecord()
        record.sequence = nextSequence
        nextSequence += 1
        let index: Int32
        if let unused = unusedVariables.popLast() {
            index = unused
            // Lists may still contain the removed variable.
            record.isReported = variables.base[Int(index)].isReported
            if undeterminedStart < undetermined.count { undeterminedIsSorted = false }
            variables.base[Int(index)] = record
        } else {
            index = Int32(variables.count)
            variables.append(record)
        }
        noteUndetermined(index)
        return SolverVariable(index: index)
    }

    /// Removes a variable and all constraints that contain it.
    package func remove(_ variable: SolverVariable) {
        let index = Int(variable.index)
        while variables.base[index].head >= 0 {
            remove(SolverConstraint(index: terms.base[Int(variables.base[index].head)].constraint))
        }
        if variables.base[index].isKnown { undetermine([variable.index]) }
        variables.base[index].isAlive = false
        unusedVariables.append(variable.index)
    }

    /// The value after the last `solve()`.
    package func value(of variable: SolverVariable) -> Double { variables.base[Int(variable.index)].value }

    func noteUndetermined(_ index: Int32) {
        if undeterminedIsSorted, let last = undetermined.last,
            variables.base[Int(last)].sequence > variables.base[Int(index)].sequence
        {
            undeterminedIsSorted = false
        }
        undetermined.append(index)
    }

    // MARK: Constraints

    /// Adds a constraint on the sum of `terms` plus `constant`.
    ///
    /// Numbers are finite: what is not counts as zero, and what is beyond `largestNumber` as that. Terms of one variable are added up. A constraint without variables is accepted and never satisfied or violated by others; a required
    /// one that is false is a conflict of its own.
    package func add(
        _ sum: [SolverTerm], constant: Double, _ strength: SolverStrength, isInternal: Bool = false
    ) -> SolverConstraint {
        sum.withUnsafeBufferPointer { add($0, constant: constant, strength, isInternal: isInternal) }
    }

    /// The greatest constant and factor.
    package static let largestNumber = 1e18

    @inline(__always) private static func finite(_ number: Double) -> Double {
        abs(number) <= largestNumber ? number : number.isNaN || number.isInfinite ? 0 : number < 0 ? -largestNumber : largestNumber
    }

    // Without an array, which is most of the time of adding a constraint.

    package func add(
        _ term: SolverTerm, constant: Double, _ strength: SolverStrength, isInternal: Bool = false
    ) -> SolverConstraint {
        withUnsafePointer(to: term) {
            add(UnsafeBufferPointer(start: $0, count: 1), constant: constant, strength, isInternal: isInternal)
        }
    }

    package func add(
        _ first: SolverTerm, _ second: SolverTerm, constant: Double, _ strength: SolverStrength, isInternal: Bool = false
    ) -> SolverConstraint {
        withUnsafeTemporaryAllocation(of: SolverTerm.self, capacity: 2) { sum in
            sum.initializeElement(at: 0, to: first)
            sum.initializeElement(at: 1, to: second)
            return add(UnsafeBufferPointer(sum), constant: constant, strength, isInternal: isInternal)
        }
    }

    package func add(
        _ first: SolverTerm, _ second: SolverTerm, _ third: SolverTerm, constant: Double, _ strength: SolverStrength,
        isInternal: Bool = false
    ) -> SolverConstraint {
        withUnsafeTemporaryAllocation(of: SolverTerm.self, capacity: 3) { sum in
            sum.initializeElement(at: 0, to: first)
            sum.initializeElement(at: 1, to: second)
            sum.initializeElement(at: 2, to: third)
            return add(UnsafeBufferPointer(sum), constant: constant, strength, isInternal: isInternal)
        }
    }

    package func add(
        _ first: SolverTerm, _ second: SolverTerm, _ third: SolverTerm, _ fourth: SolverTerm, constant: Double,
        _ strength: SolverStrength, isInternal: Bool = false
    ) -> SolverConstraint {
        withUnsafeTemporaryAllocation(of: SolverTerm.self, capacity: 4) { sum in
            sum.initializeElement(at: 0, to: first)
            sum.initializeElement(at: 1, to: second)
            sum.initializeElement(at: 2, to: third)
            sum.initializeElement(at: 3, to: fourth)
            return add(UnsafeBufferPointer(sum), constant: constant, strength, isInternal: isInternal)
        }
    }

    /// Reserves space for more variables, constraints and terms at once.
    package func reserve(variables more: Int, constraints: Int, terms: Int) {
        variables.reserve(variables.count + more)
        self.constraints.reserve(self.constraints.count + constraints)
        self.terms.reserve(self.terms.count + terms)
    }

    package func add(
        _ sum: UnsafeBufferPointer<SolverTerm>, constant: Double, _ strength: SolverStrength, isInternal: Bool = false
    ) -> SolverConstraint {
        let index: Int32
        var record = ConstraintRecord(
            constant: Self.finite(constant), below: strength.below, above: strength.above, firstTerm: -1, order: nextOrder, termCount: 0)
        record.isInternal = isInternal
        nextOrder += 1
        if let unused = unusedConstraints.popLast() {
            index = unused
        } else {
            index = Int32(constraints.count)
            constraints.append(record)
        }
        // No layout has that many; what is beyond would not fit the records.
        let sum = UnsafeBufferPointer(rebasing: sum.prefix(Int(Int16.max)))
        let first = space(for: sum.count)
        let kept = write(sum, at: first, of: index)
        record.firstTerm = Int32(first)
        record.termCount = Int16(clamping: kept)
        releaseTerms(first + kept, sum.count - kept)
        constraints.base[Int(index)] = record
        link(index)
        return SolverConstraint(index: index)
    }

    /// Writes terms in one order, the latest variable first. Returns how many are left when those of one variable are added up.
    private func write(_ sum: UnsafeBufferPointer<SolverTerm>, at first: Int, of index: Int32) -> Int {
        let target = terms.base + first
        for (place, term) in sum.enumerated() {
            target[place] = TermRecord(
                coefficient: Self.finite(term.coefficient), variable: term.variable.index, constraint: index, next: -1, previous: -1)
        }
        guard sum.count > 0 else { return 0 }
        guard sum.count > 1 || target[0].coefficient == 0 else { return sum.count }
        if sum.count <= 8 {
            for place in 1..<max(1, sum.count) {
                let moved = target[place]
                let sequence = variables.base[Int(moved.variable)].sequence
                var hole = place
                while hole > 0, variables.base[Int(target[hole - 1].variable)].sequence < sequence {
                    target[hole] = target[hole - 1]
                    hole -= 1
                }
                target[hole] = moved
            }
        } else {
            var all = UnsafeMutableBufferPointer(start: target, count: sum.count)
            all.sort {
                variables.base[Int($0.variable)].sequence > variables.base[Int($1.variable)].sequence
            }
        }
        var (kept, start) = (0, 0)
        while start < sum.count {
            var term = target[start]
            var magnitude = abs(term.coefficient)
            start += 1
            while start < sum.count, target[start].variable == term.variable {
                term.coefficient += target[start].coefficient
                magnitude = max(magnitude, abs(target[start].coefficient))
                start += 1
            }
            // Terms that cancel out leave at most what rounding makes of them.
            if abs(term.coefficient) > magnitude * 1e-14 {
                target[kept] = term
                kept += 1
            }
        }
        return kept
    }

    package func remove(_ constraint: SolverConstraint) {
        let index = Int(constraint.index)
        guard constraints.base[index].isAlive else { return }
        detach(constraint.index)
        let record = constraints.base[index]
        for place in Int(record.firstTerm)..<(Int(record.firstTerm) + Int(record.termCount)) { unlink(place) }
        releaseTerms(Int(record.firstTerm), Int(record.termCount))
        constraints.base[index].isAlive = false
        constraints.base[index].termCount = 0
        unusedConstraints.append(constraint.index)
    }

    package func setConstant(_ constant: Double, of constraint: SolverConstraint) {
        let index = Int(constraint.index)
        let constant = Self.finite(constant)
        guard constraints.base[index].constant != constant else { return }
        constraints.base[index].constant = constant
        if !broken.isEmpty { retriesBroken = true }
        inputChanged(constraint.index, by: -1)
    }

    package func constant(of constraint: SolverConstraint) -> Double { constraints.base[Int(constraint.index)].constant }

    package func setStrength(_ strength: SolverStrength, of constraint: SolverConstraint) {
        let index = Int(constraint.index)
        let record = constraints.base[index]
        guard record.below != strength.below || record.above != strength.above else { return }
        detach(constraint.index)
        (constraints.base[index].below, constraints.base[index].above) = (strength.below, strength.above)
        constraints.base[index].isBroken = false
        attach(constraint.index)
    }

    private func space(for count: Int) -> Int {
        if count < unusedTerms.count, let free = unusedTerms[count].popLast() { return Int(free) }
        let first = terms.count
        terms.append(repeating: TermRecord(coefficient: 0, variable: -1, constraint: -1, next: -1, previous: -1), count: count)
        return first
    }

    private func releaseTerms(_ first: Int, _ count: Int) {
        guard count > 0 else { return }
        while unusedTerms.count <= count { unusedTerms.append([]) }
        unusedTerms[count].append(Int32(first))
    }

    private func link(_ index: Int32) {
        let record = constraints.base[Int(index)]
        for place in Int(record.firstTerm)..<(Int(record.firstTerm) + Int(record.termCount)) {
            let variable = Int(terms.base[place].variable)
            let head = variables.base[variable].head
            terms.base[place].next = head
            terms.base[place].previous = -1
            if head >= 0 { terms.base[Int(head)].previous = Int32(place) }
            variables.base[variable].head = Int32(place)
        }
        attach(index)
    }

    private func unlink(_ place: Int) {
        let term = terms.base[place]
        if term.previous >= 0 {
            terms.base[Int(term.previous)].next = term.next
        } else {
            variables.base[Int(term.variable)].head = term.next
        }
        if term.next >= 0 { terms.base[Int(term.next)].previous = term.previous }
    }

    /// The constraint counts from now on.
    func attach(_ index: Int32) {
        let record = constraints.base[Int(index)]
        var (mask, count): (Int32, Int16) = (0, 0)
        var inBlocks: [Int32] = []
        for place in Int(record.firstTerm)..<(Int(record.firstTerm) + Int(record.termCount)) {
            let term = terms.base[place]
            let variable = variables.base[Int(term.variable)]
            if !variable.isKnown {
                mask ^= term.variable
                count += 1
            } else if variable.block >= 0, !variable.isHard {
                inBlocks.append(term.variable)
            }
        }
        constraints.base[Int(index)].unknownMask = mask
        constraints.base[Int(index)].unknownCount = count
        // What competes in a block competes with the new constraint too.
        if !inBlocks.isEmpty {
            undetermine(inBlocks)
        } else if count == 0, record.isRequiredEquality, isViolated(index), !isHard(index) {
            undetermine(component(around: index, throughRequiredEqualities: false).variables)
        } else if count == 1 {
            if record.isEquality { enqueue(index) }
        } else if count == 0 {
            inputChanged(index, by: -1)
        }
    }

    /// The constraint does not count any more: what it determined or limited is undetermined.
    func detach(_ index: Int32) {
        let record = constraints.base[Int(index)]
        if !broken.isEmpty { retriesBroken = true }
        if record.isBroken {
            constraints.base[Int(index)].isBroken = false
            return
        }
        var affected: [Int32] = []
        if record.defined >= 0 {
            affected.append(record.defined)
        } else {
            for place in Int(record.firstTerm)..<(Int(record.firstTerm) + Int(record.termCount)) {
                let variable = terms.base[place].variable
                let definer = variables.base[Int(variable)].definer
                if definer == Definer.free || (record.block >= 0 && definer == Definer.block) { affected.append(variable) }
            }
        }
        constraints.base[Int(index)].block = -1
        if !affected.isEmpty { undetermine(affected) }
    }

    // MARK: Results

    /// Determines all variables. Returns those whose value changed, each once.
    package func solve() -> [SolverVariable] {
        currentWork = SolverWork()
        conflictsThisTime = 0
        triedThisTime = 0
        isIncomplete = false
        if retriesBroken { restoreBroken() }
        propagate()
        var rounds = 0
        while !reasons.isEmpty, rounds < 100, restoreUnfounded() {
            propagate()
            rounds += 1
        }
        work = currentWork
        let changed = reported.elements.compactMap { index -> SolverVariable? in
            variables.base[Int(index)].isReported = false
            let record = variables.base[Int(index)]
            // One that has its value again has not changed: a constraint was replaced by an equal one, say.
            return record.isAlive && record.value != record.reportedValue ? SolverVariable(index: index) : nil
        }
        reported.removeAll()
        return changed
    }

    /// Whether `solve()` would do anything.
    package var needsSolving: Bool {
        !undetermined.isEmpty || !dirty.isEmpty || !unchecked.isEmpty || requiredReady.count > 0 || !optionalReady.isEmpty || retriesBroken
    }

    @inline(__always) func setValue(_ value: Double, of index: Int) {
        let old = variables.base[index].value
        guard old != value else { return }
        variables.base[index].value = value
        if !variables.base[index].isReported {
            variables.base[index].isReported = true
            variables.base[index].reportedValue = old
            reported.append(Int32(index))
        }
    }

    package func takeConflicts() -> [SolverConflict] {
        defer { conflicts = [] }
        return conflicts
    }

    func report(_ conflict: SolverConflict) {
        if knownConflicts.insert(key(conflict)).inserted { conflicts.append(conflict) }
    }

    func withdrawConflict(broken index: Int32) {
        for conflict in conflicts where conflict.broken.index == index { knownConflicts.remove(key(conflict)) }
        conflicts.removeAll { $0.broken.index == index }
    }

    private func key(_ conflict: SolverConflict) -> [UInt32] { conflict.constraints.map { constraints.base[Int($0.index)].order }.sorted() }

    /// Whether the constraint is left out because of a conflict.
    package func isBroken(_ constraint: SolverConstraint) -> Bool { constraints.base[Int(constraint.index)].isBroken }

    /// The sum of a constraint with the current values.
    package func sum(of constraint: SolverConstraint) -> Double { evaluate(Int(constraint.index)).value }

    /// The memory of the records.
    package var bytes: Int {
        variables.capacity * MemoryLayout<VariableRecord>.stride + terms.capacity * MemoryLayout<TermRecord>.stride
            + constraints.capacity * MemoryLayout<ConstraintRecord>.stride + undetermined.capacity * 4 + unchecked.capacity * 4
            + reported.capacity * 4 + requiredReady.capacity * 4
    }

    /// What contradicts itself in the records after `solve()`; for tests.
    package func checkInvariants() -> [String] {
        var faults: [String] = []
        func check(_ holds: Bool, _ fault: String) { if !holds { faults.append(fault) } }
        check(!needsSolving, "something waits")
        for index in 0..<variables.count where variables.base[index].isAlive {
            let variable = variables.base[index]
            check(variable.isKnown && variable.value.isFinite, "a variable has no value")
            check(variable.local < 0 && !variable.isQueued && !variable.isReported, "a mark is left")
            if variable.definer >= 0 {
                check(constraints.base[Int(variable.definer)].isAlive, "a removed constraint determines a variable")
                check(constraints.base[Int(variable.definer)].defined == Int32(index), "definer and definition differ")
            }
            check((variable.definer == Definer.block) == (variable.block >= 0), "block and definer differ")
            if variable.block >= 0 { check(blocks[Int(variable.block)] != nil, "a block is gone") }
        }
        for index in 0..<constraints.count where constraints.base[index].isAlive {
            let constraint = constraints.base[index]
            check(constraint.unknownCount == 0 && constraint.unknownMask == 0, "a count is wrong")
            check(constraint.local < 0 && !constraint.isQueued, "a mark is left")
            if constraint.block >= 0 { check(blocks[Int(constraint.block)] != nil, "a block is gone") }
            var previous = UInt32.max
            for place in Int(constraint.firstTerm)..<(Int(constraint.firstTerm) + Int(constraint.termCount)) {
                let variable = variables.base[Int(terms.base[place].variable)]
                check(variable.isAlive && terms.base[place].constraint == Int32(index), "a term is of something else")
                check(variable.sequence < previous, "terms are not in order")
                previous = variable.sequence
                if constraint.defined >= 0, terms.base[place].variable != constraint.defined {
                    check(variable.rank < variables.base[Int(constraint.defined)].rank, "a variable depends on a later one")
                }
            }
            if constraint.defined >= 0 {
                check(!constraint.isBroken && variables.base[Int(constraint.defined)].definer == Int32(index), "a definition is not used")
            } else if !constraint.isBroken, constraint.isRequired, !isIncomplete, violatesRequired(Int32(index)) {
                check(!isViolated(Int32(index)), "a required constraint is violated")
            }
        }
        return faults
    }

    // MARK: Blocks

    func keep(_ block: Block) -> Int32 {
        if let unused = unusedBlocks.popLast() {
            blocks[Int(unused)] = block
            return unused
        }
        blocks.append(block)
        return Int32(blocks.count - 1)
    }

    func drop(_ block: Int32) {
        blocks[Int(block)] = nil
        unusedBlocks.append(block)
    }
}

/// A set of required constraints that cannot all hold: without any one of them the others could.
package struct SolverConflict: Sendable {
    package var constraints: [SolverConstraint]
    /// The one that is left out of the solution.
    package var broken: SolverConstraint
    /// Whether the set was reduced to a minimal one; not if very many constraints conflict at once.
    package var isMinimal: Bool
}

/// Counts of what a solution took.
package struct SolverWork: Sendable, Hashable {
    /// Variables that were determined or evaluated.
    package var evaluated = 0
    /// Constraints that were checked.
    package var checked = 0
    /// Variables in components that were solved together.
    package var coupled = 0
    /// Exchanges of the simplex method.
    package var pivots = 0
    /// Components whose earlier solution showed the way to the new one.
    package var repeated = 0

    package init(evaluated: Int = 0, checked: Int = 0, coupled: Int = 0, pivots: Int = 0, repeated: Int = 0) {
        (self.evaluated, self.checked, self.coupled, self.pivots, self.repeated) = (evaluated, checked, coupled, pivots, repeated)
    }
}

/// Variables and constraints that are solved together.
struct Block {
    var variables: [Int32]
    var constraints: [Int32]
    var isHard: Bool
    var rank: Int32
    var isQueued = false
    /// Several solutions were equally good.
    var isAmbiguous = false
    /// How it was solved, once it had to be solved again.
    var plan: BlockPlan?
}

/// Variables (and, as complements, blocks) that wait for evaluation, the lowest rank first.
struct RankQueue: ~Copyable {
    private struct Entry: BitwiseCopyable {
        var rank: Int32
        var item: Int32
    }

    private var heap = Buffer<Entry>()
    var isEmpty: Bool { heap.isEmpty }

    mutating func insert(_ item: Int32, rank: Int32) {
        heap.append(Entry(rank: rank, item: item))
        let entries = heap.base
        var hole = heap.count - 1
        while hole > 0 {
            let parent = (hole - 1) / 2
            guard rank < entries[parent].rank else { break }
            entries[hole] = entries[parent]
            hole = parent
        }
        entries[hole] = Entry(rank: rank, item: item)
    }

    mutating func popLowest() -> Int32? {
        guard let last = heap.popLast() else { return nil }
        let (entries, count) = (heap.base, heap.count)
        guard count > 0 else { return last.item }
        let first = entries[0].item
        var hole = 0
        while true {
            var child = 2 * hole + 1
            guard child < count else { break }
            if child + 1 < count, entries[child + 1].rank < entries[child].rank { child += 1 }
            guard entries[child].rank < last.rank else { break }
            entries[hole] = entries[child]
            hole = child
        }
        entries[hole] = last
        return first
    }
}
