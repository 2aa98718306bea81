// Determining variables one by one: from constraints with a single undetermined variable, and again when an input changes.
extension ConstraintSolver {
    /// A sum this near to zero counts as zero, for the size of its summands.
    static func slack(_ magnitude: Double) -> Double { 1e-6 + 1e-11 * magnitude }

    func propagate() {
        while !(onlyDetects && foundConflict) {
            if let ready = requiredReady.popLast() {
                determine(by: ready)
            } else if let item = dirty.popLowest() {
                if item >= 0 { evaluateAgain(item) } else { solveBlockAgain(~item) }
            } else if let ready = popOptional() {
                determine(by: ready)
            } else if let variable = popUndetermined() {
                determineFreely(Int(variable))
            } else if let index = unchecked.popLast() {
                constraints.base[Int(index)].isQueued = false
                if constraints.base[Int(index)].isAlive { verify(index) }
            } else if let index = violated.popLast() {
                resolve(index)
            } else {
                return
            }
        }
    }

    // MARK: Queues

    func enqueue(_ index: Int32) {
        let record = constraints.base[Int(index)]
        if record.isRequiredEquality { return requiredReady.append(index) }
        let strength = max(record.below, record.above)
        let place = optionalReady.firstIndex { $0.strength <= strength } ?? optionalReady.count
        if place < optionalReady.count, optionalReady[place].strength == strength {
            optionalReady[place].constraints.append(index)
        } else {
            optionalReady.insert((strength, [index]), at: place)
        }
    }

    private func popOptional() -> Int32? {
        while !optionalReady.isEmpty {
            if let index = optionalReady[0].constraints.popLast() { return index }
            optionalReady.removeFirst()
        }
        return nil
    }

    /// The first variable made that has no value.
    private func popUndetermined() -> Int32? {
        if !undeterminedIsSorted {
            undetermined.removeFirst(undeterminedStart)
            undeterminedStart = 0
            undetermined.sort { variables.base[Int($0)].sequence < variables.base[Int($1)].sequence }
            undeterminedIsSorted = true
        }
        while undeterminedStart < undetermined.count {
            let index = undetermined.base[undeterminedStart]
            undeterminedStart += 1
            let record = variables.base[Int(index)]
            if record.isAlive, !record.isKnown { return index }
        }
        undetermined.removeAll()
        undeterminedStart = 0
        return nil
    }

    func check(_ index: Int32) {
        guard !constraints.base[Int(index)].isQueued else { return }
        constraints.base[Int(index)].isQueued = true
        unchecked.append(index)
    }

    private func evaluateLater(_ variable: Int32) {
        guard !variables.base[Int(variable)].isQueued else { return }
        variables.base[Int(variable)].isQueued = true
        dirty.insert(variable, rank: variables.base[Int(variable)].rank)
    }

    private func solveLater(_ block: Int32) {
        guard let known = blocks[Int(block)], !known.isQueued else { return }
        blocks[Int(block)]?.isQueued = true
        dirty.insert(~block, rank: known.rank)
    }

    // MARK: Determining

    private func determine(by index: Int32) {
        let constraint = constraints.base[Int(index)]
        guard constraint.isAlive, !constraint.isBroken, constraint.unknownCount == 1, constraint.defined < 0, constraint.isEquality else {
            return
        }
        let variable = Int(constraint.unknownMask)
        var rest = constraint.constant
        var own = 1.0
        var isHard = constraint.isRequiredEquality
        var latestFree: UInt32 = 0
        let first = Int(constraint.firstTerm)
        for place in first..<(first + Int(constraint.termCount)) {
            let term = terms.base[place]
            if Int(term.variable) == variable {
                own = term.coefficient
            } else {
                let other = variables.base[Int(term.variable)]
                rest += term.coefficient * other.value
                if !other.isHard { isHard = false }
                latestFree = max(latestFree, other.latestFree)
            }
        }
        // One that was made earlier should have been free instead.
        if latestFree > variables.base[variable].sequence + 1 { return determineInOrder(around: index) }
        constraints.base[Int(index)].defined = Int32(variable)
        variables.base[variable].latestFree = latestFree
        settle(variable, value: -rest / own, definer: index, isHard: isHard)
    }

