internal import Foundation
package import UIKitCore

/// The API before User Notifications, on the same store.
extension NotificationPresenter {
    package func schedule(_ notification: UILocalNotification) {
        guard let date = notification.fireDate, date > now() || !notification.repeatInterval.isEmpty else { return present(notification) }
        refuse(add(notification.request(at: now())))
    }

    package func present(_ notification: UILocalNotification) {
        refuse(
            add(
                UNNotificationRequest(
                    identifier: notification.identifier, content: notification.content, trigger: nil, isOld: true)))
    }

    private func refuse(_ error: (any Error)?) {
        guard error != nil else { return }
        application.applicationContext.send(.log("a local notification was refused: there is no permission"))
    }

    package func cancel(_ notification: UILocalNotification?) {
        guard let notification else { return removePending(Set(store.pending.filter(\.isOld).map(\.identifier))) }
        removePending([notification.identifier])
        removeDelivered([notification.identifier])
    }

    package var scheduled: [UILocalNotification] {
        store.pending.filter(\.isOld).map(UILocalNotification.init).sorted {
            ($0.fireDate ?? .distantPast) < ($1.fireDate ?? .distantPast)
        }
    }

    package func register(_ settings: UIUserNotificationSettings) {
        let old = (settings.categories ?? []).compactMap(UNNotificationCategory.init)
        categories = Set(old).union(categories)
        let application = application
        requestAuthorization(UNAuthorizationOptions(rawValue: settings.types.rawValue)) { [weak self] _ in
            ApplicationContext.later {
                guard let self else { return }
                application.delegate?.application(application, didRegister: self.oldSettings)
            }
        }
    }

    /// In the foreground the application delegate receives it and nothing is shown.
    func deliverLegacyNotification(_ request: UNNotificationRequest) {
        application.delegate?.application(application, didReceive: UILocalNotification(request))
    }

    package var oldSettings: UIUserNotificationSettings {
        let allowed = store.status == .authorized ? store.options.rawValue & 7 : 0
        return UIUserNotificationSettings(types: UIUserNotificationType(rawValue: allowed), categories: nil)
    }
}

extension UILocalNotification {
    /// The lock screen's title for the default action (D).
    private static let usualAction = "view"

    fileprivate var content: UNNotificationContent {
        let content = UNMutableNotificationContent()
        (content.title, content.body) = (alertTitle ?? "", alertBody ?? "")
        content.badge = applicationIconBadgeNumber > 0 ? NSNumber(value: applicationIconBadgeNumber) : nil
        content.sound = soundName.map { $0 == UILocalNotificationDefaultSoundName ? .default : UNNotificationSound(kept: $0) }
        content.launchImageName = alertLaunchImage ?? ""
        content.categoryIdentifier = category ?? ""
        content.userInfo = userInfo ?? [:]
        content.slide = hasAction ? alertAction ?? Self.usualAction : ""
        return content
    }

    /// Without repetition it is due once at its date; otherwise when the components of its interval match.
    fileprivate func request(at now: Date) -> UNNotificationRequest {
        var calendar = repeatCalendar ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        let all: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
        var components = calendar.dateComponents(repeatInterval.matched ?? all, from: fireDate ?? now)
        (components.calendar, components.timeZone) = (calendar, timeZone)
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: repeatInterval.matched != nil)
        trigger.firstDate = fireDate
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger, isOld: true)
    }

    convenience init(_ request: UNNotificationRequest) {
        self.init()
        identifier = request.identifier
        (alertTitle, alertBody) = (request.content.title.isEmpty ? nil : request.content.title, request.content.body)
        applicationIconBadgeNumber = request.content.badge?.intValue ?? 0
        soundName = request.content.sound.map { $0.name == "default" ? UILocalNotificationDefaultSoundName : $0.name }
        alertLaunchImage = request.content.launchImageName.isEmpty ? nil : request.content.launchImageName
        category = request.content.categoryIdentifier.isEmpty ? nil : request.content.categoryIdentifier
        userInfo = request.content.userInfo.isEmpty ? nil : request.content.userInfo
        hasAction = request.content.slide?.isEmpty != true
        alertAction = request.content.slide.flatMap { $0.isEmpty || $0 == Self.usualAction ? nil : $0 }
        guard let trigger = request.trigger as? UNCalendarNotificationTrigger else { return }
        (fireDate, timeZone) = (trigger.firstDate ?? trigger.nextTriggerDate(), trigger.dateComponents.timeZone)
        repeatCalendar = trigger.repeats ? trigger.dateComponents.calendar : nil
        if trigger.repeats { repeatInterval = NSCalendar.Unit(matched: trigger.dateComponents) }
    }
}

extension NSCalendar.Unit {
    /// The components to match for the repeat interval; nil for once.
    fileprivate var matched: Set<Calendar.Component>? {
        if contains(.minute) { return [.second] }
        if contains(.hour) { return [.minute, .second] }
        if contains(.day) { return [.hour, .minute, .second] }
        if contains(.weekday) || contains(.weekOfYear) { return [.weekday, .hour, .minute, .second] }
        if contains(.month) { return [.day, .hour, .minute, .second] }
        if contains(.year) { return [.month, .day, .hour, .minute, .second] }
        return nil
    }

    fileprivate init(matched components: DateComponents) {
        self =
            components.month != nil
            ? .year
            : components.day != nil
                ? .month
                : components.weekday != nil ? .weekOfYear : components.hour != nil ? .day : components.minute != nil ? .hour : .minute
    }
}

extension UNNotificationCategory {
    fileprivate convenience init?(_ old: UIUserNotificationCategory) {
        guard let identifier = old.identifier else { return nil }
        let actions = (old.actions(for: .default) ?? []).compactMap { action -> UNNotificationAction? in
            guard let name = action.identifier else { return nil }
            var options: UNNotificationActionOptions = action.activationMode == .foreground ? .foreground : []
            if action.isDestructive { options.insert(.destructive) }
            if action.isAuthenticationRequired { options.insert(.authenticationRequired) }
            guard action.behavior == .textInput else {
                return UNNotificationAction(identifier: name, title: action.title ?? "", options: options)
            }
            let button = action.parameters[UIUserNotificationTextInputActionButtonTitleKey] as? String
            return UNTextInputNotificationAction(
                identifier: name, title: action.title ?? "", options: options,
                textInputButtonTitle: button ?? SystemStringTable.system.text("Send", locale: Locale.current.identifier),
                textInputPlaceholder: "")
        }
        self.init(identifier: identifier, actions: actions, intentIdentifiers: [])
    }
}
