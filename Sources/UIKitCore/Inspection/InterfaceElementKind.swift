package import DriveProtocol
internal import Foundation

/// A view of a module above this one that says what it is for tests of the interface.
@preconcurrency @MainActor package protocol InterfaceTypedView: UIView {
    /// The type of the view, and of its subclasses.
    var interfaceType: DriveElementType { get }
}

/// An element that is not a view and says what it is for tests of the interface.
@preconcurrency @MainActor package protocol InterfaceTypedElement: UIAccessibilityElement {
    var interfaceType: DriveElementType { get }
    /// What a field without a text shows.
    var interfacePlaceholder: String? { get }
    /// Whether typed text goes to it.
    var hasInterfaceFocus: Bool { get }
}

/// What views are for tests of the interface.
@MainActor enum InterfaceElementKind {
    static func type(of view: UIView) -> DriveElementType {
        if let typed = view as? any InterfaceTypedView { return typed.interfaceType }
        switch view {
        case is UIWindow: return .window
        case let alert as AlertView: return alert.alert.preferredStyle == .actionSheet ? .sheet : .alert
        case is any KeyboardInputView: return .keyboard
        case is UINavigationBar: return .navigationBar
        case is UITabBar: return .tabBar
        case is UIToolbar: return .toolbar
        case is UIPickerView: return .picker
        case is WheelView: return .pickerWheel
        case is UILabel: return .staticText
        case is UIImageView: return .image
        default: return control(view) ?? type(of: view.accessibilityTraits, identifier: view.accessibilityIdentifier, or: view)
        }
    }

    private static func control(_ view: UIView) -> DriveElementType? {
        switch view {
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .segmentedControl
        case is UIPageControl: .pageIndicator
        case is UIDatePicker: .datePicker
        case is UIColorWell: .colorWell
        case is UISearchTextField: .searchField
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
        case is UITextView: .textView
        case is UIProgressView: .progressIndicator
        case is UIActivityIndicatorView: .activityIndicator
        case is SegmentView, is UITabBarButton, is BackButton, is UIButton: .button
        default: nil
        }
    }

    private static func type(of traits: UIAccessibilityTraits, identifier: String?, or view: UIView) -> DriveElementType {
        let type = type(of: traits, identifier: identifier)
        return type == .other && view is UIScrollView ? .scrollView : type
    }

    static func type(of traits: UIAccessibilityTraits, identifier: String?) -> DriveElementType {
        // Return is a button on iOS, and the others are keys.
        if traits.contains(.keyboardKey) { return identifier == "Return" ? .button : .key }
        if traits.contains(.searchField) { return .searchField }
        if traits.contains(.button) { return .button }
        if traits.contains(.link) { return .link }
        if traits.contains(.image) { return .image }
        return traits.contains(.staticText) ? .staticText : .other
    }

    /// What only views of one type have.
    static func complete(_ element: inout DriveElement, of view: UIView) {
        switch view {
        case let bar as UINavigationBar:
            element.title = bar.topItem?.title ?? ""
            if element.identifier.isEmpty { element.identifier = element.title }
        case is UITabBar: if element.label.isEmpty { element.label = "Tab Bar" }
        case is UIToolbar: if element.label.isEmpty { element.label = "Toolbar" }
        case let alert as AlertView:
            element.title = alert.alert.title ?? ""
            if element.label.isEmpty { element.label = element.title }
        case let field as UITextField:
            element.placeholder = field.placeholder
            // The label that assistive tools speak is not the element's own.
            if field.accessibilityState.label == nil { element.label = "" }
            if element.value?.isEmpty != false { element.value = field.placeholder ?? "" }
        default: break
        }
    }
}
