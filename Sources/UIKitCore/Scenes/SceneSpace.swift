internal import Foundation

/// The coordinate space of a scene that has a part of the screen.
final class SceneSpace: NSObject, UICoordinateSpace {
    /// > Units: points of the screen.
    let room: CGRect

    init(room: CGRect) {
        self.room = room
        super.init()
    }

    var bounds: CGRect { CGRect(origin: .zero, size: room.size) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ViewGeometry.fromScreen(CGPoint(x: point.x + room.minX, y: point.y + room.minY), to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let place = ViewGeometry.toScreen(point, from: coordinateSpace)
        return CGPoint(x: place.x - room.minX, y: place.y - room.minY)
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
        guard let scene = space as? SceneSpace else { return point }
        return CGPoint(x: point.x + scene.room.minX, y: point.y + scene.room.minY)
    }

    static func fromScreen(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return fromScreen(point, to: view) }
        guard let scene = space as? SceneSpace else { return point }
        return CGPoint(x: point.x - scene.room.minX, y: point.y - scene.room.minY)
    }
}
