package import DeviceProtocol
internal import Foundation
internal import UIKitCore

/// What the system shows over an app: banners, and the permission alert.
@MainActor package final class NotificationOverlay {
    typealias Respond = (UNNotification, UNNotificationAction?, String?) -> Void

    /// A nil action: the notification itself was tapped. With the user's text for a text input action.
    private let respond: Respond
    private let dismiss: (UNNotification) -> Void
    private var window: NotificationWindow?
    private var banner: NotificationBanner?
    /// The window that becomes key again after text input in a banner.
    private weak var keyBefore: UIWindow?
    private let question = SystemAlert()

    /// Duration of a banner (R). > Units: seconds.
    static let stay: TimeInterval = 5

    package init(
        respond: @escaping (UNNotification, UNNotificationAction?, String?) -> Void = { _, _, _ in },
        dismiss: @escaping (UNNotification) -> Void = { _ in }
    ) {
        (self.respond, self.dismiss) = (respond, dismiss)
    }

    /// A banner that the device shows for another app, which receives the user's response.
    package func show(_ banner: DeviceBanner) {
        let category = UNNotificationCategory(AppNotifications.Category(identifier: "", actions: banner.actions))
        let icon = AppIconView(name: banner.app.name, picture: UIImage(contentsOfFile: banner.app.icon))
        func answer(_ action: String, isDismissal: Bool, text: String? = nil) {
            var answer = NotificationResponse(notification: banner.notification, action: action, isDismissal: isDismissal)
            answer.text = text
            ApplicationContext.current.send(.answered(answer, app: banner.app.identifier))
        }
        show(
            UNNotification(banner.notification), actions: category.actions, icon: icon,
            respond: { answer($1?.identifier ?? "", isDismissal: false, text: $2) }, dismiss: { _ in answer("", isDismissal: true) })
    }

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
        guard banner == nil else { return }
        window?.isHidden = true
        window = nil
    }

    // MARK: Permission

    func ask(_ answer: @escaping (Bool) -> Void) {
        question.ask(
            title: SystemStrings.text("“%@” Would Like to Send You Notifications", SystemAlert.appName),
            message: SystemStrings.text(
                "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."),
            answers: [SystemStrings.text("Don’t Allow"), SystemStrings.text("Allow")]
        ) { answer($0 == 1) }
    }

    // MARK: Banners

    /// A new banner replaces the current one.
    func show(_ notification: UNNotification, actions: [UNNotificationAction]) {
        show(notification, actions: actions, icon: .own(), respond: respond, dismiss: dismiss)
    }

    private func show(
        _ notification: UNNotification, actions: [UNNotificationAction], icon: AppIconView,
        respond: @escaping Respond, dismiss: @escaping (UNNotification) -> Void
    ) {
        banner?.leave(animated: false)
        let window = open()
        let made = NotificationBanner(notification, actions: actions, icon: icon)
        banner = made
        made.onTap = { [weak self, weak made] action, text in
            guard let self, let made else { return }
            self.end(made, animated: true)
            respond(notification, action, text)
        }
        made.onWrite = { [weak self] in
            guard let window = self?.window else { return }
            self?.keyBefore = window.applicationContext.windows.key
            window.takesKeys = true
            window.makeKey()
        }
        made.onSwipe = { [weak self, weak made] in
            guard let self, let made else { return }
            self.end(made, animated: true)
            dismiss(notification)
        }
        made.enter(window)
        _ = window.applicationContext.delays.run(after: Self.stay) { [weak self, weak made] in
            guard let self, let made, !made.isExpanded else { return }
            self.end(made, animated: true)
        }
    }

    private func end(_ one: NotificationBanner, animated: Bool) {
        guard one === banner else { return }
        banner = nil
        window?.takesKeys = false
        keyBefore?.makeKey()
        keyBefore = nil
        one.leave(animated: animated) { [weak self] in self?.close() }
    }
}

/// Above all other windows; receives touches only on its content.
@MainActor private final class NotificationWindow: UIWindow {
    /// The user enters text in it.
    var takesKeys = false
    override var canBecomeKey: Bool { takesKeys }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self || found === rootViewController?.viewIfLoaded ? nil : found
    }
}

@MainActor private final class NotificationRoot: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .clear }
}
