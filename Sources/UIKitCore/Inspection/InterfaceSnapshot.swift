internal import CoreGraphics
package import DriveProtocol
internal import Foundation

/// The elements on screen as tests of the interface see them: all views with a type, a name or a value, in a tree.
///
/// Views without any of these are left out, and what they contain belongs to the next view above that is not.
@MainActor package enum InterfaceSnapshot {
    /// > Parameters: rows: whether the rows of lists that are off the screen are among them.
    package static func elements(of windows: [UIWindow], rows: Bool = false) -> [DriveElement] {
        var found: [DriveElement] = []
        for window in windows {
            collect(window, clip: window.regionOnScreen, parent: -1, isEnabled: true, rows: rows, into: &found)
        }
        return found
    }

    /// A view that is off the screen and what it contains, the view first.
    package static func elements(in view: UIView) -> [DriveElement] {
        var found: [DriveElement] = []
        collect(view, clip: .null, parent: -1, isEnabled: true, rows: false, into: &found)
        return found
    }

    private static func collect(
        _ view: UIView, clip: CGRect, parent: Int, isEnabled: Bool, rows: Bool, into found: inout [DriveElement]
    ) {
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
        let list = view is UIScrollView ? view as? any InterfaceList : nil
        if let list, parent >= 0 { found[parent].hiddenRows = list.hiddenRows }
        let hidden = rows ? list?.rowsOffScreen : nil
        for row in hidden?.above ?? [] { append(row, of: view, parent: parent, isEnabled: isEnabled, to: &found) }
        for child in children(of: view) {
            collect(child, clip: clip, parent: parent, isEnabled: isEnabled, rows: rows, into: &found)
        }
        for row in hidden?.below ?? [] { append(row, of: view, parent: parent, isEnabled: isEnabled, to: &found) }
    }

    /// Adds a row that is off the screen, where it would be.
    private static func append(
        _ row: InterfaceRow, of list: UIView, parent: Int, isEnabled: Bool, to found: inout [DriveElement]
    ) {
        let frame = UIAccessibility.convertToScreenCoordinates(row.frame, in: list)
        let first = found.count
        for var element in row.elements {
            // What is in the row is revealed with it.
            element.id = row.identity
            element.parent = element.parent < 0 ? parent : first + element.parent
            element.isEnabled = element.isEnabled && isEnabled
            element.x += Double(frame.minX)
            element.y += Double(frame.minY)
            element.touch.x += Double(frame.minX)
            element.touch.y += Double(frame.minY)
            found.append(element)
        }
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
        if (view as? UIWindow)?.isSystem == true { element.isSystem = true }
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
    static func interface(of windows: [UIWindow], rows: Bool) -> String {
        (try? DriveLine.text(of: InterfaceSnapshot.elements(of: windows, rows: rows))) ?? "[]"
    }
}

/// Scrolls what contains an element until the element is visible.
@MainActor enum InterfaceReveal {
    /// > Returns: whether there is such an element.
    static func reveal(_ identity: UInt64, _ context: ApplicationContext) -> Bool {
        for window in context.windows.visible {
            guard let view = InterfaceSnapshot.view(identity, in: window) ?? revealedRow(identity, in: window) else { continue }
            view.layoutIfNeeded()
            for case let scroller as UIScrollView in sequence(first: view, next: \.superview).dropFirst() {
                scroller.scrollRectToVisible(scroller.convert(view.bounds, from: view), animated: false)
                scroller.layoutIfNeeded()
            }
            return true
        }
        return false
    }

    /// The view of a row that was off the screen, after its list was scrolled to it.
    private static func revealedRow(_ identity: UInt64, in view: UIView) -> UIView? {
        if let list = view as? any InterfaceList, let row = list.reveal(row: identity) { return row }
        for child in view.subviews {
            if let found = revealedRow(identity, in: child) { return found }
        }
        return nil
    }
}
