import CConstantTime
import CLibCrypto

/// Random secrets and their storage.
public enum Secrets {
    /// From the system's generator.
    public static func random(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        guard RAND_bytes(&bytes, Int32(count)) == 1 else { fatalError("the system gives no random numbers") }
        return bytes
    }

    /// 256 bits, as 43 characters. Only its digest is stored: reading the database does not allow signing in.
    public static func token() -> String { Base64URL.encode(random(32)) }

    /// HMAC with SHA-256 (RFC 2104), as 43 characters.
    public static func signature(of message: String, key: [UInt8]) -> String {
        var (digest, length) = ([UInt8](repeating: 0, count: 32), UInt32(32))
        let bytes = Array(message.utf8)
        guard HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &digest, &length) != nil, length == 32 else {
            fatalError("libcrypto has no HMAC with SHA-256")
        }
        return Base64URL.encode(digest)
    }

    /// A constant-time comparison.
    public static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        ferry_secrets_equal(one, one.count, other, other.count)
    }
}

/// Password hashes by scrypt (RFC 7914): `scrypt$15$8$3$salt$hash`, with log₂ N, r and p.
public struct PasswordHash: Sendable {
    /// The cost of a hash: N is 2 to this power.
    public var cost: Int
    public var blockSize = 8
    public var parallelism = 3

    /// 2¹⁵, 8, 3: 32 MiB, one of the settings that OWASP's password storage sheet lists as equal in strength.
    public static let standard = PasswordHash(cost: 15)

    public init(cost: Int) { self.cost = cost }

    /// > Parameters: salt: random, except for seed data that must be reproducible.
    public func make(_ password: String, salt: [UInt8] = Secrets.random(16)) -> String {
        let hash = derive(password, salt) ?? []
        precondition(!hash.isEmpty, "scrypt does not take these parameters, or there is no memory")
        return "scrypt$\(cost)$\(blockSize)$\(parallelism)$\(Base64URL.encode(salt))$\(Base64URL.encode(hash))"
    }

    /// A hash that no password matches, which takes as long to compare with.
    public var decoyHash: String {
        let (salt, hash) = ([UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: 32))
        return "scrypt$\(cost)$\(blockSize)$\(parallelism)$\(Base64URL.encode(salt))$\(Base64URL.encode(hash))"
    }

    /// Whether a password matches a hash of any cost. False for text that is not a hash.
    public static func matches(_ password: String, _ text: String) -> Bool {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 6, parts[0] == "scrypt", let cost = Int(parts[1]), (1...20).contains(cost), let block = Int(parts[2]),
            (1...32).contains(block), let parallelism = Int(parts[3]), (1...16).contains(parallelism),
            let salt = Base64URL.decode(parts[4]),
            let wanted = Base64URL.decode(parts[5]), wanted.count == 32
        else { return false }
        var factory = PasswordHash(cost: cost)
        (factory.blockSize, factory.parallelism) = (block, parallelism)
        guard let hash = factory.derive(password, salt) else { return false }
        return Secrets.areEqual(hash, wanted)
    }

    private func derive(_ password: String, _ salt: [UInt8]) -> [UInt8]? {
        var hash = [UInt8](repeating: 0, count: 32)
        let password = Array(password.utf8CString)
        let status = EVP_PBE_scrypt(
            password, password.count - 1, salt, salt.count, 1 << UInt64(cost), UInt64(blockSize), UInt64(parallelism), 256 << 20, &hash,
            hash.count)
        return status == 1 ? hash : nil
    }
}
