internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Draws a line. > Contract: MapKit, MKPolylineRenderer
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public init(polyline: MKPolyline) {
        self.polyline = polyline
        super.init(overlay: polyline)
    }
    /// For overlays that are lines.
    public convenience override init(overlay: any MKOverlay) {
        self.init(polyline: overlay as? MKPolyline ?? MKPolyline())
    }
    public let polyline: MKPolyline
    open override func createPath() {
        let path = CGMutablePath()
        add(polyline.mapPoints, to: path, closed: false)
        self.path = path
    }
}

/// Draws an area and its border. > Contract: MapKit, MKPolygonRenderer
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public init(polygon: MKPolygon) {
        self.polygon = polygon
        super.init(overlay: polygon)
    }
    /// For overlays that are polygons.
    public convenience override init(overlay: any MKOverlay) {
        self.init(polygon: overlay as? MKPolygon ?? MKPolygon())
    }
    public let polygon: MKPolygon
    open override func createPath() {
        let path = CGMutablePath()
        for ring in polygon.rings { add(ring.mapPoints, to: path, closed: true) }
        self.path = path
    }
}

/// Draws a circle. > Contract: MapKit, MKCircleRenderer
open class MKCircleRenderer: MKOverlayPathRenderer {
    public init(circle: MKCircle) {
        self.circle = circle
        super.init(overlay: circle)
    }
    /// For overlays that are circles.
    public convenience override init(overlay: any MKOverlay) {
        self.init(circle: overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0))
    }
    public let circle: MKCircle
    open override func createPath() {
        let path = CGMutablePath()
        path.addEllipse(in: rect(for: circle.boundingMapRect))
        self.path = path
    }
}

/// Draws several lines. > Contract: MapKit, MKMultiPolylineRenderer
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public let multiPolyline: MKMultiPolyline
    public init(multiPolyline: MKMultiPolyline) {
        self.multiPolyline = multiPolyline
        super.init(overlay: multiPolyline)
    }
    open override func createPath() {
        let path = CGMutablePath()
        for line in multiPolyline.polylines { add(line.mapPoints, to: path, closed: false) }
        self.path = path
    }
}

/// Draws several areas. > Contract: MapKit, MKMultiPolygonRenderer
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    public let multiPolygon: MKMultiPolygon
    public init(multiPolygon: MKMultiPolygon) {
        self.multiPolygon = multiPolygon
        super.init(overlay: multiPolygon)
    }
    open override func createPath() {
        let path = CGMutablePath()
        for ring in multiPolygon.polygons.flatMap(\.rings) { add(ring.mapPoints, to: path, closed: true) }
        self.path = path
    }
}
