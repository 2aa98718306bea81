internal import Foundation
internal import QuartzCore

/// The speed of an app's animations: the time of its windows' layers, relative to the device's.
@MainActor enum AnimationSpeed {
    /// Windows continue from the time that they show. At speed 1 they return to the current time.
    static func change(to speed: Double, _ context: ApplicationContext) {
        for window in context.windows.all { set(speed, on: window) }
    }

    /// For a new window.
    static func prepare(_ window: UIWindow, _ context: ApplicationContext) {
        if context.device.animationSpeed != 1 { set(context.device.animationSpeed, on: window) }
    }

    private static func set(_ speed: Double, on window: UIWindow) {
        let layer = window.layer
        let now = CACurrentMediaTime()
        let shown = layer.convertTime(now, from: nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        (layer.beginTime, layer.timeOffset, layer.speed) = speed == 1 ? (0, 0, 1) : (now, shown, Float(speed))
        CATransaction.commit()
    }
}
