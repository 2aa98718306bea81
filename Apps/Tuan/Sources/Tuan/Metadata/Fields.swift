import Foundation

/// The one step from dictionaries (of property lists and of JSON) to models: typed access that names the place of a fault.
struct Fields {
    struct Fault: Error, Equatable, CustomStringConvertible {
        var place: String
        var wanted: String
        var description: String { "\(place) is not \(wanted)" }
    }

    let values: [String: Any]
    /// For messages: `cities[3].districts[0]`.
    let place: String

    init(_ value: Any?, place: String) throws {
        guard let values = value as? [String: Any] else { throw Fault(place: place, wanted: "a dictionary") }
        self.values = values
        self.place = place
    }

    private func name(_ key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

    private func need<Value>(_ value: Value?, _ key: String, _ wanted: String) throws -> Value {
        guard let value else { throw Fault(place: name(key), wanted: wanted) }
        return value
    }

    /// The value of a key; nil if it is missing or null.
    private func value(_ key: String) -> Any? {
        let value = values[key]
        return value is NSNull ? nil : value
    }

    func text(_ key: String) throws -> String { try need(value(key) as? String, key, "a text") }
    /// An empty text is the same as none.
    func optionalText(_ key: String) -> String? { (value(key) as? String).flatMap { $0.isEmpty ? nil : $0 } }

    func number(_ key: String) throws -> Double { try need(optionalNumber(key), key, "a number") }
    func optionalNumber(_ key: String) -> Double? { (value(key) as? NSNumber)?.doubleValue ?? (value(key) as? String).flatMap(Double.init) }
    /// In yuan: a finite number that is not negative.
    func price(_ key: String) throws -> Double {
        let price = try number(key)
        return try need(price.isFinite && price >= 0 ? price : nil, key, "a price")
    }
    func integer(_ key: String) throws -> Int { try need((value(key) as? NSNumber)?.intValue, key, "an integer") }
    /// False if it is not there.
    func flag(_ key: String) -> Bool { (value(key) as? NSNumber)?.boolValue ?? false }

    /// Empty if it is not there.
    func texts(_ key: String) throws -> [String] {
        guard let list = value(key) else { return [] }
        return try need(list as? [String], key, "a list of texts")
    }

    /// A dictionary in this one; nil if it is not there.
    func fields(_ key: String) throws -> Fields? { try value(key).map { try Fields($0, place: name(key)) } }

    /// The models of a list in this dictionary; empty if it is not there.
    func models<Model: DictionaryModel>(_ key: String, of type: Model.Type = Model.self) throws -> [Model] {
        guard let list = value(key) else { return [] }
        return try Self.models(list, place: name(key))
    }

    /// The models of a list of dictionaries.
    static func models<Model: DictionaryModel>(_ list: Any?, place: String, of type: Model.Type = Model.self) throws -> [Model] {
        guard let list = list as? [Any] else { throw Fault(place: place, wanted: "a list") }
        return try list.enumerated().map { try Model(Fields($1, place: "\(place)[\($0)]")) }
    }
}

/// A value that is made from a dictionary.
protocol DictionaryModel {
    init(_ fields: Fields) throws
}
