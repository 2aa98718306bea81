public import Foundation
internal import ProgrammerErrors

/// One attribute of a view or layout guide, for creating constraints with others of its kind.
///
/// > Contract: UIKit, NSLayoutAnchor
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// The view or layout guide; nil once it is deallocated.
    open var item: AnyObject? { layoutItem.owner }
    let layoutItem: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    /// For the distance between two anchors: what is subtracted.
    let distance: AnchorDistance?

    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, minus distance: AnchorDistance? = nil) {
        (layoutItem, self.attribute, self.distance) = (item, attribute, distance)
        super.init()
    }

    /// Always returns nil: an anchor belongs to its view or guide.
    public required init?(coder: NSCoder) { nil }
    /// Writes nothing: a constraint is archived with its items and attributes.
    open func encode(with coder: NSCoder) {}
    /// The anchor itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The class of the item and the attribute, such as `UILabel.leading`, for messages.
    open var name: String { "\(item.map { String(describing: type(of: $0)) } ?? "nil").\(attribute)" }
    /// Whether other positions or sizes would satisfy the constraints just as well.
    open var hasAmbiguousLayout: Bool { LayoutEngine.shared.isAmbiguous(layoutItem, attribute) }
    /// The item's constraints that concern the attribute.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        (layoutItem.representative?.constraintsAbove ?? []).filter { constraint in
            (constraint.first === layoutItem && constraint.firstAttribute == attribute)
                || (constraint.second === layoutItem && constraint.secondAttribute == attribute)
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
        guard layoutItem.hasOwner, other.layoutItem.hasOwner else {
            ProgrammerError.raise(
                "Attempt to create a constraint with the anchor of a view or layout guide that was deallocated: \(name), \(other.name)",
                name: .generic)
        }
        return NSLayoutConstraint(
            layoutItem, attribute, relation, other.layoutItem, other.attribute, multiplier: multiplier, constant: constant,
            firstDistance: distance, secondDistance: other.distance)
    }
}

/// What is subtracted from an attribute: the other end of a distance between two anchors.
@MainActor final class AnchorDistance {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) { (self.item, self.attribute) = (item, attribute) }
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
    /// The distance from this anchor to another one, as a size for other constraints.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.layoutItem, otherAnchor.attribute, minus: AnchorDistance(layoutItem, attribute))
    }
}

/// A vertical position: top, bottom, centre, baselines.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// At the system spacing below `anchor`, times `multiplier`.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: spacing(below: anchor) * multiplier)
    }
    /// At the system spacing below `anchor`, times `multiplier`, or further.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
    }
    /// At the system spacing below `anchor`, times `multiplier`, or nearer.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
    }
    /// Between baselines, a line of text.
    private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
        let isText = attribute == .firstBaseline && (anchor.attribute == .lastBaseline || anchor.attribute == .firstBaseline)
        return isText ? SystemSpacing.betweenBaselines(below: item) : SystemSpacing.siblings
    }
    /// The distance from this anchor to another one, as a size for other constraints.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.layoutItem, otherAnchor.attribute, minus: AnchorDistance(layoutItem, attribute))
    }
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
        guard layoutItem.hasOwner else {
            ProgrammerError.raise(
                "Attempt to create a constraint with the anchor of a view or layout guide that was deallocated: \(name)", name: .generic)
        }
        return NSLayoutConstraint(
            layoutItem, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant, firstDistance: distance)
    }
}

/// The system's spacing between views. > Units: points (D: the standard spaces of the Auto Layout Guide).
enum SystemSpacing {
    static let siblings: CGFloat = 8

    /// From one baseline to the next: a line of the lower text. > Confidence: R.
    @MainActor static func betweenBaselines(below item: AnyObject?) -> CGFloat {
        guard let view = item as? UIView else { return siblings }
        guard let font = (view.forFirstBaselineLayout as? UILabel)?.font else { return siblings }
        return max(siblings, font.lineHeight.rounded(.up))
    }
}

extension UILayoutGuide {
    /// The guide's edge where a line of text begins: left, or right in a right-to-left layout.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
    /// The guide's edge where a line of text ends: right, or left in a right-to-left layout.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
    /// The guide's left edge, whatever the layout direction.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
    /// The guide's right edge, whatever the layout direction.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
    /// The middle between the guide's left and right edges.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
    /// The top edge of the guide's `layoutFrame`.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
    /// The bottom edge of the guide's `layoutFrame`.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
    /// The middle between the guide's top and bottom edges.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }
    /// The guide's width, for constraints with other sizes or a constant in points.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
    /// The guide's height, for constraints with other sizes or a constant in points.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
}
