public import CoreLocation
public import Foundation

/// A route; never made here.
///
/// > Contract: MapKit, MKRoute
open class MKRoute: NSObject {
    /// A part of a route that one instruction describes; never made here.
    ///
    /// > Contract: MapKit, MKRoute.Step
    open class Step: NSObject {
        /// What to do, in the device's language.
        public let instructions: String
        /// A warning about the part.
        public let notice: String?
        /// The part's line.
        public let polyline: MKPolyline
        /// > Units: meters.
        public let distance: CLLocationDistance
        /// How one travels here, which may differ from the whole route.
        public let transportType: MKDirectionsTransportType

        init(instructions: String, notice: String?, polyline: MKPolyline, distance: CLLocationDistance, by type: MKDirectionsTransportType)
        {
            (self.instructions, self.notice, self.polyline, self.distance, transportType) = (instructions, notice, polyline, distance, type)
        }
    }

    /// The route's name, such as that of its longest street.
    public let name: String
    /// The route's line.
    public let polyline: MKPolyline
    /// > Units: meters.
    public let distance: CLLocationDistance
    /// > Units: seconds.
    public let expectedTravelTime: TimeInterval
    /// The route's parts, in order.
    public let steps: [Step]
    /// How one travels.
    public let transportType: MKDirectionsTransportType
    /// Warnings, such as of closed streets.
    public let advisoryNotices: [String] = []
    /// Whether one has to pay.
    public let hasTolls = false
    /// Whether the route has highways.
    public let hasHighways = false

    init(
        name: String, polyline: MKPolyline, distance: CLLocationDistance, time: TimeInterval, steps: [Step],
        by type: MKDirectionsTransportType
    ) {
        (self.name, self.polyline, self.distance, expectedTravelTime) = (name, polyline, distance, time)
        (self.steps, transportType) = (steps, type)
    }
}
