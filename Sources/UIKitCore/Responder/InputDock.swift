internal import Foundation

/// What lies at the bottom of a window while its first responder has something to put in: the keyboard, or the responder's own input view in
/// its place, and its accessory over that.
///
/// With a hardware keyboard a responder that has neither brings nothing, and one with an accessory only brings just that.
/// > Contract: UIKit, UIResponder.inputView; KB-1 to KB-8.
@MainActor final class InputDock: UIView {
    private var input: UIView?
    private var accessory: UIView?

    /// Shows what `responder` brings, or takes away what the one before it brought.
    static func update(for responder: UIResponder?, in window: UIWindow) {
        let input = responder?.inputView ?? ApplicationContext.current.keyboard.view(for: responder)
        let accessory = responder?.inputAccessoryView
        if input == nil, accessory == nil {
            (window.inputDock as? InputDock)?.leave(window)
            return
        }
        let dock = window.inputDock as? InputDock ?? InputDock(frame: .zero)
        window.inputDock = dock
        dock.show(input, accessory, in: window)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = KeyColors.ground
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    required init?(coder: NSCoder) { nil }

    /// The device turned, or has another keyboard now.
    static func refresh(_ context: ApplicationContext) {
        for window in context.windows.visible {
            if let responder = window.currentFirstResponder { update(for: responder, in: window) }
        }
    }

    // MARK: Coming and going

    private func show(_ input: UIView?, _ accessory: UIView?, in window: UIWindow) {
        let isSame = superview === window && input === self.input && accessory === self.accessory
        let begin = superview === window ? frame : CGRect(x: 0, y: window.bounds.maxY, width: window.bounds.width, height: 0)
        for view in [self.input, self.accessory] where view !== input && view !== accessory && view?.superview === self {
            view?.removeFromSuperview()
        }
        (self.input, self.accessory) = (input, accessory)
        for view in [input, accessory] {
            if let view, view.superview !== self { addSubview(view) }
        }
        let height = height(in: window)
        let end = CGRect(x: 0, y: window.bounds.maxY - height, width: window.bounds.width, height: height)
        if isSame, begin == end { return }
        window.addSubview(self)
        overrideUserInterfaceStyle = input?.overrideUserInterfaceStyle ?? .unspecified
        UIView.performWithoutAnimation {
            frame = CGRect(x: 0, y: begin.minY, width: end.width, height: end.height)
            layoutIfNeeded()
        }
        let start = begin.height > 0 ? begin : CGRect(x: 0, y: begin.minY, width: end.width, height: end.height)
        move(from: start, to: end, in: window, .showing) {}
    }

    private func leave(_ window: UIWindow) {
        guard superview === window else { return }
        window.inputDock = nil
        pulled = 0
        let end = CGRect(x: 0, y: window.bounds.maxY, width: bounds.width, height: bounds.height)
        move(from: frame, to: end, in: window, .hiding) { [weak self] in self?.removeFromSuperview() }
    }

    private enum Move { case showing, hiding }

    /// Notifications are posted inside the animation, so that what is laid out in answer to them moves along.
    private func move(from begin: CGRect, to end: CGRect, in window: UIWindow, _ move: Move, then: @escaping @MainActor () -> Void) {
        let news = InputDockNews(screen: window.screen, begin: window.convert(begin, to: nil), end: window.convert(end, to: nil))
        let options = UIView.AnimationOptions(rawValue: UInt(InputDockNews.curve) << 16)
        UIView.animate(withDuration: InputDockNews.duration, delay: 0, options: options) {
            news.post(UIResponder.keyboardWillChangeFrameNotification)
            news.post(move == .showing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
            self.frame = end
        } completion: { _ in
            news.post(UIResponder.keyboardDidChangeFrameNotification)
            news.post(move == .showing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
            then()
        }
    }

    // MARK: Under a finger

    /// How far it has been dragged down. > Units: points.
    private(set) var pulled: CGFloat = 0

    /// Follows a finger that is below its top, or below the input view's.
    func pull(to y: CGFloat, withAccessory: Bool) {
        guard let window = superview as? UIWindow else { return }
        let rest = window.bounds.maxY - bounds.height
        let grip = rest + (withAccessory ? 0 : Self.height(of: accessory, standard: 0))
        pulled = min(max(0, y - grip), bounds.height)
        UIView.performWithoutAnimation { frame.origin.y = rest + pulled }
    }

    /// Back to where it was.
    func release() {
        guard let window = superview as? UIWindow, pulled > 0 else { return }
        pulled = 0
        UIView.animate(withDuration: InputDockNews.duration) { self.frame.origin.y = window.bounds.maxY - self.bounds.height }
    }

    // MARK: Layout

    private func height(in window: UIWindow) -> CGFloat {
        Self.height(of: input, standard: PickerMetrics.size.height) + Self.height(of: accessory, standard: 0)
            + (input is KeyboardView ? 0 : window.safeAreaInsets.bottom)
    }

    /// What a view was made with, else what it likes.
    private static func height(of view: UIView?, standard: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        let height = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
        return height.isFinite && height > 0 ? min(height, 2_000) : standard
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = Self.height(of: accessory, standard: 0)
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.height(of: input, standard: PickerMetrics.size.height))
    }
}

/// What is told of a keyboard's coming and going.
@MainActor struct InputDockNews {
    var screen: UIScreen
    /// In the screen's coordinates.
    var begin: CGRect
    var end: CGRect
    /// > Units: seconds. Confidence D; the curve is the system's spring (M:KB).
    static let duration: TimeInterval = 0.25
    static let curve = 7

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(
            name: name, object: screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
                // Names of before iOS 3.2, which are told still. > Contract: KB-11.
                "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
                "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
                "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY)),
                "UIKeyboardFrameChangedByUserInteraction": NSNumber(value: false),
            ])
    }
}