    /// Gives a variable a value, and looks at what that leaves with one undetermined variable or with none.
    func settle(_ variable: Int, value: Double, definer: Int32, isHard: Bool) {
        currentWork.evaluated += 1
        lastRank += 1
        variables.base[variable].definer = definer
        variables.base[variable].rank = lastRank
        variables.base[variable].isHard = isHard
        setValue(value, of: variable)
        var use = variables.base[variable].head
        while use >= 0 {
            let term = terms.base[Int(use)]
            use = term.next
            let index = Int(term.constraint)
            constraints.base[index].unknownCount -= 1
            constraints.base[index].unknownMask ^= Int32(variable)
            guard term.constraint != definer, !constraints.base[index].isBroken else { continue }
            switch constraints.base[index].unknownCount {
            case 1: if constraints.base[index].isEquality { enqueue(term.constraint) }
            case 0: check(term.constraint)
            default: break
            }
        }
    }

    /// Nothing determines the variable: the value nearest to zero that the constraints with known other variables allow.
    private func determineFreely(_ variable: Int) {
        lastRank += 1
        variables.base[variable].rank = lastRank
        let (value, latestFree, constraint) = nearestToZero(variable)
        let own = variables.base[variable].sequence + 1
        if value != 0, latestFree > own {
            noteUndetermined(Int32(variable))
            return determineInOrder(around: constraint)
        }
        variables.base[variable].latestFree = own
        settle(variable, value: value, definer: Definer.free, isHard: false)
    }

    /// A variable would depend on free ones that were made later, because it lost its value and they did not: all start again.
    private func determineInOrder(around index: Int32) {
        undetermine(component(around: index, throughRequiredEqualities: false).variables)
    }

    /// Also returns on which latest free variable the bounds depend, and by which constraint.
    private func nearestToZero(_ variable: Int) -> (value: Double, latestFree: UInt32, constraint: Int32) {
        var (latestFree, latest): (UInt32, Int32) = (0, -1)
        var (least, most) = (-Double.infinity, Double.infinity)
        let rank = variables.base[variable].rank
        var use = variables.base[variable].head
        next: while use >= 0 {
            let term = terms.base[Int(use)]
            use = term.next
            let constraint = constraints.base[Int(term.constraint)]
            guard !constraint.isBroken, constraint.defined < 0 else { continue }
            var rest = constraint.constant
            let first = Int(constraint.firstTerm)
            for place in first..<(first + Int(constraint.termCount)) {
                let other = terms.base[place]
                guard Int(other.variable) != variable else { continue }
                let known = variables.base[Int(other.variable)]
                guard known.isKnown, known.rank < rank else { continue next }
                rest += other.coefficient * known.value
                if known.latestFree > latestFree { (latestFree, latest) = (known.latestFree, term.constraint) }
            }
            let bound = -rest / term.coefficient
            let isLower = term.coefficient > 0
            if constraint.below > 0 { if isLower { least = max(least, bound) } else { most = min(most, bound) } }
            if constraint.above > 0 { if isLower { most = min(most, bound) } else { least = max(least, bound) } }
        }
        return (least > most ? least : min(max(0, least), most), latestFree, latest)
    }

    // MARK: Changed inputs

    /// The constant of a constraint changed, or the value of one of its variables.
    func inputChanged(_ index: Int32, by variable: Int32) {
        let constraint = constraints.base[Int(index)]
        guard !constraint.isBroken else { return }
        if constraint.block >= 0 {
            if variable < 0 || variables.base[Int(variable)].block != constraint.block { solveLater(constraint.block) }
            return
        }
        guard constraint.unknownCount == 0 else { return }
        if constraint.defined >= 0 {
            if constraint.defined != variable { evaluateLater(constraint.defined) }
            return
        }
        let first = Int(constraint.firstTerm)
        for place in first..<(first + Int(constraint.termCount)) {
            let other = terms.base[place].variable
            guard other != variable, variables.base[Int(other)].definer == Definer.free else { continue }
            if variable < 0 || variables.base[Int(variable)].rank < variables.base[Int(other)].rank { evaluateLater(other) }
        }
        check(index)
    }

    private func evaluateAgain(_ index: Int32) {
        let variable = Int(index)
        guard variables.base[variable].isQueued else { return }
        variables.base[variable].isQueued = false
        let record = variables.base[variable]
        guard record.isAlive, record.isKnown, record.block < 0 else { return }
        currentWork.evaluated += 1
        if record.definer == Definer.free {
            let (value, latestFree, constraint) = nearestToZero(variable)
            if value != 0, latestFree > record.sequence + 1 { return determineInOrder(around: constraint) }
            return change(variable, to: value)
        }
        let constraint = constraints.base[Int(record.definer)]
        var rest = constraint.constant
        var own = 1.0
        let first = Int(constraint.firstTerm)
        for place in first..<(first + Int(constraint.termCount)) {
            let term = terms.base[place]
            if Int(term.variable) == variable {
                own = term.coefficient
            } else {
                rest += term.coefficient * variables.base[Int(term.variable)].value
            }
        }
        change(variable, to: -rest / own)
    }

