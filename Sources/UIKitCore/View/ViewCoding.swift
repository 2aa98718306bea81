package import Foundation

/// Encodes and decodes a view: frame, appearance and subviews.
@MainActor package enum ViewCoding {
    private enum Key {
        static let bounds = "UIBounds"
        static let center = "UICenter"
        static let subviews = "UISubviews"
        static let tag = "UITag"
        static let alpha = "UIAlpha"
        static let hidden = "UIHidden"
        static let mask = "UIAutoresizingMask"
        static let mode = "UIContentMode"
        static let clips = "UIClipsToBounds"
        static let disabled = "UIUserInteractionDisabled"
    }

    static func encode(_ view: UIView, to coder: NSCoder) {
        coder.encode(NSCoder.string(view.bounds), forKey: Key.bounds)
        coder.encode(NSCoder.string(CGRect(origin: view.center, size: .zero)), forKey: Key.center)
        coder.encode(view.tag, forKey: Key.tag)
        coder.encode(Double(view.alpha), forKey: Key.alpha)
        coder.encode(view.isHidden, forKey: Key.hidden)
        coder.encode(Int(view.autoresizingMask.rawValue), forKey: Key.mask)
        coder.encode(view.contentMode.rawValue, forKey: Key.mode)
        coder.encode(view.clipsToBounds, forKey: Key.clips)
        coder.encode(!view.isUserInteractionEnabled, forKey: Key.disabled)
        let children = view.archivedSubviews
        if !children.isEmpty { coder.encode(children as NSArray, forKey: Key.subviews) }
    }

    package static func decode(_ view: UIView, from coder: NSCoder) {
        if let bounds = coder.rect(forKey: Key.bounds) { view.bounds = bounds }
        if let center = coder.rect(forKey: Key.center) { view.center = center.origin }
        view.isHidden = coder.decodeBool(forKey: Key.hidden)
        view.autoresizingMask = .init(rawValue: UInt(max(0, coder.decodeInteger(forKey: Key.mask))))
        view.contentMode = UIView.ContentMode(rawValue: coder.decodeInteger(forKey: Key.mode)) ?? .scaleToFill
        view.clipsToBounds = coder.decodeBool(forKey: Key.clips)
        decodeLook(view, from: coder)
        decodeAppearance(view, from: coder)
        let children = coder.objectIfPresent(forKey: Key.subviews) as? [UIView]
        for child in children ?? [] where child.superview == nil { view.addSubview(child) }
    }

    /// What a file says of a view whose place is its owner's, such as a bar of a controller. Such a bar draws beyond its bounds whatever the file
    /// says: under the status bar or the home indicator.
    static func decodeLook(_ view: UIView, from coder: NSCoder) {
        view.tag = coder.decodeInteger(forKey: Key.tag)
        if coder.containsValue(forKey: Key.alpha) { view.alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha)) }
        view.isUserInteractionEnabled = !coder.decodeBool(forKey: Key.disabled)
        let properties = PropertyDecoder(view, coder)
        properties.object(background, \.backgroundColor)
        properties.object("UITintColor", \.tintColor)
        properties.choice("UIOverrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
        properties.choice("UISemanticContentAttribute", \.semanticContentAttribute)
        properties.object("UIAccessibilityIdentifier", \.accessibilityIdentifier)
        properties.object("UIAccessibilityLabel", \.accessibilityLabel)
    }

    /// Gives a view the background of its class, unless an archive or an Interface Builder file has one.
    package static func setDefaultBackground(_ color: UIColor?, of view: UIView, unlessIn coder: NSCoder?) {
        if coder?.containsValue(forKey: background) != true { view.backgroundColor = color }
    }

    private static let background = "UIBackgroundColor"

    /// Further properties in Interface Builder files.
    private static func decodeAppearance(_ view: UIView, from coder: NSCoder) {
        let properties = PropertyDecoder(view, coder)
        properties.flag("UIOpaque", \.isOpaque)
        properties.flag("UIMultipleTouchEnabled", \.isMultipleTouchEnabled)
        properties.flag("UIClearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
        properties.flag("UIAutoresizeSubviews", \.autoresizesSubviews)
        properties.flag("UIPreservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
        properties.flag("UIInsetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
        properties.insets("UILayoutMargins", \.layoutMargins)
        if let margins = coder.directionalInsets("UIDirectionalLayoutMargins") { view.directionalLayoutMargins = margins }
        properties.object("UIRestorationIdentifier", \.restorationIdentifier)
        if coder.flag("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") == true {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let size = coder.size("UIViewContentHuggingPriority") {
            view.setContentHuggingPriority(UILayoutPriority(rawValue: Float(size.width)), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(rawValue: Float(size.height)), for: .vertical)
        }
        if let size = coder.size("UIViewContentCompressionResistancePriority") {
            view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: Float(size.width)), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: Float(size.height)), for: .vertical)
        }
        properties.object("UIAccessibilityHint", \.accessibilityHint)
        properties.object("UIAccessibilityValue", \.accessibilityValue)
        properties.flag("UIIsAccessibilityElement", \.isAccessibilityElement)
        if let bits = coder.integer("UIAccessibilityTraits"), bits > 0 {
            view.accessibilityTraits = UIAccessibilityTraits(rawValue: UInt64(bits))
        }
    }
}

extension NSCoder {
    /// Nil for a key that was never written, which makes some coders trap.
    package func objectIfPresent(forKey key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }

    fileprivate static func string(_ rect: CGRect) -> NSString {
        "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)" as NSString
    }

    /// Written by `string(_:)`, or in the form of Interface Builder files.
    fileprivate func rect(forKey key: String) -> CGRect? {
        guard let text = objectIfPresent(forKey: key) as? String else { return nil }
        if text.hasPrefix("{{") { return CGRectFromString(text) }
        if text.hasPrefix("{") { return CGRect(origin: CGPointFromString(text), size: .zero) }
        let parts = text.split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
        return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
}
