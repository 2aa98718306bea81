import DeviceProtocol
import Foundation
import QuartzCore
import UIKitCore

/// A window of an application whose frames are displayed one by one, with a simulated touch.
@MainActor final class PickerStage {
    let app: TestApplication
    let link = AnimationLink()
    /// Created lazily: a suite's stage is created before another test's body runs.
    private(set) lazy var window: UIWindow = {
        LayerContext.main.link = link
        return app.window()
    }()

    init(device: DeviceState = .standard) { app = TestApplication(device: device) }

    func add(_ view: UIView, at frame: CGRect) {
        view.frame = frame
        window.rootViewController?.view.addSubview(view)
        app.flush()
    }

    /// Displays frames for a duration, ticking display links and delayed actions.
    func run(_ seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded(.up)) { frame() }
    }

    private func frame() {
        link.now += 1.0 / 60
        app.advance(1.0 / 60)
        LayerContext.main.timing.process()
        DisplayTicker.main.tick()
        app.flush()
    }

    /// Drags straight from one point to another, a step a frame, and ends there; holds before the end when `rests`.
    func drag(from start: CGPoint, to end: CGPoint, seconds: Double, rests: Bool = false, lifts: Bool = true) {
        app.touch(.began, start.x, start.y)
        let steps = max(1, Int(seconds * 60))
        for step in 1...steps {
            frame()
            let part = Double(step) / Double(steps)
            app.touch(.moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
        if rests {
            run(0.2)
            app.touch(.moved, end.x, end.y)
        }
        if lifts { app.touch(.ended, end.x, end.y) }
    }

    func tap(_ x: Double, _ y: Double) {
        app.tap(x, y)
        app.flush()
    }
}
