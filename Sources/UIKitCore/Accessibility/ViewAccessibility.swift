internal import Foundation

/// What a view says to assistive tools and tests; nil where it says nothing of its own.
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
    /// What few views say.
    private(set) var more: MoreAccessibility?

    @MainActor mutating func change(_ body: (MoreAccessibility) -> Void) {
        let changed = more ?? MoreAccessibility()
        body(changed)
        more = changed
    }
}

/// What few views say to assistive tools, apart from what every view has room for.
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

/// What follows from traits.
enum SpokenTraits {
    static func takesTouches(_ traits: UIAccessibilityTraits) -> Bool {
        !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton])
    }
}
