internal import Foundation
internal import UIKitCore

/// What the system shows over an app: banners, and the question whether there may be any.
@MainActor final class NotificationSurface {
    private unowned let director: NotificationDirector
    private var window: NotificationWindow?
    private var banner: NotificationBanner?

    /// How long a banner stays (R). > Units: seconds.
    static let stay: TimeInterval = 5

    init(_ director: NotificationDirector) { self.director = director }

    private func open() -> NotificationWindow {
        if let window, window.windowScene == nil || UIApplication.shared.connectedScenes.contains(where: { $0 === window.windowScene }) {
            return window
        }
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        let made = scene.map { NotificationWindow(windowScene: $0) } ?? NotificationWindow(frame: UIScreen.main.bounds)
        made.isSystem = true
        made.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1000)
        made.rootViewController = NotificationRoot()
        made.isHidden = false
        window = made
        return made
    }

    private func close() {
        guard banner == nil, window?.rootViewController?.presentedViewController == nil else { return }
        window?.isHidden = true
        window = nil
    }

    // MARK: The question

    func ask(_ answer: @escaping (Bool) -> Void) {
        let info = Bundle.main.infoDictionary ?? [:]
        let name = (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String ?? ProcessInfo.processInfo.processName
        let alert = UIAlertController(
            title: "“\(name)” Would Like to Send You Notifications",
            message: "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
            preferredStyle: .alert)
        for (title, allows) in [("Don’t Allow", false), ("Allow", true)] {
            alert.addAction(
                UIAlertAction(title: title, style: .default) { [weak self] _ in
                    answer(allows)
                    DispatchQueue.main.async { self?.close() }
                })
        }
        let window = open()
        window.rootViewController?.present(alert, animated: true)
    }

    // MARK: Banners

    /// A new banner takes the place of the one that shows.
    func show(_ notification: UNNotification, actions: [UNNotificationAction]) {
        banner?.leave(animated: false)
        let window = open()
        let made = NotificationBanner(notification, actions: actions)
        banner = made
        made.onTap = { [weak self, weak made] action in
            guard let self, let made else { return }
            self.end(made, animated: true)
            self.director.respond(to: notification, action: action)
        }
        made.onSwipe = { [weak self, weak made] in
            guard let self, let made else { return }
            self.end(made, animated: true)
            self.director.dismiss(notification)
        }
        made.enter(window)
        _ = ApplicationContext.current.delays.run(after: Self.stay) { [weak self, weak made] in
            guard let self, let made, !made.isExpanded else { return }
            self.end(made, animated: true)
        }
    }

    private func end(_ one: NotificationBanner, animated: Bool) {
        guard one === banner else { return }
        banner = nil
        one.leave(animated: animated) { [weak self] in self?.close() }
    }
}

/// Lies over everything and takes touches on what it shows alone.
@MainActor private final class NotificationWindow: UIWindow {
    override var canBecomeKey: Bool { false }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self || found === rootViewController?.viewIfLoaded ? nil : found
    }
}

@MainActor private final class NotificationRoot: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .clear }
}
