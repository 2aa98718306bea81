public import CoreLocation
public import Foundation

/// A location for the device that tests run on.
///
/// > Contract: XCUIAutomation, XCUILocation
public final class XCUILocation: NSObject {
    /// Where it is. > Partial: the device takes over the coordinate alone.
    public let location: CLLocation

    /// Creates a location.
    public init(location: CLLocation) {
        self.location = location
        super.init()
    }

    /// > Parameters: setting: the value of the device's setting. > Returns: nil for a device that does not know where it is.
    convenience init?(setting: String) {
        let numbers = setting.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 2 else { return nil }
        self.init(location: CLLocation(latitude: numbers[0], longitude: numbers[1]))
    }

    /// The value of the device's setting. > Units: degrees.
    var setting: String { "\(location.coordinate.latitude),\(location.coordinate.longitude)" }
}
