import UIKit
import UserNotifications

/// The plan's reminders as local notifications, and what a tap on one opens.
@MainActor
final class PlanNotifications: NSObject, UNUserNotificationCenterDelegate {
    /// Opens a day of the plan; the number is from 0.
    var onDay: ((Int) -> Void)?

    private weak var library: Library?
    private var isFollowing = false
    private let center = UNUserNotificationCenter.current()

    /// Before the end of the launch, so that the tap that launches the app arrives.
    func begin() { center.delegate = self }

    /// Schedules the days ahead, now and after each change.
    func follow(_ library: Library) {
        self.library = library
        for name in [
            Notification.Name.userDataChanged, UIApplication.significantTimeChangeNotification, UIApplication.didBecomeActiveNotification,
        ] where !isFollowing {
            NotificationCenter.default.addObserver(self, selector: #selector(schedule), name: name, object: nil)
        }
        isFollowing = true
        schedule()
    }

    static func ask(_ completion: @escaping @MainActor (Bool) -> Void) {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { granted, _ in
            DispatchQueue.main.async { completion(granted) }
        }
    }

    private var scheduled: [PlanReminder]?

    @objc private func schedule() {
        guard let library, let standing = try? library.standing() else { return }
        let reminders = PlanReminder.coming(standing.plan, standing.state, at: library.clock.now(), in: library.clock.zone())
        guard reminders != scheduled else { return }
        scheduled = reminders
        center.removeAllPendingNotificationRequests()
        for reminder in reminders {
            let content = UNMutableNotificationContent()
            content.title = words("Day %d", reminder.index + 1)
            content.body = Canon.titles(reminder.chapters)
            content.sound = .default
            content.userInfo = ["day": reminder.index]
            let trigger = UNCalendarNotificationTrigger(dateMatching: reminder.components, repeats: false)
            center.add(UNNotificationRequest(identifier: reminder.identifier, content: content, trigger: trigger))
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.actionIdentifier == UNNotificationDefaultActionIdentifier,
            let day = response.notification.request.content.userInfo["day"] as? Int
        {
            onDay?(day)
        }
        completionHandler()
    }
}
