import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

// The delegate's journal is static, and a test waits.
@Suite("Scene activation requests", .application, .serialized) @MainActor struct SceneActivationTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    private final class Scene: NSObject, UISceneDelegate {
        static var received: [String] = []
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { Self.received.append(userActivity.activityType) }
    }

    @Test("the only scene gets the activity; a second scene is refused, as is a discarded one")
    func requests() async throws {
        Scene.received = []
        ApplicationLauncher.start(environment: TestEnvironment(device: .standard), principalClass: nil, delegateClass: Delegate.self)
        let application = UIApplication.shared
        let session = try #require(application.openSessions.first)
        #expect(!application.supportsMultipleScenes)
        application.requestSceneSessionActivation(session, userActivity: NSUserActivity(activityType: "org.example.a"), options: nil)
        // Known at once; while waiting for responses another test may launch an application.
        var isGone = false
        let codes: [Int] = await withCheckedContinuation { done in
            var codes: [Int] = []
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { codes.append(($0 as NSError).code) }
            application.requestSceneSessionDestruction(session, options: nil)
            isGone = application.openSessions.isEmpty
            application.requestSceneSessionActivation(session, userActivity: nil, options: nil) { error in
                codes.append((error as NSError).code)
                #expect((error as NSError).domain == "UISceneErrorDomain")
                done.resume(returning: codes)
            }
        }
        #expect(codes == [UISceneError.Code.multipleScenesNotSupported.rawValue, UISceneError.Code.requestDenied.rawValue])
        #expect(Scene.received == ["org.example.a"])
        #expect(isGone)
    }
}
