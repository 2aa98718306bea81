public import Foundation

/// A location's name and address. > Contract: Core Location, CLPlacemark
@available(*, unavailable, message: "There is no map here to look names and addresses up in")
open class CLPlacemark: NSObject {}

/// Converts between addresses and locations. > Contract: Core Location, CLGeocoder
@available(*, unavailable, message: "There is no map here to look names and addresses up in")
open class CLGeocoder: NSObject {}

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
