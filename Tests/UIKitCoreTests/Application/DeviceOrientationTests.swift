import DeviceProtocol
import Foundation
import Testing
import UIKitCore

@Suite("Device orientation and application frame", .application) @MainActor struct DeviceOrientationTests {
    @Test("orientation notifications are on from the launch, whatever the app ends")
    func notifications() {
        let app = TestApplication(device: .standard)
        app.activate()
        #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
        let received = Journal()
        let token = NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil) {
            _ in
            MainActor.assumeIsolated { received.add("\(UIDevice.current.orientation.rawValue)") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        var device = DeviceState.standard
        device.orientation = .landscapeLeft
        app.environment.onEvent?(.deviceChanged(device))
        #expect(received.take().count == 1)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
        app.environment.onEvent?(.deviceChanged(.standard))
        #expect(received.take().count == 1)
    }

    @Test("the application frame is the screen without the status bar")
    func applicationFrame() {
        let app = TestApplication(device: .standard)
        app.activate()
        let (screen, bar) = (UIScreen.main.bounds, UIApplication.shared.statusBarFrame.height)
        #expect(bar > 0)
        #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: bar, width: screen.width, height: screen.height - bar))
    }
}
