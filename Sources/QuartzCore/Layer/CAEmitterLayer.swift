import CoreGraphics
public import Foundation
import RenderProtocol

/// The shape from which an emitter layer's particles start.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All particles start at the emitter's position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// Particles start on a horizontal line as wide as `emitterSize`.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// Particles start in or on a rectangle of `emitterSize`.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// Particles start in or on a box of `emitterSize` and `emitterDepth`.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// Particles start in or on a circle whose radius is the width of `emitterSize`.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// Particles start in or on a sphere whose radius is the width of `emitterSize`.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the emission shape where particles start.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the corners of the shape; at the centre of a circle or sphere.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// On the shape's outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// On the shape's surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Anywhere inside the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which an emitter layer's particles are painted, and how they are combined.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No promised order; here the oldest particle is painted first.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest particle is painted first, below newer ones.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest particle is painted last, above newer ones.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The particles farthest from the viewer are painted first, by their z position.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Particles are added to what is below them, so that overlaps become brighter.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// Emits particles above its background. The render server moves them, so that they continue while the app is busy.
///
/// The same `seed` gives the same particles. At most 16 384 particles exist at once: beyond that fewer are born.
/// Emission began at the layer's `beginTime`; set that to the current time for a layer that starts empty.
/// > Contract: QuartzCore, CAEmitterLayer
/// > Units: points of the layer.
open class CAEmitterLayer: CALayer {
    private var cells: [CAEmitterCell]?

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAEmitterLayer { cells = layer.cells }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kind: LayerKind { .emitter }
    override func setDefaultValues() { values.emitter = EmitterValues() }

    private func set(_ event: String, _ body: (inout EmitterValues) -> Void) {
        var new = values.emitter
        body(&new)
        if new != values.emitter { change(.emitter, event: event) { values.emitter = new } }
    }

    /// The kinds of particles to emit, read at the assignment; later changes go through the layer's key paths.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set {
            cells = newValue
            readCells("emitterCells")
        }
    }
    /// Multiplies the cells' rates.
    open var birthRate: Float {
        get { values.emitter.birthRate }
        set { set("birthRate") { $0.birthRate = newValue } }
    }
    /// Multiplies the cells' lifetimes, 1 by default.
    open var lifetime: Float {
        get { values.emitter.lifetime }
        set { set("lifetime") { $0.lifetime = newValue } }
    }
    /// Multiplies the cells' speeds, 1 by default.
    open var velocity: Float {
        get { values.emitter.velocity }
        set { set("velocity") { $0.velocity = newValue } }
    }
    /// Multiplies the cells' scales, 1 by default.
    open var scale: Float {
        get { values.emitter.scale }
        set { set("scale") { $0.scale = newValue } }
    }
    /// Multiplies the cells' rotation speeds, 1 by default.
    open var spin: Float {
        get { values.emitter.spin }
        set { set("spin") { $0.spin = newValue } }
    }
    /// The centre of the emission shape.
    open var emitterPosition: CGPoint {
        get { CGPoint(values.emitter.position) }
        set { set("emitterPosition") { $0.position = newValue.render } }
    }
    /// The z coordinate of the centre of the emission shape, in points.
    open var emitterZPosition: CGFloat {
        get { values.emitter.zPosition }
        set { set("emitterZPosition") { $0.zPosition = newValue } }
    }
    /// For a circle or sphere, the width is the radius.
    open var emitterSize: CGSize {
        get { CGSize(offset: values.emitter.size) }
        set { set("emitterSize") { $0.size = newValue.renderOffset } }
    }
    /// The depth of a cuboid emission shape along the z axis, in points.
    open var emitterDepth: CGFloat {
        get { values.emitter.depth }
        set { set("emitterDepth") { $0.depth = newValue } }
    }
    /// The shape from which particles start; `.point` by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape(rawValue: "\(values.emitter.shape)") }
        set { set("emitterShape") { $0.shape = EmitterShape.allCases.first { "\($0)" == newValue.rawValue } ?? .point } }
    }
    /// The part of the emission shape where particles start; `.volume` by default.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode(rawValue: "\(values.emitter.mode)") }
        set { set("emitterMode") { $0.mode = EmitterMode.allCases.first { "\($0)" == newValue.rawValue } ?? .volume } }
    }
    /// The painting order of particles; `.unordered` by default.
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode(rawValue: "\(values.emitter.order)") }
        set { set("renderMode") { $0.order = EmitterOrder.allCases.first { "\($0)" == newValue.rawValue } ?? .unordered } }
    }
    /// Whether particles keep their depth instead of being flattened onto the layer's plane; has no effect here, and true is reported in the
    /// log.
    open var preservesDepth: Bool {
        get { values.emitter.preservesDepth }
        set {
            if newValue { Diagnostics.report("CAEmitterLayer.preservesDepth has no effect here", module: "QuartzCore") }
            set("preservesDepth") { $0.preservesDepth = newValue }
        }
    }
    /// The seed of the random values of particles; the same seed emits the same particles.
    open var seed: UInt32 {
        get { values.emitter.seed }
        set { set("seed") { $0.seed = newValue } }
    }

    private func readCells(_ event: String) {
        let new = (cells ?? []).map { $0.renderValues(.main) }
        set(event) { $0.cells = new }
    }

    override func adoptKindBitmaps() { values.emitter.cells = (cells ?? []).map { $0.renderValues(.main) } }

    // MARK: Key-value coding

    /// The cell and its key in `emitterCells.name.key`, or in `emitterCells.name.emitterCells.inner.key`.
    private func cell(_ path: String) -> (cell: CAEmitterCell, key: String)? {
        var (parts, list) = (path.split(separator: ".").map(String.init)[...], cells)
        var found: CAEmitterCell?
        while parts.count >= 3, parts.first == "emitterCells" {
            let name = parts[parts.startIndex + 1]
            guard let next = list?.first(where: { $0.name == name }) else { return nil }
            (found, list, parts) = (next, next.emitterCells, parts.dropFirst(2))
        }
        return found.map { ($0, parts.joined(separator: ".")) }
    }

    override func subclassValue(forKey key: String) -> Any?? {
        if let (cell, key) = cell(key) { return cell.storedValue(forKey: key) }
        switch key {
        case "emitterCells": return .some(emitterCells)
        case "emitterShape": return emitterShape.rawValue
        case "emitterMode": return emitterMode.rawValue
        case "renderMode": return renderMode.rawValue
        case "seed": return NSNumber(value: seed)
        default: return .none
        }
    }

    override func setSubclassValue(_ value: Any?, forKey key: String) -> Bool {
        if let (cell, inner) = cell(key) {
            guard cell.store(value, forKey: inner) else { return false }
            readCells(key)
            return true
        }
        switch key {
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "emitterShape": emitterShape = CAEmitterLayerEmitterShape(rawValue: value as? String ?? "point")
        case "emitterMode": emitterMode = CAEmitterLayerEmitterMode(rawValue: value as? String ?? "volume")
        case "renderMode": renderMode = CAEmitterLayerRenderMode(rawValue: value as? String ?? "unordered")
        case "seed": seed = (ValueCoding.number(value)?.rounded(.towardZero)).flatMap { UInt32(exactly: $0) } ?? 0
        default: return false
        }
        return true
    }
}
