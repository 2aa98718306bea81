public import CoreGraphics
public import Foundation
internal import ObjectiveC
public import QuartzCore

/// A rectangle of the screen that draws, lays out its subviews, and responds to events.
///
/// A view displays through a `CALayer`, which stores its geometry. Frames are in the superview's coordinates, bounds in its own; both in
/// points.
/// > Contract: UIKit, UIView; VW-1 to VW-40, HT-1 to HT-17.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, @preconcurrency NSCoding, CALayerDelegate
{
    /// The size along an axis without an intrinsic size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// Requests from `systemLayoutSizeFitting` the smallest, or the largest fitting size.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    private let backing: CALayer
    package var children: [UIView] = []
    package weak var parent: UIView?
    package weak var hostWindow: UIWindow?
    /// The controller whose root view this is.
    package weak var owningController: UIViewController?
    package var appearanceState = ViewAppearance()
    package var marginState = ViewMargins()
    package var traitState = ViewTraits()
    package var layoutState = ViewLayoutOptions()
    package var accessibilityState = ViewAccessibility()
    package var recognizers: [UIGestureRecognizer] = []
    package var customization = AppearanceCustomization()
    package var interactionList: [any UIInteraction] = []

    // MARK: Creation

    /// The class of the layer that shows this view.
    open class var layerClass: AnyClass { CALayer.self }

    public init(frame: CGRect) {
        let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
        backing = DynamicClass.make(layerType)
        super.init()
        adoptLayer()
        self.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
        backing = DynamicClass.make(layerType)
        super.init()
        adoptLayer()
        ViewCoding.decode(self, from: coder)
    }

    /// An instance of this class for use as an appearance proxy; for classes whose subclasses need another initialiser.
    package class func newForAppearance() -> UIView { DynamicView.make(self) }

    open func encode(with coder: NSCoder) { ViewCoding.encode(self, to: coder) }
    /// The subviews to archive: without those that the view creates itself. > Package seam.
    package var archivedSubviews: [UIView] { subviews }

    private func adoptLayer() {
        backing.delegate = self
        backing.contentsScale = UITraitCollection.current.displayScale
        if overridesDraw { backing.setNeedsDisplay() }
    }

    // MARK: The layer

    open var layer: CALayer { backing }
    open var isUserInteractionEnabled = true {
        willSet { KeyValueChanges.will(self, "userInteractionEnabled") }
        didSet { KeyValueChanges.did(self, "userInteractionEnabled") }
    }
    open var tag = 0 {
        willSet { KeyValueChanges.will(self, "tag") }
        didSet { KeyValueChanges.did(self, "tag") }
    }
    open var restorationIdentifier: String?
    /// Override to encode the view's state, and call super; called for views with an identifier whose controller has one.
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func layoutSublayers(of layer: CALayer) { if layer === backing { ViewLayoutPass.run(self) } }
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === backing { ViewDrawingPass.run(self, in: ctx) } }
    open func layerWillDraw(_ layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer === backing ? ViewAnimationState.action(for: self, layer: layer, key: event) : nil
    }

    // MARK: Geometry

    /// In the superview's coordinates. Undefined while `transform` is not the identity. > Contract: VW-1, VW-3.
    open var frame: CGRect {
        get { backing.frame }
        set {
            KeyValueChanges.will(self, "frame")
            defer { KeyValueChanges.did(self, "frame") }
            changeGeometry { $0.frame = newValue }
        }
    }
    open var bounds: CGRect {
        get { backing.bounds }
        set {
            KeyValueChanges.will(self, "bounds")
            defer { KeyValueChanges.did(self, "bounds") }
            changeGeometry { $0.bounds = newValue }
        }
    }
    /// The position of the anchor point, the middle by default, in the superview.
    open var center: CGPoint {
        get { backing.position }
        set {
            KeyValueChanges.will(self, "center")
            defer { KeyValueChanges.did(self, "center") }
            changeGeometry { $0.position = newValue }
        }
    }
    open var transform: CGAffineTransform {
        get { backing.affineTransform() }
        set {
            KeyValueChanges.will(self, "transform")
            defer { KeyValueChanges.did(self, "transform") }
            changeGeometry { $0.setAffineTransform(newValue) }
        }
    }
    open var transform3D: CATransform3D {
        get { backing.transform }
        set {
            KeyValueChanges.will(self, "transform3D")
            defer { KeyValueChanges.did(self, "transform3D") }
            changeGeometry { $0.transform = newValue }
        }
    }
    open var anchorPoint: CGPoint {
        get { backing.anchorPoint }
        set { changeGeometry { $0.anchorPoint = newValue } }
    }
    /// The outline used for collisions in an animator. > Contract: UIKit, UIDynamicItem
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
    open var contentScaleFactor: CGFloat {
        get { backing.contentsScale }
        set { backing.contentsScale = newValue }
    }
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The best size within `size`; the current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    // MARK: Hit testing

    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    /// The deepest view that receives a touch at `point`, in this view's coordinates. > Contract: HT-1 to HT-4.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { HitTest.find(in: self, at: point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { HitTest.contains(point, bounds) }

    // MARK: Hierarchy

    open var superview: UIView? { parent }
    open var subviews: [UIView] { children }
    open var window: UIWindow? { hostWindow }
    open func removeFromSuperview() { ViewTree.remove(self) }
    open func addSubview(_ view: UIView) { ViewTree.insert(view, into: self, at: .front) }
    open func insertSubview(_ view: UIView, at index: Int) { ViewTree.insert(view, into: self, at: .index(index)) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        ViewTree.insert(view, into: self, at: .below(siblingSubview))
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        ViewTree.insert(view, into: self, at: .above(siblingSubview))
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { ViewTree.exchange(index1, index2, in: self) }
    open func bringSubviewToFront(_ view: UIView) { ViewTree.reorder(view, in: self, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { ViewTree.reorder(view, in: self, toFront: false) }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func isDescendant(of view: UIView) -> Bool { ViewTree.isDescendant(self, of: view) }
    open func viewWithTag(_ tag: Int) -> UIView? { ViewTree.find(tag: tag, in: self) }

    // MARK: Layout

    open func setNeedsLayout() { backing.setNeedsLayout() }
    open func layoutIfNeeded() { backing.layoutIfNeeded() }
    open func layoutSubviews() {}
    open var layoutMargins: UIEdgeInsets {
        get { marginState.effective(of: self) }
        set { ViewMargins.set(newValue.directional(rightToLeft: readsRightToLeft), on: self) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(rightToLeft: readsRightToLeft) }
        set { ViewMargins.set(newValue, on: self) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { marginState.preservesSuperview }
        set { ViewMargins.change(\.preservesSuperview, to: newValue, on: self) }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { marginState.insetsFromSafeArea }
        set { ViewMargins.change(\.insetsFromSafeArea, to: newValue, on: self) }
    }
    open func layoutMarginsDidChange() {}
    /// The default margins.
    package var standardMargins: NSDirectionalEdgeInsets { ViewMargins.standard(of: self) }
    open var safeAreaInsets: UIEdgeInsets { marginState.safeArea }
    open func safeAreaInsetsDidChange() {}
    /// The part of the safe area that subviews inherit: a scroll view withholds what its insets compensate.
    package var safeAreaForChildren: UIEdgeInsets { safeAreaInsets }
    /// Called synchronously when the bounds' size changes, after subviews were autoresized: containers resize their children here.
    package func boundsSizeDidChange() {}
    /// Whether a container holds this view off screen, where scripts and assistive technology do not reach it.
    package var isKeptOffScreen: Bool { false }
    open class var requiresConstraintBasedLayout: Bool { false }
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }
    open func setNeedsUpdateConstraints() { layoutState.needsUpdateConstraints = true }
    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
    open func updateConstraintsIfNeeded() { if needsUpdateConstraints() { ViewLayoutPass.updateConstraints(of: self) } }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { superview?.subviewWantsOtherSize(self) }
    /// A subview's intrinsic size changed. Ignored while this view lays it out, which would otherwise never end.
    package func subviewWantsOtherSize(_ subview: UIView) { if !layoutState.isLayingOut { setNeedsLayout() } }
    /// A subview was hidden or shown.
    package func subviewVisibilityChanged(_ subview: UIView) {}
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { ViewLayoutOptions.fittingSize(of: self, in: targetSize) }
    /// Required axes take the target's length.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        ViewLayoutOptions.fittingSize(
            of: self, in: targetSize, horizontally: horizontalFittingPriority, vertically: verticalFittingPriority)
    }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (layoutState.hugging ?? defaultHugging)[axis]
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        var priorities = layoutState.hugging ?? defaultHugging
        priorities[axis] = priority
        layoutState.hugging = priorities
    }
    /// The default hugging priorities of this class.
    package var defaultHugging: ViewLayoutOptions.Priorities { .flexible }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layoutState.compression[axis] }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.compression[axis] = priority
    }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: alignmentRectInsets.negated) }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    // MARK: Drawing

    /// Draws this view's content into the current context. Never called for a class that does not override it. > Contract: VW-21.
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() { if overridesDraw { backing.setNeedsDisplay() } }
    open func setNeedsDisplay(_ rect: CGRect) { if overridesDraw { backing.setNeedsDisplay(rect) } }
    open var clipsToBounds: Bool {
        get { backing.masksToBounds }
        set {
            KeyValueChanges.will(self, "clipsToBounds")
            defer { KeyValueChanges.did(self, "clipsToBounds") }
            backing.masksToBounds = newValue
        }
    }
    open var backgroundColor: UIColor? {
        get { appearanceState.backgroundColor }
        set {
            KeyValueChanges.will(self, "backgroundColor")
            defer { KeyValueChanges.did(self, "backgroundColor") }
            noteAppearance(\.backgroundColor, newValue)
            ViewAppearance.setBackground(newValue, on: self)
        }
    }
    open var alpha: CGFloat {
        get { CGFloat(backing.opacity) }
        set {
            KeyValueChanges.will(self, "alpha")
            defer { KeyValueChanges.did(self, "alpha") }
            backing.opacity = Float(min(max(newValue, 0), 1))
        }
    }
    open var isOpaque: Bool {
        get { appearanceState.isOpaque }
        set {
            KeyValueChanges.will(self, "opaque")
            defer { KeyValueChanges.did(self, "opaque") }
            ViewAppearance.setOpaque(newValue, on: self)
        }
    }
    open var clearsContextBeforeDrawing = true
    open var isHidden: Bool {
        get { backing.isHidden || appearanceState.hidesAfterAnimation }
        set {
            KeyValueChanges.will(self, "hidden")
            defer { KeyValueChanges.did(self, "hidden") }
            ViewAppearance.setHidden(newValue, on: self)
        }
    }
    open var contentMode: ContentMode {
        get { appearanceState.contentMode }
        set {
            KeyValueChanges.will(self, "contentMode")
            defer { KeyValueChanges.did(self, "contentMode") }
            ViewAppearance.setContentMode(newValue, on: self)
        }
    }
    open var mask: UIView? {
        get { appearanceState.mask }
        set { ViewAppearance.setMask(newValue, on: self) }
    }
    open var tintColor: UIColor! {
        get { ViewTint.color(of: self) }
        set {
            KeyValueChanges.will(self, "tintColor")
            defer { KeyValueChanges.did(self, "tintColor") }
            noteAppearance(\.tintColor, newValue)
            ViewTint.set(newValue, on: self)
        }
    }
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { ViewTint.mode(of: self) }
        set { ViewTint.set(newValue, on: self) }
    }
    open func tintColorDidChange() {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { ViewTraits.collection(of: self) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.overrides.userInterfaceStyle ?? .unspecified }
        set { ViewTraits.change(self) { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
    }
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            noteAppearance(\.semanticContentAttribute, semanticContentAttribute)
            setNeedsLayout()
        }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: ViewTraits.layoutDirection(of: self))
    }

    // MARK: Gestures and focus

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { GestureAttachment.replace(newValue ?? [], on: self) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { GestureAttachment.add(gestureRecognizer, to: self) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { GestureAttachment.remove(gestureRecognizer, from: self) }
    open var interactions: [any UIInteraction] {
        get { interactionList }
        set { ViewInteractions.replace(newValue, on: self) }
    }
    open func addInteraction(_ interaction: any UIInteraction) { ViewInteractions.add(interaction, to: self) }
    open func removeInteraction(_ interaction: any UIInteraction) { ViewInteractions.remove(interaction, from: self) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Controls withhold their touches from their ancestors' recognisers. > Contract: GR-23.
    package func refusesAncestorGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Handles a mouse wheel; returns whether it scrolled. > Units: points; positive shows content above or to the left.
    package func scrollByWheel(_ delta: CGPoint, time: TimeInterval) -> Bool { false }
    /// Traits that colours depend on changed: resolves dynamic colours again.
    package func resolveDynamicColors() {}
    open var canBecomeFocused: Bool { false }
    /// Whether the view has keyboard focus: a cell of a table or collection view.
    open var isFocused: Bool { false }
    /// Whether the focus may move between two views; both and all their ancestors are asked.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Makes the first responder in this view or its descendants resign.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { FirstResponder.endEditing(in: self, force: force) }

    open override var next: UIResponder? { owningController ?? parent }
    package override var responderWindow: UIWindow? { hostWindow }

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? false }
        set { accessibilityState.isElement = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { accessibilityState.identifier }
        set { accessibilityState.identifier = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibilityState.label }
        set { accessibilityState.label = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibilityState.hint }
        set { accessibilityState.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibilityState.value }
        set { accessibilityState.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .none }
        set { accessibilityState.traits = newValue }
    }
    /// In the screen's coordinates.
    open var accessibilityFrame: CGRect {
        get { accessibilityState.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { accessibilityState.frame = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibilityState.hidesElements }
        set { accessibilityState.hidesElements = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibilityState.isModal }
        set { accessibilityState.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityState.groupsChildren }
        set { accessibilityState.groupsChildren = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibilityState.elements }
        set { accessibilityState.elements = newValue }
    }
    /// The position of a simulated touch: the middle by default. > Units: points of the screen.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityState.more?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibilityState.change { $0.activationPoint = newValue } }
    }
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityState.more?.path }
        set { accessibilityState.change { $0.path = newValue } }
    }
    /// Such as "zh-Hans"; nil for the device's language.
    open var accessibilityLanguage: String? {
        get { accessibilityState.more?.language }
        set { accessibilityState.change { $0.language = newValue } }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityState.more?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibilityState.change { $0.inputLabels = newValue } }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityState.more?.actions }
        set { accessibilityState.change { $0.actions = newValue } }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityState.more?.rotors }
        set { accessibilityState.change { $0.rotors = newValue } }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityState.more?.containerType ?? .none }
        set { accessibilityState.change { $0.containerType = newValue } }
    }
    /// Whether the user can interact with it: by default, whether it is a kind of control.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityState.more?.responds ?? SpokenTraits.takesTouches(accessibilityTraits) }
        set { accessibilityState.change { $0.responds = newValue } }
    }
    /// The view and its descendants retain their colours when the screen's are inverted.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityState.more?.ignoresInvertColors ?? false }
        set {
            guard newValue != accessibilityIgnoresInvertColors else { return }
            accessibilityState.change { $0.ignoresInvertColors = newValue }
            let context = ApplicationContext.current
            context.ownColors.set(newValue, for: self, on: context.device)
        }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    open override nonisolated var description: String { MainActor.assumeIsolated { ViewDescription.line(of: self) } }
}
