/// The symbol moves to and fro. > Source: Apple, WiggleSymbolEffect.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .wiggle)

    package init() {}
    /// The effect to the left.
    public var left: WiggleSymbolEffect { with { $0.direction = .left } }
    /// The effect to the right.
    public var right: WiggleSymbolEffect { with { $0.direction = .right } }
    /// The effect upwards or larger.
    public var up: WiggleSymbolEffect { with { $0.direction = .up } }
    /// The effect downwards or smaller.
    public var down: WiggleSymbolEffect { with { $0.direction = .down } }
    /// The effect clockwise.
    public var clockwise: WiggleSymbolEffect { with { $0.direction = .clockwise } }
    /// The effect counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { with { $0.direction = .counterClockwise } }
    /// The symbol's layers move one after the other: the same as together, for symbols of one layer.
    public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }
    /// The whole symbol moves at once.
    public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }

    private func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> WiggleSymbolEffect {
        var changed = self
        change(&changed.configuration)
        return changed
    }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
