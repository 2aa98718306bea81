package import Foundation

/// The elements assistive tools stop at, in traversal order.
///
/// A view that is an element hides its subviews. Other elements follow reading order: top to bottom, and along each line from the leading
/// side; a view's `accessibilityElements` keep their given order. While a view is modal, only its elements are traversed.
@MainActor package enum AccessibilityOrder {
    /// Views and elements, by `AccessibilityIdentity`.
    package static func items(of windows: [UIWindow]) -> [NSObject] {
        // The frontmost modal view also hides the windows behind it.
        for window in windows.reversed() {
            if let modal = modal(in: window) { return items(in: modal) + keyboardItems(windows, but: modal) }
        }
        return windows.flatMap { items(in: $0) }
    }

    static func isShown(_ view: UIView) -> Bool {
        !view.isHidden && !view.isRetainedOffScreen && view.alpha >= UIMetrics.minimumHittableAlpha
    }

    private static func modal(in view: UIView) -> UIView? {
        guard isShown(view), !view.accessibilityElementsHidden else { return nil }
        for child in view.subviews.reversed() {
            if let found = modal(in: child) { return found }
        }
        return view.accessibilityViewIsModal ? view : nil
    }

    /// The keyboard is above modal views.
    private static func keyboardItems(_ windows: [UIWindow], but modal: UIView) -> [NSObject] {
        windows.flatMap { window in
            window.subviews.filter { $0 is InputViewHost && !modal.isDescendant(of: $0) }.flatMap { items(in: $0) }
        }
    }

    private static func items(in view: UIView) -> [NSObject] {
        guard isShown(view), !view.accessibilityElementsHidden else { return [] }
        // An element with an empty frame cannot be touched and is not read.
        if view.isAccessibilityElement { return view.accessibilityFrame.isEmpty ? [] : [view] }
        if let given = view.accessibilityElements {
            return given.flatMap { item -> [NSObject] in
                if let view = item as? UIView { return items(in: view) }
                guard let element = item as? UIAccessibilityElement, element.isAccessibilityElement else { return [] }
                return [element]
            }
        }
        let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return sorted(groups(in: view), mirrored: mirrored).flatMap(\.items)
    }

    private struct Group {
        var frame: CGRect
        var items: [NSObject]
    }

    /// Units of reading order: single elements, and containers that define an order or group their children.
    private static func groups(in view: UIView) -> [Group] {
        view.subviews.flatMap { child -> [Group] in
            guard isShown(child), !child.accessibilityElementsHidden else { return [] }
            let isWhole = child.isAccessibilityElement || child.shouldGroupAccessibilityChildren || child.accessibilityElements != nil
            guard isWhole || child is UIScrollView else { return groups(in: child) }
            let items = items(in: child)
            return items.isEmpty ? [] : [Group(frame: place(of: child), items: items)]
        }
    }

    /// The frame used for sorting. Content that scrolls under bars is read after them, though its frame starts above.
    private static func place(of view: UIView) -> CGRect {
        guard let view = view as? UIScrollView else { return view.accessibilityFrame }
        return view.accessibilityFrame.inset(by: view.adjustedContentInset)
    }

    private static func sorted(_ groups: [Group], mirrored: Bool) -> [Group] {
        let downwards = groups.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }.map(
            \.element)
        var lines: [[Group]] = []
        for group in downwards {
            // An element is on a line if it shares most of its height with the line's first element.
            if let first = lines.last?.first, group.frame.midY < first.frame.maxY, first.frame.midY > group.frame.minY {
                lines[lines.count - 1].append(group)
            } else {
                lines.append([group])
            }
        }
        return lines.flatMap { line in
            line.enumerated().sorted { a, b in
                let (left, right) = (a.element.frame, b.element.frame)
                if left.minX == right.minX { return a.offset < b.offset }
                return mirrored ? left.maxX > right.maxX : left.minX < right.minX
            }.map(\.element)
        }
    }
}