    /// Sets a known variable's value, and tells what depends on it.
    func change(_ variable: Int, to value: Double) {
        guard variables.base[variable].value != value else { return }
        setValue(value, of: variable)
        let definer = variables.base[variable].definer
        var use = variables.base[variable].head
        while use >= 0 {
            let term = terms.base[Int(use)]
            use = term.next
            if term.constraint != definer { inputChanged(term.constraint, by: Int32(variable)) }
        }
    }

    // MARK: Undetermining

    /// Takes the values of variables back, and of all that depend on them.
    func undetermine(_ start: [Int32]) {
        var waiting = start
        var taken: [Int32] = []
        while let index = waiting.popLast() {
            let record = variables.base[Int(index)]
            guard record.isKnown else { continue }
            taken.append(index)
            if record.block >= 0, let block = blocks[Int(record.block)] {
                for constraint in block.constraints where constraints.base[Int(constraint)].block == record.block {
                    constraints.base[Int(constraint)].block = -1
                }
                drop(record.block)
                for other in block.variables where variables.base[Int(other)].block == record.block {
                    if other != index { waiting.append(other) }
                }
                for other in block.variables { variables.base[Int(other)].block = -1 }
            } else if record.definer >= 0 {
                constraints.base[Int(record.definer)].defined = -1
            }
            variables.base[Int(index)].definer = Definer.none
            variables.base[Int(index)].isHard = false
            variables.base[Int(index)].block = -1
            noteUndetermined(index)
            var use = record.head
            while use >= 0 {
                let term = terms.base[Int(use)]
                use = term.next
                constraints.base[Int(term.constraint)].unknownCount += 1
                constraints.base[Int(term.constraint)].unknownMask ^= index
                let constraint = constraints.base[Int(term.constraint)]
                guard !constraint.isBroken else { continue }
                if constraint.defined >= 0, constraint.defined != index {
                    waiting.append(constraint.defined)
                } else {
                    let first = Int(constraint.firstTerm)
                    for place in first..<(first + Int(constraint.termCount)) {
                        let other = terms.base[place].variable
                        let definer = variables.base[Int(other)].definer
                        if definer == Definer.free || (constraint.block >= 0 && definer == Definer.block) { waiting.append(other) }
                    }
                }
            }
        }
        for index in taken {
            var use = variables.base[Int(index)].head
            while use >= 0 {
                let term = terms.base[Int(use)]
                use = term.next
                let constraint = constraints.base[Int(term.constraint)]
                if constraint.unknownCount == 1, constraint.isEquality, !constraint.isBroken { enqueue(term.constraint) }
            }
        }
    }

    // MARK: Checking

    func evaluate(_ index: Int) -> (value: Double, magnitude: Double) {
        let constraint = constraints.base[index]
        var value = constraint.constant
        var magnitude = abs(value)
        let first = Int(constraint.firstTerm)
        for place in first..<(first + Int(constraint.termCount)) {
            let summand = terms.base[place].coefficient * variables.base[Int(terms.base[place].variable)].value
            value += summand
            magnitude += abs(summand)
        }
        return (value, magnitude)
    }

    func isViolated(_ index: Int32) -> Bool {
        let constraint = constraints.base[Int(index)]
        let (value, magnitude) = evaluate(Int(index))
        if value < 0 { return constraint.below > 0 && -value > Self.slack(magnitude) }
        return constraint.above > 0 && value > Self.slack(magnitude)
    }

    func isHard(_ index: Int32) -> Bool {
        let first = Int(constraints.base[Int(index)].firstTerm)
        for place in first..<(first + Int(constraints.base[Int(index)].termCount))
        where !variables.base[Int(terms.base[place].variable)].isHard { return false }
        return true
    }

    private func verify(_ index: Int32) {
        let constraint = constraints.base[Int(index)]
        guard constraint.isAlive, !constraint.isBroken, constraint.defined < 0, constraint.block < 0, constraint.unknownCount == 0 else {
            return
        }
        currentWork.checked += 1
        guard isViolated(index) else { return }
        // Nothing can be done about an optional constraint between values that are certain.
        if !constraint.isRequired, isHard(index) { return }
        violated.append(index)
    }
}
