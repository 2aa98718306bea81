package import Foundation

/// A message of the DevTools protocol.
package enum EngineMessage {
    /// The result of a command, by its number.
    case reply(id: Int, result: Result<[String: Any], EngineError>)
    /// Something that happened in a page, or in the browser if `session` is nil.
    case event(name: String, parameters: [String: Any], session: String?)

    /// Decodes a message; nil if it is not one of the protocol.
    package init?(_ bytes: Data) {
        guard let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else { return nil }
        if let id = object["id"] as? Int {
            if let error = object["error"] as? [String: Any] {
                self = .reply(id: id, result: .failure(EngineError(message: error["message"] as? String ?? "unknown")))
            } else if let result = object["result"] as? [String: Any] {
                self = .reply(id: id, result: .success(result))
            } else {
                return nil
            }
        } else if let name = object["method"] as? String {
            self = .event(name: name, parameters: object["params"] as? [String: Any] ?? [:], session: object["sessionId"] as? String)
        } else {
            return nil
        }
    }

    /// The message of which this is the beginning, as far as it matters: the failure of a command; nil for an event.
    package init?(beginning: Data) {
        let text = String(decoding: beginning, as: UTF8.self)
        guard text.hasPrefix("{\"id\":"), let id = Int(text.dropFirst(6).prefix { $0.isNumber }) else { return nil }
        self = .reply(id: id, result: .failure(EngineError(message: "The answer is too long.")))
    }

    /// A command with the zero byte that ends it; nil if the parameters are not JSON.
    package static func command(id: Int, _ method: String, _ parameters: [String: Any], session: String?) -> Data? {
        var object: [String: Any] = ["id": id, "method": method, "params": parameters]
        if let session { object["sessionId"] = session }
        guard JSONSerialization.isValidJSONObject(object), var bytes = try? JSONSerialization.data(withJSONObject: object) else {
            return nil
        }
        bytes.append(0)
        return bytes
    }

    /// Whether the process of a page answers a command, and nobody when it has ended.
    package static func isScript(_ method: String) -> Bool { method.hasPrefix("Runtime.") }

    /// A value that `Runtime.evaluate` returned, as JavaScript's values are in Swift; nil for undefined.
    package static func value(of result: [String: Any]) -> Any? {
        switch result["unserializableValue"] as? String {
        case "NaN": return NSNumber(value: Double.nan)
        case "Infinity": return NSNumber(value: Double.infinity)
        case "-Infinity": return NSNumber(value: -Double.infinity)
        case "-0": return NSNumber(value: -0.0)
        default: return result["value"]
        }
    }
}
