internal import Foundation

/// The coordinate space of a scene that has a part of the screen.
final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
    /// > Units: points of the screen.
    let space: CGRect

    init(space: CGRect) {
        self.space = space
        super.init()
    }

    var bounds: CGRect { CGRect(origin: .zero, size: space.size) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ViewGeometry.fromScreen(CGPoint(x: point.x + space.minX, y: point.y + space.minY), to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let place = ViewGeometry.toScreen(point, from: coordinateSpace)
        return CGPoint(x: place.x - space.minX, y: place.y - space.minY)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ViewGeometry.box(rect) { convert($0, to: coordinateSpace) }
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ViewGeometry.box(rect) { convert($0, from: coordinateSpace) }
    }
}

extension ViewGeometry {
    /// Converts from the coordinates of a view, a scene or the screen.
    static func toScreen(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return toScreen(point, from: view) }
        if let fixed = space as? FixedScreenCoordinateSpace { return fixed.toScreen(point) }
        guard let scene = space as? SceneCoordinateSpace else { return point }
        return CGPoint(x: point.x + scene.space.minX, y: point.y + scene.space.minY)
    }

    static func fromScreen(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return fromScreen(point, to: view) }
        if let fixed = space as? FixedScreenCoordinateSpace { return fixed.fromScreen(point) }
        guard let scene = space as? SceneCoordinateSpace else { return point }
        return CGPoint(x: point.x - scene.space.minX, y: point.y - scene.space.minY)
    }
}
