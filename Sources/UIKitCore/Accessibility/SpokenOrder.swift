package import Foundation

/// What assistive tools stop at, in the order they go through it.
///
/// A view that is an element speaks for all in it. Elsewhere the order is that of reading: from top to bottom, along the lines from the leading
/// side; a view's own `accessibilityElements` come as they stand there. Where something is modal, nothing else is gone through.
@MainActor package enum SpokenOrder {
    /// Views and elements, by `AccessibilityIdentity`.
    package static func items(of windows: [UIWindow]) -> [NSObject] {
        // The frontmost modal view hides whatever lies in windows behind it, too.
        for window in windows.reversed() {
            if let modal = modal(in: window) { return items(in: modal) + keyboardItems(windows, but: modal) }
        }
        return windows.flatMap { items(in: $0) }
    }

    static func isShown(_ view: UIView) -> Bool {
        !view.isHidden && !view.isKeptOffScreen && view.alpha >= UIMetrics.minimumHittableAlpha
    }

    private static func modal(in view: UIView) -> UIView? {
        guard isShown(view), !view.accessibilityElementsHidden else { return nil }
        for child in view.subviews.reversed() {
            if let found = modal(in: child) { return found }
        }
        return view.accessibilityViewIsModal ? view : nil
    }

    /// The keyboard lies over what is modal.
    private static func keyboardItems(_ windows: [UIWindow], but modal: UIView) -> [NSObject] {
        windows.flatMap { window in
            window.subviews.filter { $0 is InputDock && !modal.isDescendant(of: $0) }.flatMap { items(in: $0) }
        }
    }

    private static func items(in view: UIView) -> [NSObject] {
        guard isShown(view), !view.accessibilityElementsHidden else { return [] }
        // What has no place on the screen cannot be touched, and is not read either.
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

    /// What is read one after the other: every element by itself, but those of a container that gives an order, or that keeps its own together.
    private static func groups(in view: UIView) -> [Group] {
        view.subviews.flatMap { child -> [Group] in
            guard isShown(child), !child.accessibilityElementsHidden else { return [] }
            let isWhole = child.isAccessibilityElement || child.shouldGroupAccessibilityChildren || child.accessibilityElements != nil
            guard isWhole || child is UIScrollView else { return groups(in: child) }
            let items = items(in: child)
            return items.isEmpty ? [] : [Group(frame: place(of: child), items: items)]
        }
    }

    /// Where a view's elements are read. What scrolls under bars is read after these, though it begins above them.
    private static func place(of view: UIView) -> CGRect {
        guard let view = view as? UIScrollView else { return view.accessibilityFrame }
        return view.accessibilityFrame.inset(by: view.adjustedContentInset)
    }

    private static func sorted(_ groups: [Group], mirrored: Bool) -> [Group] {
        let downwards = groups.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }.map(
            \.element)
        var lines: [[Group]] = []
        for group in downwards {
            // What shares most of its height with the line's first is on its line.
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

/// What an element is called between the app and those who look at it.
enum AccessibilityIdentity {
    static func of(_ object: NSObject) -> UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
}
