import DeviceProtocol
import Foundation
import Testing
import UIKitCore

// The snapshot is the process's, and its notifications have no object.
@Suite("Device state on any thread", .application, .serialized) @MainActor struct DeviceInfoSnapshotTests {
    @Test("Low Power Mode is available to the process and posts its changes; networking receives the network state")
    func told() {
        let environment = TestEnvironment(device: .standard)
        ProtectedDataDelegate.journal = Journal()
        ApplicationLauncher.start(environment: environment, principalClass: nil, delegateClass: ProtectedDataDelegate.self)
        let received = Journal()
        let center = NotificationCenter.default
        let observers = [
            center.addObserver(forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { received.add("power \(ProcessInfo.processInfo.isLowPowerModeEnabled)") }
            },
            center.addObserver(forName: Notification.Name("FerryNetworkDidChange"), object: nil, queue: nil) { note in
                let network = note.userInfo?["network"] as? String ?? "none"
                MainActor.assumeIsolated { received.add(network) }
            },
        ]
        defer { for observer in observers { center.removeObserver(observer) } }
        var device = DeviceState.standard
        (device.savesPower, device.network) = (true, .slow)
        for state in [device, device, .standard] { environment.onEvent?(.deviceChanged(state)) }
        #expect(received.take() == ["slow", "power true", "normal", "power false"])
        center.post(name: Notification.Name("FerryNetworkIsAsked"), object: nil)
        #expect(received.take() == ["normal"])
    }
}
