import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

// The delegate's journal is static.
@Suite("Scene state restoration", .application, .serialized) @MainActor struct SceneRestorationTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        static var told: [String] = []
        static var activity: NSUserActivity?
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
            Self.told.append("discarded \(sceneSessions.compactMap { $0.stateRestorationActivity?.userInfo?["page"] as? Int })")
        }
    }

    private final class Scene: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Delegate.told.append("connect \(session.stateRestorationActivity?.userInfo?["page"] as? Int ?? 0)")
            for activity in connectionOptions.userActivities { Delegate.told.append("with \(activity.webpageURL?.absoluteString ?? "-")") }
        }
        func sceneWillEnterForeground(_ scene: UIScene) { Delegate.told.append("foreground") }
        func sceneDidEnterBackground(_ scene: UIScene) { Delegate.told.append("background") }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            Delegate.told.append("asked")
            return Delegate.activity
        }
        func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
            guard userActivity.activityType == "org.example.final" else { return }
            Delegate.told.append("updated \(userActivity.userInfo?["page"] as? Int ?? 0)")
            userActivity.addUserInfoEntries(from: ["page": 8])
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            Delegate.told.append("restore \(stateRestorationActivity.title ?? "-")")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            Delegate.told.append("continue \(userActivity.webpageURL?.absoluteString ?? "-")")
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)")

    private func launch(fresh: Bool = false, opening url: URL? = nil) -> TestEnvironment {
        Delegate.told = []
        let environment = TestEnvironment(device: .standard)
        ApplicationLauncher.start(
            environment: environment, principalClass: nil, delegateClass: Delegate.self, opening: url,
            restoration: RestorationStore(folder: folder), discardsSavedState: fresh)
        return environment
    }

    private func goBehind(_ environment: TestEnvironment) {
        environment.onEvent?(.lifeCycle(.resignActive))
        environment.onEvent?(.lifeCycle(.enterBackground))
    }

    @Test("a scene's activity is restored with its session, identifier and values")
    func restored() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let activity = NSUserActivity(activityType: "org.example.page")
        activity.title = "Page 9"
        activity.userInfo = ["page": 9, "url": try #require(URL(string: "https://example.org")), "when": Date(timeIntervalSince1970: 5)]
        Delegate.activity = activity
        let first = launch()
        let session = try #require(UIApplication.shared.openSessions.first)
        session.userInfo = ["tab": "files"]
        #expect(Delegate.told == ["connect 0", "foreground"])
        goBehind(first)
        #expect(Delegate.told == ["connect 0", "foreground", "background", "asked"])
        _ = launch()
        #expect(Delegate.told == ["connect 9", "restore Page 9", "foreground"])
        let again = try #require(UIApplication.shared.openSessions.first)
        #expect(again !== session)
        #expect(again.persistentIdentifier == session.persistentIdentifier)
        #expect(again.userInfo?["tab"] as? String == "files")
        #expect(again.configuration.delegateClass == Scene.self)
        #expect(again.stateRestorationActivity?.userInfo?["when"] as? Date == Date(timeIntervalSince1970: 5))
    }

    @Test("the scene's delegate adds final data to the activity after its own delegate")
    func finalData() {
        final class Saver: NSObject, NSUserActivityDelegate {
            func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.addUserInfoEntries(from: ["page": 7]) }
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        let saver = Saver()
        Delegate.activity = NSUserActivity(activityType: "org.example.final")
        Delegate.activity?.delegate = saver
        goBehind(launch())
        #expect(Delegate.told == ["connect 0", "foreground", "background", "asked", "updated 7"])
        _ = launch()
        #expect(Delegate.told.first == "connect 8")
    }

    @Test("an app that the user ended starts empty, and is notified of discarded sessions")
    func discarded() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        Delegate.activity = NSUserActivity(activityType: "org.example.page")
        Delegate.activity?.userInfo = ["page": 4]
        goBehind(launch())
        _ = launch(fresh: true)
        #expect(Delegate.told == ["discarded [4]", "connect 0", "foreground"])
        _ = launch()
        #expect(Delegate.told == ["connect 0", "foreground"])
    }

    @Test("a scene without activity stores nothing, and a destroyed one loses its state")
    func nothing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        Delegate.activity = nil
        goBehind(launch())
        #expect(RestorationStore(folder: folder).read(SavedSceneSessions.file) == nil)
        Delegate.activity = NSUserActivity(activityType: "org.example.page")
        let environment = launch()
        goBehind(environment)
        #expect(RestorationStore(folder: folder).read(SavedSceneSessions.file) != nil)
        let session = try #require(UIApplication.shared.openSessions.first)
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        #expect(RestorationStore(folder: folder).read(SavedSceneSessions.file) == nil)
    }

    @Test("a web link is in the connection options, or sent to the scene")
    func link() {
        defer { try? FileManager.default.removeItem(at: folder) }
        Delegate.activity = nil
        let environment = launch(opening: URL(string: "https://example.org/1"))
        #expect(Delegate.told == ["connect 0", "with https://example.org/1", "foreground"])
        environment.onEvent?(.openURL("https://example.org/2"))
        #expect(Delegate.told.last == "continue https://example.org/2")
    }

    @Test("values round-trip, and those that cannot be encoded are left out")
    func values() throws {
        let identifier = UUID()
        let value: [AnyHashable: Any] = [
            "text": "a", "number": 3, "share": 0.25, "yes": true, "date": Date(timeIntervalSince1970: 1), "data": Data([1, 2]),
            "list": [1, "two", [3.5]] as [Any], "set": Set(["x", "y"]), "id": identifier, "null": NSNull(), "own": UIResponder(),
            7: ["inner": [8: "eight"] as [AnyHashable: Any]] as [AnyHashable: Any],
        ]
        let plist = try #require(SavedPropertyListValue.plist(value))
        let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
        let back = try #require(
            SavedPropertyListValue.value(PropertyListSerialization.propertyList(from: data, format: nil)) as? [AnyHashable: Any])
        #expect(back["text"] as? String == "a")
        #expect(back["number"] as? Int == 3)
        #expect(back["share"] as? Double == 0.25)
        #expect(back["yes"] as? Bool == true)
        #expect(back["date"] as? Date == Date(timeIntervalSince1970: 1))
        #expect(back["data"] as? Data == Data([1, 2]))
        let list = try #require(back["list"] as? [Any])
        try #require(list.count == 3)
        try #require(list[1] as? String == "two")
        #expect((list[2] as? [Any])?.first as? Double == 3.5)
        #expect(back["set"] as? Set<AnyHashable> == ["x", "y"])
        #expect(back["id"] as? UUID == identifier)
        #expect(back["null"] is NSNull)
        #expect(back["own"] == nil)
        let inner = ((back[7] as? [AnyHashable: Any])?["inner"] as? [AnyHashable: Any])?[8] as? String
        #expect(inner == "eight")
        #expect(back.count == 11)
    }

    @Test(
        "ignores a damaged file",
        arguments: [[], [0, 1, 2], Array("bplist00".utf8), Array("<plist><array><dict/></array></plist>".utf8)])
    func damaged(_ bytes: [UInt8]) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        Delegate.activity = nil
        let store = RestorationStore(folder: folder)
        #expect(store.write(Data(bytes), SavedSceneSessions.file))
        #expect(store.write(Data(bytes), StateRestorationEncoder.file))
        #expect(SavedSceneSessions.sessions(in: store).isEmpty)
        #expect(SavedInterface(Data(bytes)) == nil)
        _ = launch()
        #expect(Delegate.told == ["connect 0", "foreground"])
    }
}
