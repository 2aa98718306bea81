package import DeviceProtocol
package import Foundation
internal import CoreLocation
internal import UIKitCore

/// Schedules notifications, presents them, and delivers the user's responses to the app.
///
/// > Contract: LN-1, LN-6, LN-7, LN-10.
@MainActor package final class NotificationPresenter {
    unowned let center: UNUserNotificationCenter
    package var store = NotificationStore() { didSet { share() } }
    package var categories: Set<UNNotificationCategory> = [] {
        didSet {
            share()
            UnsupportedNotificationSetting.report(categories.subtracting(oldValue))
        }
    }
    private var isSharing = false
    /// The wall clock; tests replace it.
    package var now: () -> Date = { Date() }
    private var cancelWait: (@MainActor () -> Void)?
    private var asked: [@Sendable (Bool) -> Void] = []
    private(set) lazy var surface = NotificationOverlay(
        respond: { [unowned self] in respond(to: $0, action: $1, text: $2) }, dismiss: { [unowned self] in dismiss($0) })
    /// The device shows banners itself while the app is in the background.
    package var deviceShowsBanners = ProcessInfo.processInfo.environment["FERRY_SHELL"] != nil

    private var clockObserver: (any NSObjectProtocol)?

    init(_ center: UNUserNotificationCenter) {
        self.center = center
        // Pending wall-clock times are rescheduled on the changed clock.
        clockObserver = NotificationCenter.default.addObserver(forName: .NSSystemClockDidChange, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.wait() }
        }
    }

    isolated deinit { if let clockObserver { NotificationCenter.default.removeObserver(clockObserver) } }

    var application: UIApplication { UIApplication.shared }

    // MARK: Authorization

    var settings: UNNotificationSettings { UNNotificationSettings(status: store.status, options: store.options) }

    func requestAuthorization(_ options: UNAuthorizationOptions, _ completion: @escaping @Sendable (Bool) -> Void) {
        // With provisional authorization, more may be requested.
        let asksForMore = store.status == .provisional && !options.contains(.provisional)
        guard store.status == .notDetermined || asksForMore else { return completion(store.status != .denied) }
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

    private var isAllowed: Bool { store.status == .authorized || store.status == .provisional }

    // MARK: Requests

    func add(_ request: UNNotificationRequest) -> (any Error)? {
        guard isAllowed else { return UNError(.notificationsNotAllowed) }
        UnsupportedNotificationSetting.report(request.content)
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
        let context = application.applicationContext
        cancelWait = context.delays.run(after: max(0, next.timeIntervalSince(now()))) { [weak self, weak context] in
            guard let self else { return }
            self.cancelWait = nil
            context?.perform {
                // A timer may fire early within its tolerance.
                for notification in self.store.takeDue(self.now().addingTimeInterval(0.001)) { self.deliver(notification) }
                self.wait()
            }
        }
    }

    /// Location triggers require the permission to use the device's location.
    package func moved(from old: DeviceLocation?, to new: DeviceLocation?) {
        guard store.pending.contains(where: { $0.trigger is UNLocationNotificationTrigger }) else { return }
        guard LocationService.current.permission.isGranted else { return }
        for notification in store.takeCrossed(from: old, to: new, now()) { deliver(notification) }
    }

    /// Sends the notifications to the device, once for all changes of one turn.
    func share() {
        guard !isSharing else { return }
        isSharing = true
        application.applicationContext.later { [weak self] context in
            guard let self else { return }
            self.isSharing = false
            context.send(.notifications(self.kept))
        }
    }

    /// Loads what the device stored while the app was not running.
    package func restore(_ kept: AppNotifications) {
        (store, categories) = (NotificationStore(kept), Set(kept.categories.map(UNNotificationCategory.init)))
        application.applicationIconBadgeNumber = kept.badge
        wait()
    }

    /// What the device must store.
    package var kept: AppNotifications {
        var kept = store.kept(at: now())
        kept.badge = application.applicationIconBadgeNumber
        kept.categories = categories.map(\.kept).sorted { $0.identifier < $1.identifier }
        return kept
    }

    // MARK: Delivery

    /// Presents a notification; in the foreground the delegate determines how. > Contract: LN-6
    package func deliver(_ notification: UNNotification) {
        guard application.applicationState == .active else {
            if store.status == .provisional { return show(notification, [.list]) }
            let isPassive = notification.request.content.interruptionLevel == .passive
            return show(notification, isPassive ? [.list, .badge] : [.banner, .list, .sound, .badge])
        }
        guard let delegate = center.delegate else {
            if notification.request.isOld { deliverLegacyNotification(notification.request) }
            return
        }
        delegate.userNotificationCenter(center, willPresent: notification) { [weak self] options in
            MainActor.assumeIsolated { self?.show(notification, options) }
        }
    }

    func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        guard isAllowed else { return }
        let content = notification.request.content
        let showsBanner = options.contains(.banner) || options.contains(.alert)
        if showsBanner || options.contains(.list) { store.deliver(notification) }
        if options.contains(.badge), store.options.contains(.badge), let badge = content.badge { setBadge(badge.intValue) }
        if options.contains(.sound), store.options.contains(.sound), let sound = content.sound { HapticLog.play(.sound(sound.name)) }
        let isEmpty = content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty
        if showsBanner, store.options.contains(.alert), !isEmpty {
            if deviceShowsBanners, application.applicationState == .background {
                return application.applicationContext.send(.showNotification(notification.kept))
            }
            surface.show(notification, actions: category(of: notification)?.actions ?? [])
        }
    }

    func category(of notification: UNNotification) -> UNNotificationCategory? {
        categories.first { $0.identifier == notification.request.content.categoryIdentifier }
    }

    func setBadge(_ count: Int) { application.applicationIconBadgeNumber = max(0, count) }

    // MARK: The user's responses

    /// A tap opens the app and removes the notification from the list. > Contract: LN-7
    package func respond(to notification: UNNotification, action: UNNotificationAction? = nil, text: String? = nil) {
        store.removeDelivered([notification.request.identifier])
        if action?.options.contains(.foreground) ?? true {
            ApplicationEvents.handle(.lifeCycle(.becomeActive), application.applicationContext)
        }
        let identifier = action?.identifier ?? UNNotificationDefaultActionIdentifier
        notify(UNNotificationResponse.made(notification, identifier, text))
    }

    /// Only a category with the custom dismiss action receives it. > Contract: LN-7
    package func dismiss(_ notification: UNNotification) {
        guard category(of: notification)?.options.contains(.customDismissAction) ?? false else { return }
        store.removeDelivered([notification.request.identifier])
        notify(UNNotificationResponse(notification: notification, actionIdentifier: UNNotificationDismissActionIdentifier))
    }

    /// Calls the delegate; without one the application's delegate, as before User Notifications.
    func notify(_ response: UNNotificationResponse) {
        guard let delegate = center.delegate else { return notifyApplicationDelegate(response) }
        delegate.userNotificationCenter(center, didReceive: response) {}
    }
}
