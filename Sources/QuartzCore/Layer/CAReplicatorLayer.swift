import CoreGraphics
public import Foundation
import RenderProtocol

/// Shows its sublayers several times, each copy transformed, tinted and delayed relative to the previous one.
///
/// The render server creates the copies; sublayers exist once. At most 16 384 copied layers are shown.
/// > Contract: QuartzCore, CAReplicatorLayer
open class CAReplicatorLayer: CALayer {
    private var color: CGColor? = .white

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAReplicatorLayer { color = layer.color }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var kind: LayerKind { .replicator }
    override func setDefaultValues() { values.replicator = ReplicatorValues() }

    private func set(_ event: String, _ body: (inout ReplicatorValues) -> Void) {
        var new = values.replicator
        body(&new)
        if new != values.replicator { change(.replicator, event: event) { values.replicator = new } }
    }

    /// Number of copies, the originals included; below 1 nothing is shown.
    open var instanceCount: Int {
        get { values.replicator.count }
        set { set("instanceCount") { $0.count = newValue } }
    }
    /// Whether copies preserve the depth of their sublayers.
    open var preservesDepth: Bool {
        get { values.replicator.preservesDepth }
        set { set("preservesDepth") { $0.preservesDepth = newValue } }
    }
    /// Delay of each copy's animations relative to the previous copy. > Units: seconds.
    open var instanceDelay: CFTimeInterval {
        get { values.replicator.delay }
        set { set("instanceDelay") { $0.delay = newValue } }
    }
    /// From one copy to the next, about the centre of the bounds.
    open var instanceTransform: CATransform3D {
        get { CATransform3D(values.replicator.transform) }
        set { set("instanceTransform") { $0.transform = newValue.matrix } }
    }
    /// Multiplies the colours of the sublayers.
    open var instanceColor: CGColor? {
        get { color }
        set {
            color = newValue
            set("instanceColor") { $0.color = newValue?.render ?? .white }
        }
    }
    /// Added to the red component of the colour multiplier with each copy.
    open var instanceRedOffset: Float {
        get { values.replicator.redOffset }
        set { set("instanceRedOffset") { $0.redOffset = newValue } }
    }
    /// Added to the green component of the colour multiplier with each copy.
    open var instanceGreenOffset: Float {
        get { values.replicator.greenOffset }
        set { set("instanceGreenOffset") { $0.greenOffset = newValue } }
    }
    /// Added to the blue component of the colour multiplier with each copy.
    open var instanceBlueOffset: Float {
        get { values.replicator.blueOffset }
        set { set("instanceBlueOffset") { $0.blueOffset = newValue } }
    }
    /// Added to the alpha component of the colour multiplier with each copy.
    open var instanceAlphaOffset: Float {
        get { values.replicator.alphaOffset }
        set { set("instanceAlphaOffset") { $0.alphaOffset = newValue } }
    }

    override func takeObjects(from old: LayerValues) {
        if values.replicator.color != old.replicator.color { color = CGColor(values.replicator.color) }
    }
}
