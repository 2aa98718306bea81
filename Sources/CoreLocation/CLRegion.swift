public import Foundation

public enum CLRegionState: Int, Sendable {
    case unknown = 0
    case inside = 1
    case outside = 2
}

/// A region that is monitored for entry and exit. > Contract: Core Location, CLRegion
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    package init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Regions are equal if their identifiers are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circle around a location. > Contract: Core Location, CLCircularRegion
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// > Units: meters.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
        (copy.notifyOnEntry, copy.notifyOnExit) = (notifyOnEntry, notifyOnExit)
        return copy
    }
}
