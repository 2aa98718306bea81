import Foundation

/// The service's rules for share names, checked before sending.
enum FileName {
    /// In bytes of UTF-8.
    static let longest = 255

    enum Problem: Error, Equatable {
        case empty
        case reserved
        case slash
        case nul
        case invisible(String)
        case edgeSpace
        case tooLong(Int)
        case notUnicode
    }

    /// The name in its composed form.
    static func check(_ name: String) throws -> String {
        guard !name.isEmpty else { throw Problem.empty }
        let scalars = name.unicodeScalars
        guard !scalars.contains("\0") else { throw Problem.nul }
        guard !scalars.contains("/") else { throw Problem.slash }
        guard name != ".", name != ".." else { throw Problem.reserved }
        // The replacement for bytes that were not UTF-8.
        guard !scalars.contains("\u{FFFD}") else { throw Problem.notUnicode }
        if let bad = scalars.first(where: isInvisible) { throw Problem.invisible(code(bad)) }
        let composed = name.precomposedStringWithCanonicalMapping
        guard composed.utf8.count <= longest else { throw Problem.tooLong(composed.utf8.count) }
        guard composed.first?.isWhitespace == false, composed.last?.isWhitespace == false else { throw Problem.edgeSpace }
        return composed
    }

    /// Checks a name given as bytes, from a file system or a paste.
    static func check(bytes: [UInt8]) throws -> String {
        guard let name = String(validatingBytes: bytes) else { throw Problem.notUnicode }
        return try check(name)
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f...0x9f, 0x2028, 0x2029, 0x200e, 0x200f, 0x061c, 0x202a...0x202e, 0x2066...0x2069, 0xfeff, 0xfff9...0xfffb: true
        default: false
        }
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        String(format: "U+%04X", scalar.value)
    }
}

extension String {
    /// Nil for bytes that are not UTF-8, which `String(decoding:as:)` would repair.
    fileprivate init?(validatingBytes bytes: [UInt8]) {
        guard let text = String(bytes: bytes, encoding: .utf8) else { return nil }
        self = text
    }
}
