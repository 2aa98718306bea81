internal import Foundation
internal import ProgrammerErrors

/// Validates constraints. > Contract: facts, constraints.
@MainActor enum ConstraintValidator {
    private enum Axis { case horizontal, vertical, size, none }

    private static func axis(_ attribute: NSLayoutConstraint.Attribute) -> Axis {
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    /// Whether it depends on the reading direction; nil for attributes without a side.
    private static func followsReading(_ attribute: NSLayoutConstraint.Attribute) -> Bool? {
        switch attribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .leftMargin, .rightMargin: false
        default: nil
        }
    }

    static func pairing(of constraint: NSLayoutConstraint) {
        finite(constraint.constant, "Constant")
        finite(constraint.multiplier, "Multiplier")
        let (first, second) = (axis(constraint.firstAttribute), axis(constraint.secondAttribute))
        let isAlone = constraint.second?.hasOwner != true || second == .none || constraint.multiplier == 0
        let name = "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"
        ProgrammerError.require(
            first != .none, "*** \(name): \(constraint.firstAttribute) is not a valid first attribute", name: .invalidArgument)
        guard !isAlone else {
            return ProgrammerError.require(
                first == .size,
                "NSLayoutConstraint for \(described(constraint.firstItem)): A multiplier of 0 or a nil second item together with a location "
                    + "for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be "
                    + "specified in pairs.", name: .invalidArgument)
        }
        // Positions on different axes are found when the constraint is laid out, as on iOS.
        ProgrammerError.require(
            (first == .size) == (second == .size),
            "*** \(name): Invalid pairing of layout attributes: \(constraint.firstAttribute) and \(constraint.secondAttribute)",
            name: .invalidArgument)
        let sides = (followsReading(constraint.firstAttribute), followsReading(constraint.secondAttribute))
        guard let one = sides.0, let other = sides.1 else { return }
        ProgrammerError.require(
            one == other,
            "*** \(name): A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither.", name: .invalidArgument)
    }

    /// Called before a constraint takes part in layout.
    static func axes(of constraint: NSLayoutConstraint) {
        guard constraint.second != nil, constraint.secondAttribute != .notAnAttribute else { return }
        ProgrammerError.require(
            axis(constraint.firstAttribute) == axis(constraint.secondAttribute),
            "Constraint improperly relates anchors of incompatible types: \(constraint)", name: .invalidLayoutConstraint)
    }

    static func finite(_ number: CGFloat, _ what: String) {
        ProgrammerError.require(number.isFinite, "\(what) is not finite!  That's illegal.  \(what.lowercased()):\(number)")
    }

    static func priority(_ priority: UILayoutPriority) {
        ProgrammerError.require(
            priority.rawValue > 0 && priority.rawValue <= UILayoutPriority.required.rawValue,
            "It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and less or equal to "
                + "NSLayoutPriorityRequired, which is 1000.000000.")
    }

    /// Called if the items of an activated constraint have no common ancestor.
    static func commonAncestor(of constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem, let second = constraint.secondItem else { return }
        ProgrammerError.raise(
            "Unable to activate constraint with anchors \(described(first)).\(constraint.firstAttribute) and "
                + "\(described(second)).\(constraint.secondAttribute) because they have no common ancestor.  Does the constraint or its "
                + "anchors reference items in different view hierarchies?  That's illegal.", name: .generic)
    }

    /// Called before a view is given a constraint: its items must be in the view's tree.
    static func reach(of constraint: NSLayoutConstraint, from view: UIView) {
        for item in [constraint.first, constraint.second, constraint.firstDistance?.item, constraint.secondDistance?.item] {
            guard let item, let place = item.representative, !place.isDescendant(of: view) else { continue }
            LayoutProblemReport.unprepared(constraint, view, missing: place)
            ProgrammerError.raise(
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  "
                    + "That's illegal. constraint:\(constraint) view:\(view)", name: .generic)
        }
    }

    /// The items of a new constraint must be what constraints are between.
    static func item(_ object: Any) {
        ProgrammerError.require(
            object is UIView || object is UILayoutGuide,
            "NSLayoutConstraint for \(object): Constraint items must each be a view or layout guide.", name: .invalidArgument)
    }

    private static func described(_ item: AnyObject?) -> String { item.map { "\($0)" } ?? "nil" }
}
