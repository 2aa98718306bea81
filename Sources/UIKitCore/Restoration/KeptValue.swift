internal import Foundation

/// Converts an activity's values to property lists and back: unsupported types become a dictionary with one key.
enum KeptValue {
    private static let url = "$url", uuid = "$uuid", set = "$set", null = "$null", table = "$table"
    /// Deeper nesting is rejected.
    private static let depth = 64

    /// Nil for what cannot be saved, such as an app's own object.
    static func plist(_ value: Any, _ level: Int = 0) -> Any? {
        guard level < depth else { return nil }
        switch value {
        case is NSNull: return [null: true]
        case let value as URL: return [url: value.absoluteString]
        case let value as UUID: return [uuid: value.uuidString]
        case let value as String: return value
        case let value as Date: return value
        case let value as Data: return value
        case let value as NSNumber: return value
        case let value as Bool: return value
        case let value as any BinaryInteger: return Int(exactly: value)
        case let value as Double: return value
        case let value as Float: return Double(value)
        case let value as CGFloat: return Double(value)
        case let value as [AnyHashable: Any]: return dictionary(value, level)
        case let value as [Any]: return value.compactMap { plist($0, level + 1) }
        case let value as Set<AnyHashable>: return [set: value.compactMap { plist($0.base, level + 1) }]
        default: return nil
        }
    }

    /// Sorts the keys, so that equal values give equal bytes.
    private static func dictionary(_ value: [AnyHashable: Any], _ level: Int) -> Any {
        let pairs = value.compactMap { key, value -> [Any]? in
            guard let key = plist(key.base, level + 1), let value = plist(value, level + 1) else { return nil }
            return [key, value]
        }
        return [table: pairs.sorted { "\($0[0])" < "\($1[0])" }]
    }

    static func value(_ plist: Any, _ level: Int = 0) -> Any? {
        guard level < depth else { return nil }
        if let array = plist as? [Any] { return array.compactMap { value($0, level + 1) } }
        guard let tagged = plist as? [String: Any] else { return (plist as? NSNumber).map(plain) ?? plist }
        guard tagged.count == 1, let (key, content) = tagged.first else { return nil }
        switch key {
        case null: return NSNull()
        case url: return (content as? String).flatMap { URL(string: $0) }
        case uuid: return (content as? String).flatMap { UUID(uuidString: $0) }
        case set: return (content as? [Any]).map { Set($0.compactMap { value($0, level + 1) as? AnyHashable }) }
        case table: return table(content, level)
        default: return nil
        }
    }

    /// A number as a Swift value, so that it is found as a key.
    private static func plain(_ number: NSNumber) -> Any {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "d"), UInt8(ascii: "f"): number.doubleValue
        case UInt8(ascii: "c"), UInt8(ascii: "B"): number.boolValue
        default: number.intValue
        }
    }

    private static func table(_ content: Any, _ level: Int) -> [AnyHashable: Any]? {
        guard let pairs = content as? [[Any]] else { return nil }
        var made: [AnyHashable: Any] = [:]
        for pair in pairs {
            guard pair.count == 2, let key = value(pair[0], level + 1) as? AnyHashable, let value = value(pair[1], level + 1) else {
                continue
            }
            made[key] = value
        }
        return made
    }
}

/// A saved activity.
enum KeptActivity {
    static func plist(_ activity: NSUserActivity) -> [String: Any] {
        var made: [String: Any] = ["type": activity.activityType]
        made["title"] = activity.title
        made["userInfo"] = activity.userInfo.flatMap { KeptValue.plist($0) }
        made["page"] = activity.webpageURL?.absoluteString
        made["referrer"] = activity.referrerURL?.absoluteString
        made["target"] = activity.targetContentIdentifier
        made["persistent"] = activity.persistentIdentifier
        made["required"] = activity.requiredUserInfoKeys?.sorted()
        made["keywords"] = activity.keywords.isEmpty ? nil : activity.keywords.sorted()
        made["expires"] = activity.expirationDate
        return made
    }

    static func activity(_ plist: [String: Any]) -> NSUserActivity? {
        guard let type = plist["type"] as? String, !type.isEmpty else { return nil }
        let activity = NSUserActivity(activityType: type)
        activity.title = plist["title"] as? String
        activity.userInfo = plist["userInfo"].flatMap { KeptValue.value($0) } as? [AnyHashable: Any]
        activity.webpageURL = (plist["page"] as? String).flatMap { URL(string: $0) }
        activity.referrerURL = (plist["referrer"] as? String).flatMap { URL(string: $0) }
        activity.targetContentIdentifier = plist["target"] as? String
        activity.persistentIdentifier = plist["persistent"] as? String
        activity.requiredUserInfoKeys = (plist["required"] as? [String]).map(Set.init)
        activity.keywords = Set(plist["keywords"] as? [String] ?? [])
        activity.expirationDate = plist["expires"] as? Date
        return activity
    }
}
