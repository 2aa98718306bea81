/// The symbol is shown larger or smaller until the effect is removed. > Source: Apple, ScaleSymbolEffect.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .scale)

    package init() {}
    /// The effect upwards or larger.
    public var up: ScaleSymbolEffect { with { $0.direction = .up } }
    /// The effect downwards or smaller.
    public var down: ScaleSymbolEffect { with { $0.direction = .down } }
    /// The symbol's layers move one after the other: the same as together, for symbols of one layer.
    public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }
    /// The whole symbol moves at once.
    public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ScaleSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is shown larger or smaller until the effect is removed.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
