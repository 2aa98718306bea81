/// The symbol grows and shrinks slowly. > Source: Apple, BreatheSymbolEffect.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .breathe)

    package init() {}
    /// By size alone: the same as without, for symbols of one layer.
    public var plain: BreatheSymbolEffect { self }
    /// By size and opacity: the same as without, for symbols of one layer.
    public var pulse: BreatheSymbolEffect { self }
    /// The symbol's layers move one after the other: the same as together, for symbols of one layer.
    public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }
    /// The whole symbol moves at once.
    public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> BreatheSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
