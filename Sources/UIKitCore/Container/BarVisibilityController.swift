internal import CoreGraphics
internal import Foundation
internal import ObjectiveC

/// Hides and shows a navigation controller's bars for taps, swipes, the keyboard and vertically compact windows.
///
/// > Contract: NV-19.
@MainActor final class BarVisibilityController: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UINavigationController
    let tap = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    private var observer: KeyboardObserver?
    /// The toolbar was hidden together with the bar.
    private var hidToolbar = false

    /// How far a swipe moves before the bars hide or show (R). > Units: points.
    private static let slop: CGFloat = 20

    private static let selectors: (tap: Selector, pan: Selector) = {
        ObjCRuntime.register(BarVisibilityController.self, "handleTap:") { target, _ in
            target.hide(!target.owner.isNavigationBarHidden)
            return nil
        }
        ObjCRuntime.register(BarVisibilityController.self, "handlePan:") { target, _ in
            target.follow()
            return nil
        }
        return (Selector("handleTap:"), Selector("handlePan:"))
    }()

    init(_ owner: UINavigationController) {
        self.owner = owner
        super.init()
        tap.addTarget(self, action: Self.selectors.tap)
        pan.addTarget(self, action: Self.selectors.pan)
        for recognizer in [tap, pan] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = false
            recognizer.isEnabled = false
        }
    }

    var onTap: Bool {
        get { tap.isEnabled }
        set { tap.isEnabled = newValue }
    }
    var onSwipe: Bool {
        get { pan.isEnabled }
        set { pan.isEnabled = newValue }
    }
    var hidesWhenCompact = false { didSet { heightClassChanged(from: nil) } }
    var withKeyboard = false {
        didSet {
            guard withKeyboard != oldValue else { return }
            observer =
                withKeyboard
                ? KeyboardObserver([UIResponder.keyboardWillShowNotification], of: owner.applicationContext.screen) { [weak self] _ in
                    self?.hide(true)
                } : nil
        }
    }

    func attach(to view: UIView) { for recognizer in [tap, pan] as [UIGestureRecognizer] { view.addGestureRecognizer(recognizer) } }

    /// The window became vertically compact or regular.
    func heightClassChanged(from previous: UITraitCollection?) {
        guard hidesWhenCompact, let view = owner.viewIfLoaded, view.window != nil else { return }
        let isLow = view.traitCollection.verticalSizeClass == .compact
        guard previous.map({ $0.verticalSizeClass != view.traitCollection.verticalSizeClass }) ?? isLow else { return }
        hide(isLow)
    }

    private func hide(_ hides: Bool) {
        guard owner.viewIfLoaded?.window != nil, hides != owner.isNavigationBarHidden else { return }
        owner.setNavigationBarHidden(hides, animated: true)
        if hides {
            hidToolbar = !owner.isToolbarHidden
            if hidToolbar { owner.setToolbarHidden(true, animated: true) }
        } else if hidToolbar {
            hidToolbar = false
            owner.setToolbarHidden(false, animated: true)
        }
    }

    private func follow() {
        guard pan.state == .changed || pan.state == .ended else { return }
        let travel = pan.translation(in: pan.view)
        guard abs(travel.y) > abs(travel.x), abs(travel.y) > Self.slop else { return }
        hide(travel.y < 0)
        pan.setTranslation(.zero, in: pan.view)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        if view.isDescendant(of: owner.navigationBar) || owner.toolbar.map({ view.isDescendant(of: $0) }) ?? false { return false }
        return gestureRecognizer === pan || !(view is UIControl)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
