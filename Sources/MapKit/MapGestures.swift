internal import CoreGraphics
internal import Foundation
internal import MapEngine
internal import ObjectiveC
internal import UIKitCore

/// A map's gestures: moving, zooming, turning, selecting and dragging annotations.
@MainActor final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let turn = UIRotationGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let twoFingerTap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private var dragged: MapAnnotationItem?
    private var active = 0
    /// How far the map followed the finger.
    private var followed = CGPoint.zero

    init(_ map: MKMapView) {
        self.map = map
        super.init()
    }

    private static let isRegistered: Void = {
        ObjCRuntime.register(MapGestures.self, "mapPanned:") { gestures, _ in gestures.panned() }
        ObjCRuntime.register(MapGestures.self, "mapPinched:") { gestures, _ in gestures.pinched() }
        ObjCRuntime.register(MapGestures.self, "mapTurned:") { gestures, _ in gestures.turned() }
        ObjCRuntime.register(MapGestures.self, "mapTapped:") { gestures, _ in gestures.tapped() }
        ObjCRuntime.register(MapGestures.self, "mapDoubleTapped:") { gestures, _ in gestures.zoom(2, at: gestures.doubleTap) }
        ObjCRuntime.register(MapGestures.self, "mapTwoFingerTapped:") { gestures, _ in gestures.zoom(0.5, at: gestures.twoFingerTap) }
        ObjCRuntime.register(MapGestures.self, "mapPressed:") { gestures, _ in gestures.pressed() }
    }()

    func attach() {
        _ = Self.isRegistered
        doubleTap.numberOfTapsRequired = 2
        twoFingerTap.numberOfTouchesRequired = 2
        let all: [(UIGestureRecognizer, String)] = [
            (pan, "mapPanned:"), (pinch, "mapPinched:"), (turn, "mapTurned:"), (tap, "mapTapped:"), (doubleTap, "mapDoubleTapped:"),
            (twoFingerTap, "mapTwoFingerTapped:"), (press, "mapPressed:"),
        ]
        for (recognizer, name) in all {
            recognizer.addTarget(self, action: Selector(name))
            recognizer.delegate = self
            map.addGestureRecognizer(recognizer)
        }
    }

    // MARK: Delegate

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        let moving: [UIGestureRecognizer] = [pan, pinch, turn]
        return moving.contains { $0 === gestureRecognizer } && moving.contains { $0 === other }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        switch gestureRecognizer {
        case pan: map.isScrollEnabled && dragged == nil
        case pinch, doubleTap, twoFingerTap: map.isZoomEnabled
        case turn: map.isRotateEnabled
        case press: draggable(at: press.location(in: map)) != nil
        default: true
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Controls in a callout are the app's.
        guard let callout = map.callout, let view = touch.view else { return true }
        return !(view.isDescendant(of: callout) && gestureRecognizer !== pan)
    }

    // MARK: Moving

    /// The first of several gestures at once begins the change, the last ends it.
    private func follow(_ recognizer: UIGestureRecognizer, _ step: () -> Void) {
        switch recognizer.state {
        case .began:
            if active == 0 {
                map.motion.stop()
                map.isInGesture = true
                map.delegate?.mapView(map, regionWillChangeAnimated: false)
                map.locating.userMovedMap()
            }
            active += 1
            step()
        case .changed: step()
        case .ended, .cancelled:
            step()
            active = max(active - 1, 0)
            if active == 0 { end(recognizer) }
        default: break
        }
    }

    private func end(_ recognizer: UIGestureRecognizer) {
        map.isInGesture = false
        let velocity = pan.velocity(in: map)
        if recognizer === pan, recognizer.state == .ended, hypot(velocity.x, velocity.y) > 100 {
            return map.motion.glide(ViewPoint(Double(velocity.x), Double(velocity.y)))
        }
        map.delegate?.mapView(map, regionDidChangeAnimated: false)
    }

    private func panned() {
        if pan.state == .began { followed = .zero }
        follow(pan) {
            // Not set to zero after each step: that would reset the velocity.
            let whole = pan.translation(in: map)
            let moved = CGPoint(x: whole.x - followed.x, y: whole.y - followed.y)
            followed = whole
            guard moved != .zero else { return }
            let start = ViewPoint(0, 0)
            map.camera2D.apply(from: start, to: ViewPoint(Double(moved.x), Double(moved.y)))
            map.cameraMoved()
        }
    }

    private func pinched() {
        follow(pinch) {
            let factor = Double(pinch.scale)
            pinch.scale = 1
            guard factor > 0, factor != 1 else { return }
            let place = anchor(pinch)
            map.camera2D.apply(from: place, to: place, scale: factor)
            map.cameraMoved()
        }
    }

    private func turned() {
        follow(turn) {
            let angle = Double(turn.rotation) * 180 / .pi
            turn.rotation = 0
            guard angle != 0 else { return }
            let place = anchor(turn)
            map.camera2D.apply(from: place, to: place, turn: angle)
            map.cameraMoved()
        }
    }

    /// Where the map stays; the middle if it may not be moved.
    private func anchor(_ recognizer: UIGestureRecognizer) -> ViewPoint {
        guard map.isScrollEnabled else { return ViewPoint(map.camera2D.width / 2, map.camera2D.height / 2) }
        let place = recognizer.location(in: map)
        return ViewPoint(Double(place.x), Double(place.y))
    }

    private func zoom(_ factor: Double, at recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        var goal = map.camera2D
        let place = anchor(recognizer)
        goal.apply(from: place, to: place, scale: factor)
        map.motion.go(to: goal, animated: true)
    }

    // MARK: Annotations

    private func tapped() {
        guard tap.state == .ended else { return }
        let place = tap.location(in: map)
        if let item = map.item(at: place) {
            map.select(item, animated: true)
        } else {
            map.select(nil, animated: true)
        }
    }

    private func draggable(at place: CGPoint) -> MapAnnotationItem? {
        guard let item = map.item(at: place), item.view?.isDraggable == true, item.annotation is MKPointAnnotation else { return nil }
        return item
    }

    private func pressed() {
        let place = press.location(in: map)
        switch press.state {
        case .began:
            dragged = draggable(at: place)
            change(.starting)
            change(.dragging)
        case .changed: move(to: place)
        case .ended:
            move(to: place)
            change(.ending)
            change(.none)
            dragged = nil
        case .cancelled:
            change(.canceling)
            change(.none)
            dragged = nil
        default: break
        }
    }

    private func move(to place: CGPoint) {
        guard let annotation = dragged?.annotation as? MKPointAnnotation else { return }
        annotation.coordinate = map.convert(place, toCoordinateFrom: map)
    }

    private func change(_ state: MKAnnotationViewDragState) {
        guard let view = dragged?.view else { return }
        let old = view.dragState
        view.setDragState(state, animated: true)
        map.delegate?.mapView(map, annotationView: view, didChange: state, fromOldState: old)
    }
}
