import Foundation

/// The class of an item; it determines the attributes, some of which identify its items.
enum KeychainClass: String, Codable {
    case genericPassword = "genp"
    case internetPassword = "inet"

    /// Kinds of values.
    enum Kind { case text, number, flag, data, date }

    private static let common: [String: Kind] = [
        "pdmn": .text, "agrp": .text, "sync": .flag, "cdat": .date, "mdat": .date, "desc": .text, "icmt": .text, "crtr": .number,
        "type": .number, "labl": .text, "invi": .flag, "nega": .flag, "acct": .text,
    ]

    private static let generic = common.merging(["svce": .text, "gena": .data]) { $1 }
    private static let internet = common.merging([
        "sdmn": .text, "srvr": .text, "ptcl": .text, "atyp": .text, "port": .number, "path": .text,
    ]) { $1 }

    var attributes: [String: Kind] { self == .genericPassword ? Self.generic : Self.internet }

    /// Two items must not be equal in all of these.
    var identity: [String] {
        switch self {
        case .genericPassword: ["acct", "svce", "agrp", "sync"]
        case .internetPassword: ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
        }
    }
}

/// A value of an attribute.
enum KeychainValue: Codable, Equatable {
    case text(String)
    case number(Int64)
    case flag(Bool)
    case data(Data)
    case date(Date)

    /// Nil for a value of another kind.
    init?(_ value: Any, _ kind: KeychainClass.Kind) {
        switch kind {
        case .text:
            // Accounts and services are often given as bytes.
            if let text = value as? String {
                self = .text(text)
            } else if let data = value as? Data, let text = String(data: data, encoding: .utf8) {
                self = .text(text)
            } else {
                return nil
            }
        case .number:
            guard let number = value as? NSNumber else { return nil }
            self = .number(number.int64Value)
        case .flag:
            guard let number = value as? NSNumber else { return nil }
            self = .flag(number.boolValue)
        case .data:
            if let data = value as? Data {
                self = .data(data)
            } else if let text = value as? String {
                self = .data(Data(text.utf8))
            } else {
                return nil
            }
        case .date:
            guard let date = value as? Date else { return nil }
            self = .date(date)
        }
    }

    var object: AnyObject {
        switch self {
        case .text(let text): NSString(string: text)
        case .number(let number): NSNumber(value: number)
        case .flag(let flag): NSNumber(value: flag)
        case .data(let data): NSData(data: data)
        case .date(let date): NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        }
    }
}

/// A secret with its attributes.
struct KeychainItem: Codable, Equatable {
    var type: KeychainClass
    /// Constant for the item's lifetime.
    var reference: UUID
    var attributes: [String: KeychainValue]
    var secret: Data?

    /// Unique among the items. A missing attribute counts as an empty one.
    var identity: [KeychainValue?] {
        type.identity.map {
            switch attributes[$0] {
            case .text(""), .flag(false), .number(0): nil
            case let value: value
            }
        }
    }

    var persistentReference: Data {
        withUnsafeBytes(of: reference.uuid) { Data(type.rawValue.utf8) + Data($0) }
    }

    /// Attributes by their public keys.
    var dictionary: NSMutableDictionary {
        let result = NSMutableDictionary()
        for (name, value) in attributes { result[NSString(string: name)] = value.object }
        result[NSString(string: "class")] = NSString(string: type.rawValue)
        return result
    }
}
