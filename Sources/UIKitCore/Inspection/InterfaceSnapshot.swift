internal import CoreGraphics
package import DriveProtocol
internal import Foundation

/// The elements on screen as tests of the interface see them: all views with a type, a name or a value, in a tree.
///
/// Views without any of these are left out, and what they contain belongs to the next view above that is not.
@MainActor package enum InterfaceSnapshot {
    package static func elements(of windows: [UIWindow]) -> [DriveElement] {
        var found: [DriveElement] = []
        for window in windows { collect(window, clip: window.regionOnScreen, parent: -1, isEnabled: true, into: &found) }
        return found
    }

    private static func collect(_ view: UIView, clip: CGRect, parent: Int, isEnabled: Bool, into found: inout [DriveElement]) {
        guard AccessibilityOrder.isShown(view) else { return }
        var clip = clip
        if view.clipsToBounds || view is UIScrollView {
            clip = clip.intersection(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
        }
        let isEnabled = isEnabled && !view.accessibilityTraits.contains(.notEnabled)
        var parent = parent
        if let element = element(for: view, clip, parent: parent, isEnabled: isEnabled) {
            parent = found.count
            found.append(element)
        }
        guard !view.accessibilityElementsHidden else { return }
        for case let item as UIAccessibilityElement in view.accessibilityElements ?? [] {
            found.append(element(for: item, in: view, clip, parent: parent, isEnabled: isEnabled))
        }
        for child in children(of: view) { collect(child, clip: clip, parent: parent, isEnabled: isEnabled, into: &found) }
    }

    /// Subviews back to front; those of a list, whose cells are reused in any order, in reading order.
    private static func children(of view: UIView) -> [UIView] {
        guard view is UIScrollView, view is any InterfaceTypedView else { return view.subviews }
        return view.subviews.enumerated().sorted {
            let (a, b) = ($0.element.frame, $1.element.frame)
            return (a.minY, a.minX, CGFloat($0.offset)) < (b.minY, b.minX, CGFloat($1.offset))
        }.map(\.element)
    }

    private static func element(for view: UIView, _ clip: CGRect, parent: Int, isEnabled: Bool) -> DriveElement? {
        let type = InterfaceElementKind.type(of: view)
        let (identifier, label) = (view.accessibilityIdentifier ?? "", view.accessibilityLabel ?? "")
        let value = view.accessibilityValue
        guard type != .other || view.isAccessibilityElement || !identifier.isEmpty || !label.isEmpty || value?.isEmpty == false else {
            return nil
        }
        var element = DriveElement(id: AccessibilityIdentity.of(view), parent: parent, type: type.rawValue)
        (element.identifier, element.label, element.value) = (identifier, label, value)
        place(&element, view.accessibilityFrame, clip, in: view)
        (element.isEnabled, element.hasFocus) = (isEnabled, view.isFirstResponder)
        element.isSelected = view.accessibilityTraits.contains(.selected)
        InterfaceElementKind.complete(&element, of: view)
        return element
    }

    private static func element(
        for item: UIAccessibilityElement, in view: UIView, _ clip: CGRect, parent: Int, isEnabled: Bool
    ) -> DriveElement {
        let typed = item as? any InterfaceTypedElement
        let type = typed?.interfaceType ?? InterfaceElementKind.type(of: item.accessibilityTraits, identifier: item.accessibilityIdentifier)
        var element = DriveElement(id: AccessibilityIdentity.of(item), parent: parent, type: type.rawValue)
        element.identifier = item.accessibilityIdentifier ?? ""
        (element.label, element.value) = (item.accessibilityLabel ?? "", item.accessibilityValue)
        place(&element, item.frameOnScreen, clip, in: view)
        element.isEnabled = isEnabled && !item.accessibilityTraits.contains(.notEnabled)
        element.isSelected = item.accessibilityTraits.contains(.selected)
        (element.placeholder, element.hasFocus) = (typed?.interfacePlaceholder, typed?.hasInterfaceFocus ?? false)
        return element
    }

    private static func place(_ element: inout DriveElement, _ frame: CGRect, _ clip: CGRect, in view: UIView) {
        func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
        (element.x, element.y) = (number(frame.minX), number(frame.minY))
        (element.width, element.height) = (number(frame.width), number(frame.height))
        let visible = frame.intersection(clip)
        guard !visible.isNull, !visible.isEmpty else { return element.touch = DrivePoint(x: number(frame.midX), y: number(frame.midY)) }
        element.touch = DrivePoint(x: number(visible.midX), y: number(visible.midY))
        element.isHittable = isHittable(view, at: CGPoint(x: visible.midX, y: visible.midY))
    }

    /// Whether a touch reaches the view, what it contains, or a view that handles the touches of its subviews, as the list of an alert's
    /// actions does.
    private static func isHittable(_ view: UIView, at place: CGPoint) -> Bool {
        guard let hit = view.applicationContext.windows.hit(at: place, with: UIEvent(type: .touches, timestamp: 0)) else { return false }
        return hit.view.isDescendant(of: view) || view.isDescendant(of: hit.view)
    }

    /// The view, or the one that contains the accessibility element.
    static func view(_ identity: UInt64, in view: UIView) -> UIView? {
        if AccessibilityIdentity.of(view) == identity { return view }
        for case let item as UIAccessibilityElement in view.accessibilityElements ?? [] where AccessibilityIdentity.of(item) == identity {
            return view
        }
        for child in view.subviews {
            if let found = self.view(identity, in: child) { return found }
        }
        return nil
    }
}

extension AccessibilityTree {
    /// The elements that tests of the interface see, as the JSON that `DriveLine.elements` reads.
    static func interface(of windows: [UIWindow]) -> String {
        (try? DriveLine.text(of: InterfaceSnapshot.elements(of: windows))) ?? "[]"
    }
}

/// Scrolls what contains an element until the element is visible.
@MainActor enum InterfaceReveal {
    /// > Returns: whether there is such an element.
    static func reveal(_ identity: UInt64, _ context: ApplicationContext) -> Bool {
        for window in context.windows.visible {
            guard let view = InterfaceSnapshot.view(identity, in: window) else { continue }
            view.layoutIfNeeded()
            for case let scroller as UIScrollView in sequence(first: view, next: \.superview).dropFirst() {
                scroller.scrollRectToVisible(scroller.convert(view.bounds, from: view), animated: false)
                scroller.layoutIfNeeded()
            }
            return true
        }
        return false
    }
}
