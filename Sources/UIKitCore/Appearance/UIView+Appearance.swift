package import Foundation

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceCustomizable {
    public static func appearance() -> Self { proxy() }

    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(containers: containerTypes)
    }

    public static func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait) }

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

// The class a proxy is for is known at run time only, and applications' classes do not declare `init(frame:)` as required. As for layers
// (`DynamicClass`), a required initialiser is called through the same entry of the class's method table.

private class AnyView: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// A class that nobody overrides would be called directly.
private final class OtherView: AnyView {
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Makes views of classes known only at run time.
enum DynamicViewFactory {
    /// Calls `init(frame:)` of `type`; stops with Swift's "Use of unimplemented initializer" when the class has none.
    @_optimize(none) @inline(never)
    @MainActor static func make(_ type: UIView.Type) -> UIView {
        unsafeBitCast(type, to: AnyView.Type.self).init(frame: .zero)
    }
}
