extension UIView {
    func constraintsInvolving(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let item = participation?.item else { return [] }
        return constraintsAbove.filter { constraint in
            (constraint.first === item && constraint.firstAttribute.isHorizontal == (axis == .horizontal))
                || (constraint.second === item && constraint.secondAttribute.isHorizontal == (axis == .horizontal))
        }
    }

    /// The constraints of the view and of all above it.
    var constraintsAbove: [NSLayoutConstraint] { constraints + (superview?.constraintsAbove ?? []) }
}

extension UILayoutGuide {
    /// The constraints that concern the guide's position or size along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let item = participation?.item else { return [] }
        return (owningView?.constraintsAbove ?? []).filter { constraint in
            (constraint.first === item && constraint.firstAttribute.isHorizontal == (axis == .horizontal))
                || (constraint.second === item && constraint.secondAttribute.isHorizontal == (axis == .horizontal))
        }
    }

    /// Whether constraints allow other positions or sizes of the guide just as well.
    public var hasAmbiguousLayout: Bool { participation.map { LayoutEngine.shared.isAmbiguous($0.item) } ?? false }
}
