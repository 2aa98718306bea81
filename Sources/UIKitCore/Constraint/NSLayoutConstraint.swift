public import Foundation
internal import ObjectiveC

/// A relation between the places or sizes of two views.
///
/// > Contract: UIKit, NSLayoutConstraint
/// > Partial: constraints are kept, and nothing lays views out by them yet; the first one of a view's says so in the log.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0
    }

    open private(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    open private(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    /// > Units: points.
    open var constant: CGFloat { willSet { ConstraintValidator.finite(newValue, "Constant") } }
    open var identifier: String?
    /// How much the constraint matters against others that contradict it.
    ///
    /// > Precondition: above 0, at most `required`.
    open var priority: UILayoutPriority = .required { willSet { ConstraintValidator.priority(newValue) } }
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    /// Stops the app for attributes that cannot be related: a place and a size, two axes, a place and a constant.
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

    /// Whether the nearest common superview of both items holds the constraint; setting it adds or removes it there.
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

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    fileprivate weak var owner: UIView?
    /// Some view has been given a constraint.
    fileprivate static var isUsed = false

    /// A layout guide stands for the view that owns it.
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

    /// The constraints that this view holds.
    public var constraints: [NSLayoutConstraint] {
        AssociatedObjects.shared.value(of: self, key: Self.constraintsKey.pointer) as? [NSLayoutConstraint] ?? []
    }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraints.contains(constraint) else { return }
        UnimplementedSetting.report("constraints", on: self)
        keep(constraints + [constraint])
        constraint.owner = self
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner === self else { return }
        keep(constraints.filter { $0 !== constraint })
        constraint.owner = nil
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Lets go of every constraint above that ties something below this view to something outside. > Contract: VW-7.
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
