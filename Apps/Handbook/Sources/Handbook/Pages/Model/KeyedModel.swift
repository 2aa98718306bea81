import Foundation

/// A model that fills itself from a dictionary by key-value coding: each key is a property's name, or stands in `propertyNames`.
@objcMembers class KeyedModel: NSObject {
    /// Properties by the key that the file has for them, where the two differ.
    class var propertyNames: [String: String] { [:] }
    /// Models of properties that are arrays of dictionaries in the file.
    class var nestedModels: [String: KeyedModel.Type] { [:] }

    /// Keys of the file that no property has.
    private(set) var extraKeys: [String] = []
    /// Keys whose value is of another kind than the property.
    private(set) var wrongKeys: [String] = []

    required override init() { super.init() }

    required convenience init(_ dictionary: [String: Any]) {
        self.init()
        for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) where !(value is NSNull) {
            take(value, from: key, as: Self.propertyNames[key] ?? key)
        }
    }

    private func take(_ value: Any, from key: String, as name: String) {
        if let model = Self.nestedModels[name] {
            guard let list = value as? [[String: Any]] else { return wrongKeys.append(key) }
            setValue(list.map { model.init($0) }, forKey: name)
        } else if self.value(forKey: name) is NSNumber, !(value is NSNumber) {
            wrongKeys.append(key)
        } else if self.value(forKey: name) is String, !(value is String) {
            wrongKeys.append(key)
        } else {
            setValue(value, forKey: name)
        }
    }

    override func value(forUndefinedKey key: String) -> Any? { nil }

    /// Called for a key without a property; without this override the app would stop.
    override func setValue(_ value: Any?, forUndefinedKey key: String) { extraKeys.append(key) }
}
