internal import Foundation
internal import QuartzCore

/// How fast the animations of an app run: its windows' time goes slower or faster than the device's.
@MainActor enum AnimationSpeed {
    /// Windows go on from the moment that they show. Back at 1 they show the present again.
    static func change(to speed: Double, _ context: ApplicationContext) {
        for window in context.windows.all { set(speed, on: window) }
    }

    /// Of a new window.
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
