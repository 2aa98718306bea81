import Foundation
import Testing
import UIKitCore

@testable import UserNotifications

@Suite("Async delegate of the notification centre", .application) @MainActor struct AsyncDelegateTests {
    private final class Later: NSObject, UNUserNotificationCenterDelegate {
        var received: [String] = []
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            received.append("present \(notification.request.identifier)")
            return [.banner, .sound]
        }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            received.append("response \(response.actionIdentifier)")
        }
    }

    private final class Silent: NSObject, UNUserNotificationCenterDelegate {}

    private let notification = UNNotification(
        date: Date(timeIntervalSince1970: 0),
        request: UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: nil))

    @Test("its return value acts as the completion handler's argument")
    func answers() async {
        let (center, delegate) = (UNUserNotificationCenter(), Later())
        let options = await withCheckedContinuation { done in
            delegate.userNotificationCenter(center, willPresent: notification) { done.resume(returning: $0) }
        }
        await withCheckedContinuation { done in
            delegate.userNotificationCenter(
                center, didReceive: UNNotificationResponse(notification: notification, actionIdentifier: "later")
            ) { done.resume() }
        }
        #expect(options == [.banner, .sound])
        #expect(delegate.received == ["present a", "response later"])
    }

    @Test("one that implements neither shows nothing")
    func neither() async {
        let options = await withCheckedContinuation { done in
            Silent().userNotificationCenter(UNUserNotificationCenter(), willPresent: notification) { done.resume(returning: $0) }
        }
        #expect(options.isEmpty)
    }
}
