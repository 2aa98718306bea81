package import Foundation

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceCustomizable {
    /// The proxy for all instances of the class and its subclasses; the same object each time.
    public static func appearance() -> Self { proxy() }

    /// The proxy for instances inside instances of all these classes, the innermost first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(containers: containerTypes)
    }

    /// The proxy for instances whose traits contain `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait) }

    /// The proxy for instances that have these traits and are in instances of all these classes, the innermost first.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(containers: containerTypes, traits: trait)
    }

    private static func proxy(containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil) -> Self {
        let store = ApplicationContext.current.appearances
        return unsafeDowncast(store.proxy(for: self, containers: containers, traits: traits), to: self)
    }

    package var appearanceContainer: UIResponder? { next }
    package var appearanceTraits: UITraitCollection { traitCollection }
    package static func makeAppearanceProxy() -> NSObject { newForAppearance() }
}

// The class of a proxy is known only at run time, and apps' classes do not declare `init(frame:)` as required. As for layers
// (`DynamicClass`), a required initialiser is called through the same entry of the class's method table.

private class AnyView: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Without an override the call would be devirtualised.
private final class OtherView: AnyView {
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Creates views of classes known only at run time.
package enum DynamicViewFactory {
    /// Calls `init(frame:)` of `type`; stops with Swift's "Use of unimplemented initializer" if the class has none.
    @_optimize(none) @inline(never)
    @MainActor package static func make(_ type: UIView.Type, frame: CGRect = .zero) -> UIView {
        unsafeBitCast(type, to: AnyView.Type.self).init(frame: frame)
    }
}
