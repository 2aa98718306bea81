internal import ConstraintEngine
internal import Foundation

/// Writes a constraint as a sum of variables.
///
/// Positions are relative to superviews: between an item and the view that has the constraint, the positions of all views on the way are
/// added. A scroll view's edges are those of its content for what is inside it, and the content moves with the scroll position.
@MainActor struct ConstraintLowering {
    private(set) var terms: [SolverTerm] = []
    private(set) var constant = 0.0
    /// Baselines for the size of the content, instead of the size that the view has now.
    var usesContentBaselines = false

    static func strength(of constraint: NSLayoutConstraint) -> SolverStrength {
        let priority = constraint.priority.rawValue
        switch constraint.relation {
        case .equal: return .equal(priority)
        case .greaterThanOrEqual: return .atLeastZero(priority)
        case .lessThanOrEqual: return .atMostZero(priority)
        }
    }

    static func dependsOnBaseline(_ constraint: NSLayoutConstraint) -> Bool {
        isBaseline(constraint.firstAttribute) || isBaseline(constraint.secondAttribute)
    }

    static func dependsOnMetrics(_ constraint: NSLayoutConstraint) -> Bool {
        isMetric(constraint.firstAttribute) || isMetric(constraint.secondAttribute)
    }

    static func followsDirection(_ constraint: NSLayoutConstraint) -> Bool {
        switch constraint.firstAttribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin: return true
        default: break
        }
        switch constraint.secondAttribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin: return true
        default: return false
        }
    }

    private static func isBaseline(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        attribute == .firstBaseline || attribute == .lastBaseline
    }

    private static func isMetric(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        isBaseline(attribute) || attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
    }

    /// The sum that is zero, at least zero or at most zero; without the constraint's own constant.
    mutating func lower(_ constraint: NSLayoutConstraint, _ variables: @MainActor (LayoutItem) -> LayoutItem.Variables) {
        terms.removeAll(keepingCapacity: true)
        constant = 0
        let owner = constraint.ownerItem
        let isReversed = Self.followsDirection(constraint) && owner?.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Leading and trailing distances point the other way from right to left.
        let sign = isReversed && Self.isHorizontalPosition(constraint) ? -1.0 : 1.0
        if let first = constraint.first {
            add(constraint.firstAttribute, of: first, 1 * sign, owner, isReversed, variables)
        }
        if let distance = constraint.firstDistance {
            add(distance.attribute, of: distance.item, -1, owner, isReversed, variables)
        }
        if let second = constraint.second {
            add(constraint.secondAttribute, of: second, -Double(constraint.multiplier) * sign, owner, isReversed, variables)
        }
        if let distance = constraint.secondDistance {
            add(distance.attribute, of: distance.item, Double(constraint.multiplier), owner, isReversed, variables)
        }
    }

    private static func isHorizontalPosition(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.firstAttribute != .width && constraint.firstAttribute != .height
    }

    private mutating func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, _ factor: Double, _ ancestor: LayoutItem?, _ isReversed: Bool,
        _ variables: @MainActor (LayoutItem) -> LayoutItem.Variables
    ) {
        guard attribute != .notAnAttribute else { return }
        let resolved = attribute.resolved(isReversed: isReversed)
        if item === ancestor, !resolved.isSize, let view = item.view { return addInside(resolved, of: item, view, factor, variables) }
        let own = variables(item)
        switch resolved {
        case .width: return terms.append(SolverTerm(own.width, factor))
        case .height: return terms.append(SolverTerm(own.height, factor))
        default: break
        }
        let isHorizontal = resolved.isHorizontal
        let (start, length) = isHorizontal ? (own.x, own.width) : (own.y, own.height)
        terms.append(SolverTerm(start, factor))
        addOffset(resolved, item, factor, length)
        // From the item's superview up to the view that has the constraint.
        var link = item.container
        while let view = link {
            let between = view.layoutItem
            if between === ancestor { break }
            let outer = variables(between)
            terms.append(SolverTerm(isHorizontal ? outer.x : outer.y, factor))
            // An item's position is that of its alignment rectangle; its subviews start at its frame.
            constant -= factor * Double(isHorizontal ? view.alignmentRectInsets.left : view.alignmentRectInsets.top)
            if let guides = view.scrollGuideItems {
                let origin = variables(guides.frame)
                terms.append(SolverTerm(isHorizontal ? origin.x : origin.y, -factor))
            } else {
                constant -= factor * Double(isHorizontal ? view.bounds.minX : view.bounds.minY)
            }
            link = view.superview
        }
    }

    /// The view itself in the coordinates of its subviews.
    private mutating func addInside(
        _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, _ view: UIView, _ factor: Double,
        _ variables: @MainActor (LayoutItem) -> LayoutItem.Variables
    ) {
        let isHorizontal = attribute.isHorizontal
        let isCentre = attribute == .centerX || attribute == .centerY
        if let guides = view.scrollGuideItems {
            let guide = variables(isCentre ? guides.frame : guides.content)
            let (start, length) = isHorizontal ? (guide.x, guide.width) : (guide.y, guide.height)
            terms.append(SolverTerm(start, factor))
            return addOffset(attribute, item, factor, length)
        }
        let own = variables(item)
        let (bounds, insets) = (view.bounds, view.alignmentRectInsets)
        constant += factor * Double(isHorizontal ? bounds.minX + insets.left : bounds.minY + insets.top)
        addOffset(attribute, item, factor, isHorizontal ? own.width : own.height)
    }

    /// What an attribute adds to the start of its item.
    private mutating func addOffset(
        _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem, _ factor: Double, _ length: SolverVariable
    ) {
        let margins = attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue ? item.view?.layoutMargins ?? .zero : .zero
        switch attribute {
        case .left, .top: break
        case .right, .bottom: terms.append(SolverTerm(length, factor))
        case .centerX, .centerY: terms.append(SolverTerm(length, factor / 2))
        case .leftMargin: constant += factor * Double(margins.left)
        case .topMargin: constant += factor * Double(margins.top)
        case .rightMargin:
            terms.append(SolverTerm(length, factor))
            constant -= factor * Double(margins.right)
        case .bottomMargin:
            terms.append(SolverTerm(length, factor))
            constant -= factor * Double(margins.bottom)
        case .centerXWithinMargins:
            terms.append(SolverTerm(length, factor / 2))
            constant += factor * Double(margins.left - margins.right) / 2
        case .centerYWithinMargins:
            terms.append(SolverTerm(length, factor / 2))
            constant += factor * Double(margins.top - margins.bottom) / 2
        case .firstBaseline, .lastBaseline: addBaseline(isFirst: attribute == .firstBaseline, item, factor, length)
        case .leading, .trailing, .leadingMargin, .trailingMargin, .width, .height, .notAnAttribute: break
        }
    }

    /// From the centre where the text is centred, so that the height may be found from it; else from the nearer edge.
    private mutating func addBaseline(isFirst: Bool, _ item: LayoutItem, _ factor: Double, _ height: SolverVariable) {
        let baselines = LayoutEngine.shared.baselines(of: item, ofContent: usesContentBaselines)
        if let measured = baselines.centered {
            terms.append(SolverTerm(height, factor / 2))
            constant += factor * Double(isFirst ? baselines.first - measured / 2 : measured / 2 - baselines.last)
        } else if isFirst {
            constant += factor * Double(baselines.first)
        } else {
            terms.append(SolverTerm(height, factor))
            constant -= factor * Double(baselines.last)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isSize: Bool { self == .width || self == .height }

    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .width:
            true
        default: false
        }
    }

    /// With left and right for leading and trailing.
    func resolved(isReversed: Bool) -> Self {
        switch self {
        case .leading: isReversed ? .right : .left
        case .trailing: isReversed ? .left : .right
        case .leadingMargin: isReversed ? .rightMargin : .leftMargin
        case .trailingMargin: isReversed ? .leftMargin : .rightMargin
        default: self
        }
    }
}
