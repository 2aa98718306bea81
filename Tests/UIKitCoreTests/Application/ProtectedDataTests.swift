import DeviceProtocol
import Foundation
import Testing
import UIKitCore

// The delegate's journal is static.
@Suite("Protected data", .application, .serialized) @MainActor struct ProtectedDataTests {
    @Test("notifies the application before the lock makes files unavailable, and after they are available")
    func told() {
        let environment = TestEnvironment(device: .standard)
        ProtectedDataDelegate.journal = Journal()
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: ProtectedDataDelegate.self)
        let posted = Journal()
        let names = [
            UIApplication.protectedDataWillBecomeUnavailableNotification, UIApplication.protectedDataDidBecomeAvailableNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: UIApplication.shared, queue: nil) { _ in
                MainActor.assumeIsolated { posted.add(name.rawValue) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        var device = DeviceState.standard
        for locked in [true, true, false] {
            device.isLocked = locked
            environment.onEvent?(.deviceChanged(device))
            #expect(UIApplication.shared.isProtectedDataAvailable == !locked)
        }
        #expect(ProtectedDataDelegate.journal.take() == ["will be gone, available true", "is back, available true"])
        #expect(posted.take() == names.map(\.rawValue))
    }
}

final class ProtectedDataDelegate: UIResponder, UIApplicationDelegate {
    static var journal = Journal()
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        Self.journal.add("will be gone, available \(application.isProtectedDataAvailable)")
    }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        Self.journal.add("is back, available \(application.isProtectedDataAvailable)")
    }
}
