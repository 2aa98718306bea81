import DeviceProtocol
import Foundation
import Testing
import UIKitCore

@Suite("Notifications of what the user did outside the app", .application) @MainActor struct UserActionNotificationTests {
    @MainActor private final class Observer {
        var received: [String] = []
        /// Set once in the initializer, read in `deinit`.
        nonisolated(unsafe) private var token: (any NSObjectProtocol)?

        init(_ name: Notification.Name, _ describe: @escaping @MainActor (Notification) -> String) {
            token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { self?.received.append(describe(notification)) }
            }
        }

        deinit { if let token { NotificationCenter.default.removeObserver(token) } }
    }

    @Test("the user's screenshot is reported with the application")
    func screenshot() {
        let app = TestApplication()
        let observer = Observer(UIApplication.userDidTakeScreenshotNotification) { "\($0.object as AnyObject === UIApplication.shared)" }
        app.send(.screenshotTaken)
        #expect(observer.received == ["true"])
    }

    @Test("an announcement that was spoken, or was not, is reported with its text")
    func announcement() {
        let app = TestApplication()
        let observer = Observer(UIAccessibility.announcementDidFinishNotification) {
            let text = $0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "-"
            return "\(text) \($0.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool ?? false)"
        }
        app.send(.announced("Sent", wasSpoken: true))
        app.send(.announced("Lost", wasSpoken: false))
        #expect(observer.received == ["Sent true", "Lost false"])
    }

    @Test("a change of Background App Refresh is reported once")
    func backgroundRefresh() {
        let app = TestApplication()
        #expect(UIApplication.shared.backgroundRefreshStatus == .available)
        let observer = Observer(UIApplication.backgroundRefreshStatusDidChangeNotification) { _ in
            "\(UIApplication.shared.backgroundRefreshStatus == .denied)"
        }
        var device = DeviceState.standard
        DeviceControl(name: "background-refresh", value: "off")?.apply(to: &device)
        for _ in 0..<2 { app.send(.deviceChanged(device)) }
        #expect(observer.received == ["true"])
    }
}
