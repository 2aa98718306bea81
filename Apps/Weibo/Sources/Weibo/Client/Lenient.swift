import Foundation

/// Reads fields that may be missing, null, or of another type than usual.
extension KeyedDecodingContainer {
    func text(_ key: Key) -> String? {
        if let text = try? decode(String.self, forKey: key) { return text }
        return (try? decode(Int64.self, forKey: key)).map { String($0) }
    }

    func integer(_ key: Key) -> Int64? {
        if let number = try? decode(Int64.self, forKey: key) { return number }
        if let text = try? decode(String.self, forKey: key) { return Int64(text) }
        return (try? decode(Double.self, forKey: key)).flatMap { Int64(exactly: $0) }
    }

    func count(_ key: Key) -> Int { max(0, Int(clamping: integer(key) ?? 0)) }

    func flag(_ key: Key) -> Bool? {
        if let flag = try? decode(Bool.self, forKey: key) { return flag }
        return integer(key).map { $0 != 0 }
    }

    func value<Value: Decodable>(_ key: Key) -> Value? { try? decode(Value.self, forKey: key) }

    /// The rows that can be decoded; each other one is skipped and logged. Nil without an array.
    func rows<Value: Decodable>(_ key: Key) -> [Value]? { (try? decode(Rows<Value>.self, forKey: key))?.items }
}

/// An array whose broken items are left out.
struct Rows<Value: Decodable>: Decodable {
    var items: [Value] = []
    var skipped = 0

    private struct Item: Decodable {
        let result: Result<Value, Error>
        init(from decoder: Decoder) throws { result = Result { try Value(from: decoder) } }
    }

    init(from decoder: Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            switch try list.decode(Item.self).result {
            case .success(let value): items.append(value)
            case .failure(let error):
                skipped += 1
                NSLog("skipped a broken row: %@", String(describing: error))
            }
        }
    }
}
