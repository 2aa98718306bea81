public import Foundation

/// Formats the name of a human in the order of its script and language: "Anne Lee", "李安".
///
/// Names in Chinese characters, kana and hangul have the family name first and no spaces, whatever the device's language is. The short
/// name is the nickname or, without one, the given name, as a device has it unless its user chooses otherwise.
///
/// > Isolation: one thread at a time, as Foundation's formatters. > Contract: Foundation, PersonNameComponentsFormatter.
open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
        /// As medium.
        case `default` = 0
        /// "Annie"
        case short = 1
        /// "Anne Lee"
        case medium = 2
        /// "Dr. Anne Mary Lee Jr."
        case long = 3
        /// "AL"; the short name in scripts without initials.
        case abbreviated = 4
    }

    /// Which form of a name is written.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes how the name is pronounced, where the components say so.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much of the name is written; `.default` is `.medium`.
    open var style = Style.default
    /// Whether the pronunciation is written, where the components have it.
    open var isPhonetic = false
    /// The device's unless set.
    open var locale: Locale! {
        get { ownLocale ?? .autoupdatingCurrent }
        set { ownLocale = newValue }
    }
    private var ownLocale: Locale?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = Style(rawValue: coder.decodeInteger(forKey: "NS.style")) ?? .default
        isPhonetic = coder.decodeBool(forKey: "NS.phonetic")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "NS.style")
        coder.encode(isPhonetic, forKey: "NS.phonetic")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = PersonNameComponentsFormatter()
        (copy.style, copy.isPhonetic, copy.ownLocale) = (style, isPhonetic, ownLocale)
        return copy
    }

    /// The name as text, in the device's locale.
    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = [])
        -> String
    {
        let formatter = PersonNameComponentsFormatter()
        (formatter.style, formatter.isPhonetic) = (nameFormatStyle, nameOptions.contains(.phonetic))
        return formatter.string(from: components)
    }

    /// The name as text, in the order of its script and language.
    open func string(from components: PersonNameComponents) -> String { parts(of: components).map(\.text).joined() }

    /// The name with `NSPersonNameComponentKey` on each part, and on what separates them.
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for part in parts(of: components) {
            text.append(NSAttributedString(string: part.text, attributes: [.init(NSPersonNameComponentKey): part.component]))
        }
        return text
    }

    /// The parts of a name as text, by its titles, spaces and comma; nil for a text without letters.
    open func personNameComponents(from string: String) -> PersonNameComponents? { PersonNameParser.components(from: string) }

    /// Of `PersonNameComponents`; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as PersonNameComponents: string(from: components)
        case let components as NSPersonNameComponents: string(from: components as PersonNameComponents)
        default: nil
        }
    }

    private func parts(of components: PersonNameComponents) -> [PersonNameText.Part] {
        let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return PersonNameText(style: style, locale: locale).parts(of: name)
    }
}
