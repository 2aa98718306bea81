import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@testable import UserNotifications

// Tests wait for the main queue, and one writes a file to the temporary folder.
@Suite("User notifications", .application, .serialized) @MainActor struct NotificationTests {
    private let stage = TransitionStage()
    private let center = UNUserNotificationCenter()
    private let clock = WallClock()

    private func prepare(_ status: UNAuthorizationStatus = .authorized) {
        _ = stage.window
        let clock = clock
        center.director.now = { clock.now }
        if status != .notDetermined { center.director.store.answer(status, [.alert, .badge, .sound]) }
        stage.app.send(.lifeCycle(.becomeActive))
    }

    /// Time passes for the app and on the wall.
    private func pass(_ seconds: Double) {
        clock.now += seconds
        stage.advance(min(seconds, 1))
        if seconds > 1 { stage.app.advance(seconds - 1) }
        stage.advance(0.1)
    }

    private func request(_ identifier: String, _ title: String = "", after seconds: TimeInterval? = nil) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title.isEmpty ? identifier : title
        content.body = "body of \(identifier)"
        content.badge = 3
        content.userInfo = ["id": identifier]
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    private var banners: [String] {
        func walk(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(walk) }
        return ApplicationContext.current.windows.visible.flatMap(walk).compactMap { ($0 as? NotificationBanner)?.accessibilityIdentifier }
    }

