import CoreGraphics
public import Foundation
import RenderProtocol

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
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
    open var lifetime: Float {
        get { values.emitter.lifetime }
        set { set("lifetime") { $0.lifetime = newValue } }
    }
    open var velocity: Float {
        get { values.emitter.velocity }
        set { set("velocity") { $0.velocity = newValue } }
    }
    open var scale: Float {
        get { values.emitter.scale }
        set { set("scale") { $0.scale = newValue } }
    }
    open var spin: Float {
        get { values.emitter.spin }
        set { set("spin") { $0.spin = newValue } }
    }
    /// The centre of the emission shape.
    open var emitterPosition: CGPoint {
        get { CGPoint(values.emitter.position) }
        set { set("emitterPosition") { $0.position = newValue.render } }
    }
    open var emitterZPosition: CGFloat {
        get { values.emitter.zPosition }
        set { set("emitterZPosition") { $0.zPosition = newValue } }
    }
    /// For a circle or sphere, the width is the radius.
    open var emitterSize: CGSize {
        get { CGSize(offset: values.emitter.size) }
        set { set("emitterSize") { $0.size = newValue.renderOffset } }
    }
    open var emitterDepth: CGFloat {
        get { values.emitter.depth }
        set { set("emitterDepth") { $0.depth = newValue } }
    }
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { CAEmitterLayerEmitterShape(rawValue: "\(values.emitter.shape)") }
        set { set("emitterShape") { $0.shape = EmitterShape.allCases.first { "\($0)" == newValue.rawValue } ?? .point } }
    }
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { CAEmitterLayerEmitterMode(rawValue: "\(values.emitter.mode)") }
        set { set("emitterMode") { $0.mode = EmitterMode.allCases.first { "\($0)" == newValue.rawValue } ?? .volume } }
    }
    open var renderMode: CAEmitterLayerRenderMode {
        get { CAEmitterLayerRenderMode(rawValue: "\(values.emitter.order)") }
        set { set("renderMode") { $0.order = EmitterOrder.allCases.first { "\($0)" == newValue.rawValue } ?? .unordered } }
    }
    open var preservesDepth: Bool {
        get { values.emitter.preservesDepth }
        set { set("preservesDepth") { $0.preservesDepth = newValue } }
    }
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
        case "seed": seed = UInt32(clamping: Int(ValueCoding.number(value) ?? 0))
        default: return false
        }
        return true
    }
}
