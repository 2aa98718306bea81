/// The old symbol gives way to the new one. > Source: Apple, ReplaceSymbolEffect.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .replace)

    package init() {}
    /// The old symbol shrinks, the new one grows: the same as without, for symbols of one layer.
    public var downUp: ReplaceSymbolEffect { self }
    /// Both symbols grow: the same as without, for symbols of one layer.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old symbol goes at once, the new one grows: the same as without, for symbols of one layer.
    public var offUp: ReplaceSymbolEffect { self }
    /// The symbol's layers move one after the other: the same as together, for symbols of one layer.
    public var byLayer: ReplaceSymbolEffect { with { $0.isByLayer = true } }
    /// The whole symbol moves at once.
    public var wholeSymbol: ReplaceSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> ReplaceSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The old symbol gives way to the new one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
