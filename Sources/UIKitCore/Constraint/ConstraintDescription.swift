internal import Foundation

/// Constraints in one line of text, as UIKit's logs show them.
@MainActor enum ConstraintDescription {
    static func line(of constraint: NSLayoutConstraint) -> String {
        var text = "<\(ViewDescription.name(of: constraint)):\(address(constraint))"
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        text += " \(equation(of: constraint))"
        if constraint.priority != .required { text += " @\(ViewDescription.number(CGFloat(constraint.priority.rawValue)))" }
        text += "   (\(constraint.isActive ? "active" : "inactive"))>"
        return text
    }

    /// A constraint that the framework derives from a frame, a guide or a content size.
    static func line(of item: LayoutItem, _ part: LayoutItem.Part, constant: Double) -> String {
        let kind: String
        switch item.source {
        case .frame: kind = "NSAutoresizingMaskLayoutConstraint"
        case .constraints: kind = "NSContentSizeLayoutConstraint"
        case .guide, nil: kind = "NSLayoutConstraint"
        }
        let value = ViewDescription.number(CGFloat(constant))
        if item.source == .guide { return "<\(kind) \(name(of: item.owner)).\(part) inset \(value)   (active)>" }
        return "<\(kind) \(name(of: item.owner)).\(part) == \(value)   (active)>"
    }

    private static func equation(of constraint: NSLayoutConstraint) -> String {
        let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
        let first = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute)"
        guard constraint.second != nil else { return "\(first) \(relation) \(ViewDescription.number(constraint.constant))" }
        var text = "\(first) \(relation) "
        if constraint.multiplier != 1 { text += "\(ViewDescription.number(constraint.multiplier))*" }
        text += "\(name(of: constraint.secondItem)).\(constraint.secondAttribute)"
        if constraint.constant > 0 { text += " + \(ViewDescription.number(constraint.constant))" }
        if constraint.constant < 0 { text += " - \(ViewDescription.number(-constraint.constant))" }
        return text
    }

    /// The class, address and what tells the view from others of its class.
    static func name(of item: AnyObject?) -> String {
        guard let item else { return "nil" }
        var text = "\(ViewDescription.name(of: item)):\(address(item))"
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { text += "'\(guide.identifier)'" }
        if let label = item as? UILabel, let words = label.text, !words.isEmpty { text += "'\(words.prefix(24))'" }
        if let identifier = (item as? UIView)?.accessibilityIdentifier { text += "'\(identifier)'" }
        return text
    }

    private static func address(_ object: AnyObject) -> String {
        "0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
    }
}
