/// The symbol appears. > Source: Apple, AppearSymbolEffect.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .appear)

    package init() {}
    /// The effect upwards or larger.
    public var up: AppearSymbolEffect { with { $0.direction = .up } }
    /// The effect downwards or smaller.
    public var down: AppearSymbolEffect { with { $0.direction = .down } }
    /// The symbol's layers move one after the other: the same as together, for symbols of one layer.
    public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }
    /// The whole symbol moves at once.
    public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> AppearSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
