import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import UserNotifications

/// The calls of before User Notifications, on the same store.
// The delegate's journal and `NotificationServices.make` are static, and a test waits.
@Suite("UILocalNotification", .application, .serialized) @MainActor struct LocalNotificationTests {
    private let center = UNUserNotificationCenter()
    private let start = Date(timeIntervalSince1970: 1_000_000)

    private func launch(_ permission: AppNotifications.Permission = .granted) -> TestEnvironment {
        let environment = TestEnvironment(device: .standard)
        environment.beginning.notifications = AppNotifications(permission: permission, options: 7)
        let (center, start) = (center, start)
        center.director.now = { start }
        // Other suites launch applications too, which would start this director again.
        let others = NotificationServices.make
        defer { NotificationServices.make = others }
        NotificationServices.make = { center.director }
        OldDelegate.journal = Journal()
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: OldDelegate.self)
        return environment
    }

    private func notification(_ body: String, after seconds: TimeInterval?) -> UILocalNotification {
        let notification = UILocalNotification()
        notification.alertBody = body
        notification.fireDate = seconds.map(start.addingTimeInterval)
        return notification
    }

    @Test("is scheduled as a copy in the new store, and read back unchanged, soonest first")
    func scheduling() throws {
        _ = launch()
        let application = UIApplication.shared
        let late = notification("late", after: 90)
        (late.alertTitle, late.applicationIconBadgeNumber, late.userInfo) = ("T", 3, ["a": "b"])
        late.soundName = UILocalNotificationDefaultSoundName
        application.scheduleLocalNotification(late)
        late.alertBody = "changed"
        application.scheduleLocalNotification(notification("soon", after: 10))
        #expect(center.director.store.pending.map(\.content.body) == ["late", "soon"])
        let scheduled = try #require(application.scheduledLocalNotifications)
        #expect(scheduled.map(\.alertBody) == ["soon", "late"])
        #expect(scheduled.map { $0.fireDate?.timeIntervalSince(start) } == [10, 90])
        let back = scheduled[1]
        #expect(back.alertTitle == "T")
        #expect(back.applicationIconBadgeNumber == 3)
        #expect(back.userInfo?["a"] as? String == "b")
        #expect(back.soundName == UILocalNotificationDefaultSoundName)
        #expect(back.repeatInterval.isEmpty)
        application.cancelLocalNotification(scheduled[0])
        #expect(application.scheduledLocalNotifications?.map(\.alertBody) == ["late"])
        let request = UNNotificationRequest(
            identifier: "new", content: UNNotificationContent(), trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        )
        _ = center.director.add(request)
        application.cancelAllLocalNotifications()
        #expect(application.scheduledLocalNotifications?.isEmpty == true)
        #expect(center.director.store.pending.map(\.identifier) == ["new"])
    }

    @Test("in the foreground the delegate receives it and nothing shows; so with one presented now")
    func inFront() {
        _ = launch()
        _ = OldDelegate.journal.take()
        UIApplication.shared.presentLocalNotificationNow(notification("now", after: nil))
        UIApplication.shared.scheduleLocalNotification(notification("past", after: -5))
        #expect(OldDelegate.journal.take() == ["received now", "received past"])
        #expect(center.director.store.delivered.isEmpty)
    }

    @Test(
        "a repeating one fires by its interval, from its date on",
        arguments: [
            (NSCalendar.Unit.minute, 60.0), (.hour, 3600), (.day, 86_400), (.weekOfYear, 604_800),
        ])
    func repeating(_ unit: NSCalendar.Unit, _ seconds: Double) throws {
        _ = launch()
        let often = notification("often", after: 500_000)
        (often.repeatInterval, often.timeZone) = (unit, TimeZone(identifier: "UTC"))
        UIApplication.shared.scheduleLocalNotification(often)
        let moments = try #require(center.director.kept.pending.first?.moments.prefix(3))
        #expect(moments.map { $0 - start.timeIntervalSince1970 } == [500_000, 500_000 + seconds, 500_000 + 2 * seconds])
        #expect(UIApplication.shared.scheduledLocalNotifications?.first?.repeatInterval == unit)
    }

    @Test("user settings are the granted ones, and sent to the delegate; without them nothing is scheduled")
    func settings() async {
        let environment = launch(.denied)
        let application = UIApplication.shared
        application.scheduleLocalNotification(notification("a", after: 5))
        #expect(center.director.store.pending.isEmpty)
        #expect(environment.logs.last?.contains("refused") == true)
        #expect(application.currentUserNotificationSettings?.types == [])
        center.director.store.answer(.authorized, [.alert, .badge])
        let action = UIMutableUserNotificationAction()
        (action.identifier, action.title, action.activationMode, action.isDestructive) = ("later", "Later", .background, true)
        let category = UIMutableUserNotificationCategory()
        category.identifier = "kettle"
        category.setActions([action], for: .default)
        _ = OldDelegate.journal.take()
        application.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert, .sound], categories: [category]))
        // Known at once; while the delegate's turn is waited for another test may launch an application with this director.
        let found = center.director.categories.first { $0.identifier == "kettle" }
        #expect(found?.actions.map(\.title) == ["Later"])
        #expect(found?.actions.first?.options == .destructive)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(OldDelegate.journal.take() == ["settings 5"])
    }

    @Test("its slide action reaches the device, \"view\" by default, nothing without an action")
    func sliding() throws {
        _ = launch()
        for (words, hasAction) in [("answer", true), (nil, true), ("hidden", false)] as [(String?, Bool)] {
            let one = notification(words ?? "plain", after: 10)
            (one.alertAction, one.hasAction) = (words, hasAction)
            UIApplication.shared.scheduleLocalNotification(one)
        }
        #expect(center.director.kept.pending.map(\.slide) == ["answer", "view", ""])
        // As after the next launch.
        center.director.restore(center.director.kept)
        let back = try #require(UIApplication.shared.scheduledLocalNotifications)
        #expect(back.map(\.alertAction) == ["answer", nil, nil])
        #expect(back.map(\.hasAction) == [true, true, false])
    }

    @Test("text typed in an action comes with the response; a delegate with only the shorter method gets that")
    func written() throws {
        let environment = launch()
        environment.onEvent?(.lifeCycle(.enterBackground))
        let action = UIMutableUserNotificationAction()
        (action.identifier, action.title, action.behavior, action.activationMode) = ("reply", "Reply", .textInput, .background)
        action.parameters = [UIUserNotificationTextInputActionButtonTitleKey: "Post"]
        let category = UIMutableUserNotificationCategory()
        category.identifier = "letter"
        category.setActions([action], for: .default)
        UIApplication.shared.registerUserNotificationSettings(UIUserNotificationSettings(types: .alert, categories: [category]))
        let made = center.director.categories.first { $0.identifier == "letter" }?.actions.first as? UNTextInputNotificationAction
        #expect(made?.textInputButtonTitle == "Post")
        UIApplication.shared.presentLocalNotificationNow(notification("letter", after: nil))
        var answer = NotificationResponse(notification: try #require(center.director.kept.delivered.first), action: "reply")
        answer.text = "Yes"
        _ = OldDelegate.journal.take()
        environment.onEvent?(.answer(answer))
        #expect(OldDelegate.journal.take() == ["reply letter"])
        let writing = WritingDelegate()
        UIApplication.shared.delegate = writing
        environment.onEvent?(.answer(answer))
        #expect(writing.received == ["reply letter Yes"])
    }

    @Test("a tap and an action in the background reach the delegate's older methods")
    func answers() {
        let environment = launch()
        environment.onEvent?(.lifeCycle(.enterBackground))
        _ = OldDelegate.journal.take()
        UIApplication.shared.presentLocalNotificationNow(notification("tapped", after: nil))
        guard let kept = center.director.kept.delivered.first else {
            Issue.record("nothing came")
            return
        }
        environment.onEvent?(.answer(NotificationResponse(notification: kept, action: "later")))
        #expect(OldDelegate.journal.take() == ["later tapped"])
        environment.onEvent?(.answer(NotificationResponse(notification: kept)))
        #expect(OldDelegate.journal.take() == ["active", "received tapped"])
    }
}

@MainActor private final class WritingDelegate: NSObject, UIApplicationDelegate {
    var received: [String] = []
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
    ) {
        let text = responseInfo[UIUserNotificationActionResponseTypedTextKey] as? String ?? ""
        received.append("\(identifier ?? "") \(notification.alertBody ?? "") \(text)")
        completionHandler()
    }
}

@MainActor private final class OldDelegate: NSObject, UIApplicationDelegate {
    static var journal = Journal()
    private var journal: Journal { Self.journal }
    func applicationDidBecomeActive(_ application: UIApplication) { journal.add("active") }
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        journal.add("received \(notification.alertBody ?? "")")
    }
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        journal.add("settings \(notificationSettings.types.rawValue)")
    }
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification,
        completionHandler: @escaping () -> Void
    ) {
        journal.add("\(identifier ?? "") \(notification.alertBody ?? "")")
        completionHandler()
    }
}
