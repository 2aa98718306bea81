internal import Foundation

/// Encodes and decodes a stack's own properties.
@MainActor enum StackCoding {
    private enum Key {
        static let axis = "UIStackViewAxis"
        static let distribution = "UIStackViewDistribution"
        static let alignment = "UIStackViewAlignment"
        static let spacing = "UIStackViewSpacing"
        static let baselines = "UIStackViewBaselineRelative"
        static let margins = "UIStackViewLayoutMarginsRelative"
        static let arranged = "UIStackViewArrangedSubviews"
    }

    static func encode(_ stack: UIStackView, to coder: NSCoder) {
        coder.encode(stack.axis.rawValue, forKey: Key.axis)
        coder.encode(stack.distribution.rawValue, forKey: Key.distribution)
        coder.encode(stack.alignment.rawValue, forKey: Key.alignment)
        coder.encode(Double(stack.spacing), forKey: Key.spacing)
        coder.encode(stack.isBaselineRelativeArrangement, forKey: Key.baselines)
        coder.encode(stack.isLayoutMarginsRelativeArrangement, forKey: Key.margins)
        coder.encode(stack.arrangedSubviews as NSArray, forKey: Key.arranged)
    }

    /// Values out of range count as missing.
    static func decode(_ stack: UIStackView, from coder: NSCoder) {
        stack.axis = NSLayoutConstraint.Axis(rawValue: coder.decodeInteger(forKey: Key.axis)) ?? .horizontal
        stack.distribution = UIStackView.Distribution(rawValue: coder.decodeInteger(forKey: Key.distribution)) ?? .fill
        stack.alignment = UIStackView.Alignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .fill
        let spacing = coder.decodeDouble(forKey: Key.spacing)
        if spacing.isFinite { stack.spacing = CGFloat(spacing) }
        if coder.integer("UIStackViewSpacingType") == 1 { stack.spacing = UIStackView.spacingUseSystem }
        stack.isBaselineRelativeArrangement = coder.decodeBool(forKey: Key.baselines)
        stack.isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: Key.margins)
        let arranged = coder.decodeObject(forKey: Key.arranged) as? [UIView] ?? []
        for view in arranged where view !== stack { stack.addArrangedSubview(view) }
    }
}
