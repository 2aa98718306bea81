internal import CoreGraphics
package import DeviceProtocol
internal import Foundation
internal import QuartzCore

/// The elements on screen, as tests and assistive tools identify them.
@MainActor package enum AccessibilityTree {
    /// Every view that has accessibility attributes or handles touches: parents before children, back to front; includes the
    /// elements that assistive tools traverse, with their order.
    package static func elements(of windows: [UIWindow]) -> [AccessibilityElement] {
        var walk = Walk()
        for window in windows { collect(window, OcclusionTracker.sight(of: window), depth: 0, enabled: true, into: &walk) }
        var found = walk.found
        for (index, number) in walk.numbers.enumerated() { found[index].isSeen = walk.seen.isSeen(number) }
        let identities = AccessibilityOrder.items(of: windows).enumerated().map { (AccessibilityIdentity.of($0.element), $0.offset) }
        let order = Dictionary(identities) { first, _ in first }
        for index in found.indices { found[index].order = order[found[index].id] ?? -1 }
        return found
    }

    /// One line per view, indented.
    package static func text(of windows: [UIWindow]) -> String {
        var lines: [String] = []
        for window in windows { describe(window, depth: 0, into: &lines) }
        return lines.joined(separator: "\n") + "\n"
    }

    private struct Walk {
        var found: [AccessibilityElement] = []
        var seen = OcclusionTracker()
        /// Of each element in `seen`.
        var numbers: [Int] = []

        mutating func add(_ element: AccessibilityElement, _ number: Int) {
            found.append(element)
            numbers.append(number)
        }
    }

    private static func collect(
        _ view: UIView, _ sight: OcclusionTracker.ScreenVisibility, depth: Int, enabled: Bool, into walk: inout Walk
    ) {
        // A view that fades out after a delay stops receiving touches at once, but stays visible until the delay is over.
        guard !view.isHidden, !view.isRetainedOffScreen else { return }
        guard max(Double(view.alpha), sight.alpha) >= UIMetrics.minimumHittableAlpha else { return }
        let isEnabled = enabled && !view.accessibilityTraits.contains(.notEnabled)
        let first = walk.seen.count
        if let element = element(for: view, depth: depth, isEnabled: isEnabled) {
            let noted = walk.seen.note(view.layer.shownValues.bounds.cgRect.applying(sight.transform), sight)
            walk.add(element, noted)
        }
        walk.seen.paint(view, sight)
        let hidesElements = view.accessibilityElementsHidden
        for case let element as UIAccessibilityElement in hidesElements ? [] : view.accessibilityElements ?? [] {
            let described = described(element, in: view, depth: depth + 1, isEnabled: isEnabled)
            walk.add(described, walk.seen.note(element.frameOnScreen, sight))
        }
        let own = first..<walk.seen.count
        defer { walk.seen.finish(own) }
        // A view with hidden elements still covers what is behind it.
        if hidesElements { return paint(under: view, sight, into: &walk) }
        for child in view.subviews { collect(child, sight.showing(child), depth: depth + 1, enabled: isEnabled, into: &walk) }
    }

    private static func paint(under view: UIView, _ sight: OcclusionTracker.ScreenVisibility, into walk: inout Walk) {
        for child in view.subviews where !child.isHidden {
            let sight = sight.showing(child)
            walk.seen.paint(child, sight)
            paint(under: child, sight, into: &walk)
        }
    }

    private static func described(
        _ element: UIAccessibilityElement, in view: UIView, depth: Int, isEnabled: Bool
    ) -> AccessibilityElement {
        let frame = element.frameOnScreen
        var result = AccessibilityElement(
            identifier: element.accessibilityIdentifier ?? "", label: element.accessibilityLabel ?? "",
            value: element.accessibilityValue ?? "", className: ViewDescription.name(of: element),
            traits: element.accessibilityTraits.rawValue, x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
            height: Double(frame.height), depth: depth, isEnabled: isEnabled && !element.accessibilityTraits.contains(.notEnabled),
            isHittable: isHittable(view, frame))
        result.id = AccessibilityIdentity.of(element)
        result.hint = spokenHint(of: element)
        result.actions = (element.accessibilityCustomActions ?? []).map(\.name)
        result.rotors = CustomRotors.all(from: element).map(\.name)
        (result.activationX, result.activationY) = (
            Double(element.accessibilityActivationPoint.x), Double(element.accessibilityActivationPoint.y)
        )
        return result
    }

    private static func element(for view: UIView, depth: Int, isEnabled: Bool) -> AccessibilityElement? {
        let label = view.accessibilityLabel ?? ""
        let identifier = view.accessibilityIdentifier ?? ""
        let value = view.accessibilityValue ?? ""
        guard view.isAccessibilityElement || !identifier.isEmpty || !label.isEmpty || !value.isEmpty else { return nil }
        let frame = view.accessibilityFrame
        var result = AccessibilityElement(
            identifier: identifier, label: label, value: value, className: ViewDescription.name(of: view),
            traits: view.accessibilityTraits.rawValue, x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
            height: Double(frame.height), depth: depth, isEnabled: isEnabled, isHittable: isHittable(view, frame))
        result.id = AccessibilityIdentity.of(view)
        result.hint = spokenHint(of: view)
        result.isFocused = view.isFirstResponder
        result.actions = (view.accessibilityCustomActions ?? []).map(\.name)
        result.rotors = CustomRotors.all(from: view).map(\.name)
        (result.activationX, result.activationY) = (
            Double(view.accessibilityActivationPoint.x), Double(view.accessibilityActivationPoint.y)
        )
        result.entry = entry(of: view)
        result.range = range(of: view)
        return result
    }

    /// What VoiceOver says after name and value: the place in a table, whether further content is visible, and the hint.
    private static func spokenHint(of object: NSObject) -> String {
        let parts = [DataTableSpeech.place(of: object) ?? "", object.accessibilityExpandedStatus.spoken, object.accessibilityHint ?? ""]
        return parts.filter { !$0.isEmpty }.joined(separator: ". ")
    }

    private static func entry(of view: UIView) -> AccessibilityElement.Entry? {
        guard let input = view as? any EditorInput, (view as? UITextView)?.isEditable != false else { return nil }
        let selection = input.editor.selection
        func count(_ offset: Int) -> Int { input.editor.substring(0..<offset).count }
        return AccessibilityElement.Entry(
            selectionStart: count(selection.lowerBound), selectionEnd: count(selection.upperBound),
            isSecure: (view as? UITextField)?.isSecureTextEntry ?? false, isMultiline: view is UITextView)
    }

    private static func range(of view: UIView) -> AccessibilityElement.Range? {
        if let slider = view as? UISlider {
            return .init(value: Double(slider.value), minimum: Double(slider.minimumValue), maximum: Double(slider.maximumValue))
        }
        if let bar = view as? UIProgressView { return .init(value: Double(bar.progress), minimum: 0, maximum: 1) }
        return nil
    }

    /// Whether a touch at the centre of its visible part would hit the view or a descendant.
    static func isHittable(_ view: UIView, _ frame: CGRect) -> Bool {
        // A nearly transparent view gets no touches, even while an animation still shows it; nor do its subviews.
        guard sequence(first: view, next: \.superview).allSatisfy({ $0.alpha >= UIMetrics.minimumHittableAlpha }) else { return false }
        let visible = frame.intersection(view.window?.regionOnScreen ?? UIScreen.main.bounds)
        guard !visible.isNull, !visible.isEmpty else { return false }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        guard let hit = view.applicationContext.windows.hit(at: middle, with: UIEvent(type: .touches, timestamp: 0)) else {
            return false
        }
        // A label handles no touches itself: they go to its superview.
        return hit.view.isDescendant(of: view) || (!view.isUserInteractionEnabled && view.isDescendant(of: hit.view))
    }

    private static func describe(_ view: UIView, depth: Int, into lines: inout [String]) {
        lines.append(String(repeating: "  ", count: depth) + line(of: view))
        for child in view.subviews { describe(child, depth: depth + 1, into: &lines) }
    }

    private static func line(of view: UIView) -> String {
        let frame = view.frame
        let number = ViewDescription.number
        var text =
            "\(ViewDescription.name(of: view)) (\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))"
        if let controller = view.owningController { text += " controller=\(ViewDescription.name(of: controller))" }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { text += " id=\"\(identifier)\"" }
        if let label = view.accessibilityLabel, !label.isEmpty { text += " label=\"\(label.replacing("\n", with: "\\n"))\"" }
        if let value = view.accessibilityValue, !value.isEmpty { text += " value=\"\(value.replacing("\n", with: "\\n"))\"" }
        let origin = view.bounds.origin
        if origin != .zero { text += " scrolled=(\(number(origin.x)), \(number(origin.y)))" }
        if view.isHidden { text += " hidden" }
        if view.alpha < 1 { text += " alpha=\(number(view.alpha))" }
        if !view.isUserInteractionEnabled { text += " no-touch" }
        if view.isFirstResponder { text += " first-responder" }
        return text
    }
}
