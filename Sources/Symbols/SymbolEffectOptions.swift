/// How often and how fast an effect happens. > Source: Apple, SymbolEffectOptions.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often; nil for the effect's own choice.
    package var repetition: Repetition?
    /// A factor of the speed; 1 by default.
    package var pace = 1.0

    package enum Repetition: Hashable, Sendable {
        case once
        case times(Int)
        case forever
    }

    /// How a repeating effect repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        package var repetition: Repetition
        /// Again and again, without a pause.
        public static let continuous = RepeatBehavior(repetition: .forever)
        /// Again and again; a number of times if given. Pauses are not longer: `delay` is not considered.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(repetition: count.map { .times(max($0, 1)) } ?? .forever)
        }
        /// Again and again.
        public static var periodic: RepeatBehavior { periodic() }
    }

    /// Each effect's own choice.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions().repeating
    /// Once.
    public static let nonRepeating = SymbolEffectOptions().nonRepeating
    /// A number of times; less than 1 counts as 1.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// As a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
    /// Faster or slower by a factor, which must be positive.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// The same, again and again.
    public var repeating: SymbolEffectOptions { with { $0.repetition = .forever } }
    /// The same, once.
    public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .once } }
    /// The same, a number of times; less than 1 counts as 1.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { with { $0.repetition = .times(max(count, 1)) } }
    /// The same, as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.repetition = behavior.repetition } }
    /// The same, faster or slower by a factor, which must be positive.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { if speed > 0, speed.isFinite { $0.pace = speed } } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var changed = self
        change(&changed)
        return changed
    }
}
