import CoreGraphics
public import Foundation
public import ObjectiveC
import RenderProtocol

/// One kind of particle of an emitter.
///
/// A layer reads its cells when they are assigned to it; afterwards they are changed through the layer, by key paths such as
/// `emitterCells.spark.birthRate`, where "spark" is the cell's `name`. A value with a range lies within half the range on both sides.
/// > Contract: QuartzCore, CAEmitterCell
/// > Units: points, seconds, radians.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming, KeyedStorage {
    var values = EmitterCellValues()
    private var image: Any?
    private var tint: CGColor? = .white
    private var extra: [String: Any] = [:]
    var hold: BitmapReference?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        for key in Self.keys {
            if coder.containsValue(forKey: key.name) { key.set(&values, coder.decodeDouble(forKey: key.name)) }
        }
        name = coder.decodeObject(of: NSString.self, forKey: "name").map { $0 as String }
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        for key in Self.keys { coder.encode(key.get(values), forKey: key.name) }
        coder.encode(name.map { $0 as NSString }, forKey: "name")
    }

    open class func defaultValue(forKey key: String) -> Any? { Self.key(key).map { NSNumber(value: $0.get(EmitterCellValues())) } }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    open var name: String? { didSet { values.name = name ?? "" } }
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }
    /// Particles a second.
    open var birthRate: Float {
        get { values.birthRate }
        set { values.birthRate = newValue }
    }
    open var lifetime: Float {
        get { values.lifetime }
        set { values.lifetime = newValue }
    }
    open var lifetimeRange: Float {
        get { values.lifetimeRange }
        set { values.lifetimeRange = newValue }
    }
    /// Out of the layer's plane.
    open var emissionLatitude: CGFloat {
        get { values.emissionLatitude }
        set { values.emissionLatitude = newValue }
    }
    /// In the layer's plane, clockwise from the x axis.
    open var emissionLongitude: CGFloat {
        get { values.emissionLongitude }
        set { values.emissionLongitude = newValue }
    }
    /// The opening of the cone particles leave in.
    open var emissionRange: CGFloat {
        get { values.emissionRange }
        set { values.emissionRange = newValue }
    }
    open var velocity: CGFloat {
        get { values.velocity }
        set { values.velocity = newValue }
    }
    open var velocityRange: CGFloat {
        get { values.velocityRange }
        set { values.velocityRange = newValue }
    }
    open var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { values.xAcceleration = newValue }
    }
    open var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { values.yAcceleration = newValue }
    }
    open var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { values.zAcceleration = newValue }
    }
    open var scale: CGFloat {
        get { values.scale }
        set { values.scale = newValue }
    }
    open var scaleRange: CGFloat {
        get { values.scaleRange }
        set { values.scaleRange = newValue }
    }
    /// How much the scale grows a second.
    open var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { values.scaleSpeed = newValue }
    }
    open var spin: CGFloat {
        get { values.spin }
        set { values.spin = newValue }
    }
    open var spinRange: CGFloat {
        get { values.spinRange }
        set { values.spinRange = newValue }
    }
    /// Multiplies the contents.
    open var color: CGColor? {
        get { tint }
        set { (tint, values.color) = (newValue, newValue?.render ?? .white) }
    }
    open var redRange: Float {
        get { values.redRange }
        set { values.redRange = newValue }
    }
    open var greenRange: Float {
        get { values.greenRange }
        set { values.greenRange = newValue }
    }
    open var blueRange: Float {
        get { values.blueRange }
        set { values.blueRange = newValue }
    }
    open var alphaRange: Float {
        get { values.alphaRange }
        set { values.alphaRange = newValue }
    }
    open var redSpeed: Float {
        get { values.redSpeed }
        set { values.redSpeed = newValue }
    }
    open var greenSpeed: Float {
        get { values.greenSpeed }
        set { values.greenSpeed = newValue }
    }
    open var blueSpeed: Float {
        get { values.blueSpeed }
        set { values.blueSpeed = newValue }
    }
    open var alphaSpeed: Float {
        get { values.alphaSpeed }
        set { values.alphaSpeed = newValue }
    }
    /// A `CGImage`. A cell without one shows nothing, but its own cells do.
    open var contents: Any? {
        get { image }
        set { (image, hold) = (newValue, nil) }
    }
    open var contentsRect: CGRect {
        get { CGRect(values.contentsRect) }
        set { values.contentsRect = newValue.render }
    }
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { values.contentsScale = newValue }
    }
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue {
        didSet { if magnificationFilter != CALayerContentsFilter.linear.rawValue { report("magnificationFilter") } }
    }
    open var minificationFilter = CALayerContentsFilter.linear.rawValue {
        didSet { if minificationFilter != CALayerContentsFilter.linear.rawValue { report("minificationFilter") } }
    }
    open var minificationFilterBias: Float = 0 { didSet { if minificationFilterBias != 0 { report("minificationFilterBias") } } }
    /// What each particle of this cell emits itself.
    open var emitterCells: [CAEmitterCell]?
    open var style: [AnyHashable: Any]?

    // MARK: CAMediaTiming

    /// When emission begins, in the time of the particle or layer that emits.
    open var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { values.beginTime = newValue }
    }
    /// How long emission goes on; 0 is for ever.
    open var duration: CFTimeInterval {
        get { values.duration.isFinite ? values.duration : 0 }
        set { values.duration = newValue > 0 ? newValue : .infinity }
    }
    open var speed: Float = 1 { didSet { if speed != 1 { report("speed") } } }
    open var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != 0 { report("timeOffset") } } }
    open var repeatCount: Float = 0 { didSet { if repeatCount != 0 { report("repeatCount") } } }
    open var repeatDuration: CFTimeInterval = 0 { didSet { if repeatDuration != 0 { report("repeatDuration") } } }
    open var autoreverses = false { didSet { if autoreverses { report("autoreverses") } } }
    open var fillMode: CAMediaTimingFillMode = .removed { didSet { if fillMode != .removed { report("fillMode") } } }

    private func report(_ member: String) { Diagnostics.report("CAEmitterCell.\(member) has no effect here", module: "QuartzCore") }

    // MARK: For the render server

    /// All of the cell and the cells in it. A cell inside itself ends where it would begin again.
    func renderValues(_ context: LayerContext, depth: Int = 0) -> EmitterCellValues {
        if let image = contents as? CGImage, hold == nil || hold?.generation != context.generation {
            hold = context.images.hold(for: image, in: context)
        }
        var result = values
        result.contents = hold?.bitmap.id
        result.cells = depth < Self.depthLimit ? (emitterCells ?? []).map { $0.renderValues(context, depth: depth + 1) } : []
        return result
    }

    private static let depthLimit = 4

    // MARK: Key-value coding

    public func storedValue(forKey key: String) -> Any?? {
        switch key {
        case "name": return .some(name)
        case "contents": return .some(contents)
        case "color": return .some(color)
        case "emitterCells": return .some(emitterCells)
        case "enabled", "isEnabled": return NSNumber(value: isEnabled)
        default: break
        }
        if let number = Self.key(key) { return NSNumber(value: number.get(values)) }
        return extra[key]
    }

    public func store(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "name": name = value as? String
        case "contents": contents = value
        case "color": color = value as? CGColor
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "enabled", "isEnabled": isEnabled = ValueCoding.number(value) == 1
        default:
            if let number = Self.key(key) {
                number.set(&values, ValueCoding.number(value) ?? 0)
            } else {
                guard !key.contains(".") else { return false }
                extra[key] = value
            }
        }
        return true
    }
}

