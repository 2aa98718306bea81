public import Foundation
internal import ObjectiveC

/// A relation between the positions or sizes of two views.
///
/// > Contract: UIKit, NSLayoutConstraint
/// > Partial: constraints are stored, and there is no constraint solver yet; a view's first constraint is reported in the log.
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
    open private(set) weak var firstItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// How the first attribute compares with the computed value of the second.
    public let relation: Relation
    /// The view or layout guide that the first is related to; nil for a size with a constant, and once it is deallocated.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the second item; `notAnAttribute` for a size with a constant.
    public let secondAttribute: Attribute
    /// The factor of the second attribute; cannot be changed after creation.
    public let multiplier: CGFloat
    /// The value added to the second attribute, or the size itself without a second item; must be finite.
    ///
    /// > Units: points.
    open var constant: CGFloat { willSet { ConstraintValidator.finite(newValue, "Constant") } }
    /// A name for messages and debugging; nil by default.
    open var identifier: String?
    /// The constraint's priority over others that conflict with it.
    ///
    /// > Precondition: above 0, at most `required`.
    open var priority: UILayoutPriority = .required { willSet { ConstraintValidator.priority(newValue) } }
    /// Called after the constraint was loaded from a nib with its outlets; for overriding, does nothing itself.
    open func awakeFromNib() {}
    /// For overriding: called by Interface Builder only, so never in a running app.
    open func prepareForInterfaceBuilder() {}

    /// Attributes that cannot be related are a programming error: a position and a size, two axes, a position and a constant.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
        super.init()
        ConstraintValidator.pairing(of: self)
    }

    /// Whether the nearest common ancestor of both items has the constraint; setting it adds or removes it there.
    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            guard newValue else { return owner?.removeConstraint(self) ?? () }
            let nearest = nearestOwner
            if nearest == nil { ConstraintValidator.commonAncestor(of: self) }
            nearest?.addConstraint(self)
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

    fileprivate weak var owner: UIView?
    /// A view has been given a constraint.
    fileprivate static var isUsed = false

    /// A layout guide is represented by its owning view.
    private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    private var nearestOwner: UIView? {
        let first = Self.view(of: firstItem)
        guard let second = Self.view(of: secondItem) else { return first }
        var candidate = first
        while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }
}

extension UIView {
    private static let constraintsKey = AssociationKey()

    /// The constraints that are installed in this view.
    public var constraints: [NSLayoutConstraint] {
        AssociatedObjects.shared.value(of: self, key: Self.constraintsKey.pointer) as? [NSLayoutConstraint] ?? []
    }

    /// Installs a constraint in this view; does nothing if it is installed here.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraints.contains(constraint) else { return }
        UnimplementedSetting.report("constraints", on: self)
        keep(constraints + [constraint])
        constraint.owner = self
    }

    /// Installs the constraints in this view, in order.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes a constraint that is installed in this view; others are ignored.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner === self else { return }
        keep(constraints.filter { $0 !== constraint })
        constraint.owner = nil
    }

    /// Removes those of the constraints that are installed in this view.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Removes every constraint above that relates a view below this one to one outside. > Contract: VW-7.
    func dropConstraints(crossingInto view: UIView) {
        guard NSLayoutConstraint.isUsed else { return }
        var link: UIView? = self
        while let here = link {
            let crossing = here.constraints.filter { constraint in
                [constraint.firstItem, constraint.secondItem].contains { ($0 as? UIView)?.isDescendant(of: view) == true }
            }
            if !crossing.isEmpty { here.removeConstraints(crossing) }
            link = here.superview
        }
    }

    private func keep(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.isUsed = true
        AssociatedObjects.shared.set(constraints, for: self, key: Self.constraintsKey.pointer)
    }
}
