internal import DeviceProtocol
internal import Foundation

/// Performs an assistive tool's action as UIKit does: asks the element, then its containers; an action that nobody
/// handles becomes a touch or a key press.
@MainActor enum AccessibilityActions {
    /// Returns whether anything handled the action.
    static func perform(_ action: AccessibilityAction, on identity: UInt64, _ context: ApplicationContext) -> Bool {
        if case .reveal = action { return InterfaceReveal.reveal(identity, context) }
        let items = AccessibilityOrder.items(of: context.windows.visible)
        // Tests of the interface also name views that assistive tools do not stop at.
        let item =
            items.first { AccessibilityIdentity.of($0) == identity }
            ?? context.windows.visible.lazy.compactMap { InterfaceSnapshot.view(identity, in: $0) }.first
        if case .escape = action { return escape(from: item as? UIResponder ?? context.windows.key, context) }
        if case .magicTap = action {
            return chain(item as? UIResponder ?? context.windows.key).contains { $0.accessibilityPerformMagicTap() }
        }
        guard let item = item as? UIResponder else { return false }
        switch action {
        case .activate: return activate(item, context)
        case .increment, .decrement: return adjust(item, up: action == .increment)
        case .scroll(let direction): return scroll(item, direction)
        case .custom(let index): return custom(item, index)
        case .rotor(let index, let forward): return CustomRotors.step(from: item, index, forward: forward, context)
        case .focus: return item.becomeFirstResponder()
        case .setText(let text): return replace(item, text)
        case .select(let start, let end): return select(item, start, end)
        case .cursor(let isThere):
            AccessibilityCursor.move(to: isThere ? item : nil)
            return true
        case .escape, .magicTap, .reveal: return false
        }
    }

