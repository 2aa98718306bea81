internal import Foundation

/// Payload of a remote notification: JSON, of which `aps` is the system's.
public struct PushPayload: Hashable, Sendable {
    /// The greatest size of a payload that can be sent.
    ///
    /// > Units: bytes.
    public static let limit = 4096

    /// The whole JSON as received.
    public let text: String
    /// The title of the alert, before localization; empty for none.
    public private(set) var title = ""
    /// The subtitle of the alert, before localization; empty for none.
    public private(set) var subtitle = ""
    /// The text of the alert, before localization; empty for none.
    public private(set) var body = ""
    /// Nil leaves the badge unchanged.
    public private(set) var badge: Int?
    /// The name of the sound; empty for none.
    public private(set) var sound = ""
    /// The identifier of the category; empty for none.
    public private(set) var category = ""
    /// The thread by which lists group notifications; empty for none.
    public private(set) var thread = ""
    /// How much the notification may interrupt.
    public private(set) var level = Level.active
    /// 0...1
    public private(set) var relevance = 0.0
    /// The identifier of the content that a scene shows; nil if not given.
    public private(set) var target: String?
    /// The criteria of a Focus filter; nil if not given.
    public private(set) var filter: String?
    /// Localized texts from the app's bundle.
    private var keys: [Field: Localized] = [:]

    /// Interruption level.
    public enum Level: String, Hashable, Sendable {
        /// Listed without a sound, as usual, or even when the device is silent.
        case passive, active, critical
        /// Shown at once, even during a Focus.
        case timeSensitive = "time-sensitive"
    }

    private enum Field: Hashable { case title, subtitle, body }

    private struct Localized: Hashable {
        var key: String
        var arguments: [String]
    }
    /// Its app is to run, in the background if needed.
    public private(set) var wakesApp = false

    /// Whether the payload has any text to show.
    public var isShown: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }
    /// Silent: no alert, sound or badge; only the app is notified.
    public var isSilent: Bool { wakesApp && !isShown && badge == nil && sound.isEmpty }

    /// Reads a payload; throws if it cannot be delivered.
    ///
    /// > Parameters: limit: for what is not sent yet; what was taken once is not measured again.
    public init(_ bytes: [UInt8], limit: Int = PushPayload.limit) throws(PushPayloadError) {
        guard bytes.count <= limit else { throw .tooLarge(bytes.count, limit: limit) }
        guard bytes.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { throw .empty }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
        let root: Any
        do { root = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) } catch {
            throw .malformed(Self.place(in: bytes, (error as NSError).userInfo["NSDebugDescription"] as? String ?? "Not JSON."))
        }
        guard let values = root as? [String: Any] else { throw .malformed("the outermost value is no dictionary") }
        self.text = text
        guard let found = values["aps"] else { throw .withoutSystemPart }
        guard let system = found as? [String: Any] else { throw .malformed("\"aps\" is no dictionary") }
        read(system)
    }

    /// Foundation reports a byte offset; the user needs line and column.
    private static func place(in bytes: [UInt8], _ words: String) -> String {
        let match = words.firstMatch(of: /(.*) around character (\d+)\./)
        let offset = match.flatMap { Int($0.2) } ?? bytes.count
        let before = bytes.prefix(offset)
        let line = before.count { $0 == 0x0A } + 1
        let column = before.reversed().prefix { $0 != 0x0A }.count + 1
        return "line \(line), column \(column): \(match.map { String($0.1) } ?? words)"
    }

    private mutating func read(_ system: [String: Any]) {
        if let alert = system["alert"] as? [String: Any] {
            title = read(.title, alert["title"], alert["title-loc-key"], alert["title-loc-args"])
            subtitle = read(.subtitle, alert["subtitle"], alert["subtitle-loc-key"], alert["subtitle-loc-args"])
            body = read(.body, alert["body"], alert["loc-key"], alert["loc-args"])
        } else {
            body = system["alert"] as? String ?? ""
        }
        level = (system["interruption-level"] as? String).flatMap(Level.init) ?? .active
        relevance = min(max(system["relevance-score"] as? Double ?? 0, 0), 1)
        (target, filter) = (system["target-content-id"] as? String, system["filter-criteria"] as? String)
        badge = (system["badge"] as? Int).map { max(0, $0) }
        sound = system["sound"] as? String ?? (system["sound"] as? [String: Any])?["name"] as? String ?? ""
        category = system["category"] as? String ?? ""
        thread = system["thread-id"] as? String ?? ""
        wakesApp = (system["content-available"] as? Int) == 1
    }
}

extension PushPayload {
    /// The text itself, or its key until `localize`.
    private mutating func read(_ field: Field, _ text: Any?, _ key: Any?, _ arguments: Any?) -> String {
        if let text = text as? String { return text }
        guard let key = key as? String else { return "" }
        keys[field] = Localized(key: key, arguments: (arguments as? [Any] ?? []).map { "\($0)" })
        return key
    }

    /// Replaces keys by the app's localized texts and inserts arguments.
    ///
    /// - Parameter text: returns the app bundle's text for a key.
    public mutating func localize(_ text: (String) -> String) {
        for (field, wanted) in keys {
            let words = Self.fill(text(wanted.key), wanted.arguments)
            switch field {
            case .title: title = words
            case .subtitle: subtitle = words
            case .body: body = words
            }
        }
    }

    /// `%@` is the next argument, `%2$@` the second, `%%` a percent sign; a missing argument becomes empty.
    private static func fill(_ format: String, _ arguments: [String]) -> String {
        var next = 0
        return format.replacing(/%(?:(\d{1,3})\$)?@|%%/) { match in
            if match.output.0 == "%%" { return "%" }
            let place = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if match.output.1 == nil { next += 1 }
            return arguments.indices.contains(place) ? arguments[place] : ""
        }
    }
}

/// Why a payload cannot be delivered.
public enum PushPayloadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The payload has no bytes but white space.
    case empty
    /// The payload is larger than the limit, in bytes.
    case tooLarge(Int, limit: Int)
    /// The payload is not UTF-8.
    case notText
    /// Includes line and column.
    case malformed(String)
    /// The payload has no `aps` dictionary.
    case withoutSystemPart

    /// The fault in English, for logs and the sender.
    public var description: String {
        switch self {
        case .empty: "the payload is empty"
        case .tooLarge(let count, let limit): "the payload has \(count) bytes; at most \(limit) are delivered"
        case .notText: "the payload is not UTF-8 text"
        case .malformed(let words): "the payload is not the JSON it should be: \(words)"
        case .withoutSystemPart: "the payload has no \"aps\" dictionary"
        }
    }
}
