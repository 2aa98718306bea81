import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import UserNotifications

/// What the device passes to the app: tokens, payloads, responses from before a launch.
// The delegate's journal and `NotificationServices.make` are static.
@Suite("Remote notifications", .application, .serialized) @MainActor struct RemoteNotificationTests {
    private static let text = #"{"aps":{"alert":{"title":"Kettle","body":"Hot"},"badge":2},"kettle":"red"}"#

    /// An application with its own notification centre.
    private func launch(_ environment: TestEnvironment, _ center: UNUserNotificationCenter) {
        PushDelegate.journal = Journal()
        // Other suites launch applications too, which would start this director again.
        let others = NotificationServices.make
        defer { NotificationServices.make = others }
        NotificationServices.make = { center.director }
        center.director.restore(environment.beginning.notifications)
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: PushDelegate.self)
    }

    private func environment(_ permission: AppNotifications.Permission = .granted) -> TestEnvironment {
        let environment = TestEnvironment(device: .standard)
        environment.beginning.notifications = AppNotifications(permission: permission, options: 7)
        return environment
    }

    @Test("the delegate gets a token as bytes on each registration, or the error")
    func token() {
        let (environment, center) = (environment(), UNUserNotificationCenter())
        launch(environment, center)
        _ = PushDelegate.journal.take()
        let application = UIApplication.shared
        application.registerForRemoteNotifications()
        #expect(environment.requests.last == .registerForPush(true))
        #expect(!application.isRegisteredForRemoteNotifications)
        environment.onEvent?(.pushToken("00ff10", problem: ""))
        #expect(PushDelegate.journal.take() == ["token [0, 255, 16]"])
        #expect(application.isRegisteredForRemoteNotifications)
        for wrong in ["", "xyz", "0", String(repeating: "a", count: 4000)] {
            environment.onEvent?(.pushToken(wrong, problem: "out of reach"))
            #expect(PushDelegate.journal.take() == ["no token: out of reach"])
            #expect(!application.isRegisteredForRemoteNotifications)
        }
        environment.onEvent?(.pushToken("ab", problem: ""))
        application.unregisterForRemoteNotifications()
        #expect(environment.requests.last == .registerForPush(false))
        #expect(!application.isRegisteredForRemoteNotifications)
    }

    @Test("in the foreground the centre's delegate decides; without one the application's is called, and nothing shows")
    func inFront() {
        let (environment, center) = (environment(), UNUserNotificationCenter())
        launch(environment, center)
        _ = PushDelegate.journal.take()
        environment.onEvent?(.push(identifier: "a", payload: Self.text))
        #expect(PushDelegate.journal.take() == ["received red"])
        #expect(center.director.store.delivered.isEmpty)
        #expect(environment.requests.last == .pushHandled(.newData))
        let listener = Listener()
        center.delegate = listener
        environment.onEvent?(.push(identifier: "b", payload: Self.text))
        #expect(listener.lines == ["present Kettle, remote"])
        #expect(PushDelegate.journal.take().isEmpty)
        #expect(center.director.store.delivered.map(\.request.identifier) == ["b"])
        #expect(UIApplication.shared.applicationIconBadgeNumber == 2)
    }

    @Test("a silent one reaches the application in the foreground; in the background only with the background mode")
    func silent() {
        let (environment, center) = (environment(), UNUserNotificationCenter())
        launch(environment, center)
        _ = PushDelegate.journal.take()
        let silent = #"{"aps":{"content-available":1},"kettle":"quiet"}"#
        environment.onEvent?(.push(identifier: "a", payload: silent))
        #expect(PushDelegate.journal.take() == ["received quiet"])
        environment.onEvent?(.lifeCycle(.enterBackground))
        _ = PushDelegate.journal.take()
        environment.onEvent?(.push(identifier: "b", payload: silent))
        #expect(PushDelegate.journal.take().isEmpty)
        #expect(center.director.store.delivered.isEmpty)
    }

    @Test("without permission it is delivered without alert")
    func denied() {
        let (environment, center) = (environment(.denied), UNUserNotificationCenter())
        launch(environment, center)
        let listener = Listener()
        center.delegate = listener
        environment.onEvent?(.lifeCycle(.enterBackground))
        environment.onEvent?(.push(identifier: "a", payload: Self.text))
        #expect(center.director.store.delivered.isEmpty)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
        #expect(listener.lines.isEmpty)
    }

    @Test("a permission changed in Settings takes effect for the next notification")
    func changedInSettings() {
        let (environment, center) = (environment(.denied), UNUserNotificationCenter())
        launch(environment, center)
        environment.onEvent?(.lifeCycle(.enterBackground))
        environment.onEvent?(.permission(.notifications(.granted)))
        environment.onEvent?(.push(identifier: "a", payload: Self.text))
        #expect(center.director.store.status == .authorized)
        #expect(center.director.store.delivered.count == 1)
        environment.onEvent?(.permission(.notifications(.denied)))
        environment.onEvent?(.push(identifier: "b", payload: Self.text))
        #expect(center.director.store.status == .denied)
        #expect(center.director.store.delivered.count == 1)
    }

    @Test("an invalid payload is logged and not delivered")
    func malformed() {
        let (environment, center) = (environment(), UNUserNotificationCenter())
        launch(environment, center)
        _ = PushDelegate.journal.take()
        for text in ["", "{", "[]", "{}", String(repeating: "x", count: 5000)] {
            environment.onEvent?(.push(identifier: "a", payload: text))
            guard case .log(let line)? = environment.requests.last else {
                Issue.record("nothing was said of \(text.prefix(10))")
                continue
            }
            #expect(line.hasPrefix("a remote notification was not delivered: "))
        }
        #expect(PushDelegate.journal.take().isEmpty)
    }

    @Test("a launch by a tap calls delegates set by the end of the launch, not later ones", .contract("LN-8"))
    func launchByTap() {
        for (listensInTime, lines) in [(true, ["default local"]), (false, [])] {
            let (environment, center) = (environment(), UNUserNotificationCenter())
            let content = UNMutableNotificationContent()
            content.title = "local"
            let kept = UNNotificationRequest(identifier: "a", content: content, trigger: nil).kept(start: Date())
            environment.beginning.notifications.delivered = [kept]
            environment.beginning.answer = NotificationResponse(notification: kept)
            let listener = Listener()
            PushDelegate.atLaunch = { if listensInTime { center.delegate = listener } }
            launch(environment, center)
            PushDelegate.atLaunch = nil
            center.delegate = listener
            environment.onEvent?(.lifeCycle(.becomeActive))
            #expect(listener.lines == lines)
            #expect(PushDelegate.journal.take().contains("launched by local local"))
            #expect(center.director.store.delivered.isEmpty)
        }
    }

    @Test("a launch by a remote one has its payload in the options, and calls the older method without a centre's delegate")
    func launchByPush() throws {
        let (environment, center) = (environment(), UNUserNotificationCenter())
        let payload = try PushPayload(Array(Self.text.utf8))
        environment.beginning.answer = NotificationResponse(notification: DeviceNotification(payload, identifier: "a", date: 5))
        launch(environment, center)
        #expect(PushDelegate.journal.take() == ["launched by remote red", "received red", "active"])
    }

    @Test("a launch by a silent one stays in the background until the app is opened")
    func launchBehind() {
        let (environment, center) = (environment(), UNUserNotificationCenter())
        environment.beginning.payload = #"{"aps":{"content-available":1},"kettle":"quiet"}"#
        launch(environment, center)
        #expect(PushDelegate.journal.take() == ["launched by remote quiet", "received quiet"])
        #expect(UIApplication.shared.applicationState == .background)
        environment.onEvent?(.lifeCycle(.becomeActive))
        #expect(PushDelegate.journal.take() == ["active"])
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test("stored requests, triggers, delivered notifications and categories decode unchanged")
    func keeping() throws {
        let center = UNUserNotificationCenter()
        let start = Date(timeIntervalSince1970: 1_000_000)
        center.director.now = { start }
        center.director.store.answer(.authorized, [.alert, .badge])
        let content = UNMutableNotificationContent()
        (content.title, content.body, content.badge, content.sound) = ("T", "B", 4, .default)
        (content.userInfo, content.categoryIdentifier) = (["a": [1, 2]], "c")
        let daily = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9, minute: 30), repeats: true)
        _ = center.director.add(UNNotificationRequest(identifier: "daily", content: content, trigger: daily))
        let soon = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)
        _ = center.director.add(UNNotificationRequest(identifier: "soon", content: content, trigger: soon))
        let payload = try PushPayload(Array(Self.text.utf8))
        center.director.store.deliver(UNNotification(DeviceNotification(payload, identifier: "push", date: 7)))
        let later = UNNotificationAction(identifier: "later", title: "Later", options: .destructive)
        center.director.categories = [
            UNNotificationCategory(identifier: "c", actions: [later], intentIdentifiers: [], options: .customDismissAction)
        ]
        let kept = center.director.kept
        #expect(kept.pending.map(\.moments.count) == [16, 16])
        #expect(kept.permission == .granted)
        #expect(kept.options == 5)
        #expect(kept.pending[1].moments.prefix(2) == [1_000_090, 1_000_180])
        let other = UNUserNotificationCenter()
        other.director.now = { start }
        other.director.restore(kept)
        #expect(other.director.kept == kept)
        let request = try #require(other.director.store.pending.first)
        #expect((request.content.userInfo["a"] as? [Int]) == [1, 2])
        #expect(request.content.sound?.name == "default")
        #expect((request.trigger as? UNCalendarNotificationTrigger)?.dateComponents.hour == 9)
        let remote = try #require(other.director.store.delivered.first)
        #expect(remote.request.trigger is UNPushNotificationTrigger)
        #expect(remote.request.content.userInfo["kettle"] as? String == "red")
    }

    @Test("clearing the device's list removes delivered ones; only a category with customDismissAction is notified", .contract("LN-7"))
    func cleared() throws {
        let (environment, center) = (environment(), UNUserNotificationCenter())
        launch(environment, center)
        let listener = ClearListener()
        center.delegate = listener
        center.director.categories = [
            UNNotificationCategory(identifier: "told", actions: [], intentIdentifiers: [], options: .customDismissAction)
        ]
        let kept = try [("a", "told"), ("b", "untold")].map { name, category in
            let payload = try PushPayload(Array(#"{"aps":{"alert":"Hot","category":"\#(category)"}}"#.utf8))
            return DeviceNotification(payload, identifier: name, date: 5)
        }
        for one in kept { center.director.store.deliver(UNNotification(one)) }
        for one in kept {
            environment.onEvent?(.answer(NotificationResponse(notification: one, isDismissal: true, leavesList: true)))
        }
        #expect(center.director.store.delivered.isEmpty)
        #expect(listener.received == ["a \(UNNotificationDismissActionIdentifier)"])
    }

    @Test("skips stored data that is invalid", arguments: ["", "{", "null", #"{"trigger":{"interval":-1,"repeats":true}}"#])
    func hostile(archive: String) {
        let kept = AppNotifications(
            permission: .granted, options: .max, pending: [DeviceNotification(identifier: "a", moments: [5], archive: archive)],
            delivered: [DeviceNotification(identifier: "b", title: "B", date: .nan, payload: "[", archive: archive)])
        let store = NotificationStore(kept)
        #expect(store.pending.isEmpty)
        #expect(store.delivered.map(\.request.content.title) == ["B"])
    }
}

@MainActor private final class PushDelegate: NSObject, UIApplicationDelegate {
    static var journal = Journal()
    static var atLaunch: (() -> Void)?
    private var journal: Journal { Self.journal }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.atLaunch?()
        if let info = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
            journal.add("launched by remote \(info["kettle"] ?? "nothing")")
        }
        if let old = launchOptions?[.localNotification] as? UILocalNotification {
            journal.add("launched by local \(old.alertTitle ?? "nothing")")
        }
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { journal.add("active") }
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        journal.add("token \(Array(deviceToken))")
    }
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
        journal.add("no token: \(error.localizedDescription)")
    }
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        journal.add("received \(userInfo["kettle"] ?? "nothing")")
        completionHandler(.newData)
    }
}

@MainActor private final class Listener: NSObject, UNUserNotificationCenterDelegate {
    private(set) var lines: [String] = []
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let isRemote = notification.request.trigger is UNPushNotificationTrigger
        lines.append("present \(notification.request.content.title), \(isRemote ? "remote" : "local")")
        completionHandler([.list, .badge])
    }
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let isTap = response.actionIdentifier == UNNotificationDefaultActionIdentifier
        lines.append("\(isTap ? "default" : response.actionIdentifier) \(response.notification.request.content.title)")
        completionHandler()
    }
}

@MainActor private final class ClearListener: NSObject, UNUserNotificationCenterDelegate {
    var received: [String] = []
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void
    ) {
        received.append("\(response.notification.request.identifier) \(response.actionIdentifier)")
        done()
    }
}
