/// A value that says how symbols move. > Source: Apple, Symbols framework.
///
/// Only the types of this module conform: what the app may do with an effect is said by the protocols below.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does, for the view that shows it.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that happens once, or a number of times.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol gives way to another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// The kinds of effects.
    package enum Kind: String, Hashable, Sendable {
        case bounce, pulse, variableColor, scale, appear, disappear, wiggle, rotate, breathe, replace, automatic
    }
    /// The way in which a symbol moves.
    package enum Direction: String, Hashable, Sendable {
        case up, down, left, right, clockwise, counterClockwise
    }

    package var kind: Kind
    package var direction: Direction?
    /// Whether the layers of a symbol move one after the other. Ferry's symbols have one layer.
    package var isByLayer = true
}
