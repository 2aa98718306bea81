/// A bounce: the symbol grows or shrinks once and returns. > Source: Apple, BounceSymbolEffect.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .bounce)

    package init() {}
    /// The effect upwards or larger.
    public var up: BounceSymbolEffect { with { $0.direction = .up } }
    /// The effect downwards or smaller.
    public var down: BounceSymbolEffect { with { $0.direction = .down } }
    /// The symbol's layers move one after the other: the same as together, for symbols of one layer.
    public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }
    /// The whole symbol moves at once.
    public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BounceSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A bounce: the symbol grows or shrinks once and returns.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
