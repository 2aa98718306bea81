import DeviceProtocol
import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import UserNotifications

/// Interruption levels, provisional permission, images, text responses, localized texts.
@Suite("Details of notifications", .application) @MainActor struct NotificationDetailTests {
    private let stage = TransitionStage()
    private let center = UNUserNotificationCenter()

    private func prepare(_ status: UNAuthorizationStatus = .authorized, inFront: Bool = false) {
        _ = stage.window
        if status != .notDetermined { center.director.store.answer(status, [.alert, .badge, .sound]) }
        stage.app.send(.lifeCycle(.becomeActive))
        if !inFront { stage.app.send(.lifeCycle(.resignActive)) }
    }

    private func content(_ change: (UNMutableNotificationContent) -> Void = { _ in }) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        (content.title, content.badge, content.sound) = ("Kettle", 4, .default)
        change(content)
        return content
    }

    private func come(_ content: UNNotificationContent) {
        _ = center.director.add(UNNotificationRequest(identifier: "kettle", content: content, trigger: nil))
        stage.advance(0.6)
    }

    private var banner: NotificationBanner? {
        func walk(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(walk) }
        return ApplicationContext.current.windows.visible.flatMap(walk).lazy.compactMap { $0 as? NotificationBanner }.first
    }

    private func find<View: UIView>(_ type: View.Type) -> [View] { banner?.subviews.compactMap { $0 as? View } ?? [] }

    private func tap(_ view: UIView) {
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.app.tap(place.x, place.y)
        stage.advance(0.6)
    }

    @Test("each application has its own center")
    func applications() async throws {
        let own = UNUserNotificationCenter.current()
        #expect(UNUserNotificationCenter.current() === own)
        try await ApplicationScope.run {
            let other = UNUserNotificationCenter.current()
            #expect(other !== own)
            #expect(UNUserNotificationCenter.current() === other)
        }
    }

    @Test("a passive one is listed and counted, and shows no banner")
    func passive() {
        defer { stage.finish() }
        prepare()
        come(content { $0.interruptionLevel = .passive })
        #expect(banner == nil)
        #expect(center.director.store.delivered.count == 1)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 4)
        #expect(center.director.store.delivered[0].kept.isPassive)
        come(content { $0.interruptionLevel = .timeSensitive })
        #expect(banner != nil)
    }

    @Test("categories store placeholders and summaries; settings without effect are logged once")
    func kindsWithPlaceholders() {
        defer { stage.finish() }
        prepare()
        let hidden = UNNotificationCategory(
            identifier: "hidden", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "A letter",
            options: .hiddenPreviewsShowTitle)
        let summed = UNNotificationCategory(
            identifier: "summed", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: "%u more",
            options: [])
        #expect(hidden.hiddenPreviewsBodyPlaceholder == "A letter")
        #expect(hidden.categorySummaryFormat.isEmpty)
        center.director.categories = [hidden, summed]
        center.director.restore(center.director.kept)
        let back = center.director.categories.sorted { $0.identifier < $1.identifier }
        #expect(back.map(\.hiddenPreviewsBodyPlaceholder) == ["A letter", ""])
        #expect(back.map(\.categorySummaryFormat) == ["", "%u more"])
        #expect(back[0].options == .hiddenPreviewsShowTitle)
        #expect(back[1].options == [])
    }

    @Test("updating content from an object that is not an intent is refused")
    func contentProviders() {
        final class Provider: NSObject, UNNotificationContentProviding {}
        #expect(throws: UNError(.contentProvidingObjectNotAllowed)) { try content().updating(from: Provider()) }
        #expect(UNError(.contentProvidingObjectNotAllowed).errorCode == 1500)
    }

    @Test("the app launches with the image named by the notification")
    func launchImages() {
        defer { stage.finish() }
        prepare()
        come(content { $0.launchImageName = "kettle" })
        let answer = center.director.kept.delivered.first.map { NotificationResponse(notification: $0) }
        #expect(answer.flatMap(center.director.launchImageName) == "kettle")
    }

    @Test("provisional: nothing is asked, notifications are only listed; a later request asks the user")
    func provisional() throws {
        defer { stage.finish() }
        prepare(.notDetermined)
        var granted: [Bool] = []
        center.director.requestAuthorization([.alert, .badge, .sound, .provisional]) { answer in
            MainActor.assumeIsolated { granted.append(answer) }
        }
        let settings = center.director.settings
        #expect(granted == [true])
        #expect(settings.authorizationStatus == .provisional)
        #expect(settings.notificationCenterSetting == .enabled)
        #expect(settings.alertSetting == .disabled)
        #expect(settings.badgeSetting == .disabled)
        UIApplication.shared.applicationIconBadgeNumber = 0
        come(content())
        #expect(banner == nil)
        #expect(center.director.store.delivered.count == 1)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
        center.director.requestAuthorization([.alert]) { answer in MainActor.assumeIsolated { granted.append(answer) } }
        stage.advance(0.5)
        let window = try #require(ApplicationContext.current.windows.visible.last { $0.isSystem })
        #expect(window.rootViewController?.presentedViewController is UIAlertController)
        #expect(granted.count == 1)
    }

    @Test("the badge is set to a number, clamped at 0", .contract("LN-10"))
    func badge() async throws {
        defer { stage.finish() }
        prepare()
        center.director.setBadge(7)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 7)
        center.director.setBadge(-1)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
    }

    @Test("images of every kind show, not sounds or hidden ones; sizes and types are checked")
    func images() throws {
        defer { stage.finish() }
        prepare()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attached-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func file(_ name: String, _ data: Data?) throws -> URL {
            let url = folder.appendingPathComponent(name)
            try (data ?? Data()).write(to: url)
            return url
        }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
        let png = try file("a.png", image.pngData())
        // What a file holds counts, not what it is called.
        for name in ["b.gif", "c.webp", "d.jpeg"] {
            let attached = try UNNotificationAttachment(identifier: "", url: try file(name, image.pngData()))
            come(content { $0.attachments = [attached] })
            #expect(find(UIImageView.self).contains { $0.image != nil }, "\(name)")
            #expect(center.director.store.delivered[0].kept.picture.hasSuffix(name))
        }
        let sound = try UNNotificationAttachment(identifier: "", url: try file("e.mp3", Data([1])))
        come(content { $0.attachments = [sound] })
        try #require(!find(UIImageView.self).contains { $0.image != nil })
        #expect(center.director.store.delivered[0].kept.picture.isEmpty)
        let hidden = try UNNotificationAttachment(
            identifier: "", url: png, options: [UNNotificationAttachmentOptionsThumbnailHiddenKey: true])
        come(content { $0.attachments = [hidden] })
        #expect(center.director.store.delivered[0].kept.picture.isEmpty)
        #expect(throws: UNError(.attachmentInvalidFileSize)) { try UNNotificationAttachment(identifier: "", url: file("f.png", nil)) }
        let large = try file("g.mp3", Data(count: 5 << 20 + 1))
        #expect(throws: UNError(.attachmentInvalidFileSize)) { try UNNotificationAttachment(identifier: "", url: large) }
        #expect(throws: UNError(.attachmentUnrecognizedType)) {
            try UNNotificationAttachment(identifier: "", url: file("h.txt", Data([1])))
        }
        let hinted = try UNNotificationAttachment(
            identifier: "", url: file("i", Data([1])), options: [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"])
        #expect(hinted.type == "public.jpeg")
    }

    @Test("a text input action replaces the buttons with a field and a button; the delegate gets the text")
    func writing() throws {
        defer { stage.finish() }
        prepare()
        let listener = Listener()
        center.delegate = listener
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Say something")
        let later = UNNotificationAction(identifier: "later", title: "Later", options: [])
        center.director.categories = [UNNotificationCategory(identifier: "talk", actions: [reply, later], intentIdentifiers: [])]
        come(content { $0.categoryIdentifier = "talk" })
        let shown = try #require(banner)
        let place = shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
        stage.app.touch(.began, place.x, place.y)
        stage.advance(0.7)
        stage.app.touch(.ended, place.x, place.y)
        stage.advance(0.6)
        let buttons = find(UIButton.self)
        #expect(buttons.map { $0.title(for: .normal) } == ["Reply", "Later"])
        tap(try #require(buttons.first))
        let field = try #require(find(UITextField.self).first)
        #expect(field.placeholder == "Say something")
        #expect(field.isFirstResponder)
        #expect(field.window?.isKeyWindow == true)
        stage.app.send(.input(.text("On my way", time: 1)))
        let send = find(UIButton.self)
        #expect(send.map { $0.title(for: .normal) } == ["Send"])
        tap(try #require(send.first))
        #expect(listener.lines == ["reply: On my way"])
        #expect(banner == nil)
        #expect(stage.window.isKeyWindow)
    }

    @Test("a text response, an action's field and its icon survive storage by the device")
    func kept() throws {
        let reply = UNTextInputNotificationAction(
            identifier: "r", title: "R", options: .destructive, icon: UNNotificationActionIcon(systemImageName: "star"),
            textInputButtonTitle: "Send", textInputPlaceholder: "…")
        let again = UNNotificationCategory(UNNotificationCategory(identifier: "c", actions: [reply], intentIdentifiers: []).kept)
        let made = try #require(again.actions.first as? UNTextInputNotificationAction)
        #expect(made.textInputButtonTitle == "Send")
        #expect(made.textInputPlaceholder == "…")
        #expect(made.options == .destructive)
        #expect(made.icon?.image != nil)
        var answer = NotificationResponse(notification: DeviceNotification(identifier: "a"), action: "r")
        answer.text = "words"
        let response = try #require(UNNotificationResponse.made(answer) as? UNTextInputNotificationResponse)
        #expect(response.userText == "words")
        #expect(response.actionIdentifier == "r")
        answer.text = nil
        #expect(!(UNNotificationResponse.made(answer) is UNTextInputNotificationResponse))
    }

    @Test("a payload names a localized text with arguments, and an interruption level")
    func localized() throws {
        let text = #"""
            {"aps":{"alert":{"title-loc-key":"T","title-loc-args":["tea"],"loc-key":"B","loc-args":["Ann",3]},
            "interruption-level":"passive","relevance-score":0.5,"thread-id":"t","target-content-id":"cup"}}
            """#
        var payload = try PushPayload(Array(text.utf8))
        #expect(payload.title == "T")
        #expect(payload.body == "B")
        #expect(payload.level == .passive)
        #expect(payload.relevance == 0.5)
        payload.localize { ["T": "Your %@ is ready", "B": "%2$@ cups for %1$@, 100 %% and %@ %@%3$@"][$0] ?? $0 }
        #expect(payload.title == "Your tea is ready")
        #expect(payload.body == "3 cups for Ann, 100 % and Ann 3")
        let request = UNNotificationRequest(payload, identifier: "p")
        #expect(request.content.interruptionLevel == .passive)
        #expect(request.content.targetContentIdentifier == "cup")
        #expect(request.content.threadIdentifier == "t")
        #expect(request.content.relevanceScore == 0.5)
    }

    @Test("lists group notifications by thread, the newest thread first")
    func threads() {
        func one(_ name: String, _ thread: String, _ date: Double, app: String = "a") -> ShellState.Listed {
            var notification = DeviceNotification(identifier: name, date: date)
            notification.thread = thread
            return ShellState.Listed(app: app, notification)
        }
        let all = [one("1", "x", 1), one("2", "", 2), one("3", "y", 3), one("4", "", 4), one("5", "x", 5), one("6", "x", 0, app: "b")]
        #expect(ShellState.Listed.threaded(all).map(\.notification.identifier) == ["5", "1", "4", "3", "2", "6"])
    }

    private final class Listener: NSObject, UNUserNotificationCenterDelegate {
        var lines: [String] = []
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            let words = (response as? UNTextInputNotificationResponse)?.userText ?? "nothing"
            lines.append("\(response.actionIdentifier): \(words)")
            completionHandler()
        }
    }
}
