public import Foundation

/// Thermal state and activities. A simulated device is never hot, and never throttles a foreground app.
///
/// > Contract: Foundation, ProcessInfo.
extension ProcessInfo {
    /// How hot a device is.
    public enum ThermalState: Int, Sendable {
        /// Within limits; the only state here.
        case nominal = 0
        /// Slightly raised; apps need not change anything.
        case fair = 1
        /// High; apps should use less power.
        case serious = 2
        /// So high that apps have to use as little power as possible.
        case critical = 3
    }

    /// Always nominal.
    public var thermalState: ThermalState { .nominal }

    /// Never posted, because the state does not change.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")

    /// What must not happen during an activity; accepted without effect.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// The display stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The device does not sleep.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The process is not ended without notice.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The process is not ended automatically.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// The user waits for the activity; includes `idleSystemSleepDisabled`.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// The user waits for the activity, but the device may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00FF_FFFF & ~(1 << 20))
        /// The user does not wait for the activity.
        public static let background = ActivityOptions(rawValue: 0x0000_00FF)
        /// Timers and input must be as exact as possible.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins an activity, until `endActivity(_:)` is called with the token.
    ///
    /// > Returns: a token. Foreground apps are never throttled, as on a device, whatever the options are.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        Activity(options: options, reason: reason)
    }

    /// Ends an activity that `beginActivity(options:reason:)` began; other objects are ignored.
    public func endActivity(_ activity: any NSObjectProtocol) { (activity as? Activity)?.isRunning = false }

    /// Runs a block on this thread as an activity.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) {
        let activity = beginActivity(options: options, reason: reason)
        block()
        endActivity(activity)
    }

    /// Runs a block on another thread. The argument is false: there is no time limit.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { ProcessInfo.processInfo.performActivity(options: .background, reason: reason) { block(false) } }
    }

    private final class Activity: NSObject {
        let options: ActivityOptions
        let reason: String
        var isRunning = true

        init(options: ActivityOptions, reason: String) {
            (self.options, self.reason) = (options, reason)
            super.init()
        }

        override var description: String { "<Activity: \(reason)\(isRunning ? "" : ", ended")>" }
    }
}
