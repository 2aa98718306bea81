internal import Foundation
internal import ViewLayout

/// Creates the constraints of a parsed visual format.
@MainActor struct VisualFormatConstraints {
    private let layout: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(
        _ layout: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) {
        (self.layout, self.options, self.metrics, self.views) = (layout, options, metrics, views)
    }

    func make() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        // Views that follow each other along an axis cannot be at the same place on it. One view alone is aligned with none.
        if names.count > 1, options.alignments.contains(where: { $0.isHorizontal != layout.isVertical }) {
            let axis = layout.isVertical ? "vertical" : "horizontal"
            throw failure(
                "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is also \(axis).",
                at: layout.text.count)
        }
        var made: [NSLayoutConstraint] = []
        for place in layout.places { if case .view(let name, let predicates) = place { made += try sizes(of: name, predicates) } }
        for (index, gap) in layout.gaps.enumerated() { made += try distances(layout.places[index], layout.places[index + 1], gap) }
        return try made + alignments()
    }

    private var names: [String] {
        layout.places.compactMap { place in
            if case .view(let name, _) = place { return name }
            return nil
        }
    }

    private var edges: (first: NSLayoutConstraint.Attribute, last: NSLayoutConstraint.Attribute) {
        if layout.isVertical { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
    }

    private func sizes(of name: String, _ predicates: [VisualFormat.Predicate]) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        let attribute: NSLayoutConstraint.Attribute = layout.isVertical ? .height : .width
        let view = try view(name)
        var made: [NSLayoutConstraint] = []
        for predicate in predicates {
            var other: Any?
            if case .name(let name) = predicate.measure, views[name] != nil { other = try self.view(name) }
            let scale = try scale(predicate, isRelative: other != nil)
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .init(predicate.relation), toItem: other,
                attribute: other == nil ? .notAnAttribute : attribute, multiplier: scale.multiplier, constant: scale.constant)
            if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
            made.append(constraint)
        }
        return made
    }

    /// The factor of another view's size and what is added to it; of a number, the number.
    private func scale(_ predicate: VisualFormat.Predicate, isRelative: Bool) throws(VisualFormat.Failure)
        -> (multiplier: CGFloat, constant: CGFloat)
    {
        var (multiplier, constant): (CGFloat, CGFloat) = isRelative ? (1, 0) : (1, try number(predicate.measure))
        for step in predicate.steps {
            switch step {
            case .multiply(let measure):
                let factor = try number(measure)
                (multiplier, constant) = (multiplier * factor, constant * factor)
            case .divide(let measure):
                let divisor = try number(measure)
                guard divisor != 0 else { throw failure("Division by zero", at: layout.text.count) }
                (multiplier, constant) = (multiplier / divisor, constant / divisor)
            case .add(let measure): constant += try number(measure)
            case .subtract(let measure): constant -= try number(measure)
            }
        }
        return (isRelative ? multiplier : 1, constant)
    }

    private func distances(_ before: VisualFormat.Place, _ after: VisualFormat.Place, _ gap: VisualFormat.Gap) throws(VisualFormat.Failure)
        -> [NSLayoutConstraint]
    {
        let isAtEdge = before == .superview || after == .superview
        let predicates: [VisualFormat.Predicate]
        switch gap {
        case .none: predicates = [.init(relation: .equal, measure: .number(0))]
        case .standard:
            // At an edge of the superview, its margin. > Contract: UIView.layoutMargins
            let distance = isAtEdge ? 0 : try standardDistance(before, after)
            predicates = [.init(relation: .equal, measure: .number(Double(distance)))]
        case .predicates(let given): predicates = given
        }
        let (first, last): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            usesBaselines && !isAtEdge ? (.firstBaseline, .lastBaseline) : edges
        let isReversed = first == .right
        let usesMargins = isAtEdge && gap == .standard
        var made: [NSLayoutConstraint] = []
        for predicate in predicates {
            let constant = try scale(predicate, isRelative: false).constant
            let later = try item(after, nextTo: before)
            let earlier = try item(before, nextTo: after)
            let constraint = NSLayoutConstraint(
                item: isReversed ? earlier : later,
                attribute: attribute(of: isReversed ? before : after, isLater: !isReversed, first, last, usesMargins),
                relatedBy: .init(predicate.relation), toItem: isReversed ? later : earlier,
                attribute: attribute(of: isReversed ? after : before, isLater: isReversed, first, last, usesMargins), multiplier: 1,
                constant: constant)
            if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
            made.append(constraint)
        }
        return made
    }

    /// Baselines are above each other only.
    private var usesBaselines: Bool { layout.isVertical && options.contains(.spacingBaselineToBaseline) }

    private func standardDistance(_ before: VisualFormat.Place, _ after: VisualFormat.Place) throws(VisualFormat.Failure) -> CGFloat {
        guard usesBaselines, case .view(let name, _) = after else { return SystemSpacing.siblings }
        return SystemSpacing.betweenBaselines(below: try view(name) as AnyObject)
    }

    /// The near edge of a view, the outer edge of the superview.
    private func attribute(
        of place: VisualFormat.Place, isLater: Bool, _ first: NSLayoutConstraint.Attribute, _ last: NSLayoutConstraint.Attribute,
        _ usesMargins: Bool
    ) -> NSLayoutConstraint.Attribute {
        guard place == .superview else { return isLater ? first : last }
        let edge = isLater ? last : first
        return usesMargins ? edge.margin : edge
    }

    private func alignments() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        let names = names
        var made: [NSLayoutConstraint] = []
        for attribute in options.alignments {
            for (one, other) in zip(names, names.dropFirst()) {
                made.append(
                    NSLayoutConstraint(
                        item: try view(one), attribute: attribute, relatedBy: .equal, toItem: try view(other), attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return made
    }

    private func item(_ place: VisualFormat.Place, nextTo other: VisualFormat.Place) throws(VisualFormat.Failure) -> Any {
        if case .view(let name, _) = place { return try view(name) }
        guard case .view(let name, _) = other else { throw failure("Expected a view", at: layout.text.count) }
        let neighbour = try view(name)
        guard let superview = (neighbour as? UIView)?.superview ?? (neighbour as? UILayoutGuide)?.owningView else {
            let isFirst = layout.places.first == .superview && layout.places.dropFirst().first == other
            throw failure(
                "Unable to interpret '|' character, because the related view doesn't have a superview",
                at: isFirst ? layout.placeEnds[1] : layout.text.count - 1)
        }
        return superview
    }

    private func view(_ name: String) throws(VisualFormat.Failure) -> Any {
        guard let view = views[name] else { throw failure("\(name) is not a key in the views dictionary.", at: layout.nameEnds[name]) }
        guard view is UIView || view is UILayoutGuide else { throw failure("\(name) is not a view.", at: layout.nameEnds[name]) }
        return view
    }

    private func number(_ measure: VisualFormat.Measure) throws(VisualFormat.Failure) -> CGFloat {
        switch measure {
        case .number(let value): return CGFloat(value)
        case .name(let name):
            switch metrics[name] ?? views[name] {
            case let value as CGFloat: return value
            case let value as Double: return CGFloat(value)
            case let value as Float: return CGFloat(value)
            case let value as Int: return CGFloat(value)
            case let value as UILayoutPriority: return CGFloat(value.rawValue)
            case let value as NSNumber: return CGFloat(value.doubleValue)
            default:
                throw failure(
                    "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
                    at: layout.nameEnds[name])
            }
        }
    }

    private func failure(_ message: String, at place: Int?) -> VisualFormat.Failure {
        VisualFormat.Failure(message: message, format: layout.text, place: place ?? 0)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin next to an edge.
    fileprivate var margin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate init(_ relation: VisualFormat.Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
