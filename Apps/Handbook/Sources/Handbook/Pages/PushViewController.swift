import UIKit
import UserNotifications

/// Remote notifications: the device's token, updated when it changes, and received notifications.
class PushViewController: PageViewController, UNUserNotificationCenterDelegate {
    private lazy var buttons = [
        makeButton("Ask for permission", action: #selector(ask)), makeButton("Register", action: #selector(register)),
        makeButton("Unregister", action: #selector(unregister)), makeButton("Forget the token", action: #selector(forget)),
    ]
    private let stateLabel = UILabel()
    private let tokenLabel = UILabel()
    private let payloadLabel = UILabel()

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in buttons { content.addSubview(button) }
        for label in [stateLabel, tokenLabel, payloadLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            content.addSubview(label)
        }
        tokenLabel.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        stateLabel.text = UIApplication.shared.isRegisteredForRemoteNotifications ? "Registered" : "Not registered"
        payloadLabel.text = "Nothing received yet"
        UNUserNotificationCenter.current().delegate = self
        for name in [PushInbox.didRegister, PushInbox.didFail, PushInbox.didReceive] {
            NotificationCenter.default.addObserver(self, selector: #selector(hear), name: name, object: nil)
        }
    }

    override func layoutContent(in area: CGRect) {
        let half = (area.width - 12) / 2
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: area.minX + CGFloat(index % 2) * (half + 12), y: area.minY + 120 + CGFloat(index / 2) * 56, width: half, height: 44)
        }
        stateLabel.frame = CGRect(x: area.minX, y: area.minY + 240, width: area.width, height: 44)
        tokenLabel.frame = CGRect(x: area.minX, y: area.minY + 290, width: area.width, height: 60)
        payloadLabel.frame = CGRect(x: area.minX, y: area.minY + 360, width: area.width, height: 80)
    }

    @objc private func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
            DispatchQueue.main.async { [weak self] in self?.stateLabel.text = granted ? "Allowed" : "Not allowed" }
        }
    }

    @objc private func register() { UIApplication.shared.registerForRemoteNotifications() }

    @objc private func unregister() {
        UIApplication.shared.unregisterForRemoteNotifications()
        stateLabel.text = "Not registered"
    }

    @objc private func forget() {
        PushInbox.sentToken = nil
        stateLabel.text = "The server knows no token"
    }

    /// A server receives the token once, and both tokens after a change, so that it can remove the old one.
    @objc private func hear(_ note: Notification) {
        if let token = note.userInfo?["token"] as? String {
            let earlier = PushInbox.sentToken
            tokenLabel.text = token
            if earlier == nil { stateLabel.text = "Sent the token" }
            if let earlier { stateLabel.text = earlier == token ? "The server knows the token" : "Sent the token with the earlier one" }
            PushInbox.sentToken = token
        } else if let words = note.userInfo?["error"] as? String {
            stateLabel.text = "No token: \(words)"
        } else if let kettle = note.userInfo?["kettle"] as? String {
            payloadLabel.text = "Received quietly: the kettle is \(kettle)"
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        payloadLabel.text = "Came in front: \(notification.request.content.body)"
        completionHandler([.banner, .badge, .sound])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        payloadLabel.text = "Tapped: the kettle is \(response.notification.request.content.userInfo["kettle"] ?? "nothing")"
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
