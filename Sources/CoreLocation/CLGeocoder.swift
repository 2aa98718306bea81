public import Foundation

/// A location's name and address. > Contract: Core Location, CLPlacemark
@available(*, unavailable, message: "There is no map here to look names and addresses up in")
open class CLPlacemark: NSObject {}

/// Converts between addresses and locations. > Contract: Core Location, CLGeocoder
@available(*, unavailable, message: "There is no map here to look names and addresses up in")
open class CLGeocoder: NSObject {}

/// The device's heading; no device here has a compass. > Contract: Core Location, CLHeading
open class CLHeading: NSObject, @unchecked Sendable {
    public let magneticHeading: CLLocationDirection
    public let trueHeading: CLLocationDirection
    public let headingAccuracy: CLLocationDirection
    public let timestamp: Date
    package init(magneticHeading: CLLocationDirection, timestamp: Date) {
        (self.magneticHeading, trueHeading, headingAccuracy, self.timestamp) = (magneticHeading, -1, -1, timestamp)
        super.init()
    }
}
