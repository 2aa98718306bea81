internal import CoreGraphics
package import DriveProtocol
internal import Foundation
internal import UIKitCore

/// An element of a page.
final class WebElement: UIAccessibilityElement, InterfaceTypedElement {
    private(set) var interfaceType = DriveElementType.other
    private(set) var interfacePlaceholder: String?
    private(set) var hasInterfaceFocus = false

    /// > Parameters: scale: points of the scroll view per CSS pixel.
    func show(_ element: PageElement, scale: Double) {
        accessibilityLabel = element.label.isEmpty ? nil : element.label
        accessibilityValue = element.value
        interfacePlaceholder = element.placeholder
        hasInterfaceFocus = element.isFocused
        (interfaceType, accessibilityTraits) = Self.kind(of: element)
        if !element.isEnabled { accessibilityTraits.insert(.notEnabled) }
        if element.isSelected { accessibilityTraits.insert(.selected) }
        if element.isHeader { accessibilityTraits.insert(.header) }
        accessibilityFrameInContainerSpace = element.frame.applying(CGAffineTransform(scaleX: scale, y: scale))
    }

    private static func kind(of element: PageElement) -> (DriveElementType, UIAccessibilityTraits) {
        switch element.kind {
        case .text: (.staticText, .staticText)
        case .link: (.link, .link)
        case .button: (.button, .button)
        case .image: (.image, .image)
        case .textField: (.textField, .none)
        case .secureTextField: (.secureTextField, .none)
        case .textView: (.textView, .none)
        case .searchField: (.searchField, .searchField)
        case .checkbox: (.switch, .button)
        // Of the system's types none is a radio button on iOS.
        case .radioButton: (.button, .button)
        case .slider: (.slider, .adjustable)
        case .other: (.other, .none)
        }
    }
}

extension WKWebView: InterfaceTypedView {
    package var interfaceType: DriveElementType { .webView }
}
