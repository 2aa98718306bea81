internal import Foundation
package import HostInterface
public import UIKitCore

/// What UIKit and the device ask of the app's notifications.
extension NotificationPresenter: NotificationService {
    /// Called once, before an application starts.
    package static func install() { NotificationServices.make = { UNUserNotificationCenter.current().director } }

    // MARK: From servers

    package func receive(_ payload: PushPayload, identifier: String) {
        let isInFront = application.applicationState != .background
        if !payload.isSilent {
            let request = UNNotificationRequest(payload, identifier: identifier)
            if isInFront, center.delegate == nil {
                // As before User Notifications: in front the application hears of it and nothing shows.
                return application.receiveRemoteNotification(request.content.userInfo)
            }
            if store.status == .authorized || store.status == .provisional { deliver(UNNotification(date: now(), request: request)) }
        }
        guard payload.wakesApp, isInFront || UIApplication.wakesForRemoteNotifications else { return }
        application.receiveRemoteNotification(payload.userInfo)
    }

    // MARK: What a person did, as the device tells it

    package func answer(_ answer: NotificationResponse) {
        store.removeDelivered([answer.notification.identifier])
        let response = UNNotificationResponse.made(answer)
        // Only a category that asks for it hears of it. > Contract: LN-7
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
        // The application's delegate has it in its launch options.
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

    /// > Parameters: text: what a person wrote, where the action asked for it.
    static func made(_ notification: UNNotification, _ action: String, _ text: String?) -> UNNotificationResponse {
        guard let text else { return UNNotificationResponse(notification: notification, actionIdentifier: action) }
        return UNTextInputNotificationResponse(notification: notification, actionIdentifier: action, userText: text)
    }
}

extension UIScene.ConnectionOptions {
    /// What a person did with the notification that the scene is connected for.
    public var notificationResponse: UNNotificationResponse? { response as? UNNotificationResponse }
}
