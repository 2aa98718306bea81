public import Foundation
internal import ObjectiveC

/// On Apple's systems every object has accessibility attributes. Views, elements and bar items implement them; other objects store them.
///
/// > Contract: ObjectiveC, NSObject, Accessibility
/// > Partial: attributes of other objects are not spoken.
extension NSObjectProtocol {
    /// Whether assistive tools stop at the object itself, and not at its contents.
    ///
    /// For objects that are neither views nor accessibility elements the value is stored (default false) and has no effect.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get {
            ObjectAccessibilityStorage.value(
                of: self, \.isAccessibilityElement, \.isAccessibilityElement, nil, ObjectAccessibilityStorage.isElement) ?? false
        }
        set {
            ObjectAccessibilityStorage.set(
                newValue, of: self, \.isAccessibilityElement, \.isAccessibilityElement, nil, ObjectAccessibilityStorage.isElement)
        }
    }
    /// A short localized name of the object, which VoiceOver speaks first.
    ///
    /// Bar items pass it to their button; for objects that are neither views, elements nor bar items it is only stored.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get {
            ObjectAccessibilityStorage.value(
                of: self, \.accessibilityLabel, \.accessibilityLabel, \.accessibilityLabel, ObjectAccessibilityStorage.label) ?? nil
        }
        set {
            ObjectAccessibilityStorage.set(
                newValue, of: self, \.accessibilityLabel, \.accessibilityLabel, \.accessibilityLabel, ObjectAccessibilityStorage.label)
        }
    }
    /// A sentence about what activating the object does, spoken after its name and value.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get {
            ObjectAccessibilityStorage.value(
                of: self, \.accessibilityHint, \.accessibilityHint, \.accessibilityHint, ObjectAccessibilityStorage.hint) ?? nil
        }
        set {
            ObjectAccessibilityStorage.set(
                newValue, of: self, \.accessibilityHint, \.accessibilityHint, \.accessibilityHint, ObjectAccessibilityStorage.hint)
        }
    }
    /// The object's current value as text, for example the position of a slider.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get {
            ObjectAccessibilityStorage.value(
                of: self, \.accessibilityValue, \.accessibilityValue, \.accessibilityValue, ObjectAccessibilityStorage.value) ?? nil
        }
        set {
            ObjectAccessibilityStorage.set(
                newValue, of: self, \.accessibilityValue, \.accessibilityValue, \.accessibilityValue, ObjectAccessibilityStorage.value)
        }
    }
    /// The roles and states that assistive tools announce for the object; none by default for objects other than views and elements.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get {
            ObjectAccessibilityStorage.value(of: self, \.accessibilityTraits, \.accessibilityTraits, nil, ObjectAccessibilityStorage.traits)
                ?? .none
        }
        set {
            ObjectAccessibilityStorage.set(
                newValue, of: self, \.accessibilityTraits, \.accessibilityTraits, nil, ObjectAccessibilityStorage.traits)
        }
    }
}

/// Finds an attribute of an object of unknown class.
@MainActor private enum ObjectAccessibilityStorage {
    static let isElement = AssociationKey(), label = AssociationKey(), hint = AssociationKey(), value = AssociationKey()
    static let traits = AssociationKey()

    static func value<Value>(
        of object: AnyObject, _ view: ReferenceWritableKeyPath<UIView, Value>,
        _ element: ReferenceWritableKeyPath<UIAccessibilityElement, Value>, _ item: ReferenceWritableKeyPath<UIBarItem, Value>?,
        _ key: AssociationKey
    ) -> Value? {
        if let object = object as? UIView { return object[keyPath: view] }
        if let object = object as? UIAccessibilityElement { return object[keyPath: element] }
        if let item, let object = object as? UIBarItem { return object[keyPath: item] }
        return AssociatedObjects.shared.value(of: object, key: key.pointer) as? Value
    }

    static func set<Value>(
        _ value: Value, of object: AnyObject, _ view: ReferenceWritableKeyPath<UIView, Value>,
        _ element: ReferenceWritableKeyPath<UIAccessibilityElement, Value>, _ item: ReferenceWritableKeyPath<UIBarItem, Value>?,
        _ key: AssociationKey
    ) {
        if let object = object as? UIView {
            object[keyPath: view] = value
        } else if let object = object as? UIAccessibilityElement {
            object[keyPath: element] = value
        } else if let item, let object = object as? UIBarItem {
            object[keyPath: item] = value
        } else {
            AssociatedObjects.shared.set(value, for: object, key: key.pointer)
        }
    }
}