    @Test("asks for permission once; later calls get the stored answer", .contract("LN-1"))
    func authorisation() throws {
        defer { stage.finish() }
        prepare(.notDetermined)
        let answers = Answers()
        center.director.requestAuthorization([.alert, .badge]) { granted in answers.add("first \(granted)") }
        center.director.requestAuthorization([.alert]) { granted in answers.add("second \(granted)") }
        stage.advance(1)
        let window = try #require(ApplicationContext.current.windows.visible.last { $0.isSystem })
        let alert = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.title) == ["Don’t Allow", "Allow"])
        #expect(answers.lines.isEmpty)
        #expect(!UIApplication.shared.windows.contains(window))
        #expect(stage.window.isKeyWindow)
        let box = alert.view.convert(alert.view.bounds, to: nil)
        stage.app.tap(box.maxX - 60, box.maxY - 22)
        stage.advance(1)
        #expect(answers.lines == ["first true", "second true"])
        center.director.requestAuthorization([.sound]) { granted in answers.add("third \(granted)") }
        #expect(answers.lines.last == "third true")
        let settings = center.director.settings
        #expect(settings.authorizationStatus == .authorized)
        #expect(settings.alertSetting == .enabled)
        #expect(settings.soundSetting == .disabled)
    }

    @Test("asks in the device's language")
    func language() throws {
        var device = DeviceState.standard
        device.localeIdentifier = "zh_CN"
        let chinese = TransitionStage(device: device)
        defer { chinese.finish() }
        _ = chinese.window
        chinese.app.send(.lifeCycle(.becomeActive))
        center.director.requestAuthorization([.alert]) { _ in }
        chinese.advance(1)
        let window = try #require(ApplicationContext.current.windows.visible.last { $0.isSystem })
        let alert = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
        #expect(alert.actions.map(\.title) == ["不允许", "允许"])
        #expect(alert.title?.hasSuffix("想给您发送通知") == true)
        #expect(alert.message?.contains("设置") == true)
    }

    @Test("a banner's title and text are elements of the screen that a touch reaches")
    func elements() throws {
        defer { stage.finish() }
        prepare()
        let listener = NotificationListener()
        listener.options = [.banner]
        center.delegate = listener
        _ = center.director.add(request("a", "Title", after: 1))
        pass(1)
        stage.advance(1)
        #expect(banners == ["notification a"])
        stage.app.send(.queryElements(id: 7))
        guard case .elements(7, let elements)? = stage.app.environment.requests.last else { throw CancellationError() }
        for name in ["Title", "body of a"] {
            let element = elements.first { $0.label == name }
            #expect(element?.isHittable == true, "\(name)")
            #expect(element?.isSeen == true, "\(name)")
        }
    }

    @Test("without permission a request is refused")
    func refused() {
        defer { stage.finish() }
        prepare(.denied)
        #expect(center.director.add(request("a", after: 5)) as? UNError == UNError(.notificationsNotAllowed))
        #expect(center.director.store.pending.isEmpty)
    }

    @Test("a request replaces one of the same identifier, pending or delivered", .contract("LN-2", "LN-9"))
    func replacing() {
        defer { stage.finish() }
        prepare()
        stage.app.send(.lifeCycle(.resignActive))
        _ = center.director.add(request("a", "old", after: 5))
        _ = center.director.add(request("a", "new", after: 9))
        #expect(center.director.store.pending.map(\.content.title) == ["new"])
        #expect(center.director.store.delivered.isEmpty)
        pass(9)
        #expect(center.director.store.pending.isEmpty)
        #expect(center.director.store.delivered.map(\.request.content.title) == ["new"])
        _ = center.director.add(request("a", "newest"))
        #expect(center.director.store.delivered.map(\.request.content.title) == ["newest"])
    }

    @Test("of more than 64 the soonest are stored", .contract("LN-3"))
    func limit() {
        var store = NotificationStore()
        let now = Date(timeIntervalSinceReferenceDate: 0)
        for number in 0..<70 { _ = store.add(request("\(number)", after: Double(100 - number)), at: now) }
        #expect(store.pending.count == 64)
        #expect(!store.pending.contains { (0..<6).map(String.init).contains($0.identifier) })
        #expect(store.takeDue(now.addingTimeInterval(1000)).first?.request.identifier == "69")
    }

    @Test("an interval is positive, and at least a minute to repeat", .contract("LN-4"))
    func intervals() async {
        let nothing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
        }
        let often = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
        }
        let words = [nothing, often].map { String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self) }
        #expect(words[0].contains("time interval must be greater than 0"))
        #expect(words[1].contains("time interval must be at least 60 if repeating"))
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(trigger.next(after: start.addingTimeInterval(150), start: start) == start.addingTimeInterval(180))
    }

    @Test("a calendar trigger fires when its components match, again when it repeats", .contract("LN-5"))
    func calendar() throws {
        let utc = try #require(TimeZone(identifier: "UTC"))
        var components = DateComponents(timeZone: utc, hour: 9, minute: 30)
        components.calendar = Calendar(identifier: .gregorian)
        let start = try #require(ISO8601DateFormatter().date(from: "2026-03-01T10:00:00Z"))
        let tomorrow = try #require(ISO8601DateFormatter().date(from: "2026-03-02T09:30:00Z"))
        let daily = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        #expect(daily.next(after: start, start: start) == tomorrow)
        #expect(daily.next(after: tomorrow, start: start) == tomorrow.addingTimeInterval(86_400))
        let once = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
        #expect(once.next(after: start, start: start) == tomorrow)
        #expect(once.next(after: tomorrow, start: start) == nil)
    }

    @Test("in the foreground nothing shows unless the delegate returns options", .contract("LN-6", "LN-10"))
    func inFront() {
        defer { stage.finish() }
        prepare()
        _ = center.director.add(request("a", after: 5))
        pass(5)
        #expect(banners.isEmpty)
        #expect(center.director.store.delivered.isEmpty)
        let listener = NotificationListener()
        center.delegate = listener
        _ = center.director.add(request("b", after: 5))
        pass(5)
        #expect(listener.lines == ["present b"])
        #expect(banners.isEmpty)
        #expect(center.director.store.delivered.isEmpty)
        listener.options = [.banner, .list, .badge]
        _ = center.director.add(request("c", after: 5))
        pass(5)
        #expect(banners == ["notification c"])
        #expect(center.director.store.delivered.map(\.request.identifier) == ["c"])
        #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
        center.director.setBadge(0)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
        stage.app.advance(6)
        stage.advance(1)
        #expect(banners.isEmpty)
        #expect(center.director.store.delivered.count == 1)
    }

    @Test("in the background a banner shows; a tap activates the app with the response", .contract("LN-7"))
    func tapped() {
        defer { stage.finish() }
        prepare()
        let listener = NotificationListener()
        center.delegate = listener
        _ = center.director.add(request("a", after: 5))
        stage.app.send(.lifeCycle(.resignActive))
        stage.app.send(.lifeCycle(.enterBackground))
        pass(5)
        stage.advance(1)
        #expect(banners == ["notification a"])
        #expect(listener.lines.isEmpty)
        stage.app.tap(196, 100)
        stage.advance(1)
        #expect(listener.lines == ["default a"])
        #expect(banners.isEmpty)
        #expect(UIApplication.shared.applicationState == .active)
        #expect(center.director.store.delivered.isEmpty)
    }

    @Test("dismissal is reported only for a category with customDismissAction; a long press shows actions", .contract("LN-7"))
    func dismissed() {
        defer { stage.finish() }
        prepare()
        let listener = NotificationListener()
        center.delegate = listener
        listener.options = [.banner]
        let action = UNNotificationAction(identifier: "later", title: "Later")
        center.director.categories = [
            UNNotificationCategory(identifier: "asks", actions: [action], intentIdentifiers: [], options: .customDismissAction)
        ]
        for category in ["", "asks"] {
            let content = UNMutableNotificationContent()
            content.title = "t"
            content.categoryIdentifier = category
            _ = center.director.add(UNNotificationRequest(identifier: "n\(category)", content: content, trigger: nil))
            stage.advance(1)
            stroke()
            stage.advance(1)
        }
        #expect(listener.lines == ["present n", "present nasks", "dismiss nasks"])
        #expect(banners.isEmpty)
        let content = UNMutableNotificationContent()
        content.title = "t"
        content.categoryIdentifier = "asks"
        _ = center.director.add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
        stage.advance(1)
        stage.app.touch(.began, 196, 90)
        stage.advance(0.8)
        stage.app.touch(.ended, 196, 90)
        stage.advance(1)
        stage.app.tap(196, 59 + 66 + 22)
        stage.advance(1)
        #expect(listener.lines.last == "later x")
        #expect(banners.isEmpty)
    }

    private func stroke() {
        stage.app.touch(.began, 196, 110)
        for y in stride(from: 100.0, through: 20, by: -20) {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, 196, y)
        }
        stage.app.touch(.ended, 196, 20)
    }

    @Test("requests to the centre are executed later, in order", .contract("LN-9"))
    func order() async throws {
        prepare()
        let now = Date()
        center.director.now = { now }
        stage.finish()
        center.add(request("a", after: 5), withCompletionHandler: nil)
        center.add(request("b", after: 5), withCompletionHandler: nil)
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        #expect(center.director.store.pending.isEmpty)
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b"])
        #expect(await center.deliveredNotifications().isEmpty)
        #expect(try await center.requestAuthorization(options: .alert))
    }

    @Test("an attachment is a readable file of a known type")
    func attachments() throws {
        let folder = FileManager.default.temporaryDirectory
        let picture = folder.appendingPathComponent("\(UUID().uuidString).png")
        try Data([1]).write(to: picture)
        defer { try? FileManager.default.removeItem(at: picture) }
        #expect(try UNNotificationAttachment(identifier: "", url: picture).type == "public.png")
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "", url: folder.appendingPathComponent("none.png"))
        }
    }
}

@MainActor private final class WallClock {
    var now = Date(timeIntervalSinceReferenceDate: 1000)
}

private final class Answers: @unchecked Sendable {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

@MainActor private final class NotificationListener: NSObject, UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = []
    private(set) var lines: [String] = []
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        lines.append("present \(notification.request.identifier)")
        completionHandler(options)
    }
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let names = [UNNotificationDefaultActionIdentifier: "default", UNNotificationDismissActionIdentifier: "dismiss"]
        lines.append("\(names[response.actionIdentifier] ?? response.actionIdentifier) \(response.notification.request.identifier)")
        completionHandler()
    }
}
