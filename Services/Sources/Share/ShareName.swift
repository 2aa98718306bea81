import Accounts
import Foundation
import HTTP
import JSON

/// Validates names of shares and folders.
public enum ShareName {
    /// > Units: bytes of UTF-8; the limit of file systems.
    public static let longest = 255

    public enum Problem: Error, Equatable, Sendable {
        case empty
        case reserved(String)
        case slash
        case nul
        case invisible(String)
        case edgeSpace
        case tooLong(Int)

        public var message: String {
            switch self {
            case .empty: "must not be empty"
            case .reserved(let name): "must not be '\(name)', which means another folder"
            case .slash: "must not contain '/'"
            case .nul: "must not contain a NUL"
            case .invisible(let code): "must not contain \(code), which cannot be seen or turns the direction of writing"
            case .edgeSpace: "must not begin or end with a space"
            case .tooLong(let count): "must be at most \(ShareName.longest) bytes long in UTF-8, not \(count)"
            }
        }

        public var code: String {
            switch self {
            case .empty: "name_empty"
            case .reserved: "name_reserved"
            case .slash: "name_has_slash"
            case .nul: "name_has_nul"
            case .invisible: "name_has_invisible"
            case .edgeSpace: "name_has_edge_space"
            case .tooLong: "name_too_long"
            }
        }
    }

    /// The name as it is stored: in Unicode's composed form (NFC), so that equal-looking names have equal bytes.
    public static func check(_ name: String) throws(Problem) -> String {
        guard !name.isEmpty else { throw .empty }
        guard !name.unicodeScalars.contains("\0") else { throw .nul }
        guard !name.unicodeScalars.contains("/") else { throw .slash }
        guard name != ".", name != ".." else { throw .reserved(name) }
        if let bad = name.unicodeScalars.first(where: TextRules.isInvisible) { throw .invisible(TextRules.code(bad)) }
        let composed = name.precomposedStringWithCanonicalMapping
        guard composed.utf8.count <= longest else { throw .tooLong(composed.utf8.count) }
        guard let first = composed.first, let last = composed.last, !first.isWhitespace, !last.isWhitespace else { throw .edgeSpace }
        return composed
    }

    static func check(_ name: String, field: String) throws(HTTPError) -> String {
        do throws(Problem) {
            return try check(name)
        } catch {
            throw HTTPError(422, error.code, "\(field): \(error.message)", field: field)
        }
    }

    /// `报告 (2).pdf`: the name with a number before its extension, truncated if it would be too long.
    static func numbered(_ name: String, _ number: Int) -> String {
        let (stem, ending) = split(name)
        let suffix = " (\(number))" + ending
        var short = stem
        while short.utf8.count + suffix.utf8.count > longest, !short.isEmpty { short.removeLast() }
        return short + suffix
    }

    /// The name and the extension with its dot; no extension if the dot is the first character.
    static func split(_ name: String) -> (stem: String, ending: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name[dot...].utf8.count <= 16 else { return (name, "") }
        return (String(name[..<dot]), String(name[dot...]))
    }
}
