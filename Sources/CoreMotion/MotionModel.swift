internal import DeviceProtocol
internal import Foundation
internal import UIKitCore

/// What the sensors of a device measure, as a value: the user holds it upright as its orientation says, tilts and shakes it.
///
/// Orientation and tilt change at once, so that nothing is measured of the turn itself.
struct MotionModel: Equatable {
    var orientation: DeviceState.Orientation
    var movement: DeviceMovement.State
    /// The device's clock. > Units: seconds.
    var time: Double

    /// How far a tilt of 1 leans the device. > Units: radians.
    static let largestTilt = Double.pi / 4
    /// How long a shake lasts. > Units: seconds (R).
    static let shakeLength = 0.6
    /// The first swing of a shake in g, the swings per second, and how fast they fade.
    private static let swing = (strength: 2.5, frequency: 5.0, fading: 4.0)

    /// Gravity along the device's axes. > Units: g.
    var gravity: CMAcceleration {
        let (right, back) = (movement.x * Self.largestTilt, movement.y * Self.largestTilt)
        return device(CMAcceleration(x: sin(right), y: -cos(right) * cos(back), z: -cos(right) * sin(back)))
    }

    /// What the user's hand adds: a swing from left to right that fades while the device is shaken. > Units: g.
    var userAcceleration: CMAcceleration {
        guard let start = movement.shake, time >= start, time < start + Self.shakeLength else { return CMAcceleration() }
        let passed = time - start
        let swing = Self.swing.strength * sin(2 * .pi * Self.swing.frequency * passed) * exp(-Self.swing.fading * passed)
        return device(CMAcceleration(x: swing, y: 0, z: 0))
    }

    /// What the accelerometer measures. > Units: g.
    var acceleration: CMAcceleration {
        let (gravity, user) = (gravity, userAcceleration)
        return CMAcceleration(x: gravity.x + user.x, y: gravity.y + user.y, z: gravity.z + user.z)
    }

    /// From the axes of the screen as it is held to those of the upright device.
    private func device(_ screen: CMAcceleration) -> CMAcceleration {
        switch orientation {
        case .portrait: screen
        case .portraitUpsideDown: CMAcceleration(x: -screen.x, y: -screen.y, z: screen.z)
        // The top of the device is on the left: its x axis points up.
        case .landscapeRight: CMAcceleration(x: screen.y, y: -screen.x, z: screen.z)
        case .landscapeLeft: CMAcceleration(x: -screen.y, y: screen.x, z: screen.z)
        }
    }

    /// The attitude in a frame whose z axis is vertical; nothing tells the direction of north.
    var attitude: CMQuaternion {
        let gravity = gravity
        let pitch = asin(min(max(-gravity.y, -1), 1))
        // Zero without a sign: an upright device has no roll.
        let (across, out) = (gravity.x + 0, 0 - gravity.z)
        let isUpright = abs(across) < 1e-12 && abs(out) < 1e-12
        let roll = isUpright ? 0 : atan2(across, out)
        return CMQuaternion(x: sin(pitch / 2), y: 0, z: 0, w: cos(pitch / 2)) * CMQuaternion(x: 0, y: sin(roll / 2), z: 0, w: cos(roll / 2))
    }
}

/// Where a manager reads the device from; tests have their own.
struct MotionSource: Sendable {
    var device: @Sendable () -> DeviceState
    var movement: @Sendable () -> DeviceMovement.State
    var now: @Sendable () -> Double

    /// The device that the process runs on.
    static let device = MotionSource(
        device: { DeviceInfoSnapshot.device }, movement: { DeviceMovement.state }, now: { ProcessInfo.processInfo.systemUptime })

    var model: MotionModel { MotionModel(orientation: device().orientation, movement: movement(), time: now()) }
}
