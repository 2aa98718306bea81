public import CoreGraphics
public import Foundation
public import ObjectiveC
package import RenderProtocol

/// A rectangle of content in a tree: geometry, a look, and the animations between its looks.
///
/// Every property holds the model value; what shows during an animation is in `presentation()`. Changes reach the screen together, with
/// the next commit.
///
/// > Contract: QuartzCore, CALayer
/// > Units: points of the superlayer for `frame` and `position`, of the layer itself for `bounds`; radians; seconds.
/// > Isolation: one thread at a time, the main thread for layers on screen.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming, KeyedStorage {
    package final let id = LayerIDs.next()
    package final var values = LayerValues()
    final var objects = LayerObjects()
    final var tree = LayerHierarchy()
    final var state = LayerState()
    final var animations: [AnimationRecord] = []

    open weak var delegate: (any CALayerDelegate)?
    open var name: String?
    /// Actions by key, asked after the delegate.
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?

    public override init() {
        super.init()
        setDefaultValues()
    }

    /// Makes a copy of another layer's values, for a presentation; subclasses copy their own.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyValues(from: layer) } else { setDefaultValues() }
    }

    public required init?(coder: NSCoder) {
        super.init()
        setDefaultValues()
        decodeValues(from: coder)
    }

    deinit { leaveContext() }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { encodeValues(to: coder) }

    /// Which kind of layer the render server keeps.
    var kind: LayerKind { .plain }
    /// Whether a hit on the bounds is one on the layer.
    var hitsItself: Bool { true }
    /// Whether a framework class draws its own contents.
    var drawsItself: Bool { false }
    /// Brings pixels a subclass keeps over to the present link.
    func adoptKindBitmaps() {}
    /// Takes objects for sampled values of a subclass that differ from `old`.
    func takeObjects(from old: LayerValues) {}
    func subclassValue(forKey key: String) -> Any?? { .none }
    func setSubclassValue(_ value: Any?, forKey key: String) -> Bool { false }
    /// Values subclasses start with that differ from a plain layer's.
    func setDefaultValues() {}

    // MARK: Model and presentation

    /// What shows now, animations in effect; nil for a layer that was never on screen.
    open func presentation() -> Self? { makePresentation() }
    open func model() -> Self { (state.model as? Self) ?? self }

    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Whether a change of `key` needs the contents drawn again.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    // MARK: Geometry

    open var bounds: CGRect {
        get { CGRect(values.bounds) }
        set {
            KeyValueChanges.will(self, "bounds")
            defer { KeyValueChanges.did(self, "bounds") }
            setBounds(newValue)
        }
    }
    open var position: CGPoint {
        get { CGPoint(values.position) }
        set {
            KeyValueChanges.will(self, "position")
            defer { KeyValueChanges.did(self, "position") }
            checkFinite(newValue, "position")
            if newValue.render != values.position { change(.position) { values.position = newValue.render } }
        }
    }
    open var zPosition: CGFloat {
        get { values.zPosition }
        set {
            KeyValueChanges.will(self, "zPosition")
            defer { KeyValueChanges.did(self, "zPosition") }
            if newValue != values.zPosition { change(.zPosition) { values.zPosition = newValue } }
        }
    }
    /// In units of the bounds: (0, 0) is the top left.
    open var anchorPoint: CGPoint {
        get { CGPoint(values.anchorPoint) }
        set {
            KeyValueChanges.will(self, "anchorPoint")
            defer { KeyValueChanges.did(self, "anchorPoint") }
            checkFinite(newValue, "anchorPoint")
            if newValue.render != values.anchorPoint { change(.anchorPoint) { values.anchorPoint = newValue.render } }
        }
    }
    open var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { if newValue != values.anchorPointZ { change(.anchorPointZ) { values.anchorPointZ = newValue } } }
    }
    /// Applied about the anchor point.
    open var transform: CATransform3D {
        get { CATransform3D(values.transform) }
        set {
            KeyValueChanges.will(self, "transform")
            defer { KeyValueChanges.did(self, "transform") }
            if newValue.matrix != values.transform { change(.transform) { values.transform = newValue.matrix } }
        }
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// Applied to every sublayer about this layer's anchor point; where perspective goes.
    open var sublayerTransform: CATransform3D {
        get { CATransform3D(values.sublayerTransform) }
        set { if newValue.matrix != values.sublayerTransform { change(.sublayerTransform) { values.sublayerTransform = newValue.matrix } } }
    }
    /// The box around the transformed bounds, in the superlayer.
    open var frame: CGRect {
        get { frameInSuperlayer }
        set {
            KeyValueChanges.will(self, "frame")
            defer { KeyValueChanges.did(self, "frame") }
            setFrameInSuperlayer(newValue)
        }
    }
    open var isHidden: Bool {
        get { values.hidden }
        set {
            KeyValueChanges.will(self, "hidden")
            defer { KeyValueChanges.did(self, "hidden") }
            if newValue != values.hidden { change(.hidden) { values.hidden = newValue } }
        }
    }
    open var isDoubleSided: Bool {
        get { values.doubleSided }
        set { if newValue != values.doubleSided { change(.doubleSided) { values.doubleSided = newValue } } }
    }
    open var isGeometryFlipped: Bool {
        get { values.geometryFlipped }
        set { if newValue != values.geometryFlipped { change(.geometryFlipped) { values.geometryFlipped = newValue } } }
    }
    open func contentsAreFlipped() -> Bool { flippedAncestors }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { projection(from: l).apply(p) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { projection(to: l).apply(p) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { projection(from: l).apply(r) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { projection(to: l).apply(r) }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(root: l?.rootTime(local: t) ?? t) }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(root: rootTime(local: t)) ?? rootTime(local: t)
    }

    /// The farthest descendant that contains a point of the superlayer, or nil.
    open func hitTest(_ p: CGPoint) -> CALayer? { descendant(at: p) }
    /// Whether the bounds contain a point of the layer.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Tree

    open var superlayer: CALayer? {
        if let model = state.model { return model.superlayer?.presentation() }
        return tree.superlayer
    }
    /// Back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get {
            if let model = state.model { return model.sublayers?.map { $0.presentation() ?? $0 } }
            return tree.sublayers.isEmpty ? nil : tree.sublayers
        }
        set { replaceSublayers(newValue ?? []) }
    }
    /// Shows this layer only where the mask is not transparent.
    open var mask: CALayer? {
        get { tree.mask }
        set { replaceMask(newValue) }
    }
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, nextTo: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, nextTo: sibling, offset: 1) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, newLayer) }
    open func removeFromSuperlayer() { detach() }

    // MARK: Contents

    /// A `CGImage`, or what the layer drew.
    open var contents: Any? {
        get { objects.contents }
        set {
            KeyValueChanges.will(self, "contents")
            defer { KeyValueChanges.did(self, "contents") }
            setContents(newValue)
        }
    }
    open var contentsRect: CGRect {
        get { CGRect(values.contentsRect) }
        set { if newValue.render != values.contentsRect { change(.contentsRect) { values.contentsRect = newValue.render } } }
    }
    /// The part of the contents that stretches, in units of the contents.
    open var contentsCenter: CGRect {
        get { CGRect(values.contentsCenter) }
        set { if newValue.render != values.contentsCenter { change(.contentsCenter) { values.contentsCenter = newValue.render } } }
    }
    /// Pixels a point in the contents.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { if newValue != values.contentsScale { change(.contentsScale) { values.contentsScale = newValue } } }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(values.contentsGravity) }
        set { if newValue != contentsGravity { change(.contentsGravity) { values.contentsGravity = newValue.render } } }
    }
    open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(values.magnificationFilter) }
        set { if newValue != magnificationFilter { change(.magnificationFilter) { values.magnificationFilter = newValue.render } } }
    }
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(values.minificationFilter) }
        set { if newValue != minificationFilter { change(.minificationFilter) { values.minificationFilter = newValue.render } } }
    }
    open var minificationFilterBias: Float = 0 {
        didSet {
            guard minificationFilterBias != 0 else { return }
            Diagnostics.report("CALayer.minificationFilterBias has no effect here", module: "QuartzCore")
        }
    }
    /// A promise that what the layer draws leaves no pixel transparent. An image set as contents keeps what it has of transparency.
    open var isOpaque: Bool {
        get { objects.isOpaque }
        set { setOpaque(newValue) }
    }
    open var needsDisplayOnBoundsChange = false
    open var drawsAsynchronously = false

    /// Makes the contents: asks the delegate for them, else draws.
    open func display() { displayThroughDelegate() }
    /// Draws the contents; asks the delegate to. The origin is the top left, the unit a point.
    open func draw(in ctx: CGContext) { drawThroughDelegate(in: ctx) }
    open func setNeedsDisplay() { markNeedsDisplay() }
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
    open func displayIfNeeded() { if state.needsDisplay { displayNow() } }
    open func needsDisplay() -> Bool { state.needsDisplay }
    /// Draws the layer and its sublayers as they are, without animations; the context's origin is the bounds' origin.
    open func render(in ctx: CGContext) { LayerPainter(context: ctx).paint(self) }

    // MARK: Layout

    open func setNeedsLayout() { markNeedsLayout() }
    open func needsLayout() -> Bool { state.needsLayout }
    open func layoutIfNeeded() { layoutFromTopmostDirtyAncestor() }
    open func layoutSublayers() { layoutThroughDelegate() }
    open func preferredFrameSize() -> CGSize { bounds.size }
    open func resizeSublayers(withOldSize size: CGSize) { for layer in tree.sublayers { layer.resize(withOldSuperlayerSize: size) } }
    /// Does nothing on iOS, whose layers have no autoresizing mask.
    open func resize(withOldSuperlayerSize size: CGSize) {}

    // MARK: Look

    open var backgroundColor: CGColor? {
        get { objects.backgroundColor }
        set {
            KeyValueChanges.will(self, "backgroundColor")
            defer { KeyValueChanges.did(self, "backgroundColor") }
            if newValue != objects.backgroundColor { setBackgroundColor(newValue) }
        }
    }
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set {
            KeyValueChanges.will(self, "cornerRadius")
            defer { KeyValueChanges.did(self, "cornerRadius") }
            guard newValue != values.cornerRadius else { return }
            change(.cornerRadius) { values.cornerRadius = newValue }
            if hasPatternBackground { setNeedsDisplay() }
        }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { values.continuousCorners ? .continuous : .circular }
        set { if newValue != cornerCurve { change(.cornerCurve) { values.continuousCorners = newValue == .continuous } } }
    }
    /// How much farther than its radius a corner of this curve reaches along an edge.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(values.maskedCorners.rawValue)) }
        set {
            if newValue != maskedCorners {
                change(.maskedCorners) { values.maskedCorners = RenderCorners(rawValue: UInt8(newValue.rawValue & 15)) }
            }
        }
    }
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set { if newValue != values.borderWidth { change(.borderWidth) { values.borderWidth = newValue } } }
    }
    open var borderColor: CGColor? {
        get { objects.borderColor }
        set {
            if newValue != objects.borderColor {
                change(.borderColor) { (objects.borderColor, values.borderColor) = (newValue, newValue?.render ?? .clear) }
            }
        }
    }
    open var opacity: Float {
        get { values.opacity }
        set {
            KeyValueChanges.will(self, "opacity")
            defer { KeyValueChanges.did(self, "opacity") }
            if newValue != values.opacity { change(.opacity) { values.opacity = newValue } }
        }
    }
    open var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { if newValue != values.allowsGroupOpacity { change(.allowsGroupOpacity) { values.allowsGroupOpacity = newValue } } }
    }
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set { if newValue != values.masksToBounds { change(.masksToBounds) { values.masksToBounds = newValue } } }
    }
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { if newValue != values.shouldRasterize { change(.shouldRasterize) { values.shouldRasterize = newValue } } }
    }
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]

    /// How the layer and its sublayers meet what lies beneath: the name of a blend mode, such as "multiplyBlendMode" or
    /// "screenBlendMode". Other filters have no effect and are reported once.
    open var compositingFilter: Any? {
        get { objects.compositingFilter }
        set { setCompositingFilter(newValue) }
    }

    open var shadowColor: CGColor? {
        get { objects.shadowColor }
        set {
            if newValue != objects.shadowColor {
                change(.shadowColor) { (objects.shadowColor, values.shadowColor) = (newValue, newValue?.render ?? .clear) }
            }
        }
    }
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { if newValue != values.shadowOpacity { change(.shadowOpacity) { values.shadowOpacity = newValue } } }
    }
    open var shadowOffset: CGSize {
        get { CGSize(offset: values.shadowOffset) }
        set { if newValue.renderOffset != values.shadowOffset { change(.shadowOffset) { values.shadowOffset = newValue.renderOffset } } }
    }
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { if newValue != values.shadowRadius { change(.shadowRadius) { values.shadowRadius = newValue } } }
    }
    /// The outline that throws the shadow; nil takes the shape of the contents.
    open var shadowPath: CGPath? {
        get { objects.shadowPath }
        set {
            if newValue != objects.shadowPath {
                change(.shadowPath) { (objects.shadowPath, values.shadowPath) = (newValue?.copy(), newValue?.render) }
            }
        }
    }

    // MARK: Animations and actions

    /// Starts a copy of `anim` with the next commit, in place of the one under the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }
    open func removeAllAnimations() { detachAllAnimations() }
    open func removeAnimation(forKey key: String) { detachAnimation(key: key) }
    open func animationKeys() -> [String]? { publicAnimationKeys }
    open func animation(forKey key: String) -> CAAnimation? { animations.last { $0.key == key }?.animation }
    /// What a change of `event` does: the delegate's word, `actions`, `style`, the class's default.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(event) }

    // MARK: CAMediaTiming

    open var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { if newValue != values.beginTime { changeTiming(.beginTime) { values.beginTime = newValue } } }
    }
    open var timeOffset: CFTimeInterval {
        get { values.timeOffset }
        set { if newValue != values.timeOffset { changeTiming(.timeOffset) { values.timeOffset = newValue } } }
    }
    open var speed: Float {
        get { Float(values.speed) }
        set { if newValue != speed { changeTiming(.speed) { values.speed = Double(newValue) } } }
    }
    open var duration: CFTimeInterval = .infinity
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    open override var description: String { geometryDescription }

    // MARK: Key-value coding

    public func storedValue(forKey key: String) -> Any?? { codedValue(forKeyPath: key) }
    public func store(_ value: Any?, forKey key: String) -> Bool { setCodedValue(value, forKeyPath: key) }
}
