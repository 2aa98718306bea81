import HTTP

/// A signed-up user.
public struct Account: Sendable, Equatable {
    public var id: Int64
    /// The name to sign in with, in lower case.
    public var account: String
    public var name: String
    public var signature: String
    /// The digest of the user's image, if any.
    public var avatar: String?
    /// > Units: bytes.
    public var quota: Int64
    /// > Units: microseconds since 1970.
    public var createdAt: Int64
}

/// The rules for values chosen at sign-up. Each function returns what is wrong with a value, or nil.
public enum AccountRules {
    public static func problem(account: String) -> String? {
        let scalars = account.unicodeScalars
        guard (3...64).contains(scalars.count) else { return "must be 3 to 64 characters long, not \(scalars.count)" }
        guard
            scalars.allSatisfy({
                $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "._-@+".unicodeScalars.contains($0))
            })
        else { return "may contain only letters a to z, digits and . _ - @ +" }
        return nil
    }

    public static func problem(password: String) -> String? {
        let count = password.unicodeScalars.count
        guard count >= 8 else { return "must be at least 8 characters long, not \(count)" }
        guard password.utf8.count <= 1024 else { return "must be at most 1024 bytes long, not \(password.utf8.count)" }
        guard !password.unicodeScalars.contains("\0") else { return "must not contain a NUL" }
        return nil
    }

    public static func problem(displayName: String) -> String? { problem(line: displayName, 1...40) }

    public static func problem(signature: String) -> String? { problem(line: signature, 0...140) }

    private static func problem(line: String, _ lengths: ClosedRange<Int>) -> String? {
        guard lengths.contains(line.count) else {
            return "must be \(lengths.lowerBound) to \(lengths.upperBound) characters long, not \(line.count)"
        }
        guard line.utf8.count <= lengths.upperBound * 16 else { return "must be at most \(lengths.upperBound * 16) bytes long" }
        if let bad = line.unicodeScalars.first(where: { TextRules.isInvisible($0) }) {
            return "must not contain the character \(TextRules.code(bad))"
        }
        guard lengths.lowerBound == 0 || !line.allSatisfy(\.isWhitespace) else { return "must not be blank" }
        return nil
    }
}

/// Characters that change how text is displayed without being visible.
public enum TextRules {
    /// Controls, line and paragraph separators, and characters that change the writing direction.
    public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f...0x9f, 0x2028, 0x2029, 0x200e, 0x200f, 0x061c, 0x202a...0x202e, 0x2066...0x2069, 0xfeff, 0xfff9...0xfffb: true
        default: false
        }
    }

    /// `U+202E`
    public static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
