public import Foundation

/// The device's heading; no device here has a compass. > Contract: Core Location, CLHeading
open class CLHeading: NSObject, @unchecked Sendable {
    /// The direction from magnetic north, in degrees clockwise.
    public let magneticHeading: CLLocationDirection
    /// The direction from true north, in degrees clockwise; negative: unknown.
    public let trueHeading: CLLocationDirection
    /// The largest deviation of the heading, in degrees; negative: the heading is not valid.
    public let headingAccuracy: CLLocationDirection
    /// The time of the measurement.
    public let timestamp: Date
    package init(magneticHeading: CLLocationDirection, timestamp: Date) {
        (self.magneticHeading, trueHeading, headingAccuracy, self.timestamp) = (magneticHeading, -1, -1, timestamp)
        super.init()
    }
}
