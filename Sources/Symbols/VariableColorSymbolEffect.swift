/// Layer after layer is highlighted. Ferry's symbols have one layer, which fades and returns. > Source: Apple, VariableColorSymbolEffect.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .variableColor)

    package init() {}
    /// One layer after the other, each alone: the same as without, for symbols of one layer.
    public var iterative: VariableColorSymbolEffect { self }
    /// One layer after the other, which stay highlighted: the same as without, for symbols of one layer.
    public var cumulative: VariableColorSymbolEffect { self }
    /// To and fro: the same as without, for symbols of one layer.
    public var reversing: VariableColorSymbolEffect { self }
    /// From the beginning each time: the same as without, for symbols of one layer.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// With the other layers hidden: the same as without, for symbols of one layer.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// With the other layers dimmed: the same as without, for symbols of one layer.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// The symbol's layers move one after the other: the same as together, for symbols of one layer.
    public var byLayer: VariableColorSymbolEffect { with { $0.isByLayer = true } }
    /// The whole symbol moves at once.
    public var wholeSymbol: VariableColorSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> VariableColorSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Layer after layer is highlighted. Ferry's symbols have one layer, which fades and returns.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
