import Foundation
import Testing

@testable import MapKit
@testable import UIKitCore

@Suite("Map annotations", .application) @MainActor struct AnnotationTests {
    let stage = MapStage()
    private var map: MKMapView { stage.map }

    init() { stage.map.region = MapStage.region(0, 0, 10) }

    private func place(_ annotation: any MKAnnotation) throws -> CGPoint {
        let view = try #require(map.view(for: annotation))
        return CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
    }

    @Test("an app's class of annotation needs a coordinate; its texts are optional, twice")
    func optionalTexts() {
        final class Place: NSObject, MKAnnotation { var coordinate = CLLocationCoordinate2D() }
        let annotations: [any MKAnnotation] = [Place(), MapStage.pin(0, 0, "Pin")]
        #expect(annotations.map { $0.title ?? nil } == [nil, "Pin"])
        if let title = annotations[1].title, let text = title { #expect(text == "Pin") } else { Issue.record("no title") }
    }

    @Test("a view is made without an annotation, or with a frame, as any view")
    func plainViews() {
        #expect(MKAnnotationView().annotation == nil)
        #expect(MKAnnotationView().reuseIdentifier == nil)
        #expect(MKAnnotationView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)).bounds.size == CGSize(width: 30, height: 40))
        let marker = MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil)
        #expect(MKMarkerAnnotationView().bounds == marker.bounds)
    }

    @Test("maps and annotations have their properties by key, as nibs connect them")
    func keys() {
        let other = MapListener()
        map.setValue(other, forKey: "delegate")
        #expect(map.delegate === other)
        map.setValue(true, forKey: "showsScale")
        #expect(map.showsScale)
        map.setValue(false, forKeyPath: "zoomEnabled")
        #expect(!map.isZoomEnabled)
        #expect(map.value(forKey: "zoomEnabled") as? Bool == false)
        map.setValue(MKMapType.satellite.rawValue, forKey: "mapType")
        #expect(map.mapType == .satellite)
        let pin = MapStage.pin(0, 0, "Pin")
        pin.setValue("Quay", forKey: "subtitle")
        #expect((pin as any MKAnnotation).subtitle == "Quay")
        #expect(([pin] as NSArray).value(forKey: "title") as? [String] == ["Pin"])
    }

    @Test("a visible annotation has a view at its place, one that is elsewhere has none")
    func views() throws {
        let (near, far) = (MapStage.pin(1, 1, "Near"), MapStage.pin(60, 100))
        _ = stage.listener.take()
        map.addAnnotations([near, far])
        #expect(stage.listener.take() == ["added 1"])
        #expect(map.annotations.count == 2)
        #expect(map.view(for: near) is MKMarkerAnnotationView)
        #expect(map.view(for: far) == nil)
        let expected = map.convert(near.coordinate, toPointTo: map)
        let shown = try place(near)
        #expect(abs(shown.x - expected.x) < 1e-6)
        #expect(abs(shown.y - expected.y) < 1e-6)
        map.setCenter(far.coordinate, animated: false)
        #expect(map.view(for: near) == nil)
        #expect(map.view(for: far) != nil)
    }

    @Test("a view moves with its annotation")
    func moving() throws {
        let pin = MapStage.pin(1, 1)
        map.addAnnotation(pin)
        pin.coordinate = CLLocationCoordinate2D(latitude: -1, longitude: 2)
        let (shown, expected) = (try place(pin), map.convert(pin.coordinate, toPointTo: map))
        #expect(abs(shown.x - expected.x) < 1e-6)
        #expect(abs(shown.y - expected.y) < 1e-6)
    }

    @Test("a view that left the map is used again, prepared and with the new annotation")
    func reuse() throws {
        final class Dot: MKAnnotationView {
            var resets = 0
            override func prepareForReuse() { resets += 1 }
        }
        map.register(Dot.self, forAnnotationViewWithReuseIdentifier: "dot")
        stage.listener.view = { map, annotation in map.dequeueReusableAnnotationView(withIdentifier: "dot", for: annotation) }
        let (first, second) = (MapStage.pin(1, 1), MapStage.pin(2, 2))
        map.addAnnotation(first)
        let view = try #require(map.view(for: first) as? Dot)
        map.removeAnnotation(first)
        map.addAnnotation(second)
        #expect(map.view(for: second) === view)
        #expect(view.resets == 1)
        #expect(view.annotation === second)
    }

