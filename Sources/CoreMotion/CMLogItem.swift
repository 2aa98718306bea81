public import Foundation

/// A measurement with its time.
///
/// > Contract: Core Motion, CMLogItem
open class CMLogItem: NSObject, NSCopying, @unchecked Sendable {
    /// When it was measured. > Units: seconds of the device's clock, as `ProcessInfo.systemUptime`.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) { self.timestamp = timestamp }
    /// The measurement itself, which is constant.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A measurement of the accelerometer.
///
/// > Contract: Core Motion, CMAccelerometerData
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// Gravity and what the user's hand adds. > Units: g.
    public let acceleration: CMAcceleration

    init(_ model: MotionModel) {
        acceleration = model.acceleration
        super.init(timestamp: model.time)
    }
}

/// A measurement of the gyroscope: the device does not turn, as its orientation changes at once.
///
/// > Contract: Core Motion, CMGyroData
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// The rotation: none.
    public let rotationRate = CMRotationRate()

    init(_ model: MotionModel) { super.init(timestamp: model.time) }
}

/// A measurement of the magnetometer, which no device here has.
///
/// > Contract: Core Motion, CMMagnetometerData
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// The field.
    open var magneticField: CMMagneticField { CMMagneticField() }
}

/// What is known of the device's motion from all sensors.
///
/// > Contract: Core Motion, CMDeviceMotion
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// Which sensors an accessory has.
    public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }

    /// The attitude.
    public let attitude: CMAttitude
    /// The rotation: none, as the orientation changes at once.
    public let rotationRate = CMRotationRate()
    /// Gravity along the device's axes. > Units: g.
    public let gravity: CMAcceleration
    /// What the user's hand adds. > Units: g.
    public let userAcceleration: CMAcceleration

    init(_ model: MotionModel) {
        (attitude, gravity, userAcceleration) = (CMAttitude(model.attitude), model.gravity, model.userAcceleration)
        super.init(timestamp: model.time)
    }

    /// The earth's magnetic field: unknown.
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
    /// The angle to north: -1, as there is no compass.
    open var heading: Double { -1 }
    /// The sensors of the device.
    open var sensorLocation: SensorLocation { .default }
}
