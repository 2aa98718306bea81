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
}
