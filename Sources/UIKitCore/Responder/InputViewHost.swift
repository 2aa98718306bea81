package import Foundation

/// The view at a window's bottom for its first responder's input: the keyboard or the responder's input view, and its accessory above.
///
/// With a hardware keyboard a responder with neither shows nothing, and one with only an accessory shows just that.
/// > Contract: UIKit, UIResponder.inputView; KB-1 to KB-10.
@MainActor package final class InputViewHost: UIView {
    private var input: UIView?
    private var accessory: UIView?
    /// It floats above the bottom of the window.
    private(set) var isFloating = false

    /// Shows the input views of `responder`, or removes those of the previous one.
    static func update(for responder: UIResponder?, in window: UIWindow) {
        let own = responder?.inputView ?? responder?.controllersInputView
        let input = own ?? window.applicationContext.keyboard?.view(for: responder)
        let accessory = responder?.inputAccessoryView ?? responder?.controllersAccessoryView
        if input == nil, accessory == nil {
            (window.inputViewHost as? InputViewHost)?.leave(window)
            return
        }
        let dock = window.inputViewHost as? InputViewHost ?? InputViewHost(frame: .zero)
        window.inputViewHost = dock
        dock.show(input, accessory, in: window)
    }

    /// Takes the new height of the views it shows. A view set since then is not read: that is what `reloadInputViews()` is for.
    package static func fit(in window: UIWindow) {
        guard let dock = window.inputViewHost as? InputViewHost else { return }
        dock.show(dock.input, dock.accessory, in: window)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = KeyboardBackground.color
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    required init?(coder: NSCoder) { nil }

    /// The device rotated, or has another keyboard.
    static func refresh(_ context: ApplicationContext) {
        for window in context.windows.visible where window.isKeyWindow || !context.stage.isSplit {
            // One retained by a form sheet without a first responder is removed on rotation.
            if window.currentFirstResponder != nil || window.inputViewHost != nil { update(for: window.currentFirstResponder, in: window) }
        }
    }

    // MARK: Showing and hiding

    private func show(_ input: UIView?, _ accessory: UIView?, in window: UIWindow) {
        let isSame = superview === window && input === self.input && accessory === self.accessory
        let begin = superview === window ? frame : CGRect(x: 0, y: window.bounds.maxY, width: window.bounds.width, height: 0)
        for view in [self.input, self.accessory] where view !== input && view !== accessory && view?.superview === self {
            view?.removeFromSuperview()
        }
        (self.input, self.accessory) = (input, accessory)
        for view in [input, accessory] {
            guard let view, view.superview !== self else { continue }
            addSubview(view)
            if !(view is any KeyboardInputView), view.hasConstraintsInside { UIView.observeConstraintChanges() }
        }
        let height = height(in: window)
        let wasDocked = superview === window && !isFloating
        isFloating = lift > 0
        let end = CGRect(x: 0, y: top(height, in: window), width: window.bounds.width, height: height)
        if isSame, begin == end { return }
        pulled = 0
        window.addSubview(self)
        backgroundColor = isFloating ? .clear : KeyboardBackground.color
        overrideUserInterfaceStyle = input?.overrideUserInterfaceStyle ?? .unspecified
        UIView.performWithoutAnimation {
            frame = CGRect(x: 0, y: begin.minY, width: end.width, height: end.height)
            layoutIfNeeded()
        }
        let start = begin.height > 0 ? begin : CGRect(x: 0, y: begin.minY, width: end.width, height: end.height)
        move(from: start, to: end, in: window, isFloating ? wasDocked ? .hiding : .floating : .showing) {}
    }

    private func leave(_ window: UIWindow) {
        guard superview === window else { return }
        window.inputViewHost = nil
        let end = CGRect(x: 0, y: window.bounds.maxY, width: bounds.width, height: bounds.height)
        move(from: frame, to: end, in: window, isFloating ? .floating : .hiding) { [weak self] in self?.removeFromSuperview() }
    }

    /// The notifications in addition to the frame change: none for a floating keyboard; undocking counts as hiding.
    private enum Move {
        case showing, hiding, floating

        var will: NSNotification.Name? {
            switch self {
            case .showing: UIResponder.keyboardWillShowNotification
            case .hiding: UIResponder.keyboardWillHideNotification
            case .floating: nil
            }
        }
        var did: NSNotification.Name? {
            switch self {
            case .showing: UIResponder.keyboardDidShowNotification
            case .hiding: UIResponder.keyboardDidHideNotification
            case .floating: nil
            }
        }
    }

    /// The number of movements begun. A movement that an observer replaces with another posts no more notifications.
    private var moves = 0

    /// Notifications are posted inside the animation, so that layout changes made in response animate along.
    private func move(from begin: CGRect, to end: CGRect, in window: UIWindow, _ move: Move, then: @escaping @MainActor () -> Void) {
        let notification = notification(from: begin, to: end, in: window, byUser: pulled > 0)
        moves += 1
        let number = moves
        var isAbandoned = false
        let options = UIView.AnimationOptions(rawValue: UInt(KeyboardFrameNotification.curve) << 16)
        UIView.animate(withDuration: KeyboardFrameNotification.duration, delay: 0, options: options) {
            notification.post(UIResponder.keyboardWillChangeFrameNotification)
            if self.moves == number, let name = move.will { notification.post(name) }
            isAbandoned = self.moves != number
            guard !isAbandoned else { return }
            self.frame = end
            window.applicationContext.keyboardTracking.keyboardMoved(in: window)
        } completion: { _ in
            guard !isAbandoned else { return }
            notification.post(UIResponder.keyboardDidChangeFrameNotification)
            if let name = move.did { notification.post(name) }
            then()
        }
    }

    private func notification(from begin: CGRect, to end: CGRect, in window: UIWindow, byUser: Bool = false) -> KeyboardFrameNotification {
        KeyboardFrameNotification(
            screen: window.screen, begin: window.convert(begin, to: nil), end: window.convert(end, to: nil), byUser: byUser)
    }

    // MARK: Interactive dismissal

    /// The distance dragged down. > Units: points.
    private(set) var pulled: CGFloat = 0

    /// Follows a touch below its top, or below the input view's.
    func pull(to y: CGFloat, withAccessory: Bool) {
        guard let window = superview as? UIWindow, !isFloating else { return }
        let tracking = window.applicationContext.keyboardTracking
        let rest = window.bounds.maxY - bounds.height
        let grip =
            rest + (withAccessory ? 0 : Self.height(of: accessory, width: bounds.width, standard: 0)) - tracking.dismissPadding(in: window)
        let distance = min(max(0, y - grip), bounds.height)
        guard distance != pulled else { return }
        pulled = distance
        UIView.performWithoutAnimation {
            frame.origin.y = rest + pulled
            tracking.keyboardMoved(in: window)
        }
    }

    /// Returns to its position.
    func release() {
        guard let window = superview as? UIWindow, pulled > 0 else { return }
        pulled = 0
        UIView.animate(withDuration: KeyboardFrameNotification.duration) {
            self.frame.origin.y = window.bounds.maxY - self.bounds.height
            window.applicationContext.keyboardTracking.keyboardMoved(in: window)
        }
    }

    // MARK: Floating

    /// The keyboard's lift; other input views stay at the bottom. > Units: points.
    private var lift: CGFloat { input is any KeyboardInputView ? applicationContext.keyboard?.lift ?? 0 : 0 }
    /// The frame when the drag began.
    private var dragStart: CGRect?

    private func top(_ height: CGFloat, in window: UIWindow) -> CGFloat {
        max(window.bounds.maxY - height - lift, isFloating ? window.safeAreaInsets.top : -.infinity)
    }

    /// Follows the keyboard's lift.
    package func drag(in window: UIWindow) {
        dragStart = dragStart ?? frame
        UIView.performWithoutAnimation {
            frame.origin.y = top(bounds.height, in: window)
            window.applicationContext.keyboardTracking.keyboardMoved(in: window)
        }
    }

    /// Posts the final frame.
    package func endDrag(in window: UIWindow) {
        guard let start = dragStart else { return }
        dragStart = nil
        let notification = notification(from: start, to: frame, in: window, byUser: true)
        notification.post(UIResponder.keyboardWillChangeFrameNotification)
        notification.post(UIResponder.keyboardDidChangeFrameNotification)
    }

    /// Touches between the halves of a split keyboard go to the app.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self && isFloating ? nil : found
    }

    // MARK: Layout

    private func height(in window: UIWindow) -> CGFloat {
        Self.height(of: input, width: window.bounds.width, standard: PickerMetrics.size.height)
            + Self.height(of: accessory, width: window.bounds.width, standard: 0)
            + (input is any KeyboardInputView ? 0 : window.safeAreaInsets.bottom)
    }

    /// The height that constraints ask for, the initial height of a view, else its intrinsic one.
    private static func height(of view: UIView?, width: CGFloat, standard: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if let view = view as? UIInputView, view.allowsSelfSizing, view.hasConstraintsInside {
            let target = CGSize(width: width, height: 0)
            let height = view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            if height > 0 { return min(height, 2_000) }
        }
        if !(view is any KeyboardInputView), let height = view.hostedFittingSize(width: width)?.height, height > 0 {
            return min(height, 2_000)
        }
        // A flexible height follows the content, also after the host has set a frame.
        if !(view is any KeyboardInputView), view.autoresizingMask.contains(.flexibleHeight), view.intrinsicContentSize.height > 0 {
            return min(view.intrinsicContentSize.height, 2_000)
        }
        let height = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
        return height.isFinite && height > 0 ? min(height, 2_000) : standard
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let top = Self.height(of: accessory, width: bounds.width, standard: 0)
        let height = Self.height(of: input, width: bounds.width, standard: PickerMetrics.size.height)
        accessory?.place(byHost: CGRect(x: 0, y: 0, width: bounds.width, height: top))
        input?.place(byHost: CGRect(x: 0, y: top, width: bounds.width, height: height))
        fitIfNeeded()
    }

    /// What is inside an accessory with constraints changed.
    private var contentChanged = false
    private var isFitting = false

    package override func subviewPreferredSizeDidChange(_ subview: UIView) {
        super.subviewPreferredSizeDidChange(subview)
        contentChanged = true
    }

    package override func constraintsInsideDidChange() {
        guard !isFitting else { return }
        contentChanged = true
        setNeedsLayout()
    }

    /// Grows and shrinks with its views.
    private func fitIfNeeded() {
        guard contentChanged, !isFitting, let window = superview as? UIWindow, window.inputViewHost === self else { return }
        contentChanged = false
        guard height(in: window) != bounds.height else { return }
        isFitting = true
        show(input, accessory, in: window)
        isFitting = false
    }
}

extension UIWindow {
    /// Nil while there is no keyboard, or a floating one.
    var dockedKeyboardTop: CGFloat? { (inputViewHost as? InputViewHost).flatMap { $0.isFloating ? nil : $0.frame.minY } }
}
