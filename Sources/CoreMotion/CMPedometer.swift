public import Foundation

/// Counts steps, which no device here can.
///
/// > Contract: Core Motion, CMPedometer
open class CMPedometer: NSObject {
    private static func error() -> NSError { CMErrorNotAvailable.error("The device does not count steps.") }

    /// Whether steps can be counted: false.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether distances can be estimated: false.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether floors can be counted: false.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether the pace can be estimated: false.
    open class func isPaceAvailable() -> Bool { false }
    /// Whether the cadence can be measured: false.
    open class func isCadenceAvailable() -> Bool { false }
    /// Whether pauses are noticed: false.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Whether the app may ask: the user was not asked, as there is nothing to know.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// The handler receives an error, on a queue of the system.
    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
    ) { DispatchQueue.global().async { handler(nil, Self.error()) } }
    /// The handler receives an error, on a queue of the system.
    open func startUpdates(from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void) {
        DispatchQueue.global().async { handler(nil, Self.error()) }
    }
    /// No effect: nothing was counted.
    open func stopUpdates() {}
    /// The handler receives an error, on a queue of the system.
    open func startEventUpdates(handler: @escaping @Sendable (CMPedometerEvent?, (any Error)?) -> Void) {
        DispatchQueue.global().async { handler(nil, Self.error()) }
    }
    /// No effect: nothing was noticed.
    open func stopEventUpdates() {}
}

/// Steps, which no device here counts.
///
/// > Contract: Core Motion, CMPedometerData
open class CMPedometerData: NSObject {
    private override init() {}
    /// The beginning.
    open var startDate: Date { .distantPast }
    /// The end.
    open var endDate: Date { .distantPast }
    /// The steps.
    open var numberOfSteps: NSNumber { 0 }
    /// The distance. > Units: meters.
    open var distance: NSNumber? { nil }
    /// Floors up.
    open var floorsAscended: NSNumber? { nil }
    /// Floors down.
    open var floorsDescended: NSNumber? { nil }
    /// The pace. > Units: seconds per meter.
    open var currentPace: NSNumber? { nil }
    /// The cadence. > Units: steps per second.
    open var currentCadence: NSNumber? { nil }
    /// The mean pace. > Units: seconds per meter.
    open var averageActivePace: NSNumber? { nil }
}

/// A pause of walking, which no device here notices.
///
/// > Contract: Core Motion, CMPedometerEvent
open class CMPedometerEvent: NSObject { private override init() {} }

/// What the user does, which no device here knows.
///
/// > Contract: Core Motion, CMMotionActivity
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    private init() { super.init(timestamp: 0) }
    /// How sure it is.
    open var confidence: CMMotionActivityConfidence { .low }
    /// The beginning.
    open var startDate: Date { .distantPast }
    /// Whether nothing is known: true.
    open var unknown: Bool { true }
    /// Whether the device rests.
    open var stationary: Bool { false }
    /// Whether the user walks.
    open var walking: Bool { false }
    /// Whether the user runs.
    open var running: Bool { false }
    /// Whether the user is in a car.
    open var automotive: Bool { false }
    /// Whether the user cycles.
    open var cycling: Bool { false }
}

/// How sure an activity is.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// Receives what the user did.
public typealias CMMotionActivityQueryHandler = @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
/// Receives what the user does.
public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void

/// Knows what the user does, which no device here can.
///
/// > Contract: Core Motion, CMMotionActivityManager
open class CMMotionActivityManager: NSObject {
    /// Whether activities are known: false.
    open class func isActivityAvailable() -> Bool { false }
    /// Whether the app may ask: the user was not asked, as there is nothing to know.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// The handler receives an error, on the queue.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        let error = CMErrorMotionActivityNotAvailable.error("The device does not know what its user does.")
        queue.addOperation { handler(nil, error) }
    }
    /// No effect: activities are not known.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    /// No effect: activities are not known.
    open func stopActivityUpdates() {}
}

/// Measures heights, which no device here can.
///
/// > Contract: Core Motion, CMAltimeter
open class CMAltimeter: NSObject {
    /// Whether changes of height can be measured: false.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Whether heights can be measured: false.
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Whether the app may ask: the user was not asked, as there is nothing to know.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    /// The handler receives an error, on the queue.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMAltitudeData?, (any Error)?) -> Void
    ) {
        let error = CMErrorNotAvailable.error("The device has no barometer.")
        queue.addOperation { handler(nil, error) }
    }
    /// No effect: nothing was measured.
    open func stopRelativeAltitudeUpdates() {}
}

/// A change of height, which no device here measures.
///
/// > Contract: Core Motion, CMAltitudeData
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    private init() { super.init(timestamp: 0) }
    /// The change. > Units: meters.
    open var relativeAltitude: NSNumber { 0 }
    /// The pressure. > Units: kilopascals.
    open var pressure: NSNumber { 0 }
}
