/// A pulse: the symbol fades and returns. > Source: Apple, PulseSymbolEffect.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .pulse)

    package init() {}
    /// The symbol's layers move one after the other: the same as together, for symbols of one layer.
    public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }
    /// The whole symbol moves at once.
    public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> PulseSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A pulse: the symbol fades and returns.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
