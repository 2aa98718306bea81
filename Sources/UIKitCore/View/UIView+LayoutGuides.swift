internal import Foundation
internal import ObjectiveC

extension UIView {
    private static let safeAreaKey = AssociationKey()
    private static let marginsKey = AssociationKey()
    private static let keyboardKey = AssociationKey()

    /// The bounds without the safe area's insets. > Contract: VW-35.
    public var safeAreaLayoutGuide: UILayoutGuide {
        guide(Self.safeAreaKey, "UIViewSafeAreaLayoutGuide") { $0.bounds.inset(by: $0.safeAreaInsets) }
    }

    /// The bounds without the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        guide(Self.marginsKey, "UIViewLayoutMarginsGuide") { $0.bounds.inset(by: $0.layoutMargins) }
    }

    /// The keyboard's area. > Contract: KB-10.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = AssociatedObjects.shared.value(of: self, key: Self.keyboardKey.pointer) as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide()
        (guide.identifier, guide.owningView) = ("UIViewKeyboardLayoutGuide", self)
        AssociatedObjects.shared.set(guide, for: self, key: Self.keyboardKey.pointer)
        applicationContext.keyboardTracking.add(self)
        return guide
    }

    private func guide(_ key: AssociationKey, _ identifier: String, _ measure: @escaping (UIView) -> CGRect) -> UILayoutGuide {
        if let guide = AssociatedObjects.shared.value(of: self, key: key.pointer) as? UILayoutGuide { return guide }
        let guide = UILayoutGuide()
        (guide.identifier, guide.owningView, guide.measure) = (identifier, self, measure)
        AssociatedObjects.shared.set(guide, for: self, key: key.pointer)
        return guide
    }
}
