/// The system's choice. > Source: Apple, AutomaticSymbolEffect.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .automatic)

    package init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The system's choice.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
