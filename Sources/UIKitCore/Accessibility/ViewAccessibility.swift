internal import Foundation

/// A view's accessibility attributes; nil where the view's default applies.
package struct ViewAccessibility {
    var isElement: Bool?
    var identifier: String?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var elements: [Any]?
    /// Rarely set attributes.
    private(set) var more: MoreAccessibility?

    @MainActor mutating func change(_ body: (MoreAccessibility) -> Void) {
        let changed = more ?? MoreAccessibility()
        body(changed)
        more = changed
    }
}

/// Rarely set accessibility attributes, stored apart so that other views do not pay for them.
@MainActor final class MoreAccessibility {
    var activationPoint: CGPoint?
    var path: UIBezierPath?
    var language: String?
    var inputLabels: [String]?
    var actions: [UIAccessibilityCustomAction]?
    var rotors: [UIAccessibilityCustomRotor]?
    var containerType = UIAccessibilityContainerType.none
    var responds: Bool?
    var ignoresInvertColors = false
}

/// What a container is to those who go through its elements. > Contract: UIKit, UIAccessibilityContainerType
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}

/// Behaviour derived from traits.
enum SpokenTraits {
    static func takesTouches(_ traits: UIAccessibilityTraits) -> Bool {
        !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton])
    }
}
