internal import Foundation
internal import MapEngine
internal import QuartzCore
internal import UIKitCore

/// Moves a map's camera: at once, with an animation, or on after a finger was lifted.
@MainActor final class MapMotion {
    private unowned let map: MKMapView
    private lazy var frames = FrameLink { [weak self] in self?.frame($0) }
    private var way: Way?

    private enum Way {
        case animation(from: MapCamera, to: MapCamera, began: Double)
        case glide(velocity: ViewPoint, last: Double)
    }

    /// How long an animated change takes. > Units: seconds.
    static let duration = 0.5
    /// What remains of a glide's speed after a millisecond: that of UIScrollView.
    static let deceleration = 0.998
    /// A glide slower than this ends. > Units: points a second.
    static let leastSpeed = 10.0

    init(_ map: MKMapView) { self.map = map }

    func go(to goal: MapCamera, animated: Bool) {
        stop()
        guard goal != map.camera2D else { return }
        map.delegate?.mapView(map, regionWillChangeAnimated: animated)
        guard animated else {
            map.camera2D = goal
            map.cameraMoved()
            map.delegate?.mapView(map, regionDidChangeAnimated: false)
            return
        }
        way = .animation(from: map.camera2D, to: goal, began: CACurrentMediaTime())
        frames.start()
    }

    /// Goes on with a finger's speed; ends a gesture. > Units: points a second.
    func glide(_ velocity: ViewPoint) {
        way = .glide(velocity: velocity, last: CACurrentMediaTime())
        frames.start()
    }

    /// Ends an animation or a glide where it is.
    func stop() {
        guard way != nil else { return }
        finish()
    }

    private func finish() {
        frames.stop()
        way = nil
        map.delegate?.mapView(map, regionDidChangeAnimated: true)
    }

    private func frame(_ link: CADisplayLink) {
        switch way {
        case .animation(let from, let to, let began):
            let part = min(max((link.timestamp - began) / Self.duration, 0), 1)
            let eased = part * part * (3 - 2 * part)
            map.camera2D = from.interpolated(to: to, eased)
            map.cameraMoved()
            if part >= 1 { finish() }
        case .glide(var velocity, let last):
            let seconds = max(link.timestamp - last, 0)
            let middle = (map.camera2D.width / 2, map.camera2D.height / 2)
            let end = ViewPoint(middle.0 + velocity.x * seconds, middle.1 + velocity.y * seconds)
            map.camera2D.apply(from: ViewPoint(middle.0, middle.1), to: end)
            map.cameraMoved()
            let remaining = pow(Self.deceleration, seconds * 1000)
            velocity = ViewPoint(velocity.x * remaining, velocity.y * remaining)
            way = .glide(velocity: velocity, last: link.timestamp)
            if hypot(velocity.x, velocity.y) < Self.leastSpeed { finish() }
        case nil: frames.stop()
        }
    }
}
