import Foundation

/// A validated dictionary that describes items.
struct KeychainQuery {
    enum Use { case add, find, change, delete, newValues }

    /// Nil if a persistent reference alone identifies the item.
    var type: KeychainClass?
    var attributes: [String: KeychainValue] = [:]
    var secret: Data?
    var reference: Data?
    /// Nil for items of both kinds.
    var isSynchronizable: Bool? = false
    var limit = 1
    var isList = false
    var returnsData = false
    var returnsAttributes = false
    var returnsReference = false

    init(_ dictionary: NSDictionary, for use: Use) throws(KeychainFailure) {
        var others: [(String, Any)] = []
        for (key, value) in dictionary {
            guard let name = key as? String else { throw KeychainFailure(status: errSecParam) }
            switch name {
            case "class":
                guard use != .newValues, let text = value as? String else { throw KeychainFailure(status: errSecParam) }
                guard let known = KeychainClass(rawValue: text) else {
                    throw KeychainFailure(status: ["cert", "keys", "idnt"].contains(text) ? errSecUnimplemented : errSecParam)
                }
                type = known
            case "v_Data":
                // Items cannot be found by their secret.
                guard use == .add || use == .newValues, let data = value as? Data else { throw KeychainFailure(status: errSecParam) }
                secret = data
            case "v_PersistentRef":
                guard use != .add, use != .newValues, let data = value as? Data else { throw KeychainFailure(status: errSecParam) }
                reference = data
            case "m_Limit":
                guard use == .find else { throw KeychainFailure(status: errSecParam) }
                try read(limit: value)
            case "r_Data", "r_Attributes", "r_PersistentRef":
                guard use == .add || use == .find, let number = value as? NSNumber else { throw KeychainFailure(status: errSecParam) }
                read(name, number.boolValue)
            case "nleg": break
            default: others.append((name, value))
            }
        }
        if type == nil, reference == nil, use != .newValues { throw KeychainFailure(status: errSecParam) }
        for (name, value) in others { try read(attribute: name, value, for: use) }
    }

    private mutating func read(limit value: Any) throws(KeychainFailure) {
        if let text = value as? String {
            guard text == "m_LimitOne" || text == "m_LimitAll" else { throw KeychainFailure(status: errSecParam) }
            isList = text == "m_LimitAll"
            limit = isList ? .max : 1
        } else if let number = value as? NSNumber, number.intValue > 0 {
            limit = number.intValue
            isList = limit > 1
        } else {
            throw KeychainFailure(status: errSecParam)
        }
    }

    private mutating func read(_ name: String, _ wants: Bool) {
        switch name {
        case "r_Data": returnsData = wants
        case "r_Attributes": returnsAttributes = wants
        default: returnsReference = wants
        }
    }

    private mutating func read(attribute name: String, _ value: Any, for use: Use) throws(KeychainFailure) {
        if name == "sync", use != .newValues {
            if let text = value as? String, text == "syna", use != .add {
                isSynchronizable = nil
                return
            }
            isSynchronizable = (value as? NSNumber)?.boolValue
            guard isSynchronizable != nil else { throw KeychainFailure(status: errSecParam) }
        }
        let known =
            type.map { $0.attributes }
            ?? KeychainClass.genericPassword.attributes.merging(
                KeychainClass.internetPassword.attributes
            ) { $1 }
        guard let kind = known[name] else { throw KeychainFailure(status: errSecNoSuchAttr) }
        guard let value = KeychainValue(value, kind) else { throw KeychainFailure(status: errSecParam) }
        attributes[name] = value
    }

    func matches(_ item: KeychainItem) -> Bool {
        if let reference { return item.persistentReference == reference && (type == nil || type == item.type) }
        guard item.type == type else { return false }
        if let isSynchronizable, (item.attributes["sync"] == .flag(true)) != isSynchronizable { return false }
        return attributes.allSatisfy { name, value in name == "sync" || item.attributes[name] == value }
    }

    /// The result for an item: nil if nothing was requested.
    func answer(_ item: KeychainItem) -> AnyObject? {
        let data = item.secret.map { NSData(data: $0) }
        let reference = NSData(data: item.persistentReference)
        switch (returnsAttributes, returnsData, returnsReference) {
        case (false, false, false): return nil
        case (false, true, false): return data ?? NSData()
        case (false, false, true): return reference
        default:
            let result = returnsAttributes ? item.dictionary : NSMutableDictionary()
            if returnsData, let data { result[NSString(string: "v_Data")] = data }
            if returnsReference { result[NSString(string: "v_PersistentRef")] = reference }
            return result
        }
    }
}
