internal import Foundation

/// A view's accessibility attributes; nil where the view's default applies.
package struct ViewAccessibility {
    package var isElement: Bool?
    var identifier: String?
    package var label: String?
    var hint: String?
    var value: String?
    package var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var elements: [Any]?
    /// Rarely set attributes.
    private(set) var more: RareAccessibilityAttributes?

    @MainActor mutating func change(_ body: (RareAccessibilityAttributes) -> Void) {
        let changed = more ?? RareAccessibilityAttributes()
        body(changed)
        more = changed
    }
}

/// Rarely set accessibility attributes, stored apart so that other views do not pay for them.
@MainActor final class RareAccessibilityAttributes {
    var activationPoint: CGPoint?
    var path: UIBezierPath?
    var language: String?
    var inputLabels: [String]?
    var actions: [UIAccessibilityCustomAction]?
    var rotors: [UIAccessibilityCustomRotor]?
    var containerType = UIAccessibilityContainerType.none
    var responds: Bool?
    var ignoresInvertColors = false
    var largeContent = LargeContent()
}

/// The kind of an accessibility container. > Contract: UIKit, UIAccessibilityContainerType
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No container, a table with rows and columns, a list, a landmark that users can jump to, or a group with a label of its own.
    case none, dataTable, list, landmark, semanticGroup
}

/// Behaviour derived from traits.
enum AccessibilityTraitRules {
    static func takesTouches(_ traits: UIAccessibilityTraits) -> Bool {
        !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton])
    }
}
