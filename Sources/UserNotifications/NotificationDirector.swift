package import Foundation
internal import UIKitCore

/// Waits for notifications, shows them, and brings the app what was done with them.
///
/// > Contract: LN-1, LN-6, LN-7, LN-10.
@MainActor package final class NotificationDirector {
    private unowned let center: UNUserNotificationCenter
    package var store = NotificationStore()
    package var categories: Set<UNNotificationCategory> = []
    /// The wall clock; tests have their own.
    package var now: () -> Date = { Date() }
    private var cancelWait: (@MainActor () -> Void)?
    private var asked: [@Sendable (Bool) -> Void] = []
    private lazy var surface = NotificationSurface(self)

    init(_ center: UNUserNotificationCenter) { self.center = center }

    private var application: UIApplication { UIApplication.shared }

    // MARK: Whether

    var settings: UNNotificationSettings { UNNotificationSettings(status: store.status, options: store.options) }

    func requestAuthorization(_ options: UNAuthorizationOptions, _ completion: @escaping @Sendable (Bool) -> Void) {
        guard store.status == .notDetermined else { return completion(store.status != .denied) }
        if options.contains(.provisional) {
            store.answer(.provisional, options)
            return completion(true)
        }
        asked.append(completion)
        guard asked.count == 1 else { return }
        surface.ask { [weak self] allowed in
            guard let self else { return }
            self.store.answer(allowed ? .authorized : .denied, options)
            let waiting = self.asked
            self.asked = []
            for completion in waiting { completion(allowed) }
        }
    }

    // MARK: Requests

    func add(_ request: UNNotificationRequest) -> (any Error)? {
        guard store.status == .authorized || store.status == .provisional else { return UNError(.notificationsNotAllowed) }
        guard request.trigger != nil else {
            store.removePending([request.identifier])
            deliver(UNNotification(date: now(), request: request))
            return nil
        }
        guard store.add(request, at: now()) else { return UNError(.notificationInvalidNoDate) }
        wait()
        return nil
    }

    func removePending(_ identifiers: Set<String>?) {
        store.removePending(identifiers)
        wait()
    }

    func removeDelivered(_ identifiers: Set<String>?) { store.removeDelivered(identifiers) }

    private func wait() {
        cancelWait?()
        cancelWait = nil
        guard let next = store.next else { return }
        cancelWait = ApplicationContext.current.delays.run(after: max(0, next.timeIntervalSince(now()))) { [weak self] in
            guard let self else { return }
            self.cancelWait = nil
            // A timer may be early by less than it can tell.
            for notification in self.store.takeDue(self.now().addingTimeInterval(0.001)) { self.deliver(notification) }
            self.wait()
        }
    }

    // MARK: Delivery

    /// Shows a notification; in front the delegate says how. > Contract: LN-6
    package func deliver(_ notification: UNNotification) {
        guard application.applicationState == .active else {
            return show(notification, store.status == .provisional ? [.list] : [.banner, .list, .sound, .badge])
        }
        guard let delegate = center.delegate else { return }
        delegate.userNotificationCenter(center, willPresent: notification) { [weak self] options in
            MainActor.assumeIsolated { self?.show(notification, options) }
        }
    }

    private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        let content = notification.request.content
        let showsBanner = options.contains(.banner) || options.contains(.alert)
        if showsBanner || options.contains(.list) { store.deliver(notification) }
        if options.contains(.badge), store.options.contains(.badge), let badge = content.badge { setBadge(badge.intValue) }
        if options.contains(.sound), store.options.contains(.sound), let sound = content.sound { HapticLog.note("sound \(sound.name)") }
        let isEmpty = content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty
        if showsBanner, store.options.contains(.alert), !isEmpty {
            surface.show(notification, actions: category(of: notification)?.actions ?? [])
        }
    }

    private func category(of notification: UNNotification) -> UNNotificationCategory? {
        categories.first { $0.identifier == notification.request.content.categoryIdentifier }
    }

    func setBadge(_ count: Int) { application.applicationIconBadgeNumber = max(0, count) }

    // MARK: What a person does

    /// A tap brings the app to the front and leaves the list. > Contract: LN-7
    package func respond(to notification: UNNotification, action: UNNotificationAction? = nil) {
        store.removeDelivered([notification.request.identifier])
        if action?.options.contains(.foreground) ?? true { ApplicationEvents.handle(.lifeCycle(.becomeActive)) }
        tell(
            UNNotificationResponse(
                notification: notification, actionIdentifier: action?.identifier ?? UNNotificationDefaultActionIdentifier))
    }

    /// Only a category that asks for it hears of it. > Contract: LN-7
    package func dismiss(_ notification: UNNotification) {
        guard category(of: notification)?.options.contains(.customDismissAction) ?? false else { return }
        store.removeDelivered([notification.request.identifier])
        tell(UNNotificationResponse(notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier))
    }

    private func tell(_ response: UNNotificationResponse) {
        center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }
}
