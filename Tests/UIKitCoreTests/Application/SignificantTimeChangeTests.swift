import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

// The time zone is the process's, and notifications of the clock have no object.
@Suite("Time of the device", .application, .serialized) @MainActor struct SignificantTimeChangeTests {
    private let stage = TransitionStage()

    @MainActor private final class Listener {
        var received: [String] = []
        private var tokens: [any NSObjectProtocol] = []
        init() {
            let names: [(Notification.Name, String)] = [
                (UIApplication.significantTimeChangeNotification, "significant"), (.NSSystemClockDidChange, "clock"),
                (.NSCalendarDayChanged, "day"),
            ]
            for (name, word) in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                        MainActor.assumeIsolated { self?.received.append(word) }
                    })
            }
        }
        func end() { tokens.forEach(NotificationCenter.default.removeObserver) }
    }

    @Test("posts clock changes, and not other changes")
    func setting() {
        _ = stage.window
        defer { stage.finish() }
        let listener = Listener()
        defer { listener.end() }
        var device = stage.app.environment.device
        device.timeShift = 3600
        stage.app.send(.deviceChanged(device))
        #expect(listener.received == ["clock", "significant"])
        device.batteryLevel = 0.3
        stage.app.send(.deviceChanged(device))
        #expect(listener.received.count == 2)
    }

    @Test("posts every midnight")
    func midnights() {
        _ = stage.window
        let listener = Listener()
        var present = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_168_335_660)).addingTimeInterval(86400 - 10)
        let context = ApplicationContext.current
        context.dayChanges.now = { present }
        defer {
            context.dayChanges.now = { Date() }
            listener.end()
            stage.finish()
        }
        SignificantTimeChange.observeDayChanges(context)
        stage.app.advance(9)
        #expect(listener.received.isEmpty)
        present.addTimeInterval(10)
        stage.app.advance(1)
        #expect(listener.received == ["day", "significant"])
        present.addTimeInterval(86400)
        stage.app.advance(86400)
        #expect(listener.received.count == 4)
    }

    @Test("animations follow the set speed, also in new windows, and continue from the presented values")
    func pace() {
        let window = stage.window
        defer { stage.finish() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        var device = stage.app.environment.device
        device.animationSpeed = 0.1
        stage.app.send(.deviceChanged(device))
        var ended = 0.0
        var passed = 0.0
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
        } completion: { _ in
            ended = passed
        }
        for _ in 0..<40 where ended == 0 {
            stage.advance(0.1)
            passed += 0.1
        }
        #expect(abs(ended - 2.95) < 0.2, "\(ended)")
        let other = UIWindow(frame: UIScreen.main.bounds)
        #expect(other.layer.speed == 0.1)
        device.animationSpeed = 1
        stage.app.send(.deviceChanged(device))
        #expect(window.layer.speed == 1)
        #expect(window.layer.timeOffset == 0)
        #expect(window.layer.beginTime == 0)
    }
}
