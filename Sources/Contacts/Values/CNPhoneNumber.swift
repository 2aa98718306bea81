public import Foundation

/// A telephone number, as it was written.
///
/// > Contract: Contacts, CNPhoneNumber
public final class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The number.
    public let stringValue: String

    /// A number, kept as it is written.
    public init(stringValue string: String) { stringValue = string }

    /// The number itself, which is constant.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(stringValue as NSString, forKey: "stringValue") }
    public convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "stringValue") else { return nil }
        self.init(stringValue: "\(text)")
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    public override var hash: Int { stringValue.hashValue }

    /// The digits, which tell whether two numbers are one: without signs, spaces and the prefix of a country.
    func matches(_ other: CNPhoneNumber) -> Bool {
        let (mine, others) = (Self.digits(stringValue), Self.digits(other.stringValue))
        guard !mine.isEmpty, !others.isEmpty else { return false }
        // Shorter ones are extensions or emergency numbers, which match as a whole.
        let shortest = min(mine.count, others.count)
        return shortest < Self.significant ? mine == others : mine.suffix(shortest) == others.suffix(shortest)
    }

    private static let significant = 7
    private static func digits(_ text: String) -> [Int] { text.compactMap { $0.wholeNumberValue } }
}

/// A relative or a friend of a contact.
///
/// > Contract: Contacts, CNContactRelation
public final class CNContactRelation: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The name.
    public let name: String

    /// Creates a relation of a name.
    public init(name: String) { self.name = name }

    /// The relation itself, which is constant.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }
    public convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.init(name: "\(text)")
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    public override var hash: Int { name.hashValue }
}
