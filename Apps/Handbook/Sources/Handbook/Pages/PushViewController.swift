import UIKit
import UserNotifications

/// Remote notifications: the device's token, updated when it changes, and received notifications.
class PushViewController: PageViewController, UNUserNotificationCenterDelegate {
    private lazy var buttons = [
        makeButton("Ask for permission", action: #selector(ask)), makeButton("Register", action: #selector(register)),
        makeButton("Unregister", action: #selector(unregister)), makeButton("Forget the token", action: #selector(forget)),
    ]
    private let stateLabel = PageLabel()
    private let tokenLabel = PageLabel()
    private let payloadLabel = PageLabel()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in buttons { content.addSubview(button) }
        for label in [stateLabel, tokenLabel, payloadLabel] {
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            content.addSubview(label)
        }
        tokenLabel.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        stateLabel.text = UIApplication.shared.isRegisteredForRemoteNotifications ? localized("Registered") : localized("Not registered")
        payloadLabel.text = localized("Nothing received yet")
        UNUserNotificationCenter.current().delegate = self
        for name in [PushInbox.didRegister, PushInbox.didFail, PushInbox.didReceive] {
            NotificationCenter.default.addObserver(self, selector: #selector(hear), name: name, object: nil)
        }
    }

    override func layoutContent(in area: CGRect) {
        var y = place(buttons, columns: 2, height: 44, gap: 12, in: area, from: area.minY + 120) + 8
        for (label, height, gap) in [(stateLabel, 44.0, 6.0), (tokenLabel, 60, 10), (payloadLabel, 80, 0)] {
            label.frame = CGRect(x: area.minX, y: y, width: area.width, height: fit(label, in: area.width, atLeast: height))
            y = label.frame.maxY + gap
        }
    }

    @objc private func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
            DispatchQueue.main.async { [weak self] in self?.stateLabel.text = localized(granted ? "Allowed" : "Not allowed") }
        }
    }

    @objc private func register() { UIApplication.shared.registerForRemoteNotifications() }

    @objc private func unregister() {
        UIApplication.shared.unregisterForRemoteNotifications()
        stateLabel.text = localized("Not registered")
    }

    @objc private func forget() {
        PushInbox.sentToken = nil
        stateLabel.text = localized("The server knows no token")
    }

    /// A server receives the token once, and both tokens after a change, so that it can remove the old one.
    @objc private func hear(_ note: Notification) {
        if let token = note.userInfo?["token"] as? String {
            let earlier = PushInbox.sentToken
            tokenLabel.text = token
            if earlier == nil { stateLabel.text = localized("Sent the token") }
            if let earlier {
                stateLabel.text = localized(earlier == token ? "The server knows the token" : "Sent the token and the earlier one")
            }
            PushInbox.sentToken = token
        } else if let words = note.userInfo?["error"] as? String {
            stateLabel.text = localized("No token: %@", words)
        } else if let kettle = note.userInfo?["kettle"] as? String {
            payloadLabel.text = localized("Received quietly: the kettle is %@", kettle)
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        payloadLabel.text = localized("In the foreground: %@", notification.request.content.body)
        completionHandler([.banner, .badge, .sound])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let kettle = response.notification.request.content.userInfo["kettle"] as? String
        payloadLabel.text = localized("Tapped: the kettle is %@", kettle ?? localized("nothing"))
        completionHandler()
    }
}

/// Calls of the app's delegate, forwarded to the page that shows them.
enum PushInbox {
    static let didRegister = Notification.Name("PushInboxDidRegister")
    static let didFail = Notification.Name("PushInboxDidFail")
    static let didReceive = Notification.Name("PushInboxDidReceive")

    /// The token that the server received last.
    static var sentToken: String? {
        get { UserDefaults.standard.string(forKey: "sentPushToken") }
        set { UserDefaults.standard.set(newValue, forKey: "sentPushToken") }
    }
}
