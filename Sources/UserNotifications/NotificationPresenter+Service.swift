package import DeviceProtocol
internal import Foundation
public import UIKitCore

/// The interface of the app's notifications for UIKit and the device.
extension NotificationPresenter: NotificationService {
    /// Called once, before an application starts.
    package static func install() { NotificationServices.make = { UNUserNotificationCenter.current().director } }

    /// Takes effect for what is delivered from now on; pending requests remain.
    package func allow(_ permission: AppNotifications.Permission) { store.answer(UNAuthorizationStatus(permission), store.options) }

    // MARK: Remote notifications

    package func receive(_ payload: PushPayload, identifier: String) {
        let isInFront = application.applicationState != .background
        if !payload.isSilent {
            let request = UNNotificationRequest(payload, identifier: identifier)
            if isInFront, center.delegate == nil {
                // As before User Notifications: in the foreground the application delegate receives it and nothing is shown.
                return application.receiveRemoteNotification(request.content.userInfo)
            }
            if store.status == .authorized || store.status == .provisional { deliver(UNNotification(date: now(), request: request)) }
        }
        guard payload.wakesApp, isInFront || UIApplication.wakesForRemoteNotifications else { return }
        application.receiveRemoteNotification(payload.userInfo)
    }

    // MARK: The user's response, from the device

    package func answer(_ answer: NotificationResponse) {
        store.removeDelivered([answer.notification.identifier])
        let response = UNNotificationResponse.made(answer)
        // Only a category with the custom dismiss action receives it. > Contract: LN-7
        let category = category(of: response.notification)
        if answer.isDismissal, category?.options.contains(.customDismissAction) != true { return }
        let opens =
            answer.action.isEmpty || category?.actions.first { $0.identifier == answer.action }?.options.contains(.foreground) == true
        if !answer.isDismissal, opens, let target = response.notification.request.content.targetContentIdentifier {
            application.bringSceneForward(for: target)
        }
        notify(response)
    }

    package func launchImageName(for answer: NotificationResponse) -> String? {
        let name = UNNotification(answer.notification).request.content.launchImageName
        return name.isEmpty ? nil : name
    }

    package func launchOptions(for answer: NotificationResponse) -> [UIApplication.LaunchOptionsKey: Any] {
        let request = UNNotification(answer.notification).request
        if request.payload != nil { return [.remoteNotification: request.content.userInfo] }
        return [.localNotification: UILocalNotification(request)]
    }

    package func response(to answer: NotificationResponse) -> AnyObject? { UNNotificationResponse.made(answer) }

    package func finishLaunch(_ answer: NotificationResponse) {
        store.removeDelivered([answer.notification.identifier])
        let response = UNNotificationResponse.made(answer)
        // The application delegate gets it in its launch options.
        guard center.delegate != nil || response.notification.request.payload != nil else { return }
        notify(response)
    }

    package func badgeChanged() { share() }

    package func show(_ banner: DeviceBanner) { surface.show(banner) }

    /// As before User Notifications.
    func notifyApplicationDelegate(_ response: UNNotificationResponse) {
        guard let delegate = application.delegate else { return }
        let request = response.notification.request
        let isTap = response.actionIdentifier == UNNotificationDefaultActionIdentifier
        guard response.actionIdentifier != UNNotificationDismissActionIdentifier else { return }
        let text = (response as? UNTextInputNotificationResponse)?.userText
        let written: [AnyHashable: Any] = text.map { [UIUserNotificationActionResponseTypedTextKey: $0] } ?? [:]
        switch (request.payload != nil, isTap) {
        case (true, true): application.receiveRemoteNotification(request.content.userInfo)
        case (true, false):
            delegate.application(
                application, handleActionWithIdentifier: response.actionIdentifier, forRemoteNotification: request.content.userInfo,
                withResponseInfo: written
            ) {}
        case (false, true): delegate.application(application, didReceive: UILocalNotification(request))
        case (false, false):
            delegate.application(
                application, handleActionWithIdentifier: response.actionIdentifier, for: UILocalNotification(request),
                withResponseInfo: written
            ) {}
        }
    }
}

extension UNNotificationResponse {
    static func made(_ answer: NotificationResponse) -> UNNotificationResponse {
        let action =
            answer.isDismissal
            ? UNNotificationDismissActionIdentifier : answer.action.isEmpty ? UNNotificationDefaultActionIdentifier : answer.action
        return made(UNNotification(answer.notification), action, answer.text)
    }

    /// > Parameters: text: the user's text, for a text input action.
    static func made(_ notification: UNNotification, _ action: String, _ text: String?) -> UNNotificationResponse {
        guard let text else { return UNNotificationResponse(notification: notification, actionIdentifier: action) }
        return UNTextInputNotificationResponse(notification: notification, actionIdentifier: action, userText: text)
    }
}

extension UIScene.ConnectionOptions {
    /// The notification response that the scene was connected for.
    public var notificationResponse: UNNotificationResponse? { response as? UNNotificationResponse }
}
