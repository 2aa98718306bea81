import CoreGraphics
public import Foundation
public import ObjectiveC
import RenderProtocol

/// One kind of particle of an emitter.
///
/// A layer reads its cells when they are assigned; afterwards they are changed through the layer, by key paths such as
/// `emitterCells.spark.birthRate`, where "spark" is the cell's `name`. A value with a range varies by half the range in both directions.
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

    /// The value that a numeric property has in a new cell; nil for an unknown key.
    open class func defaultValue(forKey key: String) -> Any? { Self.key(key).map { NSNumber(value: $0.get(EmitterCellValues())) } }
    /// Whether an archive of the cell should include the property; always true here.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The name by which key paths of the layer refer to the cell, as in `emitterCells.spark.birthRate`.
    open var name: String? { didSet { values.name = name ?? "" } }
    /// Whether the cell emits; true by default.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }
    /// Particles per second.
    open var birthRate: Float {
        get { values.birthRate }
        set { values.birthRate = newValue }
    }
    /// How long a particle lives, in seconds; 0 by default, which emits nothing.
    open var lifetime: Float {
        get { values.lifetime }
        set { values.lifetime = newValue }
    }
    /// By how much the lifetime varies between particles, in seconds: half of it in each direction.
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
    /// The angle of the emission cone.
    open var emissionRange: CGFloat {
        get { values.emissionRange }
        set { values.emissionRange = newValue }
    }
    /// The initial speed of a particle, in points per second.
    open var velocity: CGFloat {
        get { values.velocity }
        set { values.velocity = newValue }
    }
    /// By how much the initial speed varies between particles.
    open var velocityRange: CGFloat {
        get { values.velocityRange }
        set { values.velocityRange = newValue }
    }
    /// Acceleration along the x axis, in points per second squared.
    open var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { values.xAcceleration = newValue }
    }
    /// Acceleration along the y axis, in points per second squared; positive values pull particles down.
    open var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { values.yAcceleration = newValue }
    }
    /// Acceleration along the z axis, in points per second squared.
    open var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { values.zAcceleration = newValue }
    }
    /// The initial scale of a particle's image, 1 by default.
    open var scale: CGFloat {
        get { values.scale }
        set { values.scale = newValue }
    }
    /// By how much the initial scale varies between particles.
    open var scaleRange: CGFloat {
        get { values.scaleRange }
        set { values.scaleRange = newValue }
    }
    /// Growth of the scale per second.
    open var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { values.scaleSpeed = newValue }
    }
    /// The speed of a particle's rotation, in radians per second.
    open var spin: CGFloat {
        get { values.spin }
        set { values.spin = newValue }
    }
    /// By how much the rotation speed varies between particles.
    open var spinRange: CGFloat {
        get { values.spinRange }
        set { values.spinRange = newValue }
    }
    /// Multiplies the contents.
    open var color: CGColor? {
        get { tint }
        set { (tint, values.color) = (newValue, newValue?.render ?? .white) }
    }
    /// By how much the red component varies between particles.
    open var redRange: Float {
        get { values.redRange }
        set { values.redRange = newValue }
    }
    /// By how much the green component varies between particles.
    open var greenRange: Float {
        get { values.greenRange }
        set { values.greenRange = newValue }
    }
    /// By how much the blue component varies between particles.
    open var blueRange: Float {
        get { values.blueRange }
        set { values.blueRange = newValue }
    }
    /// By how much the alpha component varies between particles.
    open var alphaRange: Float {
        get { values.alphaRange }
        set { values.alphaRange = newValue }
    }
    /// Change of the red component per second of a particle's life.
    open var redSpeed: Float {
        get { values.redSpeed }
        set { values.redSpeed = newValue }
    }
    /// Change of the green component per second of a particle's life.
    open var greenSpeed: Float {
        get { values.greenSpeed }
        set { values.greenSpeed = newValue }
    }
    /// Change of the blue component per second of a particle's life.
    open var blueSpeed: Float {
        get { values.blueSpeed }
        set { values.blueSpeed = newValue }
    }
    /// Change of the alpha component per second of a particle's life; a negative value fades particles out.
    open var alphaSpeed: Float {
        get { values.alphaSpeed }
        set { values.alphaSpeed = newValue }
    }
    /// A `CGImage`. A cell without one is invisible, but its own cells are not.
    open var contents: Any? {
        get { image }
        set { (image, hold) = (newValue, nil) }
    }
    /// The part of the contents to show, in fractions of the image; the whole image by default.
    open var contentsRect: CGRect {
        get { CGRect(values.contentsRect) }
        set { values.contentsRect = newValue.render }
    }
    /// The number of pixels of the contents per point; 1 by default.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { values.contentsScale = newValue }
    }
    /// The name of the filter for enlarged contents; only `"linear"` has an effect, anything else is reported in the log.
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue {
        didSet { if magnificationFilter != CALayerContentsFilter.linear.rawValue { report("magnificationFilter") } }
    }
    /// The name of the filter for reduced contents; only `"linear"` has an effect, anything else is reported in the log.
    open var minificationFilter = CALayerContentsFilter.linear.rawValue {
        didSet { if minificationFilter != CALayerContentsFilter.linear.rawValue { report("minificationFilter") } }
    }
    /// A bias of the reduction filter's level of detail; has no effect here, and a value other than 0 is reported in the log.
    open var minificationFilterBias: Float = 0 { didSet { if minificationFilterBias != 0 { report("minificationFilterBias") } } }
    /// What each particle of this cell emits.
    open var emitterCells: [CAEmitterCell]?
    /// Values of the app's own; not read by the framework.
    open var style: [AnyHashable: Any]?

    // MARK: CAMediaTiming

    /// When emission begins, in the time of the emitting particle or layer.
    open var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { values.beginTime = newValue }
    }
    /// Duration of emission; 0 is unlimited.
    open var duration: CFTimeInterval {
        get { values.duration.isFinite ? values.duration : 0 }
        set { values.duration = newValue > 0 ? newValue : .infinity }
    }
    /// The speed of the cell's time; has no effect here, and a value other than 1 is reported in the log.
    open var speed: Float = 1 { didSet { if speed != 1 { report("speed") } } }
    /// An offset of the cell's time; has no effect here, and a value other than 0 is reported in the log.
    open var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != 0 { report("timeOffset") } } }
    /// How often emission repeats; has no effect here, and a value other than 0 is reported in the log.
    open var repeatCount: Float = 0 { didSet { if repeatCount != 0 { report("repeatCount") } } }
    /// How long emission repeats; has no effect here, and a value other than 0 is reported in the log.
    open var repeatDuration: CFTimeInterval = 0 { didSet { if repeatDuration != 0 { report("repeatDuration") } } }
    /// Whether emission also plays backwards; has no effect here, and true is reported in the log.
    open var autoreverses = false { didSet { if autoreverses { report("autoreverses") } } }
    /// What is shown outside of the emission's time; has no effect here, and a value other than `.removed` is reported in the log.
    open var fillMode: CAMediaTimingFillMode = .removed { didSet { if fillMode != .removed { report("fillMode") } } }

    private func report(_ member: String) { Diagnostics.report("CAEmitterCell.\(member) has no effect here", module: "QuartzCore") }

    // MARK: For the render server

    /// All of the cell and its cells. A cell nested in itself ends the recursion.
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

    /// The value of a property, or one stored earlier under a key of the app's own.
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

    /// Sets a property, or keeps the value under a key of the app's own; false for an unknown key path with dots.
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
