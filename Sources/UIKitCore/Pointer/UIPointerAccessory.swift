internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A small shape next to the pointer, such as an arrow that says where it can move.
///
/// > Source: Apple, UIPointerAccessory
@preconcurrency @MainActor open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
    /// Where an accessory is: a distance from the pointer, in a direction.
    public struct Position: Hashable, Sendable {
        /// The distance from the pointer. > Units: points.
        public var offset: CGFloat
        /// The direction, clockwise from the top. > Units: radians.
        public var angle: CGFloat
        /// Creates a position.
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

        private init(eighth: CGFloat) { self.init(offset: Self.standardOffset, angle: eighth * .pi / 4) }
        /// R. > Units: points.
        private static let standardOffset: CGFloat = 16
        /// Above the pointer.
        public static let top = Position(eighth: 0)
        /// Above the pointer, to the right.
        public static let topRight = Position(eighth: 1)
        /// To the right of the pointer.
        public static let right = Position(eighth: 2)
        /// Below the pointer, to the right.
        public static let bottomRight = Position(eighth: 3)
        /// Below the pointer.
        public static let bottom = Position(eighth: 4)
        /// Below the pointer, to the left.
        public static let bottomLeft = Position(eighth: 5)
        /// To the left of the pointer.
        public static let left = Position(eighth: 6)
        /// Above the pointer, to the left.
        public static let topLeft = Position(eighth: 7)

        /// The place of the accessory's centre. > Units: points of `pointer`'s coordinates.
        func center(at pointer: CGPoint) -> CGPoint {
            CGPoint(x: pointer.x + sin(angle) * offset, y: pointer.y - cos(angle) * offset)
        }
    }

    /// The shape, around its own centre.
    open private(set) var shape: UIPointerShape
    /// Where the accessory is.
    open private(set) var position: Position
    /// Whether the shape is turned to the direction of its position; false by default.
    open var orientationMatchesAngle = false

    /// Creates an accessory.
    public init(shape: UIPointerShape, position: Position) {
        (self.shape, self.position) = (shape, position)
        super.init()
    }

    /// An arrow that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -5, y: 3))
        path.addLine(to: CGPoint(x: 0, y: -3))
        path.addLine(to: CGPoint(x: 5, y: 3))
        path.close()
        let made = UIPointerAccessory(shape: .path(path), position: position)
        made.orientationMatchesAngle = true
        return made
    }

    /// An accessory with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIPointerAccessory(shape: shape, position: position)
        made.orientationMatchesAngle = orientationMatchesAngle
        return made
    }
}

/// The accessories next to the pointer, in layers over the window.
@MainActor final class PointerAccessoryRenderer {
    private let layers: [(layer: CAShapeLayer, accessory: UIPointerAccessory)]
    private let window: UIWindow

    init?(_ accessories: [UIPointerAccessory], in window: UIWindow?) {
        guard let window, !accessories.isEmpty else { return nil }
        self.window = window
        layers = accessories.map { accessory in
            let layer = CAShapeLayer()
            layer.path = Self.path(of: accessory.shape).cgPath
            layer.fillColor = UIColor.secondaryLabel.resolvedColor(with: window.traitCollection).cgColor
            if accessory.orientationMatchesAngle { layer.transform = CATransform3DMakeRotation(accessory.position.angle, 0, 0, 1) }
            window.layer.addSublayer(layer)
            return (layer, accessory)
        }
    }

    /// - Parameter place: of the pointer, in points of the screen.
    func move(to place: CGPoint) {
        let pointer = ViewGeometry.fromScreen(place, to: window)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (layer, accessory) in layers { layer.position = accessory.position.center(at: pointer) }
        CATransaction.commit()
    }

    func remove() { for (layer, _) in layers { layer.removeFromSuperlayer() } }

    private static func path(of shape: UIPointerShape) -> UIBezierPath {
        /// R. > Units: points.
        let beam: CGFloat = 2
        switch shape {
        case .path(let path): return path
        case .roundedRect(let rect, let radius):
            return UIBezierPath(roundedRect: rect, cornerRadius: radius < 0 ? min(rect.width, rect.height) / 2 : radius)
        case .verticalBeam(let length): return UIBezierPath(rect: CGRect(x: -beam / 2, y: -length / 2, width: beam, height: length))
        case .horizontalBeam(let length): return UIBezierPath(rect: CGRect(x: -length / 2, y: -beam / 2, width: length, height: beam))
        }
    }
}
