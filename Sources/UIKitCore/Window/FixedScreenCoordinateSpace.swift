internal import DeviceProtocol
internal import Foundation

/// The coordinates of a screen that stay upright when the interface turns: the origin is the device's own upper left corner.
///
/// > Contract: UIKit, UIScreen.fixedCoordinateSpace
final class FixedScreenCoordinateSpace: NSObject, UICoordinateSpace {
    /// The screen retains this space.
    private unowned let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    var bounds: CGRect { CGRect(origin: .zero, size: screen.uprightSize) }

    func toScreen(_ point: CGPoint) -> CGPoint {
        let size = screen.uprightSize
        return switch screen.orientation {
        case .portrait: point
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: CGPoint(x: point.y, y: size.width - point.x)
        case .landscapeLeft: CGPoint(x: size.height - point.y, y: point.x)
        }
    }

    func fromScreen(_ point: CGPoint) -> CGPoint {
        let size = screen.uprightSize
        return switch screen.orientation {
        case .portrait: point
        case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: CGPoint(x: size.width - point.y, y: point.x)
        case .landscapeLeft: CGPoint(x: point.y, y: size.height - point.x)
        }
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ViewGeometry.fromScreen(toScreen(point), to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        fromScreen(ViewGeometry.toScreen(point, from: coordinateSpace))
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ViewGeometry.box(rect) { convert($0, to: coordinateSpace) }
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ViewGeometry.box(rect) { convert($0, from: coordinateSpace) }
    }
}
