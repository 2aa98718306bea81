internal import Foundation
internal import ProgrammerErrors

/// What a constraint must not be. > Contract: facts, constraints.
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

    /// Turns with the reading direction; nil for what has no side.
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
        let isAlone = constraint.secondItem == nil || second == .none || constraint.multiplier == 0
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
        ProgrammerError.require(
            first == second,
            "*** \(name): Invalid pairing of layout attributes: \(constraint.firstAttribute) and \(constraint.secondAttribute)",
            name: .invalidArgument)
        let sides = (followsReading(constraint.firstAttribute), followsReading(constraint.secondAttribute))
        guard let one = sides.0, let other = sides.1 else { return }
        ProgrammerError.require(
            one == other,
            "*** \(name): A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither.", name: .invalidArgument)
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

    /// Called when the items of a constraint that is activated are in no common view.
    static func commonAncestor(of constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem, let second = constraint.secondItem else { return }
        ProgrammerError.raise(
            "Unable to activate constraint with anchors \(described(first)).\(constraint.firstAttribute) and "
                + "\(described(second)).\(constraint.secondAttribute) because they have no common ancestor.  Does the constraint or its "
                + "anchors reference items in different view hierarchies?  That's illegal.", name: .generic)
    }

    private static func described(_ item: AnyObject?) -> String { item.map { "\($0)" } ?? "nil" }
}