extension CAEmitterCell {
    /// A number of a cell by name.
    fileprivate struct NumberKey: Sendable {
        let name: String
        let get: @Sendable (EmitterCellValues) -> Double
        let set: @Sendable (inout EmitterCellValues, Double) -> Void

        init(_ name: String, _ path: WritableKeyPath<EmitterCellValues, Float> & Sendable) {
            self.name = name
            get = { Double($0[keyPath: path]) }
            set = { $0[keyPath: path] = Float($1) }
        }
        init(_ name: String, _ path: WritableKeyPath<EmitterCellValues, Double> & Sendable) {
            self.name = name
            get = { $0[keyPath: path] }
            set = { $0[keyPath: path] = $1 }
        }
    }

    fileprivate static func key(_ name: String) -> NumberKey? { keys.first { $0.name == name } }

    fileprivate static let keys: [NumberKey] = [
        NumberKey("birthRate", \.birthRate), NumberKey("lifetime", \.lifetime), NumberKey("lifetimeRange", \.lifetimeRange),
        NumberKey("emissionLatitude", \.emissionLatitude), NumberKey("emissionLongitude", \.emissionLongitude),
        NumberKey("emissionRange", \.emissionRange), NumberKey("velocity", \.velocity), NumberKey("velocityRange", \.velocityRange),
        NumberKey("xAcceleration", \.xAcceleration), NumberKey("yAcceleration", \.yAcceleration),
        NumberKey("zAcceleration", \.zAcceleration), NumberKey("scale", \.scale), NumberKey("scaleRange", \.scaleRange),
        NumberKey("scaleSpeed", \.scaleSpeed), NumberKey("spin", \.spin), NumberKey("spinRange", \.spinRange),
        NumberKey("redRange", \.redRange), NumberKey("greenRange", \.greenRange), NumberKey("blueRange", \.blueRange),
        NumberKey("alphaRange", \.alphaRange), NumberKey("redSpeed", \.redSpeed), NumberKey("greenSpeed", \.greenSpeed),
        NumberKey("blueSpeed", \.blueSpeed), NumberKey("alphaSpeed", \.alphaSpeed), NumberKey("contentsScale", \.contentsScale),
        NumberKey("beginTime", \.beginTime), NumberKey("duration", \.duration),
    ]
}
