public import Foundation

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// The device is in the region.
    case inside = 1
    /// The device is outside the region.
    case outside = 2
}

/// A region that is monitored for entry and exit. > Contract: Core Location, CLRegion
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    /// The app's key; a manager monitors one region for each key.
    public let identifier: String
    /// Whether entering the region is reported; true by default.
    open var notifyOnEntry = true
    /// Whether leaving the region is reported; true by default.
    open var notifyOnExit = true

    package init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Returns a copy, or the region itself for this base class.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Regions are equal if their identifiers are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circle around a location. > Contract: Core Location, CLCircularRegion
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle of the circle.
    public let center: CLLocationCoordinate2D
    /// The distance of the border from the middle.
    ///
    /// > Units: meters.
    public let radius: CLLocationDistance

    /// Creates a circle.
    ///
    /// - Parameters:
    ///   - center: the middle of the circle.
    ///   - radius: the distance of the border from the middle, in meters.
    ///   - identifier: the app's key for the region.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Returns whether a coordinate is in the circle, by the distance along the surface.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
        (copy.notifyOnEntry, copy.notifyOnExit) = (notifyOnEntry, notifyOnExit)
        return copy
    }
}
