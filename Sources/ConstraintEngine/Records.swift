/// A number that the solver determines. Variables made earlier come first where several solutions are equally good.
package struct SolverVariable: Hashable, Sendable {
    package let index: Int32
    package init(index: Int32) { self.index = index }
}

/// A constraint in the solver.
package struct SolverConstraint: Hashable, Sendable {
    package let index: Int32
    package init(index: Int32) { self.index = index }
}

/// One summand of a constraint: a factor and a variable.
package struct SolverTerm: Hashable, Sendable {
    package var variable: SolverVariable
    package var coefficient: Double
    package init(_ variable: SolverVariable, _ coefficient: Double = 1) { (self.variable, self.coefficient) = (variable, coefficient) }
}

/// How strongly a constraint's sum resists being below and above zero, each from 0 (not at all) to 1000 (required).
///
/// One pair covers every kind: an equality resists on both sides alike, an inequality on one, and a content size below by its compression
/// resistance and above by its hugging.
package struct SolverStrength: Hashable, Sendable {
    package static let required: Float = 1000
    package var below: Float
    package var above: Float

    package init(below: Float, above: Float) { (self.below, self.above) = (below, above) }
    package static func equal(_ strength: Float) -> Self { .init(below: strength, above: strength) }
    package static func atLeastZero(_ strength: Float) -> Self { .init(below: strength, above: 0) }
    package static func atMostZero(_ strength: Float) -> Self { .init(below: 0, above: strength) }
}

/// How a variable got its value.
enum Definer {
    /// It has no value yet.
    static let none: Int32 = -1
    /// Nothing determines it: the value nearest to zero that the inequalities allow.
    static let free: Int32 = -2
    /// Together with others, in a block.
    static let block: Int32 = -3
}

struct VariableRecord: BitwiseCopyable {
    var value = 0.0
    /// The value at the last `solve()`, while the variable is in the list of changed ones.
    var reportedValue = 0.0
    /// The constraint that determines the variable, or a value of `Definer`.
    var definer = Definer.none
    /// The order of determination: a variable depends on those of lower rank only.
    var rank: Int32 = 0
    /// The first use in a constraint.
    var head: Int32 = -1
    /// The block that determines it, and -1.
    var block: Int32 = -1
    /// The order of creation, for ties. Indices are used again, this is not.
    var sequence: UInt32 = 0
    /// The latest of the free variables that it depends on, as sequence plus one; 0 for none.
    var latestFree: UInt32 = 0
    /// The position in a component that is being solved; -1 outside.
    var local: Int32 = -1
    var isAlive = true
    /// Determined by required equalities alone: nothing optional can move it.
    var isHard = false
    /// In the list of changed variables.
    var isReported = false
    /// Waits for a new evaluation.
    var isQueued = false

    var isKnown: Bool { definer != Definer.none }
}

struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    /// The uses of one variable are a doubly linked list: removal does not search.
    var next: Int32
    var previous: Int32
}

struct ConstraintRecord: BitwiseCopyable {
    var constant: Double
    var below: Float
    var above: Float
    var firstTerm: Int32
    /// The variable that it determines; -1 while it is only checked.
    var defined: Int32 = -1
    /// The exclusive or of its undetermined variables: with one left, that one.
    var unknownMask: Int32 = 0
    /// The block that it is part of, or -1.
    var block: Int32 = -1
    /// The order of addition: of a conflicting set the last one is broken.
    var order: UInt32
    var unknownCount: Int16 = 0
    var termCount: Int16
    /// The position in a component that is being solved; -1 outside.
    var local: Int32 = -1
    var isAlive = true
    /// Left out of the solution, because it conflicts with others.
    var isBroken = false
    var isQueued = false
    /// Made by the framework itself: others are broken first.
    var isInternal = false

    var isEquality: Bool { below > 0 && above > 0 }
    var isRequiredEquality: Bool { below >= SolverStrength.required && above >= SolverStrength.required }
    var isRequired: Bool { below >= SolverStrength.required || above >= SolverStrength.required }
}
