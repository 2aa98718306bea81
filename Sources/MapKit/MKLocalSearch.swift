internal import CoreLocation
public import Foundation

/// Searches places by name.
///
/// > Contract: MapKit, MKLocalSearch. > Partial: the cities that `CLGeocoder` knows are found by their whole name, nothing else.
open class MKLocalSearch: NSObject {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// What is searched. > Contract: MapKit, MKLocalSearch.Request
    open class Request: NSObject, NSCopying {
        /// A city's name, perhaps with its state and country.
        open var naturalLanguageQuery: String?
        /// Where places are preferred: those nearest to its center come first.
        open var region = MKCoordinateRegion()

        public override init() { super.init() }
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        /// A request for what the user chose among completions.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.subtitle.isEmpty ? completion.title : completion.title + ", " + completion.subtitle)
        }
        /// A request with the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            (copy.naturalLanguageQuery, copy.region) = (naturalLanguageQuery, region)
            return copy
        }
    }

    /// What was found. > Contract: MapKit, MKLocalSearch.Response
    open class Response: NSObject {
        public let mapItems: [MKMapItem]
        /// A region with all places.
        public let boundingRegion: MKCoordinateRegion

        init(_ items: [MKMapItem]) {
            mapItems = items
            let points = items.map { MKMapPoint($0.placemark.coordinate) }
            let rect = points.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
            boundingRegion = rect.isNull ? MKCoordinateRegion() : MKCoordinateRegion(rect)
            super.init()
        }
    }

    private let request: Request
    private let geocoder = CLGeocoder()

    public init(request: Request) {
        // Apple's search does not see later changes either.
        self.request = request.copy() as? Request ?? request
        super.init()
    }

    /// Whether the search has begun and not ended.
    open var isSearching: Bool { geocoder.isGeocoding }

    /// Searches; the handler gets places, or `MKError.placemarkNotFound`.
    open func start(completionHandler: @escaping CompletionHandler) {
        let region = request.region
        geocoder.geocodeAddressString(request.naturalLanguageQuery ?? "") { placemarks, _ in
            var items = (placemarks ?? []).map { MKMapItem(placemark: MKPlacemark(placemark: $0)) }
            if region.span.latitudeDelta > 0 {
                let center = MKMapPoint(region.center)
                func distance(_ item: MKMapItem) -> CLLocationDistance { MKMapPoint(item.placemark.coordinate).distance(to: center) }
                items.sort { distance($0) < distance($1) }
            }
            if items.isEmpty { completionHandler(nil, MKError(.placemarkNotFound)) } else { completionHandler(Response(items), nil) }
        }
    }

    /// Ends the search; the handler gets an error.
    open func cancel() { geocoder.cancelGeocode() }
}

/// Routes between places; Ferry's map has no streets, so none is found.
///
/// > Contract: MapKit, MKDirections. > Partial: `calculate` fails with `MKError.directionsNotFound`, and a line in the log says why.
open class MKDirections: NSObject {
    /// From where to where. > Contract: MapKit, MKDirections.Request
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType: MKDirectionsTransportType = .any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?
    }

    /// Routes; never made here. > Contract: MapKit, MKDirections.Response
    open class Response: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        public let routes: [MKRoute]
        init(_ source: MKMapItem, _ destination: MKMapItem, _ routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

    public init(request: Request) { super.init() }
    /// Whether routes are calculated at present.
    open private(set) var isCalculating = false

    /// Fails with `MKError.directionsNotFound`, on the main thread.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        MapLog.note("MKDirections: the map has no streets; there are no directions")
        isCalculating = true
        let answer = Answer(directions: self, handler: completionHandler)
        DispatchQueue.main.async {
            answer.directions.isCalculating = false
            answer.handler(nil, MKError(.directionsNotFound))
        }
    }
    /// No effect: the failure comes anyway.
    open func cancel() {}

    /// Passed to the main thread; used only there.
    private struct Answer: @unchecked Sendable {
        let directions: MKDirections
        let handler: DirectionsHandler
    }
}

/// How one travels. > Contract: MapKit, MKDirectionsTransportType
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
