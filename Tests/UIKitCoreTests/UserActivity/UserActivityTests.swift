import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

// The delegate's journal is static.
@Suite("User activities", .application, .serialized) @MainActor struct UserActivityTests {
    @Test("one is current at a time, until it resigns or is invalidated")
    func current() {
        let (one, two) = (NSUserActivity(activityType: "org.example.one"), NSUserActivity(activityType: "org.example.two"))
        one.becomeCurrent()
        #expect(NSUserActivity.current === one)
        two.becomeCurrent()
        one.resignCurrent()
        #expect(NSUserActivity.current === two)
        two.resignCurrent()
        #expect(NSUserActivity.current == nil)
        two.becomeCurrent()
        two.invalidate()
        two.becomeCurrent()
        #expect(NSUserActivity.current == nil)
        #expect(two.activityType == "org.example.two")
        one.addUserInfoEntries(from: ["page": 3])
        one.addUserInfoEntries(from: ["page": 4, "zoom": 1.5])
        #expect(one.userInfo?["page"] as? Int == 4)
        #expect(one.userInfo?["zoom"] as? Double == 1.5)
    }

    @Test("each application has its own current activity")
    func applications() {
        let other = ApplicationScope()
        let (one, two) = (NSUserActivity(activityType: "org.example.one"), NSUserActivity(activityType: "org.example.two"))
        one.becomeCurrent()
        other.enter {
            #expect(NSUserActivity.current == nil)
            two.becomeCurrent()
            one.resignCurrent()
        }
        #expect(NSUserActivity.current == nil)
        two.resignCurrent()
        other.enter { #expect(NSUserActivity.current == nil) }
    }

    @Test("a controller's activity is current while its view is visible")
    func controllers() {
        let app = TestApplication()
        let (first, second) = (UIViewController(), UIViewController())
        first.userActivity = NSUserActivity(activityType: "org.example.list")
        second.userActivity = NSUserActivity(activityType: "org.example.detail")
        let navigation = UINavigationController(rootViewController: first)
        let window = app.window(navigation)
        #expect(NSUserActivity.current === first.userActivity)
        navigation.pushViewController(second, animated: false)
        app.flush()
        #expect(NSUserActivity.current === second.userActivity)
        let late = NSUserActivity(activityType: "org.example.late")
        second.userActivity = late
        #expect(NSUserActivity.current === late)
        window.isHidden = true
        #expect(NSUserActivity.current == nil)
    }

    private final class Page: UIResponder {
        var number = 1
        var shown: Int?
        override func updateUserActivityState(_ activity: NSUserActivity) { activity.addUserInfoEntries(from: ["page": number]) }
        override func restoreUserActivityState(_ activity: NSUserActivity) { shown = activity.userInfo?["page"] as? Int }
    }

    private final class Titles: NSObject, NSUserActivityDelegate {
        func userActivityWillSave(_ userActivity: NSUserActivity) {
            userActivity.title = "Page \(userActivity.userInfo?["page"] as? Int ?? 0)"
        }
    }

    @Test("saving asks responders and delegate; needsSave starts with empty user info")
    func saving() {
        let (page, titles, activity) = (Page(), Titles(), NSUserActivity(activityType: "org.example.page"))
        activity.delegate = titles
        activity.userInfo = ["old": true]
        page.userActivity = activity
        page.number = 7
        activity.save()
        #expect(activity.userInfo?["page"] as? Int == 7)
        #expect(activity.userInfo?["old"] as? Bool == true)
        #expect(activity.title == "Page 7")
        activity.needsSave = true
        activity.save()
        #expect(!activity.needsSave)
        #expect(activity.userInfo?.count == 1)
        page.userActivity = nil
        page.number = 8
        activity.save()
        #expect(activity.userInfo?["page"] as? Int == 7)
        #expect(activity.title == "Page 7")
    }

    // MARK: Going on

    private final class Delegate: NSObject, UIApplicationDelegate {
        static var told: [String] = []
        static var restoring: Page?
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let dictionary = launchOptions?[.userActivityDictionary] as? [UIApplication.LaunchOptionsKey: Any]
            if let type = dictionary?[.userActivityType] as? String { Self.told.append("launched for \(type)") }
            return true
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            Self.told.append("open \(url)")
            return true
        }
        func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
            Self.told.append("will \(userActivityType)")
            return true
        }
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            Self.told.append("continue \(userActivity.webpageURL?.absoluteString ?? "-")")
            userActivity.addUserInfoEntries(from: ["page": 5])
            restorationHandler(Self.restoring.map { [$0] })
            return true
        }
    }

    @Test("a web link arrives as an activity, and its handler restores responders")
    func link() throws {
        let environment = TestEnvironment(device: .standard)
        let (page, url) = (Page(), try #require(URL(string: "https://example.org/5")))
        Delegate.told = []
        Delegate.restoring = page
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: Delegate.self, opening: url)
        let type = NSUserActivityTypeBrowsingWeb
        #expect(Delegate.told == ["launched for \(type)", "will \(type)", "continue https://example.org/5"])
        #expect(page.shown == 5)
        Delegate.told = []
        environment.onEvent?(.openURL("https://example.org/6"))
        environment.onEvent?(.openURL("app://6"))
        #expect(Delegate.told == ["will \(type)", "continue https://example.org/6", "open app://6"])
    }
}
