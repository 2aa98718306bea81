import UIKit
import UserNotifications

/// Local notifications: requested, scheduled when the app moves to the background, received by a tap.
class NotificationsViewController: PageViewController, UNUserNotificationCenterDelegate {
    private lazy var buttons = [
        makeButton("Ask for permission", action: #selector(ask)), makeButton("Remind me in 3 s", action: #selector(remind)),
        makeButton("Show in foreground too", action: #selector(toggleFront)), makeButton("Clear the badge", action: #selector(clearBadge)),
        makeButton("At the next minute", action: #selector(remindAtMinute)),
        makeButton("With a picture", action: #selector(remindWithPicture)),
    ]
    /// Shown once the user has denied the permission: only Settings changes it then.
    private lazy var settingsButton = makeButton("Open Settings", action: #selector(openSettings))
    private let stateLabel = PageLabel()
    private let badgeLabel = PageLabel()
    private var showsInFront = false

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        for button in buttons + [settingsButton] { content.addSubview(button) }
        settingsButton.isHidden = true
        for label in [stateLabel, badgeLabel] {
            label.numberOfLines = 0
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            content.addSubview(label)
        }
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let later = UNNotificationAction(identifier: "later", title: localized("Later"))
        center.setNotificationCategories([UNNotificationCategory(identifier: "reminder", actions: [later], intentIdentifiers: [])])
        stateLabel.text = localized("Nothing received yet")
        showBadge()
        NotificationCenter.default.addObserver(
            self, selector: #selector(remind), name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(showBadge), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    override func layoutContent(in area: CGRect) {
        let y = place(buttons, columns: 2, height: 44, gap: 12, in: area, from: area.minY + 120)
        stateLabel.frame = CGRect(x: area.minX, y: y + 12, width: area.width, height: fit(stateLabel, in: area.width, atLeast: 60))
        badgeLabel.frame = CGRect(
            x: area.minX, y: stateLabel.frame.maxY, width: area.width, height: fit(badgeLabel, in: area.width, atLeast: 30))
        let middle = area.insetBy(dx: (area.width + 12) / 4, dy: 0)
        place([settingsButton], columns: 1, height: 44, in: middle, from: badgeLabel.frame.maxY + 14)
    }

    @objc private func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
            DispatchQueue.main.async { [weak self] in
                self?.stateLabel.text = localized(granted ? "Allowed" : "Not allowed")
                self?.settingsButton.isHidden = granted
                self?.view.setNeedsLayout()
            }
        }
    }

    @objc private func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }

    @objc private func remind() {
        let content = UNMutableNotificationContent()
        content.title = localized("Reminder")
        content.body = localized("The kettle has boiled.")
        content.sound = .default
        content.badge = NSNumber(value: UIApplication.shared.applicationIconBadgeNumber + 1)
        content.categoryIdentifier = "reminder"
        content.userInfo = ["kettle": "green"]
        schedule("kettle", content, UNTimeIntervalNotificationTrigger(timeInterval: 3, repeats: false))
    }

    /// At a time of day: missing components match any value.
    @objc private func remindAtMinute() {
        let content = UNMutableNotificationContent()
        content.title = localized("On the minute")
        content.body = localized("The clock has moved on.")
        let minute = Calendar.current.component(.minute, from: Date())
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(minute: (minute + 1) % 60), repeats: false)
        schedule("minute", content, trigger)
        guard let next = trigger.nextTriggerDate() else { return }
        stateLabel.text = localized("It comes in %d s", Int(next.timeIntervalSinceNow.rounded()))
    }

    /// The system moves the file of an attachment, so it gets a copy.
    @objc private func remindWithPicture() {
        let content = UNMutableNotificationContent()
        content.title = localized("A picture")
        content.body = localized("The juggler is in town.")
        do {
            guard let picture = Bundle.main.url(forResource: "juggler_00", withExtension: "png") else { return }
            let copy = FileManager.default.temporaryDirectory.appendingPathComponent("juggler-\(UUID().uuidString).png")
            try FileManager.default.copyItem(at: picture, to: copy)
            content.attachments = [try UNNotificationAttachment(identifier: "juggler", url: copy)]
        } catch {
            stateLabel.text = localized("No picture: %@", error.localizedDescription)
        }
        schedule("picture", content, UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false))
    }

    private func schedule(_ identifier: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
        let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
        UNUserNotificationCenter.current().add(request) { error in
            guard let error else { return }
            DispatchQueue.main.async { [weak self] in self?.stateLabel.text = localized("Refused: %d", (error as NSError).code) }
        }
    }

    @objc private func toggleFront() {
        showsInFront.toggle()
        stateLabel.text = localized(showsInFront ? "Banners in the foreground" : "No banners in the foreground")
    }

    @objc private func clearBadge() {
        UIApplication.shared.applicationIconBadgeNumber = 0
        showBadge()
    }

    @objc private func showBadge() { badgeLabel.text = localized("Badge: %d", UIApplication.shared.applicationIconBadgeNumber) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        stateLabel.text = localized("In the foreground: %@", notification.request.content.title)
        completionHandler(showsInFront ? [.banner, .badge, .sound] : [])
        showBadge()
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let action = response.actionIdentifier == UNNotificationDefaultActionIdentifier ? localized("a tap") : response.actionIdentifier
        let info = response.notification.request.content.userInfo["kettle"] as? String ?? localized("nothing")
        stateLabel.text = localized("Received by %@, the kettle is %@", action, info)
        showBadge()
        completionHandler()
    }
}
