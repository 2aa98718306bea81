import Foundation
import FoundationNetworking

/// A challenge of a `WWW-Authenticate` field (RFC 9110, 11.6.1).
struct AuthenticationScheme: Equatable {
    var method: String
    var realm: String?

    /// The strongest supported scheme; nil if there is none.
    static func strongest(in field: String) -> AuthenticationScheme? {
        let schemes = parse(field)
        return schemes.first { $0.method == NSURLAuthenticationMethodHTTPDigest } ?? schemes.first
    }

    private static func parse(_ field: String) -> [AuthenticationScheme] {
        var found: [AuthenticationScheme] = []
        for part in parts(of: field) {
            let words = part.split(separator: " ", maxSplits: 1)
            if let method = words.first.flatMap({ method(String($0)) }) {
                found.append(AuthenticationScheme(method: method, realm: words.count > 1 ? realm(String(words[1])) : nil))
            } else if let realm = realm(part), let last = found.indices.last, found[last].realm == nil {
                found[last].realm = realm
            }
        }
        return found
    }

    private static func method(_ name: String) -> String? {
        switch name.lowercased() {
        case "basic": return NSURLAuthenticationMethodHTTPBasic
        case "digest": return NSURLAuthenticationMethodHTTPDigest
        default: return nil
        }
    }

    private static func realm(_ parameter: String) -> String? {
        let pair = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard pair.count == 2, pair[0].lowercased() == "realm" else { return nil }
        guard pair[1].hasPrefix("\"") else { return pair[1] }
        let text = pair[1].dropFirst().replacing("\\\"", with: "\u{0}").prefix { $0 != "\"" }
        return String(text).replacing("\u{0}", with: "\"")
    }

    /// Splits the field at commas outside quotes.
    private static func parts(of field: String) -> [String] {
        var parts = [""]
        var isQuoted = false
        var isEscaped = false
        for character in field {
            if character == ",", !isQuoted {
                parts.append("")
                continue
            }
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            parts[parts.count - 1].append(character)
        }
        return parts.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
