import Foundation

/// The service's rules for sign-up, checked before sending.
enum Credentials {
    enum Problem: Error, Equatable {
        case missing
        case accountLength
        case accountCharacters
        case passwordShort
        case passwordLong
        case passwordsDiffer
        case nameLong
    }

    static func problem(account: String) -> Problem? {
        let scalars = account.unicodeScalars
        guard !scalars.isEmpty else { return .missing }
        guard (3...64).contains(scalars.count) else { return .accountLength }
        let others = Set("._-@+".unicodeScalars)
        let isPlain = scalars.allSatisfy {
            $0.isASCII && (("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || others.contains($0))
        }
        return isPlain ? nil : .accountCharacters
    }

    static func problem(password: String) -> Problem? {
        guard !password.isEmpty else { return .missing }
        guard password.unicodeScalars.count >= 8 else { return .passwordShort }
        return password.utf8.count <= 1024 ? nil : .passwordLong
    }

    static func problem(name: String) -> Problem? { name.count <= 40 ? nil : .nameLong }
}
