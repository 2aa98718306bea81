public import Foundation
internal import Synchronization

/// Receives measurements of the accelerometer.
public typealias CMAccelerometerHandler = @Sendable (CMAccelerometerData?, (any Error)?) -> Void
/// Receives measurements of the gyroscope.
public typealias CMGyroHandler = @Sendable (CMGyroData?, (any Error)?) -> Void
/// Receives the device's motion.
public typealias CMDeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void
/// Receives measurements of the magnetometer.
public typealias CMMagnetometerHandler = @Sendable (CMMagnetometerData?, (any Error)?) -> Void

/// Reads the device's sensors: gravity by orientation and tilt, and the swings of a shake.
///
/// > Contract: Core Motion, CMMotionManager
/// > Partial: the device turns at once, so that rotation rates are 0; no magnetometer. > Isolation: any thread.
open class CMMotionManager: NSObject, @unchecked Sendable {
    private let source: MotionSource
    private let accelerometer = MotionUpdates()
    private let gyroscope = MotionUpdates()
    private let motion = MotionUpdates()
    private let magnetometer = MotionUpdates()
    private let frame = Mutex(CMAttitudeReferenceFrame.xArbitraryZVertical)

    /// Reads the sensors of the device.
    public override convenience init() { self.init(.device) }
    init(_ source: MotionSource) { self.source = source }

    deinit { for one in [accelerometer, gyroscope, motion, magnetometer] { one.stop() } }

    // MARK: Accelerometer

    /// Whether the device has an accelerometer: true.
    open var isAccelerometerAvailable: Bool { true }
    /// Whether it is used.
    open var isAccelerometerActive: Bool { accelerometer.isActive }
    /// The present measurement; nil while it is not used.
    open var accelerometerData: CMAccelerometerData? { isAccelerometerActive ? CMAccelerometerData(source.model) : nil }
    /// The time between measurements, at least 0.01. > Units: seconds.
    open var accelerometerUpdateInterval: TimeInterval {
        get { accelerometer.interval }
        set { accelerometer.interval = newValue }
    }
    /// Uses it; the app reads ``accelerometerData``.
    open func startAccelerometerUpdates() { accelerometer.start(nil) }
    /// Uses it and passes measurements to a handler, on a queue.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
        accelerometer.start { [source] in
            let data = CMAccelerometerData(source.model)
            queue.addOperation { handler(data, nil) }
        }
    }
    /// Ends its use.
    open func stopAccelerometerUpdates() { accelerometer.stop() }

    // MARK: Gyroscope

    /// Whether the device has a gyroscope: true.
    open var isGyroAvailable: Bool { true }
    /// Whether it is used.
    open var isGyroActive: Bool { gyroscope.isActive }
    /// The present measurement; nil while it is not used.
    open var gyroData: CMGyroData? { isGyroActive ? CMGyroData(source.model) : nil }
    /// The time between measurements, at least 0.01. > Units: seconds.
    open var gyroUpdateInterval: TimeInterval {
        get { gyroscope.interval }
        set { gyroscope.interval = newValue }
    }
    /// Uses it; the app reads ``gyroData``.
    open func startGyroUpdates() { gyroscope.start(nil) }
    /// Uses it and passes measurements to a handler, on a queue.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        gyroscope.start { [source] in
            let data = CMGyroData(source.model)
            queue.addOperation { handler(data, nil) }
        }
    }
    /// Ends its use.
    open func stopGyroUpdates() { gyroscope.stop() }

    // MARK: Device motion

    /// The frames that attitudes can be relative to.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { .xArbitraryZVertical }
    /// The frame of the attitudes.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { frame.withLock { $0 } }
    /// Whether the motion can be determined: true.
    open var isDeviceMotionAvailable: Bool { true }
    /// Whether it is used.
    open var isDeviceMotionActive: Bool { motion.isActive }
    /// The present motion; nil while it is not used.
    open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? CMDeviceMotion(source.model) : nil }
    /// The time between measurements, at least 0.01. > Units: seconds.
    open var deviceMotionUpdateInterval: TimeInterval {
        get { motion.interval }
        set { motion.interval = newValue }
    }
    /// Whether the system asks the user to move the device; kept, as there is no compass to calibrate.
    open var showsDeviceMovementDisplay: Bool {
        get { asksForMovement.withLock { $0 } }
        set { asksForMovement.withLock { $0 = newValue } }
    }
    private let asksForMovement = Mutex(false)

    /// Uses it; the app reads ``deviceMotion``.
    open func startDeviceMotionUpdates() { motion.start(nil) }
    /// Uses it and passes measurements to a handler, on a queue.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        motion.start { [source] in
            let data = CMDeviceMotion(source.model)
            queue.addOperation { handler(data, nil) }
        }
    }
    /// Uses it with a frame; no effect for one that is not available.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
        guard Self.availableAttitudeReferenceFrames().contains(referenceFrame) else { return }
        motion.start(nil)
    }
    /// Uses it with a frame; the handler receives an error for one that is not available.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        guard Self.availableAttitudeReferenceFrames().contains(referenceFrame) else {
            let error = CMErrorTrueNorthNotAvailable.error("The device has no compass, so that north is not known.")
            return queue.addOperation { handler(nil, error) }
        }
        startDeviceMotionUpdates(to: queue, withHandler: handler)
    }
    /// Ends its use.
    open func stopDeviceMotionUpdates() { motion.stop() }

    // MARK: Magnetometer

    /// Whether the device has a magnetometer: false.
    open var isMagnetometerAvailable: Bool { false }
    /// Whether it is used: false.
    open var isMagnetometerActive: Bool { false }
    /// The present measurement: nil.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// The time between measurements; kept, as there is no magnetometer. > Units: seconds.
    open var magnetometerUpdateInterval: TimeInterval {
        get { magnetometer.interval }
        set { magnetometer.interval = newValue }
    }
    /// No effect: there is no magnetometer.
    open func startMagnetometerUpdates() {}
    /// The handler receives an error: there is no magnetometer.
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        let error = CMErrorNotAvailable.error("The device has no magnetometer.")
        queue.addOperation { handler(nil, error) }
    }
    /// No effect: there is no magnetometer.
    open func stopMagnetometerUpdates() {}
}