    @Test("a touch selects, a touch elsewhere deselects; the delegate receives views, then annotations")
    func selection() throws {
        let (one, two) = (MapStage.pin(1, 1, "One"), MapStage.pin(-2, -2, "Two"))
        map.addAnnotations([one, two])
        _ = stage.listener.take()
        func touch(_ annotation: any MKAnnotation) throws {
            stage.tap(try #require(map.view(for: annotation)).center)
            stage.advance(1)
        }
        try touch(one)
        #expect(stage.listener.take() == ["selected view of One", "selected One"])
        #expect(map.selectedAnnotations.count == 1)
        #expect(map.view(for: one)?.isSelected == true)
        try touch(two)
        #expect(stage.listener.take() == ["deselected view of One", "deselected One", "selected view of Two", "selected Two"])
        stage.tap(CGPoint(x: 20, y: 580))
        #expect(stage.listener.take() == ["deselected view of Two", "deselected Two"])
        #expect(map.selectedAnnotations.isEmpty)
    }

    @Test("a callout shows texts above the view; a control in it notifies the delegate")
    func callout() throws {
        stage.listener.view = { _, annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            return view
        }
        let pin = MapStage.pin(0, 0, "Title", "Subtitle")
        map.addAnnotation(pin)
        map.selectAnnotation(pin, animated: false)
        let callout = try #require(map.callout)
        let view = try #require(map.view(for: pin))
        #expect(callout.subviews.compactMap { ($0 as? UILabel)?.text } == ["Title", "Subtitle"])
        #expect(callout.frame.maxY <= view.frame.minY)
        let button = try #require(view.rightCalloutAccessoryView)
        _ = stage.listener.take()
        stage.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: map))
        #expect(stage.listener.take() == ["control of Title"])
        #expect(map.selectedAnnotations.count == 1)
        map.deselectAnnotation(pin, animated: false)
        #expect(map.callout == nil)
        #expect(button.superview == nil)
    }

    @Test("annotations without a title have no callout")
    func noCallout() {
        let pin = MapStage.pin(0, 0)
        map.addAnnotation(pin)
        map.selectAnnotation(pin, animated: false)
        #expect(map.callout == nil)
        #expect(map.selectedAnnotations.count == 1)
    }

    @Test("annotations of one identifier that collide become a cluster, and single ones again from close by")
    func clusters() throws {
        stage.listener.view = { map, annotation in
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.clusteringIdentifier = annotation is MKClusterAnnotation ? nil : "all"
            return view
        }
        let pins = [MapStage.pin(0, 0, "A"), MapStage.pin(0.1, 0.1, "B"), MapStage.pin(4, 4, "C")]
        map.addAnnotations(pins)
        let cluster = try #require(map.view(for: pins[0])?.cluster)
        let members = try #require(cluster.annotation as? MKClusterAnnotation).memberAnnotations
        #expect(members.map { $0.title ?? nil } == ["A", "B"])
        #expect(map.view(for: pins[2])?.cluster == nil)
        #expect(map.view(for: pins[0])?.superview == nil)
        #expect(cluster.superview != nil)
        map.region = MapStage.region(0.05, 0.05, 0.5)
        #expect(map.view(for: pins[0])?.cluster == nil)
        #expect(map.view(for: pins[0])?.superview != nil)
        #expect(cluster.superview == nil)
    }

    @Test("long labels above one another do not collide; in the mode of circles and side by side they do")
    func collisionModes() throws {
        var mode = MKAnnotationView.CollisionMode.rectangle
        stage.listener.view = { _, annotation in
            let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
            view.clusteringIdentifier = annotation is MKClusterAnnotation ? nil : "all"
            view.collisionMode = mode
            return view
        }
        let middle = map.convert(CGPoint(x: 150, y: 300), toCoordinateFrom: map)
        func pin(_ x: CGFloat, _ y: CGFloat) -> MKPointAnnotation {
            let place = map.convert(CGPoint(x: 150 + x, y: 300 + y), toCoordinateFrom: map)
            return MapStage.pin(place.latitude, place.longitude, "Pin")
        }
        func isJoined(_ x: CGFloat, _ y: CGFloat) -> Bool {
            let pins = [MapStage.pin(middle.latitude, middle.longitude, "Middle"), pin(x, y)]
            map.addAnnotations(pins)
            defer { map.removeAnnotations(pins) }
            return map.view(for: pins[0])?.cluster != nil
        }
        #expect(!isJoined(0, 30))
        #expect(isJoined(90, 0))
        #expect(isJoined(0, 15))
        mode = .circle
        #expect(!isJoined(90, 0))
        mode = .none
        #expect(!isJoined(0, 0))
    }

    @Test("a view of low priority is not visible while it collides with another, and does not receive touches")
    func displayPriority() throws {
        let pins = [MapStage.pin(0, 0, "Low"), MapStage.pin(0, 0, "High")]
        stage.listener.view = { _, annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.displayPriority = annotation.title == "Low" ? .defaultLow : .required
            return view
        }
        map.addAnnotations(pins)
        let low = try #require(map.view(for: pins[0]))
        #expect(low.superview == nil)
        #expect(map.view(for: pins[1])?.superview != nil)
        low.displayPriority = .required
        #expect(low.superview != nil)
        low.displayPriority = .defaultHigh
        #expect(low.superview == nil)
        map.removeAnnotation(pins[1])
        #expect(low.superview != nil)
    }

    @Test("a draggable annotation follows a finger after a long press, in four states")
    func dragging() throws {
        stage.listener.view = { _, annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.isDraggable = true
            return view
        }
        let pin = MapStage.pin(0, 0, "Pin")
        map.addAnnotation(pin)
        _ = stage.listener.take()
        let start = try #require(map.view(for: pin)).center
        stage.touches(.began, [start])
        stage.advance(0.8)
        let end = CGPoint(x: start.x + 50, y: start.y + 40)
        stage.touches(.moved, [end])
        stage.touches(.ended, [end])
        #expect(
            stage.listener.take() == [
                "drag none to starting", "drag starting to dragging", "drag dragging to ending", "drag ending to none",
            ])
        let now = map.convert(pin.coordinate, toPointTo: map)
        #expect(abs(now.x - end.x) < 1)
        #expect(abs(now.y - end.y) < 1)
    }

    @Test("annotations that are to be shown are all visible afterwards")
    func show() {
        let pins = [MapStage.pin(48.85, 2.35), MapStage.pin(52.5, 13.4), MapStage.pin(41.9, 12.5)]
        map.showAnnotations(pins, animated: false)
        for pin in pins { #expect(map.bounds.contains(map.convert(pin.coordinate, toPointTo: map))) }
        #expect(map.annotations(in: map.visibleMapRect).count == 3)
        map.removeAnnotations(map.annotations)
        #expect(map.annotations.isEmpty)
        #expect(pins.allSatisfy { map.view(for: $0) == nil })
    }
}
