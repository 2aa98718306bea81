public import CoreGraphics
public import Foundation
public import ObjectiveC
package import RenderProtocol

/// A rectangle of content in a tree: geometry, appearance, and animations of both.
///
/// Every property holds the model value; the animated values are in `presentation()`. Changes appear on screen together, with
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

    /// Provides the layer's contents, layout and actions; for the layer of a view, the view.
    open weak var delegate: (any CALayerDelegate)? {
        get { viewDelegate ?? assignedDelegate }
        set {
            viewDelegate = nil
            assignedDelegate = newValue
        }
    }
    private weak var assignedDelegate: (any CALayerDelegate)?
    /// The view that owns the layer. Not retained; the view clears it when it is deallocated. With a weak reference to it, each retain of any
    /// view would take the slow path.
    package final unowned(unsafe) var viewDelegate: (any CALayerDelegate)?
    /// A name of the app's own for the layer; not shown.
    open var name: String? {
        willSet { KeyValueChanges.will(self, "name") }
        didSet { KeyValueChanges.did(self, "name") }
    }
    /// Actions by key, searched after the delegate.
    open var actions: [String: any CAAction]?
    /// Additional values of the layer; only the dictionary under its key `"actions"` is read, after `actions`.
    open var style: [AnyHashable: Any]?

    public override init() {
        super.init()
        setDefaultValues()
    }

    /// Copies another layer's values, for a presentation; subclasses copy their own.
    ///
    /// Apps also make a layer of a subclass this way, of a view's plain layer. That is a new one with default values: its content would otherwise be
    /// where the view is in its superview, and in the view once more. > Confidence: R.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer, type(of: layer) != CALayer.self || type(of: self) == CALayer.self {
            copyValues(from: layer)
        } else {
            setDefaultValues()
        }
    }

    public required init?(coder: NSCoder) {
        super.init()
        setDefaultValues()
        decodeValues(from: coder)
    }

    deinit { leaveContext() }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { encodeValues(to: coder) }

    /// The kind of layer on the render server.
    var kind: LayerKind { .plain }
    /// Whether a hit inside the bounds is a hit on the layer.
    var hitsItself: Bool { true }
    /// Whether a framework class draws its own contents.
    var drawsItself: Bool { false }
    /// Transfers a subclass's pixels to the current link.
    func adoptKindBitmaps() {}
    /// Converts sampled values of a subclass that differ from `old` to objects.
    func takeObjects(from old: LayerValues) {}
    func subclassValue(forKey key: String) -> Any?? { .none }
    func setSubclassValue(_ value: Any?, forKey key: String) -> Bool { false }
    /// Sets a subclass's defaults that differ from a plain layer's.
    func setDefaultValues() {}

    // MARK: Model and presentation

    /// The current animated values; nil for a layer that was never on screen.
    open func presentation() -> Self? { makePresentation() }
    /// The layer whose values a presentation layer shows; the layer itself if it is no presentation.
    open func model() -> Self { (state.model as? Self) ?? self }

    /// The default value of a property of the class; nil here, for subclasses to override.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Whether a change of `key` requires redrawing.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// The action for an event that the delegate, `actions` and `style` leave open; nil here, for subclasses to override.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Whether an archive of the layer should include the property; always true here.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    // MARK: Geometry

    /// The rectangle of the layer's own coordinates that is visible in it, in points.
    ///
    /// A change of the origin scrolls the sublayers; a change of the size keeps the layer's `position`.
    open var bounds: CGRect {
        get { CGRect(values.bounds) }
        set {
            KeyValueChanges.will(self, "bounds")
            defer { KeyValueChanges.did(self, "bounds") }
            setBounds(newValue)
        }
    }
    /// The place of the anchor point, in points of the superlayer's coordinates.
    open var position: CGPoint {
        get { CGPoint(values.position) }
        set {
            KeyValueChanges.will(self, "position")
            defer { KeyValueChanges.did(self, "position") }
            checkFinite(newValue, "position")
            if newValue.render != values.position { change(.position) { values.position = newValue.render } }
        }
    }
    /// The distance from the superlayer's plane, in points; layers with greater values are above their siblings.
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
    /// The z coordinate of the anchor point, in points.
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
    /// The transform as a 2D transform; the identity if it is not affine.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets `transform` to a 2D transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// Applied to every sublayer about this layer's anchor point; used for perspective.
    open var sublayerTransform: CATransform3D {
        get { CATransform3D(values.sublayerTransform) }
        set {
            KeyValueChanges.will(self, "sublayerTransform")
            defer { KeyValueChanges.did(self, "sublayerTransform") }
            if newValue.matrix != values.sublayerTransform { change(.sublayerTransform) { values.sublayerTransform = newValue.matrix } }
        }
    }
    /// The bounding box of the transformed bounds, in the superlayer.
    open var frame: CGRect {
        get { frameInSuperlayer }
        set {
            KeyValueChanges.will(self, "frame")
            defer { KeyValueChanges.did(self, "frame") }
            setFrameInSuperlayer(newValue)
        }
    }
    /// Whether the layer and its sublayers are left out of display and hit tests.
    open var isHidden: Bool {
        get { values.hidden }
        set {
            KeyValueChanges.will(self, "hidden")
            defer { KeyValueChanges.did(self, "hidden") }
            if newValue != values.hidden { change(.hidden) { values.hidden = newValue } }
        }
    }
    /// Whether the layer is visible from behind, when a rotation turns its back to the viewer; true by default.
    open var isDoubleSided: Bool {
        get { values.doubleSided }
        set { if newValue != values.doubleSided { change(.doubleSided) { values.doubleSided = newValue } } }
    }
    /// Whether the y axis of the sublayers' coordinates points up, so that their origin is at the bottom left.
    open var isGeometryFlipped: Bool {
        get { values.geometryFlipped }
        set { if newValue != values.geometryFlipped { change(.geometryFlipped) { values.geometryFlipped = newValue } } }
    }
    /// Whether an odd number of the layer and its superlayers flip their geometry.
    open func contentsAreFlipped() -> Bool { flippedAncestors }

    /// Converts a point from another layer's coordinates to this one's; nil means the coordinates above the root layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { projection(from: l).apply(p) }
    /// Converts a point from this layer's coordinates to another one's; nil means the coordinates above the root layer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { projection(to: l).apply(p) }
    /// The bounding box, in this layer's coordinates, of a rectangle in another layer's; nil means the coordinates above the root layer.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { projection(from: l).apply(r) }
    /// The bounding box, in another layer's coordinates, of a rectangle in this one's; nil means the coordinates above the root layer.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { projection(to: l).apply(r) }
    /// Converts seconds of another layer's time to this layer's; nil means `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(root: l?.rootTime(local: t) ?? t) }
    /// Converts seconds of this layer's time to another layer's; nil means `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(root: rootTime(local: t)) ?? rootTime(local: t)
    }

    /// The deepest descendant that contains a point of the superlayer, or nil.
    open func hitTest(_ p: CGPoint) -> CALayer? { descendant(at: p) }
    /// Whether the bounds contain a point of the layer.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Tree

    /// The layer whose sublayer or mask this layer is; for a presentation, the superlayer's presentation.
    open var superlayer: CALayer? {
        if let model = state.model { return model.superlayer?.presentation() }
        return tree.superlayer
    }
    /// Back to front; nil if there are none.
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
        set {
            KeyValueChanges.will(self, "mask")
            defer { KeyValueChanges.did(self, "mask") }
            replaceMask(newValue)
        }
    }
    /// Adds a layer above all sublayers, and removes it from its previous superlayer.
    ///
    /// Adding a layer to itself or to its own descendant is a programming error.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
    /// Inserts a layer at an index of `sublayers`; an index beyond the end adds it at the top.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts a layer directly below a sublayer, or below all of them if `sibling` is nil.
    ///
    /// A sibling that is not a sublayer of this layer is a programming error.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, nextTo: sibling, offset: 0) }
    /// Inserts a layer directly above a sublayer, or above all of them if `sibling` is nil.
    ///
    /// A sibling that is not a sublayer of this layer is a programming error.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, nextTo: sibling, offset: 1) }
    /// Puts a layer in the place of a sublayer, which is removed; a programming error if `oldLayer` is no sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, newLayer) }
    /// Removes the layer from its superlayer's sublayers or from its mask; does nothing without a superlayer.
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
    /// The part of the contents to show, in fractions of the image; the whole image by default.
    open var contentsRect: CGRect {
        get { CGRect(values.contentsRect) }
        set { if newValue.render != values.contentsRect { change(.contentsRect) { values.contentsRect = newValue.render } } }
    }
    /// The part of the contents that stretches, in unit coordinates of the contents.
    open var contentsCenter: CGRect {
        get { CGRect(values.contentsCenter) }
        set { if newValue.render != values.contentsCenter { change(.contentsCenter) { values.contentsCenter = newValue.render } } }
    }
    /// Pixels per point of the contents.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { if newValue != values.contentsScale { change(.contentsScale) { values.contentsScale = newValue } } }
    }
    /// How contents are scaled and aligned when their size is not that of the bounds; `.resize` by default.
    open var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(values.contentsGravity) }
        set { if newValue != contentsGravity { change(.contentsGravity) { values.contentsGravity = newValue.render } } }
    }
    /// The pixel format for contents drawn by the layer; has no effect here, and one other than `.RGBA8Uint` is reported in the log.
    open var contentsFormat: CALayerContentsFormat = .RGBA8Uint {
        didSet { if contentsFormat != .RGBA8Uint { Self.reportUnused("contentsFormat") } }
    }
    /// The filter for enlarged contents; `.linear` by default.
    open var magnificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(values.magnificationFilter) }
        set { if newValue != magnificationFilter { change(.magnificationFilter) { values.magnificationFilter = newValue.render } } }
    }
    /// The filter for reduced contents; `.linear` by default.
    open var minificationFilter: CALayerContentsFilter {
        get { CALayerContentsFilter(values.minificationFilter) }
        set { if newValue != minificationFilter { change(.minificationFilter) { values.minificationFilter = newValue.render } } }
    }
    /// A bias of the reduction filter's level of detail; has no effect here, and a value other than 0 is reported in the log.
    open var minificationFilterBias: Float = 0 {
        didSet {
            guard minificationFilterBias != 0 else { return }
            Self.reportUnused("minificationFilterBias")
        }
    }
    private static func reportUnused(_ member: String) {
        Diagnostics.report("CALayer.\(member) has no effect here", module: "QuartzCore")
    }
    /// Declares that the layer's drawing has no transparent pixels. Image contents keep their transparency.
    open var isOpaque: Bool {
        get { objects.isOpaque }
        set { setOpaque(newValue) }
    }
    /// Whether a change of the size of the bounds makes the layer draw its contents again; false by default.
    open var needsDisplayOnBoundsChange = false
    /// A hint that drawing may happen in the background; stored without effect.
    open var drawsAsynchronously = false

    /// Creates the contents: asks the delegate for them, else draws.
    open func display() { displayThroughDelegate() }
    /// Draws the contents; asks the delegate to. The origin is the top left, the unit a point.
    open func draw(in ctx: CGContext) { drawThroughDelegate(in: ctx) }
    /// Marks the contents as outdated, so that they are drawn again at the next commit.
    open func setNeedsDisplay() { markNeedsDisplay() }
    /// Marks contents as outdated; the rectangle is ignored and the whole layer is drawn again.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
    /// Draws the contents now if they are outdated.
    open func displayIfNeeded() { if state.needsDisplay { displayNow() } }
    /// Whether the contents are outdated and will be drawn at the next commit.
    open func needsDisplay() -> Bool { state.needsDisplay }
    /// Draws the layer and its sublayers without animations; the context's origin is the bounds' origin.
    open func render(in ctx: CGContext) { LayerPainter(context: ctx).paint(self) }

    // MARK: Layout

    /// Marks the layer for a layout of its sublayers at the next commit.
    open func setNeedsLayout() { markNeedsLayout() }
    /// Whether the layer is marked for layout.
    open func needsLayout() -> Bool { state.needsLayout }
    /// Lays out the marked layers of the subtree now, beginning with the topmost marked ancestor.
    open func layoutIfNeeded() { layoutFromTopmostDirtyAncestor() }
    /// Places the sublayers through the delegate's `layoutSublayers(of:)`; called for layers that are marked for layout.
    open func layoutSublayers() { layoutThroughDelegate() }
    /// The size of the bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Calls `resize(withOldSuperlayerSize:)` on every sublayer, after a change of the bounds' size.
    open func resizeSublayers(withOldSize size: CGSize) { for layer in tree.sublayers { layer.resize(withOldSuperlayerSize: size) } }
    /// Does nothing on iOS, whose layers have no autoresizing mask.
    open func resize(withOldSuperlayerSize size: CGSize) {}

    // MARK: Appearance

    /// The colour below the contents, inside the corners; nil, the default, is transparent.
    open var backgroundColor: CGColor? {
        get { objects.backgroundColor }
        set {
            KeyValueChanges.will(self, "backgroundColor")
            defer { KeyValueChanges.did(self, "backgroundColor") }
            if newValue != objects.backgroundColor { setBackgroundColor(newValue) }
        }
    }
    /// The radius of the corners of background and border, in points; contents and sublayers are cut only with `masksToBounds`.
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
    /// The shape of rounded corners; `.circular` by default.
    open var cornerCurve: CALayerCornerCurve {
        get { values.continuousCorners ? .continuous : .circular }
        set { if newValue != cornerCurve { change(.cornerCurve) { values.continuousCorners = newValue == .continuous } } }
    }
    /// Ratio of the length of this corner curve along an edge to its radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }
    /// The corners to which `cornerRadius` applies; all four by default.
    open var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: UInt(values.maskedCorners.rawValue)) }
        set {
            if newValue != maskedCorners {
                change(.maskedCorners) { values.maskedCorners = RenderCorners(rawValue: UInt8(newValue.rawValue & 15)) }
            }
        }
    }
    /// The width of the border, in points, inside the bounds and above contents and sublayers; 0 by default.
    open var borderWidth: CGFloat {
        get { values.borderWidth }
        set {
            KeyValueChanges.will(self, "borderWidth")
            defer { KeyValueChanges.did(self, "borderWidth") }
            if newValue != values.borderWidth { change(.borderWidth) { values.borderWidth = newValue } }
        }
    }
    /// The colour of the border; opaque black by default.
    open var borderColor: CGColor? {
        get { objects.borderColor }
        set {
            KeyValueChanges.will(self, "borderColor")
            defer { KeyValueChanges.did(self, "borderColor") }
            if newValue != objects.borderColor {
                change(.borderColor) { (objects.borderColor, values.borderColor) = (newValue, newValue?.render ?? .clear) }
            }
        }
    }
    /// The opacity of the layer together with its sublayers, 0...1; 1 by default.
    open var opacity: Float {
        get { values.opacity }
        set {
            KeyValueChanges.will(self, "opacity")
            defer { KeyValueChanges.did(self, "opacity") }
            if newValue != values.opacity { change(.opacity) { values.opacity = newValue } }
        }
    }
    /// Whether the layer and its sublayers are blended as one image when `opacity` is below 1; true by default.
    open var allowsGroupOpacity: Bool {
        get { values.allowsGroupOpacity }
        set { if newValue != values.allowsGroupOpacity { change(.allowsGroupOpacity) { values.allowsGroupOpacity = newValue } } }
    }
    /// Whether contents and sublayers are cut at the bounds and their rounded corners; false by default.
    open var masksToBounds: Bool {
        get { values.masksToBounds }
        set {
            KeyValueChanges.will(self, "masksToBounds")
            defer { KeyValueChanges.did(self, "masksToBounds") }
            if newValue != values.masksToBounds { change(.masksToBounds) { values.masksToBounds = newValue } }
        }
    }
    /// Whether the layer and its sublayers are painted into one bitmap, which is reused while nothing in it changes.
    open var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { if newValue != values.shouldRasterize { change(.shouldRasterize) { values.shouldRasterize = newValue } } }
    }
    /// The scale of the bitmap of `shouldRasterize`, which always has the screen's here; one below 1 is reported in the log.
    open var rasterizationScale: CGFloat = 1 { didSet { if rasterizationScale < 1 { Self.reportUnused("rasterizationScale") } } }
    /// Whether edges may be antialiased; those off the pixel grid always are here.
    open var allowsEdgeAntialiasing = false
    /// The edges that may be antialiased; all four by default. Has no effect here, and a mask without all four is reported in the log.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] {
        didSet {
            let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
            if !edgeAntialiasingMask.isSuperset(of: all) { Self.reportUnused("edgeAntialiasingMask") }
        }
    }

    /// How the layer and its sublayers are blended with what is below: the name of a blend mode, such as "multiplyBlendMode" or
    /// "screenBlendMode". Other filters have no effect and are reported once.
    open var compositingFilter: Any? {
        get { objects.compositingFilter }
        set { setCompositingFilter(newValue) }
    }

    /// The colour of the shadow; opaque black by default.
    open var shadowColor: CGColor? {
        get { objects.shadowColor }
        set {
            KeyValueChanges.will(self, "shadowColor")
            defer { KeyValueChanges.did(self, "shadowColor") }
            if newValue != objects.shadowColor {
                change(.shadowColor) { (objects.shadowColor, values.shadowColor) = (newValue, newValue?.render ?? .clear) }
            }
        }
    }
    /// The opacity of the shadow, 0...1; 0 by default, which shows none.
    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set {
            KeyValueChanges.will(self, "shadowOpacity")
            defer { KeyValueChanges.did(self, "shadowOpacity") }
            if newValue != values.shadowOpacity { change(.shadowOpacity) { values.shadowOpacity = newValue } }
        }
    }
    /// How far the shadow is displaced, in points; (0, −3) by default, which is upwards.
    open var shadowOffset: CGSize {
        get { CGSize(offset: values.shadowOffset) }
        set {
            KeyValueChanges.will(self, "shadowOffset")
            defer { KeyValueChanges.did(self, "shadowOffset") }
            if newValue.renderOffset != values.shadowOffset { change(.shadowOffset) { values.shadowOffset = newValue.renderOffset } }
        }
    }
    /// The blur radius of the shadow, in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set {
            KeyValueChanges.will(self, "shadowRadius")
            defer { KeyValueChanges.did(self, "shadowRadius") }
            if newValue != values.shadowRadius { change(.shadowRadius) { values.shadowRadius = newValue } }
        }
    }
    /// The shadow's outline; nil for the shape of the contents.
    open var shadowPath: CGPath? {
        get { objects.shadowPath }
        set {
            KeyValueChanges.will(self, "shadowPath")
            defer { KeyValueChanges.did(self, "shadowPath") }
            if newValue != objects.shadowPath {
                change(.shadowPath) { (objects.shadowPath, values.shadowPath) = (newValue?.copy(), newValue?.render) }
            }
        }
    }

    // MARK: Animations and actions

    /// Starts a copy of `anim` with the next commit, replacing the one under the same key.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }
    /// Ends all animations of the layer; their delegates receive `finished` false.
    open func removeAllAnimations() { detachAllAnimations() }
    /// Ends the animation that was added under `key`; its delegate receives `finished` false.
    open func removeAnimation(forKey key: String) { detachAnimation(key: key) }
    /// The keys of the layer's animations in the order they were added; nil if there are none.
    open func animationKeys() -> [String]? { publicAnimationKeys }
    /// The layer's copy of the animation that was added under `key`; do not change its properties.
    open func animation(forKey key: String) -> CAAnimation? { animations.last { $0.key == key }?.animation }
    /// The action for `event`: searches the delegate, `actions`, `style`, the class's default.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(event) }

    // MARK: CAMediaTiming

    /// When the layer's time begins, in seconds of its superlayer's time; 0 by default.
    open var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { if newValue != values.beginTime { changeTiming(.beginTime) { values.beginTime = newValue } } }
    }
    /// Seconds added to the layer's time; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { values.timeOffset }
        set { if newValue != values.timeOffset { changeTiming(.timeOffset) { values.timeOffset = newValue } } }
    }
    /// The speed of the layer's time and that of its sublayers, 1 by default; 0 holds their animations.
    open var speed: Float {
        get { Float(values.speed) }
        set { if newValue != speed { changeTiming(.speed) { values.speed = Double(newValue) } } }
    }
    /// The duration of the layer's own time; infinite by default. Has no effect here, and another value is reported in the log.
    open var duration: CFTimeInterval = .infinity { didSet { if duration != .infinity { Self.reportUnused("duration") } } }
    /// How often the layer's time repeats; has no effect here, and a value other than 0 is reported in the log.
    open var repeatCount: Float = 0 { didSet { if repeatCount != 0 { Self.reportUnused("repeatCount") } } }
    /// How long the layer's time repeats; has no effect here, and a value other than 0 is reported in the log.
    open var repeatDuration: CFTimeInterval = 0 { didSet { if repeatDuration != 0 { Self.reportUnused("repeatDuration") } } }
    /// Whether the layer's time runs backwards after its duration; has no effect here, and true is reported in the log.
    open var autoreverses = false { didSet { if autoreverses { Self.reportUnused("autoreverses") } } }
    /// What the layer shows outside of its time; has no effect here, and a value other than `.removed` is reported in the log.
    open var fillMode: CAMediaTimingFillMode = .removed { didSet { if fillMode != .removed { Self.reportUnused("fillMode") } } }

    open override var description: String { geometryDescription }

    // MARK: Key-value coding

    /// The value at a key path of the layer, such as `"transform.rotation.z"`; `.none` passes the key on.
    public func storedValue(forKey key: String) -> Any?? { codedValue(forKeyPath: key) }
    /// Sets the value at a key path of the layer; false passes the key on.
    public func store(_ value: Any?, forKey key: String) -> Bool { setCodedValue(value, forKeyPath: key) }
}
