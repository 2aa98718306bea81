internal import ConstraintEngine
public import Foundation
internal import ProgrammerErrors

/// A relation between the positions or sizes of two views.
///
/// > Contract: UIKit, NSLayoutConstraint
/// > Contract: 7.1 of the facts: constraints act on alignment rectangles, and weaker ones are satisfied as nearly as stronger ones allow.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// A direction of layout, as a stack view arranges its views in.
    public enum Axis: Int, Sendable {
        /// From left to right, or in reading order.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// How the first attribute compares with the second one, times `multiplier`, plus `constant`.
    public enum Relation: Int, Sendable {
        /// The first attribute is at most the computed value.
        case lessThanOrEqual = -1
        /// The two are equal.
        case equal = 0
        /// The first attribute is at least the computed value.
        case greaterThanOrEqual = 1
    }

    /// The part of a view or layout guide that a constraint positions or sizes.
    ///
    /// Only attributes of the same axis, or two sizes, may be related; leading and trailing ones only to each other.
    public enum Attribute: Int, Sendable {
        /// The left edge, whatever the layout direction.
        case left = 1
        /// The right edge, whatever the layout direction.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge where a line of text begins.
        case leading = 5
        /// The edge where a line of text ends.
        case trailing = 6
        /// The width; may be related to a constant.
        case width = 7
        /// The height; may be related to a constant.
        case height = 8
        /// The horizontal centre.
        case centerX = 9
        /// The vertical centre.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left edge inside the view's layout margins.
        case leftMargin = 13
        /// The right edge inside the view's layout margins.
        case rightMargin = 14
        /// The top edge inside the view's layout margins.
        case topMargin = 15
        /// The bottom edge inside the view's layout margins.
        case bottomMargin = 16
        /// The leading edge inside the view's directional layout margins.
        case leadingMargin = 17
        /// The trailing edge inside the view's directional layout margins.
        case trailingMargin = 18
        /// The horizontal centre of the area inside the layout margins.
        case centerXWithinMargins = 19
        /// The vertical centre of the area inside the layout margins.
        case centerYWithinMargins = 20
        /// No attribute: the second one of a constraint between a size and a constant.
        case notAnAttribute = 0
    }

    /// The view or layout guide that is constrained; not retained, nil once it is deallocated.
    open var firstItem: AnyObject? { first?.owner }
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// How the first attribute compares with the computed value of the second.
    public let relation: Relation
    /// The view or layout guide that the first is related to; nil for a size with a constant, and once it is deallocated.
    open var secondItem: AnyObject? { second?.owner }
    /// The attribute of the second item; `notAnAttribute` for a size with a constant.
    public let secondAttribute: Attribute
    /// The factor of the second attribute; cannot be changed after creation.
    public let multiplier: CGFloat
    /// The value added to the second attribute, or the size itself without a second item; must be finite.
    ///
    /// A change is cheap: layout recomputes only what depends on the constraint.
    /// > Units: points.
    open var constant: CGFloat {
        get { offset }
        set {
            ConstraintValidator.finite(newValue, "Constant")
            guard newValue != offset else { return }
            offset = newValue
            if owner != nil { LayoutEngine.shared.constantChanged(self) }
        }
    }
    /// A name for messages and debugging; nil by default.
    open var identifier: String?
    /// The constraint's priority over others that conflict with it.
    ///
    /// > Precondition: above 0, at most `required`.
    open var priority: UILayoutPriority {
        get { strength }
        set {
            ConstraintValidator.priority(newValue)
            guard newValue != strength else { return }
            strength = newValue
            if owner != nil { LayoutEngine.shared.priorityChanged(self) }
        }
    }
    /// Whether the constraint is part of an archive of the view that has it; false by default.
    open var shouldBeArchived = false
    /// Called after the constraint was loaded from a nib with its outlets; for overriding, does nothing itself.
    open func awakeFromNib() {}
    /// For overriding: called by Interface Builder only, so never in a running app.
    open func prepareForInterfaceBuilder() {}

    /// The position of the first item, as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor<AnyObject>(first ?? LayoutItem(), firstAttribute) }
    /// The position of the second item, as an anchor; nil without a second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor<AnyObject>($0, secondAttribute) } }

    let first: LayoutItem?
    let second: LayoutItem?
    /// For distances between two anchors: what is subtracted from the first and second attribute.
    let firstDistance: AnchorDistance?
    let secondDistance: AnchorDistance?
    private var offset: CGFloat
    private var strength = UILayoutPriority.required
    /// Made by the framework from a mask or guide: others are broken first.
    var isInternal = false

    // What the layout engine and the owner know of it.
    var owner: UIView? { ownerItem?.view }
    var isInstalled: Bool { ownerItem?.hasOwner == true }
    private(set) var ownerItem: LayoutItem?
    func setOwner(_ view: UIView?) { ownerItem = view?.layoutItem }
    var slot = -1
    var solverConstraint: SolverConstraint?
    /// The constant that margins, baselines and the like add.
    var base = 0.0
    var isWaiting = false
    /// The line of the app that made it, for messages.
    let callSite = CallSite.capture()

    /// Attributes that cannot be related are a programming error: a position and a size, a position and a constant; positions on two axes are one
    /// when the constraint is laid out.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        ConstraintValidator.item(view1)
        if let view2 { ConstraintValidator.item(view2) }
        first = Self.item(view1 as AnyObject)
        firstAttribute = attr1
        self.relation = relation
        second = view2.flatMap { Self.item($0 as AnyObject) }
        (firstDistance, secondDistance) = (nil, nil)
        secondAttribute = attr2
        self.multiplier = multiplier
        offset = c
        super.init()
        ConstraintValidator.pairing(of: self)
    }

    /// Without the checks and conversions of the public initialiser, for anchors.
    init(
        _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?, _ secondAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat, firstDistance: AnchorDistance? = nil, secondDistance: AnchorDistance? = nil
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        offset = constant
        self.firstDistance = firstDistance
        self.secondDistance = secondDistance
        super.init()
        if firstDistance == nil, secondDistance == nil {
            ConstraintValidator.pairing(of: self)
        } else {
            ConstraintValidator.finite(constant, "Constant")
        }
    }

    /// A constraint without items, which can be stored and never activated; as `NSObject` allows it.
    public override init() {
        (first, second) = (nil, nil)
        (firstDistance, secondDistance) = (nil, nil)
        firstAttribute = .notAnAttribute
        secondAttribute = .notAnAttribute
        relation = .equal
        multiplier = 1
        offset = 0
        super.init()
    }

    static func item(_ object: AnyObject) -> LayoutItem? {
        if let view = object as? UIView { return view.layoutItem }
        return (object as? UILayoutGuide)?.layoutItem
    }

    /// Whether the nearest common ancestor of both items has the constraint; setting it adds or removes it there.
    open var isActive: Bool {
        get { isInstalled }
        set {
            guard newValue != isActive else { return }
            guard newValue else { return owner?.removeConstraint(self) ?? () }
            guard let nearest = nearestOwner else { return ConstraintValidator.commonAncestor(of: self) }
            nearest.install(self)
        }
    }

    /// Activates each constraint in order, as `isActive` does; items without a common ancestor are a programming error.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Removes each constraint from the view that has it; inactive ones are ignored.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    func ownerIsGone() {
        setOwner(nil)
        LayoutEngine.shared.remove(self)
    }

    private var nearestOwner: UIView? {
        guard let one = first?.representative else { return nil }
        if firstDistance != nil || secondDistance != nil {
            let others = [second, firstDistance?.item, secondDistance?.item].compactMap { $0 }
            var candidate: UIView? = one
            for item in others {
                guard let other = item.representative else { return nil }
                while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
            }
            return candidate
        }
        guard second != nil else { return one }
        guard let other = second?.representative else { return nil }
        // The usual cases first: a view with its superview, and siblings.
        if one.parent === other || one === other { return other }
        if other.parent === one { return one }
        if let parent = one.parent, parent === other.parent { return parent }
        var candidate: UIView? = one
        while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }

    open override nonisolated var description: String { MainActor.assumeIsolated { ConstraintDescription.line(of: self) } }
}

