import CoreGraphics
import Foundation
import Testing

@testable import MapKit
@testable import UIKitCore

@Suite("Map overlays and geometry", .application) @MainActor struct OverlayTests {
    let stage = MapStage()
    private var map: MKMapView { stage.map }
    private let corners = [(0.0, 0.0), (0, 4), (4, 4), (4, 0)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }

    @Test("overlays are in order by level; they are inserted, exchanged and removed")
    func order() {
        let circles = (0..<4).map { MKCircle(center: corners[$0], radius: 1000) }
        map.addOverlay(circles[0])
        map.addOverlay(circles[1], level: .aboveRoads)
        map.insertOverlay(circles[2], below: circles[0])
        map.insertOverlay(circles[3], at: 0, level: .aboveLabels)
        func order() -> [Int] { map.overlays.compactMap { overlay in circles.firstIndex { $0 === overlay } } }
        #expect(order() == [1, 3, 2, 0])
        map.exchangeOverlay(circles[3], with: circles[0])
        #expect(order() == [1, 0, 2, 3])
        map.removeOverlays([circles[2], circles[1]])
        #expect(order() == [0, 3])
    }

    @Test("the delegate's renderer draws the overlay at its place, in its color")
    func drawing() throws {
        map.region = MapStage.region(2, 2, 10)
        stage.listener.renderer = { overlay in
            let renderer = MKPolygonRenderer(overlay: overlay)
            renderer.fillColor = .red
            return renderer
        }
        _ = stage.listener.take()
        let square = MKPolygon(coordinates: corners, count: 4)
        map.addOverlay(square)
        #expect(stage.listener.take() == ["renderers 1"])
        #expect(map.renderer(for: square) is MKPolygonRenderer)
        let image = UIGraphicsImageRenderer(bounds: map.bounds).image { _ in map.canvas.draw(map.bounds) }
        let inside = try MapPixels.color(image, map.convert(CLLocationCoordinate2D(latitude: 2, longitude: 2), toPointTo: map))
        let outside = try MapPixels.color(image, map.convert(CLLocationCoordinate2D(latitude: -3, longitude: 2), toPointTo: map))
        #expect(inside == [255, 0, 0])
        // A corner, too: the area has its whole size.
        let corner = try MapPixels.color(image, map.convert(CLLocationCoordinate2D(latitude: 0.2, longitude: 3.8), toPointTo: map))
        #expect(corner == [255, 0, 0])
        #expect(outside != inside)
    }

    @Test("a line has the points it was made of, and a rectangle around them")
    func line() {
        let line = MKPolyline(coordinates: corners, count: 4)
        #expect(line.pointCount == 4)
        #expect(abs(line.points()[2].coordinate.latitude - 4) < 1e-9)
        #expect(abs(MKCoordinateRegion(line.boundingMapRect).span.longitudeDelta - 4) < 1e-9)
        var read = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
        line.getCoordinates(&read, range: NSRange(location: 1, length: 2))
        #expect(abs(read[1].longitude - 4) < 1e-9)
    }

    @Test("a geodesic line has more points; a subclass of an app is made like its class")
    func subclass() {
        final class Route: MKPolyline { var name = "" }
        #expect(Route(coordinates: corners, count: 3).pointCount == 3)
        #expect(MKGeodesicPolyline(coordinates: corners, count: 2).pointCount == 5)
    }

    @Test("a circle's rectangle is as wide as twice its radius")
    func circle() {
        let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 60, longitude: 10), radius: 5000)
        #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(60) - 10_000) < 1e-6)
    }

    @Test("rectangles intersect, unite, contain and go over the edge of the world")
    func rects() {
        let (a, b) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 6, width: 10, height: 10))
        #expect(a.intersection(b) == MKMapRect(x: 5, y: 6, width: 5, height: 4))
        #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 15, height: 16))
        #expect(a.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
        #expect(a.contains(MKMapPoint(x: 10, y: 3)))
        #expect(!a.contains(b))
        #expect(a.insetBy(dx: 6, dy: 0).isNull)
        #expect(MKMapRect.null.union(a) == a)
        let edge = MKMapRect(x: -4, y: 0, width: 10, height: 10)
        #expect(edge.spans180thMeridian)
        #expect(edge.remainder() == MKMapRect(x: 268_435_452, y: 0, width: 4, height: 10))
    }

    @Test("a region of meters has their extent on the ground")
    func meters() {
        let center = CLLocationCoordinate2D(latitude: 60, longitude: 0)
        let region = MKCoordinateRegion(center: center, latitudinalMeters: 111_319, longitudinalMeters: 111_319)
        #expect(abs(region.span.latitudeDelta - 1) < 1e-3)
        #expect(abs(region.span.longitudeDelta - 2) < 1e-3)
    }
}
