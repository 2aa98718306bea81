internal import Foundation

/// What a remote notification carries: JSON, of which `aps` is the system's.
public struct PushPayload: Hashable, Sendable {
    /// > Units: bytes.
    public static let limit = 4096

    /// The whole of it, as it came.
    public let text: String
    public private(set) var title = ""
    public private(set) var subtitle = ""
    public private(set) var body = ""
    /// Nil leaves the badge as it is.
    public private(set) var badge: Int?
    public private(set) var sound = ""
    public private(set) var category = ""
    public private(set) var thread = ""
    /// Its app is to run, be it behind.
    public private(set) var wakesApp = false

    public var isShown: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }
    /// Nothing shows, sounds or counts: only the app hears of it.
    public var isSilent: Bool { wakesApp && !isShown && badge == nil && sound.isEmpty }

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

    /// Foundation counts bytes from the start; a person counts lines.
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
            title = alert["title"] as? String ?? alert["title-loc-key"] as? String ?? ""
            subtitle = alert["subtitle"] as? String ?? alert["subtitle-loc-key"] as? String ?? ""
            body = alert["body"] as? String ?? alert["loc-key"] as? String ?? ""
        } else {
            body = system["alert"] as? String ?? ""
        }
        badge = (system["badge"] as? Int).map { max(0, $0) }
        sound = system["sound"] as? String ?? (system["sound"] as? [String: Any])?["name"] as? String ?? ""
        category = system["category"] as? String ?? ""
        thread = system["thread-id"] as? String ?? ""
        wakesApp = (system["content-available"] as? Int) == 1
    }
}

/// Why a payload cannot be delivered.
public enum PushPayloadError: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    case tooLarge(Int, limit: Int)
    case notText
    /// Its words tell the line and the column.
    case malformed(String)
    case withoutSystemPart

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
