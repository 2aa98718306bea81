public import CoreLocation
public import Foundation
internal import MapEngine
internal import ProgrammerErrors

/// An annotation with an area that a map draws.
///
/// > Contract: MapKit, MKOverlay
public protocol MKOverlay: MKAnnotation {
    /// The rectangle around the overlay. > Units: map points.
    var boundingMapRect: MKMapRect { get }
    /// Whether the overlay is in a rectangle; by default, whether its bounding rectangle is.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether the map need not draw its own content below the overlay; false by default.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public var canReplaceMapContent: Bool { false }
}

/// Several points in order.
///
/// > Contract: MapKit, MKMultiPoint
open class MKMultiPoint: MKShape {
    private var storage = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: 1)
    /// The number of points.
    public private(set) var pointCount = 0

    /// A shape without points.
    public override init() { super.init() }

    deinit { storage.deallocate() }

    func fill(_ points: [MKMapPoint]) {
        storage.deallocate()
        storage = .allocate(capacity: max(points.count, 1))
        _ = storage.initialize(from: points)
        pointCount = points.count
    }

    /// The points, as long as the shape exists.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        guard let first = storage.baseAddress else { ProgrammerError.raise("a shape has no memory for its points") }
        return first
    }
    /// Writes the coordinates of a range of points.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length { coords[index] = storage[range.location + index].coordinate }
    }

    /// The middle of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D { MKMapPoint(worldRect.middle).coordinate }
    var mapPoints: [MKMapPoint] { Array(storage.prefix(pointCount)) }
    var worldRect: WorldRect { WorldRect(enclosing: mapPoints.map(\.world)) ?? WorldRect(x: 0, y: 0, width: 0, height: 0) }
}

/// A line through points, not closed.
///
/// > Contract: MapKit, MKPolyline
open class MKPolyline: MKMultiPoint, MKOverlay {
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init()
        fill(line(Array(UnsafeBufferPointer(start: points, count: count))))
    }
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init()
        fill(line(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }))
    }
    /// The points of a line through points.
    func line(_ list: [MKMapPoint]) -> [MKMapPoint] { list }
    open var boundingMapRect: MKMapRect { MKMapRect(worldRect) }
}

/// A line along the shortest way on the globe.
///
/// > Contract: MapKit, MKGeodesicPolyline
open class MKGeodesicPolyline: MKPolyline {
    override func line(_ list: [MKMapPoint]) -> [MKMapPoint] {
        Geodesics.line(through: list.map { Mercator.place($0.world) }).map { MKMapPoint(Mercator.point($0)) }
    }
}

/// An area within points, closed, perhaps with holes.
///
/// > Contract: MapKit, MKPolygon
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes.
    public private(set) var interiorPolygons: [MKPolygon]?
    /// The edge and the holes.
    var rings: [MKPolygon] { [self] + (interiorPolygons ?? []) }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init()
        fill(Array(UnsafeBufferPointer(start: points, count: count)))
        self.interiorPolygons = interiorPolygons
    }
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init()
        fill(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
        self.interiorPolygons = interiorPolygons
    }
    open var boundingMapRect: MKMapRect { MKMapRect(worldRect) }
}

/// A circle on the ground.
///
/// > Contract: MapKit, MKCircle
open class MKCircle: MKShape, MKOverlay {
    private let middle: CLLocationCoordinate2D
    /// > Units: meters.
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (middle, self.radius) = (coord, radius)
        super.init()
    }
    /// The circle around a rectangle's middle that is as wide as its longer side.
    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let meters = MKMetersPerMapPointAtLatitude(middle.latitude)
        self.init(center: middle, radius: max(mapRect.width, mapRect.height) / 2 * meters)
    }
    open override var coordinate: CLLocationCoordinate2D { middle }
    open var boundingMapRect: MKMapRect { MKMapRect(Geodesics.rect(middle: GlobePoint(middle), radius: radius)) }
}

/// Several lines as one overlay. > Contract: MapKit, MKMultiPolyline
open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
    }
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    open override var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
}

/// Several areas as one overlay. > Contract: MapKit, MKMultiPolygon
open class MKMultiPolygon: MKShape, MKOverlay {
    public let polygons: [MKPolygon]
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
    }
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    open override var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
}