extension UIView {
    func adopt(_ constraint: NSLayoutConstraint) {
        guard constraint.owner !== self else { return }
        constraint.owner?.removeConstraint(constraint)
        ConstraintValidator.reach(of: constraint, from: self)
        install(constraint)
    }

    func install(_ constraint: NSLayoutConstraint) {
        let participation = madeParticipation
        participation.append(constraint)
        constraint.setOwner(self)
        LayoutEngine.shared.add(constraint)
        if !layoutState.hasUpdatedConstraints, !layoutState.needsUpdateConstraints { setNeedsUpdateConstraints() }
        constraintsDidChange()
    }

    /// The view's constraints are solved again before its next layout.
    ///
    /// In the view's own layout they are solved at its end, and only what moves then is laid out again: a layout that replaces a constraint by an
    /// equal one each time comes to an end.
    func constraintsDidChange() {
        if !layoutState.isLayingOut { setNeedsLayout() }
        noteConstraintsChanged()
    }

    func drop(_ constraint: NSLayoutConstraint) {
        guard constraint.owner === self else { return }
        participation?.remove(constraint)
        constraint.setOwner(nil)
        LayoutEngine.shared.remove(constraint)
        constraintsDidChange()
    }

    /// Removes every constraint above that relates a view below this one to one outside. > Contract: VW-7.
    func dropConstraints(crossingInto view: UIView) {
        guard LayoutEngine.shared.isUsed else { return }
        LayoutEngine.shared.leavesHost(view)
        var link: UIView? = self
        while let here = link {
            if let participation = here.participation, participation.hasConstraints {
                let crossing = participation.constraints.filter { constraint in
                    [constraint.first, constraint.second].contains { $0?.representative?.isDescendant(of: view) == true }
                }
                if !crossing.isEmpty { here.removeConstraints(crossing) }
            }
            link = here.superview
        }
    }
}
