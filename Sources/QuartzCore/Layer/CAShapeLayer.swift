public import CoreGraphics
public import Foundation
import RenderProtocol

/// Which points are inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point is inside if the path turns around it a number of times other than zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a ray from it crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the corners of a stroked path.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A sharp corner, cut off beyond `miterLimit`.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A corner rounded with half the line width.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner cut off flat.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape of the ends of an open stroked path and of its dashes.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Ends exactly at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Ends with a half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Extends half the line width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Fills and strokes a path. The path may extend outside the bounds.
///
/// > Contract: QuartzCore, CAShapeLayer
open class CAShapeLayer: CALayer {
    private var shapePath: CGPath?
    private var fill: CGColor? = .black
    private var stroke: CGColor?

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAShapeLayer { (shapePath, fill, stroke) = (layer.shapePath, layer.fill, layer.stroke) }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kind: LayerKind { .shape }

    /// The path to fill and stroke, in points of the layer's coordinates; copied at the assignment.
    open var path: CGPath? {
        get { shapePath }
        set {
            let new = newValue?.render
            shapePath = newValue?.copy()
            if new != values.shape.path { change(.path) { values.shape.path = new } }
        }
    }
    /// Black by default; nil for no fill.
    open var fillColor: CGColor? {
        get { fill }
        set { if newValue != fill { change(.fillColor) { (fill, values.shape.fillColor) = (newValue, newValue?.render) } } }
    }
    /// Which points of a path that crosses itself are filled; `.nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { values.shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
        set { if newValue != fillRule { change(.fillRule) { values.shape.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero } } }
    }
    /// Nil for no stroke.
    open var strokeColor: CGColor? {
        get { stroke }
        set { if newValue != stroke { change(.strokeColor) { (stroke, values.shape.strokeColor) = (newValue, newValue?.render) } } }
    }
    /// The fraction of the path where the stroke begins, 0...1.
    open var strokeStart: CGFloat {
        get { values.shape.strokeStart }
        set { if newValue != values.shape.strokeStart { change(.strokeStart) { values.shape.strokeStart = newValue } } }
    }
    /// The fraction of the path where the stroke ends, 0...1; 1 by default.
    open var strokeEnd: CGFloat {
        get { values.shape.strokeEnd }
        set { if newValue != values.shape.strokeEnd { change(.strokeEnd) { values.shape.strokeEnd = newValue } } }
    }
    /// The width of the stroke, in points; 1 by default.
    open var lineWidth: CGFloat {
        get { values.shape.lineWidth }
        set { if newValue != values.shape.lineWidth { change(.lineWidth) { values.shape.lineWidth = newValue } } }
    }
    /// The greatest ratio of miter length to line width before a corner is cut off; 10 by default.
    open var miterLimit: CGFloat {
        get { values.shape.miterLimit }
        set { if newValue != values.shape.miterLimit { change(.miterLimit) { values.shape.miterLimit = newValue } } }
    }
    /// The shape of the ends of open paths and of dashes; `.butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get {
            switch values.shape.lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set {
            let new: RenderLineCap = newValue == .round ? .round : newValue == .square ? .square : .butt
            if new != values.shape.lineCap { change(.lineCap) { values.shape.lineCap = new } }
        }
    }
    /// The shape of corners; `.miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get {
            switch values.shape.lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set {
            let new: RenderLineJoin = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter
            if new != values.shape.lineJoin { change(.lineJoin) { values.shape.lineJoin = new } }
        }
    }
    /// Where in the dash pattern the stroke begins, in points.
    open var lineDashPhase: CGFloat {
        get { values.shape.lineDashPhase }
        set { if newValue != values.shape.lineDashPhase { change(.lineDashPhase) { values.shape.lineDashPhase = newValue } } }
    }
    /// Alternating lengths of dashes and gaps; nil is a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { values.shape.lineDashPattern.isEmpty ? nil : values.shape.lineDashPattern.map { NSNumber(value: $0) } }
        set {
            let new = (newValue ?? []).map(\.doubleValue)
            if new != values.shape.lineDashPattern { change(.lineDashPattern) { values.shape.lineDashPattern = new } }
        }
    }

    override func takeObjects(from old: LayerValues) {
        if values.shape.path != old.shape.path { shapePath = values.shape.path.map { CGPath.make($0) } }
        if values.shape.fillColor != old.shape.fillColor { fill = values.shape.fillColor.map { CGColor($0) } }
        if values.shape.strokeColor != old.shape.strokeColor { stroke = values.shape.strokeColor.map { CGColor($0) } }
    }

    override func subclassValue(forKey key: String) -> Any?? {
        switch key {
        case "path": .some(path)
        case "fillColor": .some(fillColor)
        case "strokeColor": .some(strokeColor)
        case "lineCap": lineCap.rawValue
        case "lineJoin": lineJoin.rawValue
        case "fillRule": fillRule.rawValue
        default: .none
        }
    }

    override func setSubclassValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "path": path = value as? CGPath
        case "fillColor": fillColor = value as? CGColor
        case "strokeColor": strokeColor = value as? CGColor
        case "lineCap": lineCap = CAShapeLayerLineCap(rawValue: value as? String ?? "butt")
        case "lineJoin": lineJoin = CAShapeLayerLineJoin(rawValue: value as? String ?? "miter")
        case "fillRule": fillRule = CAShapeLayerFillRule(rawValue: value as? String ?? "non-zero")
        default: return false
        }
        return true
    }
}
