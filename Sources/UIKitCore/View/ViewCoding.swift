internal import Foundation

/// Reads and writes what an archived view keeps: place, look and subviews.
@MainActor enum ViewCoding {
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

    static func decode(_ view: UIView, from coder: NSCoder) {
        if let bounds = coder.rect(forKey: Key.bounds) { view.bounds = bounds }
        if let center = coder.rect(forKey: Key.center) { view.center = center.origin }
        view.tag = coder.decodeInteger(forKey: Key.tag)
        if coder.containsValue(forKey: Key.alpha) { view.alpha = CGFloat(coder.decodeDouble(forKey: Key.alpha)) }
        view.isHidden = coder.decodeBool(forKey: Key.hidden)
        view.autoresizingMask = .init(rawValue: UInt(max(0, coder.decodeInteger(forKey: Key.mask))))
        view.contentMode = UIView.ContentMode(rawValue: coder.decodeInteger(forKey: Key.mode)) ?? .scaleToFill
        view.clipsToBounds = coder.decodeBool(forKey: Key.clips)
        view.isUserInteractionEnabled = !coder.decodeBool(forKey: Key.disabled)
        let children = coder.objectIfPresent(forKey: Key.subviews) as? [UIView]
        for child in children ?? [] where child.superview == nil { view.addSubview(child) }
    }
}

extension NSCoder {
    /// Nil for a key that was never written, which stops some coders.
    func objectIfPresent(forKey key: String) -> Any? { containsValue(forKey: key) ? decodeObject(forKey: key) : nil }

    fileprivate static func string(_ rect: CGRect) -> NSString {
        "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)" as NSString
    }

    fileprivate func rect(forKey key: String) -> CGRect? {
        guard let text = objectIfPresent(forKey: key) as? String else { return nil }
        let parts = text.split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
        return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
}
