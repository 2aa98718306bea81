import Foundation
import Testing

@testable import MapKit
@testable import UIKitCore

@Suite("Map regions and gestures", .application) @MainActor struct RegionTests {
    let stage = MapStage()
    private var map: MKMapView { stage.map }

    @Test("a region that is set is visible whole, with its center in the middle")
    func region() {
        map.setRegion(MapStage.region(48.85, 2.35, 1), animated: false)
        #expect(stage.listener.take() == ["will change false", "visible", "did change false"])
        #expect(abs(map.region.center.latitude - 48.85) < 1e-6)
        #expect(abs(map.region.center.longitude - 2.35) < 1e-6)
        #expect(abs(map.region.span.longitudeDelta - 1) < 1e-6)
        #expect(map.region.span.latitudeDelta > 1)
        #expect(map.regionThatFits(MapStage.region(48.85, 2.35, 1)).span.latitudeDelta == map.region.span.latitudeDelta)
    }

    @Test("setting the region that is shown changes nothing")
    func same() {
        map.region = MapStage.region(10, 10, 5)
        _ = stage.listener.take()
        map.region = MapStage.region(10, 10, 5)
        #expect(stage.listener.take() == [])
    }

    @Test("the delegate is notified of an animated change at its begin and its end, half a second later")
    func animated() {
        map.setCenter(CLLocationCoordinate2D(latitude: 20, longitude: 30), animated: true)
        #expect(stage.listener.take() == ["will change true"])
        let frames = stage.settle()
        #expect((29...32).contains(frames))
        #expect(stage.listener.take() == ["visible", "did change true"])
        #expect(abs(map.centerCoordinate.longitude - 30) < 1e-6)
    }

    @Test("a map without a size shows what it was told as soon as it has one")
    func sizeless() {
        let map = MKMapView()
        map.region = MapStage.region(40, -3, 2)
        map.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        map.layoutIfNeeded()
        #expect(abs(map.region.center.latitude - 40) < 1e-6)
        #expect(abs(map.region.span.latitudeDelta - 2) < 0.1)
    }

    @Test("positions and coordinates are converted to each other, in any view")
    func conversion() {
        map.region = MapStage.region(48.85, 2.35, 1)
        #expect(map.convert(map.centerCoordinate, toPointTo: map) == CGPoint(x: 150, y: 300))
        let inWindow = map.convert(map.centerCoordinate, toPointTo: nil)
        #expect(abs(inWindow.x - 170) < 1e-6)
        #expect(abs(inWindow.y - 400) < 1e-6)
        let coordinate = map.convert(CGPoint(x: 10, y: 20), toCoordinateFrom: map)
        let back = map.convert(coordinate, toPointTo: map)
        #expect(abs(back.x - 10) < 1e-4)
        #expect(abs(back.y - 20) < 1e-4)
        let rect = map.convert(map.region, toRectTo: map)
        #expect(abs(rect.width - 300) < 0.01)
        #expect(abs(map.convert(map.bounds, toRegionFrom: map).span.longitudeDelta - 1) < 1e-6)
    }

    @Test("a camera of a distance and a heading comes back")
    func camera() {
        map.camera = MKMapCamera(
            lookingAtCenter: CLLocationCoordinate2D(latitude: 35, longitude: 139), fromDistance: 9000, pitch: 45, heading: 90)
        #expect(abs(map.camera.centerCoordinateDistance - 9000) < 1)
        #expect(map.camera.heading == 90)
        #expect(map.camera.pitch == 0)
        #expect(stage.environment.logs.contains { $0.contains("pitch has no effect") })
    }

    @Test("a zoom range and a boundary limit the camera")
    func limits() {
        map.region = MapStage.region(0, 0, 1)
        map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: MapStage.region(10, 10, 2))
        #expect(abs(map.centerCoordinate.latitude - 9) < 1e-6)
        #expect(abs(map.centerCoordinate.longitude - 9) < 1e-6)
        map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 1000, maxCenterCoordinateDistance: 2000)
        #expect(abs(map.camera.centerCoordinateDistance - 2000) < 1)
        #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 3, maxCenterCoordinateDistance: 2) == nil)
    }

    // MARK: Gestures

    @Test("a finger moves the map along, from one begin to one end")
    func pan() {
        map.region = MapStage.region(0, 0, 10)
        _ = stage.listener.take()
        let held = map.convert(CGPoint(x: 150, y: 300), toCoordinateFrom: map)
        stage.drag([CGPoint(x: 150, y: 300)], to: [CGPoint(x: 210, y: 380)])
        #expect(stage.listener.take() == ["will change false", "visible", "did change false"])
        let now = map.convert(held, toPointTo: map)
        // The first points of a drag only recognise it.
        #expect(now.x > 190)
        #expect(now.x < 210.01)
        #expect(now.y > 350)
        #expect(now.y < 380.01)
    }

    @Test("a map that may not be scrolled stays")
    func fixed() {
        map.region = MapStage.region(0, 0, 10)
        map.isScrollEnabled = false
        stage.drag([CGPoint(x: 150, y: 300)], to: [CGPoint(x: 210, y: 380)])
        #expect(abs(map.centerCoordinate.latitude) < 1e-9)
    }

    @Test("a fast finger lets the map glide on, until it stops by itself")
    func glide() {
        map.region = MapStage.region(0, 0, 10)
        stage.drag([CGPoint(x: 50, y: 300)], to: [CGPoint(x: 250, y: 300)], rests: false)
        let lifted = map.centerCoordinate.longitude
        _ = stage.listener.take()
        #expect(stage.settle() > 10)
        #expect(map.centerCoordinate.longitude < lifted - 0.5)
        #expect(stage.listener.take() == ["visible", "did change true"])
    }

    @Test("two fingers apart zoom in; what was between them stays there")
    func pinch() {
        map.region = MapStage.region(30, 10, 10)
        let middle = map.convert(CGPoint(x: 150, y: 200), toCoordinateFrom: map)
        let before = map.region.span.longitudeDelta
        stage.drag(
            [CGPoint(x: 130, y: 200), CGPoint(x: 170, y: 200)], to: [CGPoint(x: 70, y: 200), CGPoint(x: 230, y: 200)])
        stage.settle()
        #expect(map.region.span.longitudeDelta < before / 2)
        let place = map.convert(middle, toPointTo: map)
        #expect(abs(place.x - 150) < 3)
        #expect(abs(place.y - 200) < 3)
    }

    @Test("a double tap doubles the scale, with an animation")
    func doubleTap() {
        map.region = MapStage.region(0, 0, 10)
        let before = map.region.span.longitudeDelta
        stage.tap(CGPoint(x: 150, y: 300))
        stage.advance(0.05)
        stage.tap(CGPoint(x: 150, y: 300))
        stage.settle()
        #expect(abs(map.region.span.longitudeDelta - before / 2) < 1e-6)
    }

    @Test("the map is loaded and drawn once, after it is in a window")
    func loading() async {
        await stage.turn()
        #expect(stage.listener.loading == ["will load", "did load", "rendered true"])
    }
}