    /// From the element outwards; elements that are not views continue with their container.
    static func chain(_ start: UIResponder?) -> [UIResponder] {
        var links: [UIResponder] = []
        var link = start
        while let responder = link, links.count < 1000 {
            links.append(responder)
            link = (responder as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder ?? responder.next
        }
        return links
    }

    private static func activate(_ item: UIResponder, _ context: ApplicationContext) -> Bool {
        if item.accessibilityActivate() { return true }
        guard let place = activationPoint(of: item) else { return false }
        let sample = { TouchSample(finger: 0, phase: $0, x: Double(place.x), y: Double(place.y)) }
        context.touchRouter.receive([sample(.began)], time: context.now)
        _ = context.delays.run(after: AccessibilityMetrics.tapLength) { [weak context] in
            guard let context else { return }
            context.touchRouter.receive([sample(.ended)], time: context.now)
        }
        return true
    }

    static func activationPoint(of item: UIResponder) -> CGPoint? {
        if let view = item as? UIView { return view.accessibilityActivationPoint }
        return (item as? UIAccessibilityElement)?.accessibilityActivationPoint
    }

    private static func traits(of item: UIResponder) -> UIAccessibilityTraits {
        (item as? UIView)?.accessibilityTraits ?? (item as? UIAccessibilityElement)?.accessibilityTraits ?? .none
    }

    private static func adjust(_ item: UIResponder, up: Bool) -> Bool {
        guard traits(of: item).contains(.adjustable) else { return false }
        if up { item.accessibilityIncrement() } else { item.accessibilityDecrement() }
        return true
    }

    private static func scroll(_ item: UIResponder, _ direction: AccessibilityAction.Direction) -> Bool {
        let way = UIAccessibilityScrollDirection(direction)
        for link in chain(item) {
            if link.accessibilityScroll(way) { return true }
            if let scroller = link as? UIScrollView, turn(scroller, direction) { return true }
        }
        return false
    }

    /// Scrolls by a page, as a three-finger swipe does; the direction is that of the fingers.
    private static func turn(_ scroller: UIScrollView, _ direction: AccessibilityAction.Direction) -> Bool {
        let (inset, size, space) = (scroller.adjustedContentInset, scroller.contentSize, scroller.bounds.size)
        var place = scroller.contentOffset
        switch direction {
        case .up, .next: place.y += space.height
        case .down, .previous: place.y -= space.height
        case .left: place.x += space.width
        case .right: place.x -= space.width
        }
        place.x = max(-inset.left, min(place.x, size.width + inset.right - space.width))
        place.y = max(-inset.top, min(place.y, size.height + inset.bottom - space.height))
        guard scroller.isScrollEnabled, place != scroller.contentOffset else { return false }
        scroller.setContentOffset(place, animated: true)
        announcePlace(of: scroller)
        return true
    }

    /// > Contract: UIKit, UIScrollViewAccessibilityDelegate
    private static func announcePlace(of scroller: UIScrollView) {
        guard let delegate = scroller.delegate as? any UIScrollViewAccessibilityDelegate else { return }
        let plain = delegate.accessibilityScrollStatus(for: scroller)
        guard let status = plain ?? delegate.accessibilityAttributedScrollStatus(for: scroller)?.string else { return }
        UIAccessibility.post(notification: .pageScrolled, argument: status)
    }

    private static func custom(_ item: UIResponder, _ index: Int) -> Bool {
        let actions = (item as? UIView)?.accessibilityCustomActions ?? (item as? UIAccessibilityElement)?.accessibilityCustomActions
        guard let actions, actions.indices.contains(index) else { return false }
        return actions[index].perform()
    }

    private static func escape(from start: UIResponder?, _ context: ApplicationContext) -> Bool {
        for link in chain(start) {
            if link.accessibilityPerformEscape() { return true }
            guard let controller = link as? UIViewController else { continue }
            if let stack = controller as? UINavigationController, stack.viewControllers.count > 1 {
                stack.popViewController(animated: true)
                return true
            }
            if let alert = controller as? UIAlertController, alert.actions.contains(where: { $0.style == .cancel }) {
                for phase in [KeySample.Phase.down, .up] {
                    context.keyRouter.receive(
                        KeySample(phase: phase, usage: 0x29, characters: "\u{1B}"), time: context.now)
                }
                return true
            }
            // A full-screen controller has its own exit; one presented over another screen can be dismissed.
            let isOver = controller.presentingViewController?.presentedViewController === controller
            if isOver, !(controller is UIAlertController), controller.modalPresentationStyle != .fullScreen,
                !controller.isModalInPresentation
            {
                controller.dismiss(animated: true)
                return true
            }
        }
        return false
    }

    private static func replace(_ item: UIResponder, _ text: String) -> Bool {
        guard let input = item as? any UITextInput, item.isFirstResponder || item.becomeFirstResponder(),
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return false }
        input.selectedTextRange = all
        if text.isEmpty { input.deleteBackward() } else { input.insertText(text) }
        return true
    }

    private static func select(_ item: UIResponder, _ start: Int, _ end: Int) -> Bool {
        guard let input = item as? any UITextInput, start >= 0, end >= start,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument), let text = input.text(in: all),
            end <= text.count
        else { return false }
        func place(_ count: Int) -> UITextPosition? {
            let units = text.utf16.distance(from: text.startIndex, to: text.index(text.startIndex, offsetBy: count))
            return input.position(from: input.beginningOfDocument, offset: units)
        }
        guard let from = place(start), let to = place(end) else { return false }
        input.selectedTextRange = input.textRange(from: from, to: to)
        return true
    }
}

/// > Units: seconds; points.
enum AccessibilityMetrics {
    static let tapLength = 0.05
    /// The minimum touch target. > Source: HIG (D).
    static let smallestTarget: CGFloat = 44
}

/// The position of an assistive tool's cursor in the current application.
@MainActor enum AccessibilityCursor {
    private static var current: UIResponder? {
        get { context.accessibilityFocus }
        set { context.accessibilityFocus = newValue }
    }
    private static var context: ApplicationContext { .current }

    static func isAt(_ responder: UIResponder) -> Bool { current === responder }

    static func move(to item: UIResponder?) {
        guard current !== item else { return }
        let old = current
        current = item
        old?.accessibilityElementDidLoseFocus()
        item?.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [:]
        info[UIAccessibility.focusedElementUserInfoKey] = item
        info[UIAccessibility.unfocusedElementUserInfoKey] = old
        NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }
}
