public import Foundation

/// A value of a contact with a label and an identifier of its own.
///
/// > Contract: Contacts, CNLabeledValue
open class CNLabeledValue<ValueType: NSObject & NSCopying & NSSecureCoding>: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier, which a value keeps while it changes.
    public let identifier: String
    /// The label, such as `CNLabelHome` or the user's own; nil for none.
    public let label: String?
    /// The value.
    public let value: ValueType

    init(identifier: String, label: String?, value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
        super.init()
    }

    /// A value with a label.
    public convenience init(label: String?, value: ValueType) {
        self.init(identifier: UUID().uuidString, label: label, value: value)
    }

    /// The same with another label.
    open func settingLabel(_ label: String?) -> Self { Self(copying: self, label: label, value: value) }
    /// The same with another value.
    open func settingValue(_ value: ValueType) -> Self { Self(copying: self, label: label, value: value) }
    /// The same with another label and value.
    open func settingLabel(_ label: String?, value: ValueType) -> Self { Self(copying: self, label: label, value: value) }

    /// For `settingLabel(_:value:)`.
    public required init(copying other: CNLabeledValue, label: String?, value: ValueType) {
        (identifier, self.label, self.value) = (other.identifier, label, value)
        super.init()
    }

    /// The value itself, which is constant.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The label in the user's language; that of an own label is the label itself.
    public class func localizedString(forLabel label: String) -> String { ContactLabel.title(of: label) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue else { return false }
        return label == other.label && value.isEqual(other.value)
    }
    open override var hash: Int { (label ?? "").hashValue ^ value.hash }
}
