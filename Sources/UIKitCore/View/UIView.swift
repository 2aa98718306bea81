public import CoreGraphics
public import Foundation
internal import ObjectiveC
public import QuartzCore
internal import Synchronization

/// A rectangle of the screen that draws, lays out its subviews, and responds to events.
///
/// A view displays through a `CALayer`, which stores its geometry. Frames are in the superview's coordinates, bounds in its own; both in
/// points.
/// > Contract: UIKit, UIView; VW-1 to VW-40, HT-1 to HT-17.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, @preconcurrency NSCoding, CALayerDelegate
{
    /// The length in an intrinsic size along an axis that has none: -1.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// Requests the smallest fitting size from `systemLayoutSizeFitting`.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// Requests the largest fitting size from `systemLayoutSizeFitting`: 10,000 × 10,000 points.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // The main thread reads and writes these; besides, only the deinitializer does, when nobody else has the view. `parent` and `hostWindow` are
    // not retained: both clear it in their deinitializers. With weak references, each retain of a view with subviews would take the slow path.
    nonisolated(unsafe) private let backing: CALayer
    nonisolated(unsafe) package var children: [UIView] = []
    nonisolated(unsafe) package unowned(unsafe) var parent: UIView?
    nonisolated(unsafe) package unowned(unsafe) var hostWindow: UIWindow?
    /// The controller whose root view this is.
    package weak var owningController: UIViewController?
    package var appearanceState = ViewAppearance()
    package var marginState = ViewMargins()
    package var traitState = ViewTraits()
    package var layoutState = ViewLayoutOptions()
    /// The view's part in constraint layout; nil as long as it has none.
    var participation: LayoutParticipation?
    package var accessibilityState = ViewAccessibility()
    let elementIdentity = AccessibilityIdentity.next()
    package var recognizers: [UIGestureRecognizer] = []
    package var customization = AppearanceCustomization()
    package var interactionList: [any UIInteraction] = []

    // MARK: Creation

    /// The class of the layer that shows this view.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view with a frame in its future superview's coordinates, backed by a layer of `layerClass`.
    public init(frame: CGRect) {
        let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
        backing = DynamicClass.make(layerType)
        super.init()
        adoptLayer()
        self.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    deinit {
        participation?.item.isGone.store(true, ordering: .releasing)
        backing.viewDelegate = nil
        leaveTree()
    }

    /// Clears what refers to the deallocated view: the subviews' superview and, of a window, the window of everything inside.
    nonisolated private func leaveTree() {
        for child in children { child.parent = nil }
        if hostWindow === self { Self.clearWindow(of: children) }
    }

    nonisolated private static func clearWindow(of views: [UIView]) {
        for view in views {
            view.hostWindow = nil
            clearWindow(of: view.children)
        }
    }

    /// Creates a view from an archive or an Interface Builder file, with its geometry, appearance and subviews.
    public required init?(coder: NSCoder) {
        let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
        backing = DynamicClass.make(layerType)
        super.init()
        adoptLayer()
        ViewCoding.decode(self, from: coder)
    }

    /// An instance of this class for use as an appearance proxy; for classes whose subclasses need another initialiser.
    @_spi(UIKitModules) open class func newForAppearance() -> UIView { DynamicViewFactory.make(self) }

    /// Writes the geometry, appearance and subviews to an archive; subviews that the view creates itself are left out.
    open func encode(with coder: NSCoder) { ViewCoding.encode(self, to: coder) }
    /// The subviews to archive: without those that the view creates itself. > Package seam.
    @_spi(UIKitModules) open var archivedSubviews: [UIView] { subviews }

    private func adoptLayer() {
        backing.viewDelegate = self
        traitState.begin(CurrentTraits.deviceDefault)
        backing.contentsScale = UITraitCollection.current.displayScale
        if overridesDraw { backing.setNeedsDisplay() }
    }

    // MARK: The layer

    /// The layer that shows this view and stores its geometry; the view is its delegate, which must not be changed.
    open var layer: CALayer { backing }
    /// Whether the view and its descendants receive touches; true by default.
    ///
    /// While it is false, hit testing continues behind the view.
    open var isUserInteractionEnabled = true {
        willSet { KeyValueChanges.will(self, "userInteractionEnabled") }
        didSet { KeyValueChanges.did(self, "userInteractionEnabled") }
    }
    /// A number for finding the view with `viewWithTag(_:)`; 0 by default.
    open var tag = 0 {
        willSet { KeyValueChanges.will(self, "tag") }
        didSet { KeyValueChanges.did(self, "tag") }
    }
    /// The name under which state restoration saves the view; nil, the default, excludes it.
    open var restorationIdentifier: String?
    /// Writes the state that restoration gives back to the view in a later launch; does nothing by default.
    ///
    /// Override to encode the view's state, and call super; called for views with an identifier whose controller has one.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads the state that `encodeRestorableState(with:)` of an earlier launch wrote; does nothing by default.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Lays the view out when its layer asks for it: updates constraints, then calls `layoutSubviews()` and the
    /// controller's callbacks.
    open func layoutSublayers(of layer: CALayer) { if layer === backing { ViewLayoutPass.run(self) } }
    /// Fills the layer's contents by drawing; override it to set `layer.contents` instead.
    open func display(_ layer: CALayer) { layer.displayByDrawing() }
    /// Draws the view's layer by calling `draw(_:)` with `ctx` as current context and the view's traits as current
    /// traits.
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === backing { ViewDrawingPass.run(self, in: ctx) } }
    /// Called before the layer draws its content; does nothing by default.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Returns the animation for a change of a layer's property, inside an animation block of `UIView`; nil for other
    /// layers.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer === backing ? ViewAnimationState.action(for: self, layer: layer, key: event) : nil
    }

    // MARK: Geometry

    /// The rectangle that the view occupies, in points.
    ///
    /// In the superview's coordinates. Undefined while `transform` is not the identity. > Contract: VW-1, VW-3.
    open var frame: CGRect {
        get { backing.frame }
        set {
            KeyValueChanges.will(self, "frame")
            defer { KeyValueChanges.did(self, "frame") }
            changeGeometry { $0.frame = newValue }
        }
    }
    /// The rectangle that the view shows, in its own coordinates.
    ///
    /// A changed origin scrolls the subviews; a changed size resizes the view around its anchor point, applies the
    /// subviews' autoresizing
    /// masks and requests layout.
    open var bounds: CGRect {
        get { backing.bounds }
        set {
            KeyValueChanges.will(self, "bounds")
            defer { KeyValueChanges.did(self, "bounds") }
            changeGeometry { $0.bounds = newValue }
        }
    }
    /// The position of the view in its superview's coordinates.
    ///
    /// The position of the anchor point, the middle by default, in the superview.
    open var center: CGPoint {
        get { backing.position }
        set {
            KeyValueChanges.will(self, "center")
            defer { KeyValueChanges.did(self, "center") }
            changeGeometry { $0.position = newValue }
        }
    }
    /// The affine transform of the view relative to its anchor point; identity by default.
    ///
    /// It changes `frame` and leaves `bounds` and `center` as they are.
    open var transform: CGAffineTransform {
        get { backing.affineTransform() }
        set {
            KeyValueChanges.will(self, "transform")
            defer { KeyValueChanges.did(self, "transform") }
            changeGeometry { $0.setAffineTransform(newValue) }
        }
    }
    /// The three-dimensional transform of the view relative to its anchor point; identity by default.
    open var transform3D: CATransform3D {
        get { backing.transform }
        set {
            KeyValueChanges.will(self, "transform3D")
            defer { KeyValueChanges.did(self, "transform3D") }
            changeGeometry { $0.transform = newValue }
        }
    }
    /// The point of the bounds that `center` positions and transforms turn around, in fractions of the size.
    ///
    /// The default is (0.5, 0.5). A change moves the view, since `center` remains.
    open var anchorPoint: CGPoint {
        get { backing.anchorPoint }
        set { changeGeometry { $0.anchorPoint = newValue } }
    }
    /// The outline used for collisions in an animator. > Contract: UIKit, UIDynamicItem
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline for collisions when `collisionBoundsType` is `.path`; empty unless overridden.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
    /// The pixels per point of the view's drawing; the screen's scale by default.
    open var contentScaleFactor: CGFloat {
        get { backing.contentsScale }
        set { backing.contentsScale = newValue }
    }
    /// Whether a change of the size applies the subviews' autoresizing masks; true by default.
    open var autoresizesSubviews = true
    /// The edges and lengths that change with the superview's size; empty by default, which retains the frame.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet {
            guard autoresizingMask != oldValue, let participation else { return }
            LayoutEngine.shared.sourceChanged(participation.item)
        }
    }
    /// Whether the autoresizing mask determines the frame; true by default.
    ///
    /// While it is false, the mask has no effect when the superview is resized.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
            if !translatesAutoresizingMaskIntoConstraints, let parent { ViewLayoutPass.expectConstraints(in: parent) }
            if let participation { LayoutEngine.shared.sourceChanged(participation.item) }
            parent?.participation?.subviewsChanged = true
        }
    }
    /// Returns the size in points that suits the view best within `size`; the current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Sets the size to what `sizeThatFits(_:)` returns for the current one; the anchor point stays in place.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    // MARK: Hit testing

    /// Whether the view receives more than one touch at a time; false by default.
    open var isMultipleTouchEnabled = false {
        willSet { KeyValueChanges.will(self, "multipleTouchEnabled") }
        didSet { KeyValueChanges.did(self, "multipleTouchEnabled") }
    }
    /// Whether a touch in this view keeps other views of the window from receiving touches; false by default.
    open var isExclusiveTouch = false
    /// Returns the view that receives a touch; nil outside, and for hidden, disabled or transparent views.
    ///
    /// The deepest view that receives a touch at `point`, in this view's coordinates. > Contract: HT-1 to HT-4.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { HitTest.find(in: self, at: point, with: event) }
    /// Whether a point in this view's coordinates counts as inside; the bounds without their right and bottom edges by
    /// default.
    ///
    /// Override it to enlarge or shape the area that receives touches.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { HitTest.contains(point, bounds) }

    // MARK: Hierarchy

    /// The view that contains this one; nil for a window or a view that is in no hierarchy.
    open var superview: UIView? { parent }
    /// The views directly inside this one, ordered from back to front.
    open var subviews: [UIView] { children }
    /// The window that contains the view; nil while the view is in no window.
    open var window: UIWindow? { hostWindow }
    /// Takes the view out of its superview and window, with the constraints that cross the boundary.
    ///
    /// A first responder in it resigns. Without a superview nothing happens.
    open func removeFromSuperview() { ViewHierarchy.remove(self) }
    /// Adds a view in front of the other subviews, taking it out of its previous superview.
    ///
    /// Adding a view to itself or to one of its descendants is a programming error.
    open func addSubview(_ view: UIView) { ViewHierarchy.insert(view, into: self, at: .front) }
    /// Inserts a view at a position in `subviews`, where 0 is the back; beyond the count is a programming error.
    open func insertSubview(_ view: UIView, at index: Int) { ViewHierarchy.insert(view, into: self, at: .index(index)) }
    /// Inserts a view directly behind a sibling, or in front of all if `siblingSubview` is not a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        ViewHierarchy.insert(view, into: self, at: .below(siblingSubview))
    }
    /// Inserts a view directly in front of a sibling, or in front of all if `siblingSubview` is not a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        ViewHierarchy.insert(view, into: self, at: .above(siblingSubview))
    }
    /// Swaps the z-order of two subviews; an index outside `subviews` is a programming error.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { ViewHierarchy.exchange(index1, index2, in: self) }
    /// Moves a subview in front of its siblings; ignored if `view` is not a subview.
    open func bringSubviewToFront(_ view: UIView) { ViewHierarchy.reorder(view, in: self, toFront: true) }
    /// Moves a subview behind its siblings; ignored if `view` is not a subview.
    open func sendSubviewToBack(_ view: UIView) { ViewHierarchy.reorder(view, in: self, toFront: false) }
    /// Called after a subview was added; does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview leaves this view; does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes, with nil before a removal; does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed, or became nil; does nothing by default.
    open func didMoveToSuperview() {}
    /// Called on the view and each descendant before their window changes, with nil when they leave one.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called on the view and each descendant after their window changed; `window` is the new one, or nil.
    open func didMoveToWindow() {}
    /// Whether `view` is this view or an ancestor of it.
    open func isDescendant(of view: UIView) -> Bool { ViewHierarchy.isDescendant(self, of: view) }
    /// Returns the first view with a tag in this view and its descendants, searched depth first; nil if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { ViewHierarchy.find(tag: tag, in: self) }

    // MARK: Layout

    /// Requests layout before the next frame; several requests lead to one layout.
    open func setNeedsLayout() { backing.setNeedsLayout() }
    /// Lays out the view and its descendants now if layout was requested, inside the current animation block if any.
    open func layoutIfNeeded() {
        ViewLayoutPass.prepare(self)
        backing.layoutIfNeeded()
    }
    /// Sets the frames of the subviews that constraints place.
    ///
    /// Override it, calling super, to set others; `setNeedsLayout()` or `layoutIfNeeded()` have it run.
    open func layoutSubviews() { LayoutEngine.shared.apply(to: self) }
    /// The space between the edges of the view and its content, in points, including the safe area where that applies.
    ///
    /// The default is 8 points on all sides, or the margins that a view controller gives its root view. Setting it sets
    /// the leading and
    /// trailing margins for the current layout direction.
    open var layoutMargins: UIEdgeInsets {
        get { marginState.effective(of: self) }
        set { ViewMargins.set(newValue.directional(rightToLeft: readsRightToLeft), on: self) }
    }
    /// The margins with leading and trailing instead of left and right, in points.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(rightToLeft: readsRightToLeft) }
        set { ViewMargins.set(newValue, on: self) }
    }
    /// Whether the margins are at least what reaches into the view of its superview's; false by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginState.preservesSuperview }
        set { ViewMargins.change(\.preservesSuperview, to: newValue, on: self) }
    }
    /// Whether the safe area is added to the margins; true by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginState.insetsFromSafeArea }
        set { ViewMargins.change(\.insetsFromSafeArea, to: newValue, on: self) }
    }
    /// Called after the effective margins changed; does nothing by default.
    open func layoutMarginsDidChange() {}
    /// The default margins.
    @_spi(UIKitModules) open var standardMargins: NSDirectionalEdgeInsets { ViewMargins.standard(of: self) }
    /// How far bars, the cutout and rounded corners of the screen cover each edge of the view, in points.
    ///
    /// It is zero for a view outside a window.
    open var safeAreaInsets: UIEdgeInsets { marginState.safeArea }
    /// Called after `safeAreaInsets` changed, before the layout that follows; does nothing by default.
    open func safeAreaInsetsDidChange() {}
    /// The part of the safe area that subviews inherit: a scroll view withholds what its insets compensate.
    package var safeAreaForChildren: UIEdgeInsets { safeAreaInsets }
    /// Called synchronously when the bounds' size changes, after subviews were autoresized: containers resize their children here.
    package func boundsSizeDidChange() {}
    /// Whether a container holds this view off screen, where scripts and assistive technology do not reach it.
    package var isRetainedOffScreen: Bool { false }
    // MARK: Constraints

    /// The constraints that are installed in this view.
    open var constraints: [NSLayoutConstraint] { participation?.constraints ?? [] }
    /// Installs a constraint in this view; does nothing if it is installed here, and takes it from another view.
    open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }
    /// Installs the constraints in this view, in order.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    /// Removes a constraint that is installed in this view; others are ignored.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { drop(constraint) }
    /// Removes those of the constraints that are installed in this view.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }
    /// The constraints that concern the view's position or size along an axis, its own and its ancestors'.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { constraintsInvolving(axis) }
    /// Whether constraints allow other positions or sizes of the view just as well. > Contract: UC-5.
    open var hasAmbiguousLayout: Bool { participation.map { LayoutEngine.shared.isAmbiguous($0.item) } ?? false }
    /// The guides that the app added to the view, in order.
    open var layoutGuides: [UILayoutGuide] { participation?.guides ?? [] }
    /// Adds a guide to the view, taking it from the view that it was in; constraints then position it.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
    /// Removes a guide, with the constraints on it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }
    /// The bounds without the safe area's insets. > Contract: VW-35.
    open var safeAreaLayoutGuide: UILayoutGuide { madeSafeAreaGuide }
    /// The bounds without the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { madeMarginsGuide }
    /// The part of the margins' area in which text is easy to read: at most 672 points wide, in the middle.
    ///
    /// > Contract: facts 2.3, readableContentGuide.
    open var readableContentGuide: UILayoutGuide { madeReadableGuide }
    /// The keyboard's area. > Contract: KB-10.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeKeyboardGuide }
    /// The edge where a line of text begins: left, or right in a right-to-left layout.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
    /// The edge where a line of text ends: right, or left in a right-to-left layout.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
    /// The left edge, whatever the layout direction.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
    /// The right edge, whatever the layout direction.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
    /// The middle between the left and right edges.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
    /// The top edge of the view's frame.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
    /// The bottom edge of the view's frame.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
    /// The middle between the top and bottom edges.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
    /// The baseline of the topmost line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .firstBaseline) }
    /// The baseline of the bottommost line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .lastBaseline) }
    /// The view's width, for constraints with other sizes or a constant in points.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
    /// The view's height, for constraints with other sizes or a constant in points.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
    /// Whether instances need constraints for their layout; false by default.
    ///
    /// If so, `updateConstraints()` is called before the first layout in a window.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Adds or changes the view's constraints before layout; an override calls super last.
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }
    /// Requests `updateConstraints()` before the view's next layout.
    open func setNeedsUpdateConstraints() { ViewLayoutPass.markNeedsUpdateConstraints(self) }
    /// Whether `updateConstraints()` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
    /// Calls `updateConstraints()`, or the controller's `updateViewConstraints()` for a root view, if it was requested.
    open func updateConstraintsIfNeeded() { ViewLayoutPass.updateConstraints(below: self) }
    /// The natural size of the content in points, with `noIntrinsicMetric` along an axis that has none.
    ///
    /// The default has none on both axes.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// The intrinsic size in an alignment rectangle of a width, for constraints; only its height may differ.
    @_spi(UIKitModules) open func intrinsicContentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }
    /// Whether the height of `intrinsicContentSize(forWidth:)` depends on the width; false by default.
    @_spi(UIKitModules) open var intrinsicHeightDependsOnWidth: Bool { false }
    /// In an alignment rectangle of a size: the first baseline from its top, and the last one from its bottom. > Units: points.
    @_spi(UIKitModules) open func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        ViewBaselines.offsets(of: self, in: size)
    }
    /// Whether the baselines stay at the same distance from the vertical centre in a view of another height.
    @_spi(UIKitModules) open var baselinesFollowCenter: Bool { false }
    /// Notifies the superview that the natural size changed, which lays it out again.
    open func invalidateIntrinsicContentSize() {
        LayoutEngine.shared.contentChanged(self)
        superview?.subviewPreferredSizeDidChange(self)
    }
    /// The size of a scroll view's content, which constraints to its edges determine.
    package var contentSizeForConstraints: CGSize {
        get { .zero }
        set {}
    }
    /// A scroll view's guides, as constraints see them.
    var scrollGuideItems: (content: LayoutItem, frame: LayoutItem)? { nil }
    /// A subview's intrinsic size changed. Ignored while this view lays it out, which would otherwise never end.
    @_spi(UIKitModules) open func subviewPreferredSizeDidChange(_ subview: UIView) { if !layoutState.isLayingOut { setNeedsLayout() } }
    /// A constraint, or a content size that counts, changed in the view: called once `observeConstraintChanges()` was.
    @_spi(UIKitModules) open func constraintsInsideDidChange() {}
    /// A subview was hidden or shown.
    package func subviewVisibilityChanged(_ subview: UIView) {}
    /// Returns the size that satisfies the constraints inside the view and is nearest to a target, with `fittingSizeLevel` on both axes.
    ///
    /// Without constraints inside: the intrinsic size, and `sizeThatFits(_:)` along an axis that has none. > Contract: AL-6.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size that satisfies the constraints inside the view and is nearest to a target, with a priority for each axis.
    ///
    /// Required axes take the target's length.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        FittingSize.compute(
            of: self, target: targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
    }
    /// Returns how strongly the view resists growing beyond its intrinsic length along an axis.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (layoutState.hugging ?? defaultHugging)[axis]
    }
    /// Sets how strongly the view resists growing beyond its intrinsic length along an axis.
    ///
    /// The default is 250 for a plain view; a stack view stretches the view with the lowest priority.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        var priorities = layoutState.hugging ?? defaultHugging
        priorities[axis] = priority
        layoutState.hugging = priorities
        LayoutEngine.shared.contentPrioritiesChanged(of: self)
    }
    /// The default hugging priorities of this class.
    package var defaultHugging: ViewLayoutOptions.Priorities { .flexible }
    /// Returns how strongly the view resists shrinking below its intrinsic length along an axis.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layoutState.compression[axis] }
    /// Sets how strongly the view resists shrinking below its intrinsic length along an axis; 750 by default.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.compression[axis] = priority
        LayoutEngine.shared.contentPrioritiesChanged(of: self)
    }
    /// Changes the position or size to another that satisfies the constraints just as well, if there is one; for debugging.
    open func exerciseAmbiguityInLayout() { if hasAmbiguousLayout { LayoutEngine.shared.exerciseAmbiguity(self) } }
    /// Returns the part of a frame that layout aligns: the frame without `alignmentRectInsets`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame whose alignment rectangle is `alignmentRect`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: alignmentRectInsets.negated) }
    /// The decoration around the part that layout aligns, such as a shadow, in points; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose first text baseline stands for this view's; the view itself by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last text baseline stands for this view's; the view itself by default.
    open var forLastBaselineLayout: UIView { self }
    /// The view that provides the last baseline, by the name before iOS 9.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    // MARK: Drawing

    /// Draws this view's content into the current context. Never called for a class that does not override it. > Contract: VW-21.
    open func draw(_ rect: CGRect) {}
    /// Requests `draw(_:)` before the next frame; without effect for a class that does not override it.
    open func setNeedsDisplay() { if overridesDraw { backing.setNeedsDisplay() } }
    /// Requests drawing of a part of the view, in its own coordinates, before the next frame.
    open func setNeedsDisplay(_ rect: CGRect) { if overridesDraw { backing.setNeedsDisplay(rect) } }
    /// Whether content and subviews are cut off at the bounds and rounded corners; false by default.
    open var clipsToBounds: Bool {
        get { backing.masksToBounds }
        set {
            KeyValueChanges.will(self, "clipsToBounds")
            defer { KeyValueChanges.did(self, "clipsToBounds") }
            backing.masksToBounds = newValue
        }
    }
    /// The colour behind the content; nil, the default, is transparent.
    ///
    /// A dynamic colour is resolved again when the traits change.
    open var backgroundColor: UIColor? {
        get { appearanceState.backgroundColor }
        set {
            KeyValueChanges.will(self, "backgroundColor")
            defer { KeyValueChanges.did(self, "backgroundColor") }
            noteAppearance(\.backgroundColor, newValue)
            ViewAppearance.setBackground(newValue, on: self)
        }
    }
    /// The opacity of the view and its subviews, from 0 to 1; 1 by default.
    ///
    /// Values outside the range are clamped. Below 0.01 the view receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(backing.opacity) }
        set {
            KeyValueChanges.will(self, "alpha")
            defer { KeyValueChanges.did(self, "alpha") }
            backing.opacity = Float(min(max(newValue, 0), 1))
        }
    }
    /// Whether the view promises to fill its bounds with opaque content; true by default.
    ///
    /// Only a view with an opaque background colour hides what is behind it from the render server.
    open var isOpaque: Bool {
        get { appearanceState.isOpaque }
        set {
            KeyValueChanges.will(self, "opaque")
            defer { KeyValueChanges.did(self, "opaque") }
            ViewAppearance.setOpaque(newValue, on: self)
        }
    }
    /// Whether an opaque view's background is filled before `draw(_:)`; true by default.
    open var clearsContextBeforeDrawing = true
    /// Whether the view and its subviews are invisible and receive no touches; false by default.
    ///
    /// A stack view lays out its other arranged views when one is hidden or shown.
    open var isHidden: Bool {
        get { backing.isHidden || appearanceState.hidesAfterAnimation }
        set {
            KeyValueChanges.will(self, "hidden")
            defer { KeyValueChanges.did(self, "hidden") }
            ViewAppearance.setHidden(newValue, on: self)
        }
    }
    /// How drawn content is scaled or placed when the bounds change; `.scaleToFill` by default.
    open var contentMode: ContentMode {
        get { appearanceState.contentMode }
        set {
            KeyValueChanges.will(self, "contentMode")
            defer { KeyValueChanges.did(self, "contentMode") }
            ViewAppearance.setContentMode(newValue, on: self)
        }
    }
    /// A view whose alpha determines what is visible of this one; it is in this view's coordinates and not one of its
    /// subviews.
    open var mask: UIView? {
        get { appearanceState.mask }
        set {
            KeyValueChanges.will(self, "maskView")
            defer { KeyValueChanges.did(self, "maskView") }
            ViewAppearance.setMask(newValue, on: self)
        }
    }
    /// The colour of interactive parts, inherited from the nearest ancestor with one; system blue at the root.
    ///
    /// Setting nil inherits again. While the adjustment mode is dimmed it reads as a grey of the same luminance.
    open var tintColor: UIColor! {
        get { ViewTint.color(of: self) }
        set {
            KeyValueChanges.will(self, "tintColor")
            defer { KeyValueChanges.did(self, "tintColor") }
            noteAppearance(\.tintColor, newValue)
            ViewTint.set(newValue, on: self)
        }
    }
    /// Whether the tint is shown normally or dimmed; `.automatic` inherits from the superview.
    ///
    /// It reads as `.normal` or `.dimmed`, never as `.automatic`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { ViewTint.mode(of: self) }
        set { ViewTint.set(newValue, on: self) }
    }
    /// Called when the effective tint colour or its dimming changed; does nothing by default.
    open func tintColorDidChange() {}

    // MARK: Traits

    /// The traits that apply to the view: its superview's, with the overrides of its controller and its own.
    open var traitCollection: UITraitCollection { ViewTraits.collection(of: self) }
    /// Called after the view's traits changed, parents before children; does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The light or dark style of the view and its descendants; `.unspecified`, the default, inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.overrides.userInterfaceStyle ?? .unspecified }
        set { ViewTraits.change(self) { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
    }
    /// The smallest text size of the view and its descendants; nil, the default, sets no limit.
    ///
    /// `traitCollection.preferredContentSizeCategory` is at least this.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.contentSizeLimits.minimum }
        set { ViewTraits.limit(self) { $0.minimum = newValue } }
    }
    /// The largest text size of the view and its descendants; nil, the default, sets no limit.
    ///
    /// `traitCollection.preferredContentSizeCategory` is at most this.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.contentSizeLimits.maximum }
        set { ViewTraits.limit(self) { $0.maximum = newValue } }
    }
    /// The limits of text sizes that apply to the view, its own and its ancestors', as text for a log.
    open var appliedContentSizeCategoryLimitsDescription: String { ViewTraits.limitsDescription(of: self) }
    /// Whether the view is mirrored in right-to-left languages; `.unspecified`, the default, mirrors it.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            noteAppearance(\.semanticContentAttribute, semanticContentAttribute)
            if semanticContentAttribute != oldValue { LayoutEngine.shared.directionChanged(of: self) }
            setNeedsLayout()
        }
    }
    /// The direction to lay the view's content out in, from its semantic attribute and its traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: ViewTraits.layoutDirection(of: self))
    }

    // MARK: Gestures and focus

    /// The recognisers attached to the view; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { GestureAttachment.replace(newValue ?? [], on: self) }
    }
    /// Attaches a recogniser, which then receives the touches of this view and its descendants.
    ///
    /// A recogniser belongs to one view: it is removed from a previous one.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { GestureAttachment.add(gestureRecognizer, to: self) }
    /// Detaches a recogniser from this view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { GestureAttachment.remove(gestureRecognizer, from: self) }
    /// The interactions attached to the view; setting it removes those that are missing from the new value.
    open var interactions: [any UIInteraction] {
        get { interactionList }
        set { ViewInteractions.replace(newValue, on: self) }
    }
    /// Attaches an interaction, such as a context menu or drag, taking it from the view it was on.
    open func addInteraction(_ interaction: any UIInteraction) { ViewInteractions.add(interaction, to: self) }
    /// Detaches an interaction from this view.
    open func removeInteraction(_ interaction: any UIInteraction) { ViewInteractions.remove(interaction, from: self) }
    /// Whether a recogniser may leave its possible state; true by default.
    ///
    /// Returning false makes the recogniser fail.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Controls withhold their touches from their ancestors' recognisers. > Contract: GR-23.
    @_spi(UIKitModules) open func refusesAncestorGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Handles a mouse wheel; returns whether it scrolled. > Units: points; positive shows content above or to the left.
    package func scrollByWheel(_ delta: CGPoint, time: TimeInterval) -> Bool { false }
    /// Traits that colours depend on changed: resolves dynamic colours again.
    package func resolveDynamicColors() {}
    /// Where the focus should go in this view: the view itself by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
    /// The views that move the focus among themselves with one stop of the Tab key; nil, the default, inherits.
    ///
    /// No effect in Ferry, where each list is a stop; the log reports it.
    open var focusGroupIdentifier: String? {
        didSet { if focusGroupIdentifier != nil { UnimplementedSetting.report("focusGroupIdentifier", on: self) } }
    }
    /// How much a cell wants the focus that enters its list; the highest of the visible ones gets it. `ignored` by default.
    ///
    /// > Source: Apple, UIView.focusGroupPriority
    open var focusGroupPriority = UIFocusGroupPriority.ignored
    /// Whether the focus that the app moves here waits for an arrow key.
    open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    /// Called for a small movement on a remote control; never in Ferry, whose devices have none.
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
    /// How the view shows that it has the focus; nil shows nothing. A cell has the system's effect by default.
    ///
    /// Read when the focus arrives. > Source: Apple, UIView.focusEffect
    open var focusEffect: UIFocusEffect? {
        get { chosenFocusEffect ?? (self is any FocusableCell ? UIFocusEffect() : nil) }
        set { chosenFocusEffect = .some(newValue?.copy() as? UIFocusEffect) }
    }
    /// Nil until the app sets an effect, or none.
    private var chosenFocusEffect: UIFocusEffect??
    /// Whether the keyboard can move the focus to this view; false by default.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has keyboard focus: a cell of a table or collection view.
    open var isFocused: Bool { false }
    /// Whether the focus may move between two views; both and all their ancestors are asked.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus moved to or from this view or a descendant; does nothing by default.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Makes the first responder in this view or its descendants resign; `force` ignores its refusal.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { FirstResponder.endEditing(in: self, force: force) }

    open override var next: UIResponder? { owningController ?? parent }
    package override var responderWindow: UIWindow? { hostWindow }
    // The window is stored: no walk through superviews.
    package override var applicationContext: ApplicationContext { hostWindow?.applicationContext ?? .current }

    // MARK: Accessibility

    /// Whether assistive technology sees the view as one element; its descendants are then skipped.
    ///
    /// False by default for a plain view; labels and controls have their own default.
    open var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? false }
        set { accessibilityState.isElement = newValue }
    }
    /// A name by which scripts and tests find the view; it is never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibilityState.identifier }
        set { accessibilityState.identifier = newValue }
    }
    /// The spoken name of the element, in a few words.
    open var accessibilityLabel: String? {
        get { accessibilityState.label }
        set { accessibilityState.label = newValue }
    }
    /// What happens when the element is activated, spoken after its name and value.
    open var accessibilityHint: String? {
        get { accessibilityState.hint }
        set { accessibilityState.hint = newValue }
    }
    /// The spoken value of the element, such as a slider's percentage.
    open var accessibilityValue: String? {
        get { accessibilityState.value }
        set { accessibilityState.value = newValue }
    }
    /// What kind of element it is and how it behaves, such as button or selected; none by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .none }
        set { accessibilityState.traits = newValue }
    }
    /// The rectangle of the element for assistive technology; the view's bounds by default.
    ///
    /// In the screen's coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibilityState.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { accessibilityState.frame = newValue }
    }
    /// Whether assistive technology skips all elements inside the view; false by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityState.hidesElements }
        set { accessibilityState.hidesElements = newValue }
    }
    /// Whether assistive technology reads only the elements inside this view and the keyboard while it is visible; false by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityState.isModal }
        set { accessibilityState.isModal = newValue }
    }
    /// Whether the elements inside the view are read together before those outside; false by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityState.groupsChildren }
        set { accessibilityState.groupsChildren = newValue }
    }
    /// The elements of a container in the order in which they are read; nil uses the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityState.elements }
        set { accessibilityState.elements = newValue }
    }
    /// The position of a simulated touch: the middle by default. > Units: points of the screen.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityState.more?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibilityState.change { $0.activationPoint = newValue } }
    }
    /// The outline of the element in screen coordinates, instead of its frame; nil by default.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityState.more?.path }
        set { accessibilityState.change { $0.path = newValue } }
    }
    /// The language in which the element is spoken, such as "zh-Hans"; nil for the device's language.
    open var accessibilityLanguage: String? {
        get { accessibilityState.more?.language }
        set { accessibilityState.change { $0.language = newValue } }
    }
    /// The names by which the user can address the element in speech, most suitable first; the label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityState.more?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibilityState.change { $0.inputLabels = newValue } }
    }
    /// Further actions that assistive technology offers for the element; nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityState.more?.actions }
        set { accessibilityState.change { $0.actions = newValue } }
    }
    /// The rotors by which the user moves through this element's content; nil by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityState.more?.rotors }
        set { accessibilityState.change { $0.rotors = newValue } }
    }
    /// The kind of container the view is, such as a list or a table; none by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityState.more?.containerType ?? .none }
        set { accessibilityState.change { $0.containerType = newValue } }
    }
    /// Whether the user can interact with it: by default, whether it is a kind of control.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityState.more?.responds ?? AccessibilityTraitRules.takesTouches(accessibilityTraits) }
        set { accessibilityState.change { $0.responds = newValue } }
    }
    /// Whether the view and its descendants retain their colours when the screen's are inverted; false by default.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityState.more?.ignoresInvertColors ?? false }
        set {
            guard newValue != accessibilityIgnoresInvertColors else { return }
            accessibilityState.change { $0.ignoresInvertColors = newValue }
            let context = applicationContext
            context.invertColorsExemption.set(newValue, for: self, on: context.device)
        }
    }
    /// Returns the number of elements in `accessibilityElements`, 0 without that.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at an index of `accessibilityElements`; nil for an index outside it.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an element in `accessibilityElements`, `NSNotFound` if it is not there.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    open override nonisolated var description: String { MainActor.assumeIsolated { ViewDescription.line(of: self) } }
}
