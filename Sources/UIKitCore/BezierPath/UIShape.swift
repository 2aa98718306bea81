internal import CoreGraphics
public import Foundation

/// How the corners of a shape are rounded.
///
/// > Source: Apple, UICornerCurve
public enum UICornerCurve: Int, Sendable {
    /// Left to the system: circular here.
    case automatic = 0
    /// By arcs of circles.
    case circular = 1
    /// By curves that begin gently. Drawn as arcs of circles here.
    case continuous = 2
}

/// Makes a shape from the content that it is for.
///
/// > Source: Apple, UIShapeProvider
public protocol UIShapeProvider {
    /// Returns the shape for a content.
    func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved
}

/// A shape whose place and size are those of a content that is known later, unless it is a fixed one.
///
/// > Source: Apple, UIShape. > Units: points of the content's coordinates. > Isolation: the caller's.
public struct UIShape: UIShapeProvider, Equatable, CustomStringConvertible {
    /// What a shape is resolved for.
    public struct ResolutionContext {
        /// The shape of the content, such as the bounds of a view with its rounded corners.
        public let contentShape: Resolved
    }

    indirect enum Form {
        case outline(ShapeOutline.Kind)
        case fixed(ShapeOutline)
        case path(UIBezierPath)
        case provider(any UIShapeProvider)
        case inset(UIShape, UIEdgeInsets)
    }

    let form: Form
    init(_ form: Form) { self.form = form }

    /// The content's rectangle.
    public static var rect: UIShape { rect(cornerRadius: 0) }
    /// The content's rectangle, whose shorter sides are half circles.
    public static var capsule: UIShape { UIShape(.outline(.capsule)) }
    /// The largest circle in the middle of the content.
    public static var circle: UIShape { UIShape(.outline(.circle)) }

    /// The content's rectangle with rounded corners.
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.outline(.rounded(cornerRadius, cornerCurve, maskedCorners))) }

    /// A rectangle with rounded corners, whatever the content's size.
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(.fixed(ShapeOutline(kind: .rounded(cornerRadius, cornerCurve, maskedCorners), frame: rect))) }

    /// A path, whatever the content's size; it is copied.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path.copy() as? UIBezierPath ?? path)) }

    /// A shape that `provider` makes each time it is needed.
    public init(_ provider: some UIShapeProvider) { form = .provider(provider) }

    /// This shape, smaller by the insets, and larger by negative ones. Without effect on a path.
    public func inset(by insets: UIEdgeInsets) -> UIShape { UIShape(.inset(self, insets)) }
    /// This shape, smaller by an inset on each side, and larger by a negative one. Without effect on a path.
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }

    /// Returns the shape for a content.
    public func resolve(in context: ResolutionContext) -> Resolved {
        let frame = context.contentShape.boundingRect
        switch form {
        case .outline(let kind): return Resolved(shape: self, outline: ShapeOutline(kind: kind, frame: frame))
        case .fixed(let outline): return Resolved(shape: self, outline: outline)
        case .path(let path): return Resolved(shape: self, path: path)
        case .provider(let provider): return provider.resolve(in: context)
        case .inset(let shape, let insets): return shape.resolve(in: context).inset(by: insets)
        }
    }

    /// Whether both are made alike; providers are equal if they are one object.
    public static func == (one: UIShape, other: UIShape) -> Bool {
        switch (one.form, other.form) {
        case (.outline(let one), .outline(let other)): one == other
        case (.fixed(let one), .fixed(let other)): one == other
        case (.path(let one), .path(let other)): one.isEqual(other)
        case (.inset(let one, let insets), .inset(let other, let others)): one == other && insets == others
        case (.provider(let one), .provider(let other)): type(of: one) is AnyClass && one as AnyObject === other as AnyObject
        default: false
        }
    }

    public var description: String {
        switch form {
        case .outline(let kind): "UIShape(\(kind))"
        case .fixed(let outline): "UIShape(\(outline.kind), \(outline.frame))"
        case .path(let path): "UIShape(path: \(path.bounds))"
        case .provider(let provider): "UIShape(\(type(of: provider)))"
        case .inset(let shape, let insets): "\(shape).inset(by: \(insets))"
        }
    }
}

extension UIShape {
    /// A shape with its place and size.
    ///
    /// > Source: Apple, UIShape.Resolved
    public struct Resolved: Equatable, CustomStringConvertible {
        /// The shape that this was made of.
        public let shape: UIShape
        /// The rectangle around the shape.
        public let boundingRect: CGRect
        /// The outline.
        public let path: UIBezierPath
        private let outline: ShapeOutline?

        init(shape: UIShape, outline: ShapeOutline) {
            (self.shape, boundingRect, path, self.outline) = (shape, outline.bounds, outline.path, outline)
        }
        init(shape: UIShape, path: UIBezierPath) {
            (self.shape, boundingRect, self.path, outline) = (shape, path.bounds, path, nil)
        }

        /// This shape, smaller by the insets, its corners accordingly. Without effect on a path.
        public func inset(by insets: UIEdgeInsets) -> Resolved {
            guard let outline else { return self }
            return Resolved(shape: shape.inset(by: insets), outline: outline.inset(by: insets))
        }
        /// This shape, smaller by an inset on each side, its corners accordingly. Without effect on a path.
        public func inset(by amount: CGFloat) -> Resolved {
            inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
        }

        /// Whether both have one place and outline.
        public static func == (one: Resolved, other: Resolved) -> Bool {
            one.boundingRect == other.boundingRect && one.shape == other.shape
        }

        public var description: String { "UIShape.Resolved(\(shape), \(boundingRect))" }
    }
}
