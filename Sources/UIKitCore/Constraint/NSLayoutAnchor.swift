public import Foundation
internal import ProgrammerErrors

/// One attribute of a view or layout guide, for creating constraints with others of its kind.
///
/// > Contract: UIKit, NSLayoutAnchor
/// > Partial: its constraints are stored, as those created in other ways; there is no constraint solver yet.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or layout guide; nil once it is deallocated.
    public private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute) = (item, attribute)
        super.init()
    }

    /// The class of the item and the attribute, such as `UILabel.leading`, for messages.
    open var name: String { "\(item.map { String(describing: type(of: $0)) } ?? "nil").\(attribute)" }
    /// Whether several positions satisfy the constraints; always false, as there is no constraint solver yet.
    open var hasAmbiguousLayout: Bool { false }
    /// The item's constraints that concern the attribute.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return (view?.constraintsAbove ?? []).filter { constraint in
            (constraint.firstItem === item && constraint.firstAttribute == attribute)
                || (constraint.secondItem === item && constraint.secondAttribute == attribute)
        }
    }

    /// An inactive constraint that gives both anchors the same position or size.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
    /// An inactive constraint that keeps this anchor at the other's position or size, or beyond it.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor)
    }
    /// An inactive constraint that keeps this anchor at the other's position or size, or before it.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor) }
    /// An inactive constraint that puts this anchor `c` points after the other: to the right, below, or larger.
    ///
    /// > Units: points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }
    /// An inactive constraint that keeps this anchor at least `c` points after the other.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: c)
    }
    /// An inactive constraint that keeps this anchor at most `c` points after the other.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: c)
    }

    final func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        guard let item, let second = other.item else {
            ProgrammerError.raise(
                "Attempt to create a constraint with the anchor of a view or layout guide that was deallocated: \(name), \(other.name)",
                name: .generic)
        }
        return NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: second, attribute: other.attribute, multiplier: multiplier,
            constant: constant)
    }
}

/// A horizontal position: leading, trailing, left, right, centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// At the system spacing after `anchor`, times `multiplier`.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: SystemSpacing.siblings * multiplier)
    }
    /// At the system spacing after `anchor`, times `multiplier`, or further.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: SystemSpacing.siblings * multiplier)
    }
    /// At the system spacing after `anchor`, times `multiplier`, or nearer.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: SystemSpacing.siblings * multiplier)
    }
    /// The distance between two horizontal anchors as a size that other constraints can use; not available in Ferry.
    @available(*, unavailable, message: "distances between anchors need a constraint solver, which does not exist yet")
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { fatalError("unavailable") }
}

/// A vertical position: top, bottom, centre, baselines.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// At the system spacing below `anchor`, times `multiplier`.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: SystemSpacing.siblings * multiplier)
    }
    /// At the system spacing below `anchor`, times `multiplier`, or further.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: SystemSpacing.siblings * multiplier)
    }
    /// At the system spacing below `anchor`, times `multiplier`, or nearer.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: SystemSpacing.siblings * multiplier)
    }
    /// The distance between two vertical anchors as a size that other constraints can use; not available in Ferry.
    @available(*, unavailable, message: "distances between anchors need a constraint solver, which does not exist yet")
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { fatalError("unavailable") }
}

/// A width or height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// An inactive constraint that fixes the width or height at `c`.
    ///
    /// > Units: points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, constant: c) }
    /// An inactive constraint that keeps the width or height at `c` points or more.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, constant: c) }
    /// An inactive constraint that keeps the width or height at `c` points or less.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, constant: c) }
    /// An inactive constraint that makes the size `m` times the other one.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m)
    }
    /// An inactive constraint that makes the size at least `m` times the other one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m)
    }
    /// An inactive constraint that makes the size at most `m` times the other one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m)
    }
    /// An inactive constraint that makes the size `m` times the other one, plus `c` points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m, constant: c)
    }
    /// An inactive constraint that makes the size at least `m` times the other one, plus `c` points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }
    /// An inactive constraint that makes the size at most `m` times the other one, plus `c` points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }

    private func make(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
        guard let item else {
            ProgrammerError.raise(
                "Attempt to create a constraint with the anchor of a view or layout guide that was deallocated: \(name)", name: .generic)
        }
        return NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: constant)
    }
}

/// The system's spacing between views. > Units: points (D: the standard spaces of the Auto Layout Guide).
enum SystemSpacing {
    static let siblings: CGFloat = 8
    static let superview: CGFloat = 20
}

extension UIView {
    /// The edge where a line of text begins: left, or right in a right-to-left layout.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where a line of text ends: right, or left in a right-to-left layout.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge, whatever the layout direction.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge, whatever the layout direction.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The middle between the left and right edges.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge of the view's frame.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge of the view's frame.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle between the top and bottom edges.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the topmost line of text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the bottommost line of text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    /// The view's width, for constraints with other sizes or a constant in points.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The view's height, for constraints with other sizes or a constant in points.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// Its own constraints and those of its ancestors.
    fileprivate var constraintsAbove: [NSLayoutConstraint] { constraints + (superview?.constraintsAbove ?? []) }
}

extension UILayoutGuide {
    /// The guide's edge where a line of text begins: left, or right in a right-to-left layout.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The guide's edge where a line of text ends: right, or left in a right-to-left layout.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The guide's left edge, whatever the layout direction.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The guide's right edge, whatever the layout direction.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The middle between the guide's left and right edges.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge of the guide's `layoutFrame`.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge of the guide's `layoutFrame`.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle between the guide's top and bottom edges.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The guide's width, for constraints with other sizes or a constant in points.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The guide's height, for constraints with other sizes or a constant in points.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
