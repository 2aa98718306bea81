internal import Foundation
internal import ViewLayout

/// Makes constraints of a visual format that was read.
@MainActor struct VisualFormatConstraints {
    private let layout: VisualFormat
    private let format: String
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(
        _ layout: VisualFormat, _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        (self.layout, self.format, self.options, self.metrics, self.views) = (layout, format, options, metrics, views)
    }

    func make() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for place in layout.places { if case .view(let name, let predicates) = place { made += try sizes(of: name, predicates) } }
        for (index, gap) in layout.gaps.enumerated() { made += try distances(layout.places[index], layout.places[index + 1], gap) }
        return try made + alignments()
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
            if case .name(let name) = predicate.measure { other = views[name] }
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .init(predicate.relation), toItem: other,
                attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
                constant: other == nil ? try number(predicate.measure) : 0)
            if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
            made.append(constraint)
        }
        return made
    }

    private func distances(_ before: VisualFormat.Place, _ after: VisualFormat.Place, _ gap: VisualFormat.Gap) throws(VisualFormat.Failure)
        -> [NSLayoutConstraint]
    {
        let isAtEdge = before == .superview || after == .superview
        let predicates: [VisualFormat.Predicate]
        switch gap {
        case .none: predicates = [.init(relation: .equal, measure: .number(0))]
        case .standard:
            let standard = isAtEdge ? SystemSpacing.superview : SystemSpacing.siblings
            predicates = [.init(relation: .equal, measure: .number(Double(standard)))]
        case .predicates(let given): predicates = given
        }
        let (first, last) = edges
        let isReversed = first == .right
        var made: [NSLayoutConstraint] = []
        for predicate in predicates {
            let constant = try number(predicate.measure)
            let later = try item(after, nextTo: before)
            let earlier = try item(before, nextTo: after)
            let constraint = NSLayoutConstraint(
                item: isReversed ? earlier : later,
                attribute: attribute(of: isReversed ? before : after, isLater: !isReversed, first, last),
                relatedBy: .init(predicate.relation), toItem: isReversed ? later : earlier,
                attribute: attribute(of: isReversed ? after : before, isLater: isReversed, first, last), multiplier: 1, constant: constant)
            if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
            made.append(constraint)
        }
        return made
    }

    /// A view's near edge, a superview's outer one.
    private func attribute(
        of place: VisualFormat.Place, isLater: Bool, _ first: NSLayoutConstraint.Attribute, _ last: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint.Attribute {
        place == .superview ? (isLater ? last : first) : (isLater ? first : last)
    }

    private func alignments() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        var names: [String] = []
        for case .view(let name, _) in layout.places { names.append(name) }
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
        guard case .view(let name, _) = other else { throw failure("A superview needs a view beside it", at: "|") }
        let neighbour = try view(name)
        guard let superview = (neighbour as? UIView)?.superview ?? (neighbour as? UILayoutGuide)?.owningView else {
            throw failure("\(name) has no superview, which the format refers to", at: "|")
        }
        return superview
    }

    private func view(_ name: String) throws(VisualFormat.Failure) -> Any {
        guard let view = views[name] else { throw failure("\(name) is not a key in the views dictionary.", at: name) }
        return view
    }

    private func number(_ measure: VisualFormat.Measure) throws(VisualFormat.Failure) -> CGFloat {
        switch measure {
        case .number(let value): return CGFloat(value)
        case .name(let name):
            switch metrics[name] {
            case let value as CGFloat: return value
            case let value as Double: return CGFloat(value)
            case let value as Float: return CGFloat(value)
            case let value as Int: return CGFloat(value)
            case let value as NSNumber: return CGFloat(value.doubleValue)
            default: throw failure("\(name) is not a key in the metrics dictionary.", at: name)
            }
        }
    }

    private func failure(_ message: String, at word: String) -> VisualFormat.Failure {
        let place = format.range(of: word).map { format.distance(from: format.startIndex, to: $0.lowerBound) } ?? 0
        return VisualFormat.Failure(message: message, format: format, place: place)
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
