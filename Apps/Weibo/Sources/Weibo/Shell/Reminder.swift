import UIKit
import UserNotifications

/// The notification that asks the user back, scheduled when the app enters the background.
@MainActor
enum Reminder {
    private static let identifier = "reminder"
    static let category = "read"

    static var isOn: Bool {
        get { UserDefaults.standard.bool(forKey: "reminder") }
        set { UserDefaults.standard.set(newValue, forKey: "reminder") }
    }

    /// Reminds after seconds instead of days.
    static var isDemo: Bool {
        get { UserDefaults.standard.bool(forKey: "reminderDemo") }
        set { UserDefaults.standard.set(newValue, forKey: "reminderDemo") }
    }

    static var delay: TimeInterval { isDemo ? 5 : 3 * 86_400 }

    /// Asks for permission when the user wants to be reminded, not before.
    static func set(_ isOn: Bool, completion: @escaping @MainActor () -> Void) {
        self.isOn = isOn
        guard isOn else { return completion() }
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) { isGranted, _ in
            DispatchQueue.main.async {
                if !isGranted { self.isOn = false }
                completion()
            }
        }
    }

    static func registerActions() {
        let open = UNNotificationAction(identifier: "open", title: words("Read now"), options: [.foreground])
        let category = UNNotificationCategory(identifier: Self.category, actions: [open], intentIdentifiers: [], options: [])
        UNUserNotificationCenter.current().setNotificationCategories([category])
    }

    /// - Parameter status: opened by a tap.
    static func content(status: Int64?) -> UNNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = words("Weibo")
        content.body = words("You have not read for a while.")
        content.sound = .default
        content.badge = 1
        content.categoryIdentifier = category
        if let status { content.userInfo = ["status": String(status)] }
        return content
    }

    /// - Parameter status: opened by a tap.
    static func schedule(status: Int64?) {
        guard isOn else { return }
        let content = Self.content(status: status)
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: delay, repeats: false)
        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)) { error in
            if let error { NSLog("cannot schedule the reminder: %@", String(describing: error)) }
        }
    }

    static func cancel() { UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [identifier]) }
}
