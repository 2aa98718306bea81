public import Foundation

/// Joins items into a list in a language: "a, b, and c".
///
/// > Isolation: one thread at a time, as Foundation's formatters. > Contract: Foundation, ListFormatter.
open class ListFormatter: Formatter {
    /// The device's by default.
    open var locale: Locale! {
        get { ownLocale ?? .autoupdatingCurrent }
        set { ownLocale = newValue }
    }
    private var ownLocale: Locale?

    /// Formats the items; if nil, strings and the descriptions of other items are joined.
    open var itemFormatter: Formatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = ListFormatter()
        (copy.ownLocale, copy.itemFormatter) = (ownLocale, itemFormatter?.copy() as? Formatter)
        return copy
    }

    /// Joins strings in the device's language.
    open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().join(strings) }

    /// The joined items.
    ///
    /// > Returns: nil if the items' formatter returns nil for one of them.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = text(of: item) else { return nil }
            texts.append(text)
        }
        return join(texts)
    }

    /// The joined items of an array; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

    private func text(of item: Any) -> String? {
        if let itemFormatter { return itemFormatter.string(for: item) }
        return item as? String ?? String(describing: item)
    }

    private func join(_ texts: [String]) -> String { texts.formatted(.list(type: .and, width: .standard).locale(locale)) }
}
