internal import CoreGraphics
internal import Foundation

/// Creates the values in a compiled file: colours, fonts, images, texts, constraints.
@MainActor enum NibValues {
    /// By name if the bundle or UIKit has it, otherwise the file's components.
    static func color(_ coder: NSCoder, in document: NibDocument, _ bundle: Bundle) -> UIColor? {
        if let name = coder.text("UIColorName") {
            if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
            NSLog("Could not find the color '\(name)' of \(document.source) in bundle \(bundle.bundlePath).")
        }
        if let name = coder.text("UISystemColorName"), let color = SystemColorNames.color(name) { return color }
        guard coder.flag("UIDisplayP3") == true else { return UIColor(coder: coder) }
        return UIColor(
            displayP3Red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
            blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.number("UIAlpha") ?? 1)
    }

    static func font(_ coder: NSCoder) -> UIFont? {
        if let style = coder.text("UIFontTextStyle") { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size = coder.number("UIFontPointSize") ?? UIFont.systemFontSize
        switch coder.text("UIFontSystem") {
        case nil: return UIFont(coder: coder)
        case "boldSystem"?: return .boldSystemFont(ofSize: size)
        case "italicSystem"?: return .italicSystemFont(ofSize: size)
        case _?:
            guard let weight = coder.number("UIFontWeight") else { return .systemFont(ofSize: size) }
            return .systemFont(ofSize: size, weight: UIFont.Weight(rawValue: weight))
        }
    }

    static func image(_ coder: NSCoder, in document: NibDocument, _ bundle: Bundle) -> UIImage? {
        var image: UIImage?
        if let name = coder.text("UISystemName") {
            image = UIImage(systemName: name, withConfiguration: symbols(coder))
            if image == nil { NSLog("No symbol named '\(name)' of \(document.source) is there.") }
        } else if let name = coder.text("UIResourceName") {
            image = UIImage(named: name, in: bundle, compatibleWith: nil)
            if image == nil { NSLog("Could not load the \"\(name)\" image referenced from a nib in the bundle at \(bundle.bundlePath)") }
        }
        guard let mode = coder.choice("UIRenderingMode", UIImage.RenderingMode.self) else { return image }
        return image?.withRenderingMode(mode)
    }

    static func symbols(_ coder: NSCoder) -> UIImage.SymbolConfiguration? {
        let scale = coder.choice("UISymbolScale", UIImage.SymbolScale.self) ?? .unspecified
        if let style = coder.text("UISymbolTextStyle") {
            return UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style), scale: scale)
        }
        let weight = coder.choice("UISymbolWeight", UIImage.SymbolWeight.self) ?? .unspecified
        let size = coder.number("UISymbolPointSize") ?? 0
        guard size > 0 || weight != .unspecified || scale != .unspecified else { return nil }
        return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
    }

    static func attributedText(_ coder: NSCoder) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for case let run as [String: Any] in coder.objectIfPresent(forKey: "NSRuns") as? [Any] ?? [] {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run["font"] as? UIFont
            attributes[.foregroundColor] = run["color"] as? UIColor
            attributes[.backgroundColor] = run["backgroundColor"] as? UIColor
            let style = NSMutableParagraphStyle()
            if let number = run["alignment"] as? NSNumber { style.alignment = NSTextAlignment(rawValue: number.intValue) ?? .natural }
            if let number = run["lineSpacing"] as? NSNumber { style.lineSpacing = CGFloat(number.doubleValue) }
            if run["alignment"] != nil || run["lineSpacing"] != nil { attributes[.paragraphStyle] = style }
            result.append(NSAttributedString(string: run["text"] as? String ?? "", attributes: attributes))
        }
        return NSAttributedString(attributedString: result)
    }

    /// Nil if one of its items was not created.
    static func constraint(_ record: NibObject, of instance: NibInstance) -> NSLayoutConstraint? {
        let keys = record.keys
        func item(_ key: String) -> AnyObject? {
            guard case .object(let number)? = keys[key] else { return nil }
            return instance.object(number)
        }
        func attribute(_ key: String) -> NSLayoutConstraint.Attribute {
            keys[key]?.integer.flatMap { NSLayoutConstraint.Attribute(rawValue: $0) } ?? .notAnAttribute
        }
        guard let first = item("NSFirstItem") else { return nil }
        let second = item("NSSecondItem")
        guard second != nil || keys["NSSecondItem"] == nil else { return nil }
        let relation = keys["NSRelation"]?.integer.flatMap { NSLayoutConstraint.Relation(rawValue: $0) } ?? .equal
        let multiplier = CGFloat(keys["NSMultiplier"]?.real ?? 1)
        let constant = CGFloat(keys["NSConstant"]?.real ?? 0)
        let constraint: NSLayoutConstraint
        if record.custom != nil,
            let type = NibClasses.type(of: record, in: instance.document, isPlain: instance.isPlain) as? NSLayoutConstraint.Type
        {
            constraint = DynamicConstraintFactory.make(
                type, item: first, attribute: attribute("NSFirstAttribute"), relatedBy: relation, toItem: second,
                attribute: attribute("NSSecondAttribute"), multiplier: multiplier, constant: constant)
        } else {
            constraint = NSLayoutConstraint(
                item: first, attribute: attribute("NSFirstAttribute"), relatedBy: relation, toItem: second,
                attribute: attribute("NSSecondAttribute"), multiplier: multiplier, constant: constant)
        }
        if let priority = keys["NSPriority"]?.real { constraint.priority = UILayoutPriority(rawValue: Float(priority)) }
        constraint.identifier = keys["NSLayoutIdentifier"]?.text
        return constraint
    }
}

// An app's class of constraint does not declare the initialiser as required. As for layers (`DynamicClass`), a required one is called
// through the same entry of the class's method table.

private class AnyConstraint: NSLayoutConstraint {
    required override init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        super.init(
            item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier, constant: c)
    }
}

// Without an override the call would be devirtualised.
private final class OtherConstraint: AnyConstraint {
    required init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        super.init(
            item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier, constant: c)
    }
}

/// Creates constraints of classes known only at run time.
private enum DynamicConstraintFactory {
    /// Stops with Swift's "Use of unimplemented initializer" if the class has only initialisers of its own.
    @_optimize(none) @inline(never)
    @MainActor static func make(
        _ type: NSLayoutConstraint.Type, item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        unsafeBitCast(type, to: AnyConstraint.Type.self).init(
            item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier, constant: c)
    }
}
