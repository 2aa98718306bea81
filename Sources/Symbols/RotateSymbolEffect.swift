/// The symbol turns. > Source: Apple, RotateSymbolEffect.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .rotate)

    package init() {}
    /// The effect clockwise.
    public var clockwise: RotateSymbolEffect { with { $0.direction = .clockwise } }
    /// The effect counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.direction = .counterClockwise } }
    /// The symbol's layers move one after the other: the same as together, for symbols of one layer.
    public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }
    /// The whole symbol moves at once.
    public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> RotateSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
