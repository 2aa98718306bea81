internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// Lets the user rearrange a tab bar: a panel appears behind the bar, from which icons are dragged onto tabs.
///
/// > Contract: UIKit, UITabBar beginCustomizingItems(_:); TB-5.
@MainActor final class TabCustomizing: NSObject, UIGestureRecognizerDelegate {
    private unowned let bar: UITabBar
    /// The items that can be moved.
    private let items: [UITabBarItem]
    private let before: [UITabBarItem]
    private let page: TabCustomizingPage
    private var presses: [UILongPressGestureRecognizer] = []
    private var drag: TabDrag?

    private static let press: Selector = {
        ObjCRuntime.register(TabCustomizing.self, "handlePress:") { target, arguments in
            if let press = arguments.first as? UILongPressGestureRecognizer { target.follow(press) }
            return nil
        }
        return Selector("handlePress:")
    }()

    init(_ bar: UITabBar, _ items: [UITabBarItem]) {
        (self.bar, self.items, before) = (bar, items, bar.items ?? [])
        page = TabCustomizingPage(items)
        super.init()
        page.done = { [weak self] in _ = self?.bar.endCustomizing(animated: true) }
    }

    func mayMove(_ item: UITabBarItem) -> Bool { items.contains { $0 === item } }

    // MARK: Appearing and disappearing

    func begin() {
        bar.listener?.tabBar(bar, willBeginCustomizing: items)
        for view in [page, bar] {
            let press = UILongPressGestureRecognizer(target: self, action: Self.press)
            press.minimumPressDuration = 0
            press.delegate = self
            view.addGestureRecognizer(press)
            presses.append(press)
        }
        guard let stage = bar.superview else { return begun() }
        page.frame = stage.bounds
        stage.insertSubview(page, belowSubview: bar)
        page.layoutIfNeeded()
        guard stage.window != nil else { return begun() }
        page.transform = CGAffineTransform(translationX: 0, y: page.bounds.height)
        let page = page
        UIView.animate(withDuration: TabCustomizingMetrics.slide, delay: 0, options: .allowUserInteraction) {
            page.transform = .identity
        } completion: { [weak self] _ in
            self?.begun()
        }
    }

    private func begun() { bar.listener?.tabBar(bar, didBeginCustomizing: items) }

    /// Whether any tab differs from before.
    private var isChanged: Bool { !(bar.items ?? []).elementsEqual(before, by: ===) }

    func end(animated: Bool) -> Bool {
        let isChanged = isChanged
        let bar = bar
        let items = items
        bar.listener?.tabBar(bar, willEndCustomizing: items, changed: isChanged)
        letGo()
        guard animated, page.window != nil else {
            page.removeFromSuperview()
            bar.listener?.tabBar(bar, didEndCustomizing: items, changed: isChanged)
            return isChanged
        }
        let page = page
        UIView.animate(withDuration: TabCustomizingMetrics.slide) {
            page.transform = CGAffineTransform(translationX: 0, y: page.bounds.height)
        } completion: { _ in
            page.removeFromSuperview()
            bar.listener?.tabBar(bar, didEndCustomizing: items, changed: isChanged)
        }
        return isChanged
    }

    /// The tabs were replaced: ends without notifying the delegate.
    func abandon() {
        letGo()
        page.removeFromSuperview()
    }

    private func letGo() {
        drag?.end()
        drag = nil
        for press in presses { press.view?.removeGestureRecognizer(press) }
    }

    // MARK: Dragging

    /// Only touches on items that can be lifted: the panel has a button too.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer.view === bar else { return page.button(at: touch.location(in: page)) != nil }
        return tab(at: touch.location(in: bar)) != nil
    }

    private func follow(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: lift(press)
        case .changed: move(press)
        case .ended: drop(press)
        default:
            drag?.end()
            drag = nil
        }
    }

    private func tab(_ press: UILongPressGestureRecognizer) -> UITabBarButton? { tab(at: press.location(in: bar)) }
    private func tab(at point: CGPoint) -> UITabBarButton? { bar.buttons.first { $0.frame.contains(point) && mayMove($0.item) } }

    private func lift(_ press: UILongPressGestureRecognizer) {
        guard let stage = bar.superview, let source = press.view === bar ? tab(press) : page.button(at: press.location(in: page)) else {
            return
        }
        drag?.end()
        drag = TabDrag(source, look: page.look, in: stage)
        move(press)
    }

    private func move(_ press: UILongPressGestureRecognizer) {
        guard let drag, let stage = bar.superview else { return }
        drag.move(to: press.location(in: stage), over: tab(press))
    }

    private func drop(_ press: UILongPressGestureRecognizer) {
        guard let drag else { return }
        self.drag = nil
        let target = tab(press)
        drag.end()
        guard let target, target.item !== drag.item, var shown = bar.items, let place = shown.firstIndex(where: { $0 === target.item })
        else { return }
        // An item that has a tab already swaps with the other.
        if let old = shown.firstIndex(where: { $0 === drag.item }) { shown.swapAt(old, place) } else { shown[place] = drag.item }
        bar.show(shown, animated: true)
    }
}

/// A dragged icon. > Units: points, in the view over which it moves.
@MainActor private final class TabDrag {
    let item: UITabBarItem
    private let source: UITabBarButton
    private let floating: UITabBarButton
    private weak var target: UITabBarButton?

    init(_ source: UITabBarButton, look: UITabBarButton.Look, in stage: UIView) {
        (item, self.source) = (source.item, source)
        floating = UITabBarButton(item: source.item, look: look)
        floating.isUserInteractionEnabled = false
        floating.isAccessibilityElement = false
        floating.bounds.size = TabCustomizingMetrics.iconSize
        stage.addSubview(floating)
        floating.transform = CGAffineTransform(scaleX: TabCustomizingMetrics.liftedScale, y: TabCustomizingMetrics.liftedScale)
        source.isFaded = true
    }

    func move(to point: CGPoint, over tab: UITabBarButton?) {
        floating.center = CGPoint(x: point.x, y: point.y - TabCustomizingMetrics.lift)
        guard tab !== target else { return }
        if target !== source { target?.isFaded = false }
        target = tab
        tab?.isFaded = true
    }

    func end() {
        floating.removeFromSuperview()
        source.isFaded = false
        target?.isFaded = false
    }
}
