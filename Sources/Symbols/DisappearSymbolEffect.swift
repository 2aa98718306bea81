/// The symbol disappears until the effect is removed or it appears. > Source: Apple, DisappearSymbolEffect.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .disappear)

    package init() {}
    /// The effect upwards or larger.
    public var up: DisappearSymbolEffect { with { $0.direction = .up } }
    /// The effect downwards or smaller.
    public var down: DisappearSymbolEffect { with { $0.direction = .down } }
    /// The symbol's layers move one after the other: the same as together, for symbols of one layer.
    public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }
    /// The whole symbol moves at once.
    public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> DisappearSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol disappears until the effect is removed or it appears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
