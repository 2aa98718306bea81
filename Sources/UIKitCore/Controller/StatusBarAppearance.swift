internal import DeviceProtocol
internal import Foundation

/// Sends the frontmost controller's preferences for status bar, home indicator and rotation to the simulator.
///
/// > Contract: UIKit, facts 1.4, CT-12.
@MainActor enum StatusBarAppearance {
    /// The frontmost controller's current preference; nil if there is none.
    static var wanted: (style: UIStatusBarStyle, hidden: Bool)? { wanted(in: ApplicationContext.current.stage.scenes.first) }

    /// > Parameters: scene: the scene of the controller, in Split View.
    static func wanted(in scene: UIWindowScene?) -> (style: UIStatusBarStyle, hidden: Bool)? {
        let context = ApplicationContext.current
        guard context.declaration.controllersDecideStatusBar else {
            return (context.applicationStatusBar.style, context.applicationStatusBar.isHidden)
        }
        guard let front = front(in: scene) else { return nil }
        // Above a card the status bar is on black.
        let isOverCard = front.controller.presentation.presented?.container.isCard ?? false
        return (
            isOverCard ? .lightContent : style(of: follow(front.controller, \.childForStatusBarStyle)),
            follow(front.controller, \.childForStatusBarHidden).prefersStatusBarHidden
        )
    }

    static func front(in scene: UIWindowScene?) -> (window: UIWindow, controller: UIViewController)? {
        let isSplit = ApplicationContext.current.stage.isSplit
        let window = ApplicationContext.current.windows.visible.last {
            $0.rootViewController != nil && $0.coversScreen && (!isSplit || $0.windowScene === scene)
        }
        guard let window, let root = window.rootViewController else { return nil }
        return (window, frontmost(from: root))
    }

    /// A presentation that is being dismissed no longer counts.
    static func update(leaving session: ModalSession) {
        session.container.isRemovedFromScreen = true
        update()
    }

    static func update() {
        let context = ApplicationContext.current
        guard let (window, front) = front(in: context.stage.scenes.first), let wanted else { return }
        context.send(.statusBar(ApplicationRequest.StatusBarStyle(wanted.style), hidden: wanted.hidden))
        if context.stage.isSplit, let end = Self.wanted(in: context.stage.scenes.last) {
            context.send(.statusBarEnd(ApplicationRequest.StatusBarStyle(end.style)))
        }
        // The home indicator is over a card, if there is one, not over the black above it.
        let lowest = front.presentation.presented.flatMap { $0.container.isCard ? $0.presented : nil } ?? front
        context.send(
            .homeIndicator(
                ApplicationRequest.StatusBarStyle(style(of: follow(lowest, \.childForStatusBarStyle))),
                hidden: follow(front, \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden))
        let edges = follow(front, \.childForScreenEdgesDeferringSystemGestures).preferredScreenEdgesDeferringSystemGestures
        let deferred = ApplicationRequest.ScreenEdges(edges)
        if deferred != context.lastSentDeferredEdges {
            context.lastSentDeferredEdges = deferred
            context.send(.deferredEdges(deferred))
        }
        InterfaceOrientations.notify(front, in: window)
    }

    /// The application's preference for the status bar if controllers do not control it.
    static func set(style: UIStatusBarStyle? = nil, hidden: Bool? = nil) {
        let context = ApplicationContext.current
        guard !context.declaration.controllersDecideStatusBar else {
            let words = "view controllers control the status bar: the application's setting has no effect unless Info.plist has "
            return context.send(.log(words + "UIViewControllerBasedStatusBarAppearance = NO"))
        }
        if let style { context.applicationStatusBar.style = style }
        if let hidden { context.applicationStatusBar.isHidden = hidden }
        update()
    }

    private static var deviceStyle: UIUserInterfaceStyle { ApplicationContext.current.device.appearance == .dark ? .dark : .light }

    /// A screen with another user interface style than the device has a status bar for its own style.
    private static func style(of controller: UIViewController) -> UIStatusBarStyle {
        let wanted = controller.preferredStatusBarStyle
        let own = controller.traitCollection.userInterfaceStyle
        guard wanted == .default, own != .unspecified, own != deviceStyle else { return wanted }
        return own == .dark ? .lightContent : .darkContent
    }

    /// A phone in landscape hides the status bar.
    static var hiddenByDefault: Bool {
        let device = ApplicationContext.current.device
        return device.idiom == .phone && device.orientation.isLandscape
    }

    /// The topmost full-screen controller.
    private static func frontmost(from root: UIViewController) -> UIViewController {
        var (front, here) = (root, root)
        // A full-screen controller counts above a sheet, too.
        while let next = here.presentedViewController {
            if next.coversPresenter || next.modalPresentationCapturesStatusBarAppearance { front = next }
            here = next
        }
        return front
    }

    private static func follow(_ controller: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var here = controller
        while let next = here[keyPath: child] { here = next }
        return here
    }
}

extension ApplicationRequest.StatusBarStyle {
    init(_ style: UIStatusBarStyle) {
        switch style {
        case .default: self = .automatic
        case .lightContent: self = .light
        case .darkContent: self = .dark
        }
    }
}
