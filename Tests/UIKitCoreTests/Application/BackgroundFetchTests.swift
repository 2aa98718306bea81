import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Background fetch", .application) @MainActor struct BackgroundFetchTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var count = 0
        func application(
            _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            count += 1
            completionHandler(.newData)
        }
    }

    private func fetch(
        _ modes: [String], _ interval: TimeInterval?, refreshes: Bool = true
    ) -> (count: Int, app: TestApplication) {
        var device = DeviceState.standard
        device.refreshesInBackground = refreshes
        let app = TestApplication(device: device, declared: ["UIBackgroundModes": modes])
        app.activate()
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        if let interval { UIApplication.shared.setMinimumBackgroundFetchInterval(interval) }
        app.send(.fetch)
        return (delegate.count, app)
    }

    @Test("an app that declares and requests it is called, and the device receives the result")
    func asked() {
        let (count, app) = fetch(["audio", "fetch"], UIApplication.backgroundFetchIntervalMinimum)
        #expect(count == 1)
        #expect(app.environment.requests.contains(.fetched(.newData)))
    }

    @Test(
        "an app that does not declare or request it is not called, and the log says why",
        arguments: [([], 0), (["fetch"], nil), (["fetch"], .greatestFiniteMagnitude)] as [([String], TimeInterval?)])
    func refused(_ modes: [String], _ interval: TimeInterval?) {
        let (count, app) = fetch(modes, interval)
        #expect(count == 0)
        #expect(app.environment.requests.contains(.fetched(.noData)))
        #expect(app.environment.logs.contains { $0.hasPrefix("the app is not asked to fetch: ") })
    }

    @Test("with Background App Refresh off an app is not called, and the log says why")
    func refreshOff() {
        let (count, app) = fetch(["fetch"], UIApplication.backgroundFetchIntervalMinimum, refreshes: false)
        #expect(count == 0)
        #expect(app.environment.requests.contains(.fetched(.noData)))
        #expect(app.environment.logs.contains("the app is not asked to fetch: Background App Refresh is off"))
    }
}
