internal import Foundation

/// Values of bar appearances in archives.
@MainActor extension NSCoder {
    /// An object of a class; nil if the archive has none. Interface Builder's coder has no classes, so it decodes without one.
    func value<Value: NSObject & NSCoding>(_ key: String) -> Value? {
        guard containsValue(forKey: key) else { return nil }
        return requiresSecureCoding ? decodeObject(of: Value.self, forKey: key) : decodeObject(forKey: key) as? Value
    }

    func offset(_ key: String) -> UIOffset? { (value(key) as NSString?).map { UIOffsetFromString($0 as String) } }

    func encode(offset: UIOffset, forKey key: String) { encode(NSString(string: NSStringFromUIOffset(offset)), forKey: key) }

    /// Fonts, colours and numbers of a text's attributes.
    func titleAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard containsValue(forKey: key) else { return nil }
        let classes: [AnyClass] = [NSDictionary.self, NSString.self, NSNumber.self, UIFont.self, UIColor.self, NSParagraphStyle.self]
        let stored = requiresSecureCoding ? decodeObject(of: classes, forKey: key) : decodeObject(forKey: key)
        guard let values = stored as? [String: Any] else { return nil }
        return Dictionary(uniqueKeysWithValues: values.map { (NSAttributedString.Key($0), $1) })
    }

    /// Attributes of other types, such as a shadow, have no archived form here and are left out.
    func encode(titleAttributes: [NSAttributedString.Key: Any], forKey key: String) {
        let stored = NSMutableDictionary()
        for (name, value) in titleAttributes {
            switch value {
            case is UIFont, is UIColor, is NSParagraphStyle, is NSNumber: stored[name.rawValue as NSString] = value
            default:
                if let number = AttributeReader.number(value) { stored[name.rawValue as NSString] = NSNumber(value: number) }
            }
        }
        encode(stored, forKey: key)
    }
}
