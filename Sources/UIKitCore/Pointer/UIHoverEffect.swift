/// What a view does while the pointer is above it. Only the system's effects conform.
///
/// > Source: Apple, UIHoverEffect
public protocol UIHoverEffect {}

/// The effect that suits the view: a platter behind a small one, and a slight enlargement of a large one.
///
/// > Source: Apple, UIHoverAutomaticEffect
public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable {
    /// Creates the effect.
    public init() {}
}

/// A platter behind the view.
///
/// > Source: Apple, UIHoverHighlightEffect
public struct UIHoverHighlightEffect: UIHoverEffect, Sendable {
    /// Creates the effect.
    public init() {}
}

/// The view is lifted.
///
/// > Source: Apple, UIHoverLiftEffect
public struct UIHoverLiftEffect: UIHoverEffect, Sendable {
    /// Creates the effect.
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The effect that suits the view.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// A platter behind the view.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view is lifted.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIPointerEffect: UIHoverEffect {}
