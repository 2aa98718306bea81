internal import CoreGraphics
internal import InspectionProtocol
internal import UIKitCore

/// The constraints of a view, and what places it.
@MainActor struct ConstraintReader {
    private let registry: ObjectRegistry

    init(_ registry: ObjectRegistry) { self.registry = registry }

    /// Those that name the view or a guide of it, wherever they are installed.
    func constraints(of view: UIView) -> [InspectionConstraint] {
        let all = sequence(first: view, next: \.superview).flatMap(\.constraints).filter { constraint in
            [constraint.firstItem, constraint.secondItem].contains { Self.view(of: $0) === view }
        }
        return zip(all, NSLayoutConstraint.places(of: all)).map { describe($0, place: $1, seenFrom: view) }
    }

    private func describe(_ constraint: NSLayoutConstraint, place: String?, seenFrom view: UIView) -> InspectionConstraint {
        InspectionConstraint(
            id: registry.number(of: constraint), words: Self.words(of: constraint, seenFrom: view).text,
            identifier: constraint.identifier.map { ObjectNames.short($0) },
            place: constraint.isMadeByFramework ? nil : place, isHorizontal: Self.isHorizontal(constraint.firstAttribute),
            isActive: constraint.isActive, isBroken: constraint.isBroken, isMadeByFramework: constraint.isMadeByFramework,
            constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue))
    }

    static func words(of constraint: NSLayoutConstraint, seenFrom view: UIView) -> ConstraintWords {
        let relation: String =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        return ConstraintWords(
            first: name(of: constraint.firstItem, seenFrom: view), firstAttribute: "\(constraint.firstAttribute)", relation: relation,
            second: constraint.secondAttribute == .notAnAttribute ? nil : name(of: constraint.secondItem, seenFrom: view),
            secondAttribute: "\(constraint.secondAttribute)", multiplier: Double(constraint.multiplier),
            constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue))
    }

    private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    private static func name(of item: AnyObject?, seenFrom view: UIView) -> String {
        guard let guide = item as? UILayoutGuide else { return name(of: item as? UIView, seenFrom: view) }
        let owner = name(of: guide.owningView, seenFrom: view)
        switch guide.identifier {
        case "UIViewSafeAreaLayoutGuide": return owner + ".safeArea"
        case "UIViewLayoutMarginsGuide": return owner + ".layoutMargins"
        case "UIViewReadableContentGuide": return owner + ".readableContent"
        case "UIViewKeyboardLayoutGuide": return owner + ".keyboard"
        case "": return owner + ".guide"
        default: return owner + ".guide “\(guide.identifier)”"
        }
    }

    private static func name(of other: UIView?, seenFrom view: UIView) -> String {
        guard let other else { return "a deallocated view" }
        if other === view { return "self" }
        if other === view.superview { return "superview" }
        let type = ObjectNames.type(of: other)
        guard let name = other.accessibilityIdentifier ?? ObjectNames.label(of: other) else { return type }
        return "\(type) “\(name.prefix(24))”"
    }

    private static func isHorizontal(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        switch attribute {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            true
        default: false
        }
    }

    /// What places the view, in sentences.
    static func notes(on view: UIView) -> [String] {
        var notes: [String] = []
        if view.translatesAutoresizingMaskIntoConstraints {
            notes.append("Its frame and autoresizing mask place it (translatesAutoresizingMaskIntoConstraints).")
        } else {
            notes.append(
                view.hasAmbiguousLayout ? "Its layout is ambiguous: other frames satisfy the constraints, too." : "Constraints place it.")
        }
        let size = view.intrinsicContentSize
        func length(_ value: CGFloat) -> String { value == UIView.noIntrinsicMetric ? "none" : InspectionValue.words(Double(value)) }
        if size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric {
            notes.append("Its content is \(length(size.width)) wide and \(length(size.height)) high.")
        }
        if let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) {
            notes.append("A stack view arranges it.")
        }
        return notes
    }
}

/// Changes of constraints.
@MainActor enum ConstraintEditor {
    /// > Returns: what the change did not do, or nil.
    static func set(_ key: String, of constraint: NSLayoutConstraint, to text: String) throws(InspectionRefusal) -> String? {
        guard !constraint.isMadeByFramework else {
            throw InspectionRefusal("UIKit made this constraint and replaces it in the next layout")
        }
        switch key {
        case "constant":
            guard case .number(let number) = try InspectionValue(text, as: .number) else { return nil }
            constraint.constant = CGFloat(number)
        case "priority":
            guard case .number(let number) = try InspectionValue(text, as: .number, range: 1...1000) else { return nil }
            constraint.priority = UILayoutPriority(Float(number))
        case "active":
            guard case .toggle(let isActive) = try InspectionValue(text, as: .toggle) else { return nil }
            if isActive, !constraint.isActive, !canActivate(constraint) {
                throw InspectionRefusal("the constraint cannot be active: its views have no common superview")
            }
            constraint.isActive = isActive
        default: throw InspectionRefusal("a constraint has no “\(key)” that can be changed")
        }
        LayoutChanges.settle()
        return constraint.isBroken ? "The constraint conflicts with others and is ignored." : nil
    }

    private static func canActivate(_ constraint: NSLayoutConstraint) -> Bool {
        func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
        guard let first = view(constraint.firstItem) else { return false }
        guard constraint.secondAttribute != .notAnAttribute else { return true }
        guard let second = view(constraint.secondItem) else { return false }
        return sequence(first: first, next: \.superview).contains { second.isDescendant(of: $0) }
    }
}
