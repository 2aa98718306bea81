import Security
import Testing

@Suite("Secrets")
struct SecretsTests {
    @Test("SHA-256 matches FIPS 180-4, in one piece or many")
    func digest() {
        #expect(SHA256.of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(SHA256.of("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        var hash = SHA256()
        for byte in "abc".utf8 { [byte].withUnsafeBytes { hash.update($0) } }
        #expect(hash.finish() == SHA256.of("abc"))
    }

    @Test("base 64 round-trips, and refuses what it never writes")
    func base64() {
        for count in 0..<40 {
            let bytes = Secrets.random(count)
            #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
        }
        #expect(Base64URL.encode([0xfb, 0xff]) == "-_8")
        for text in ["A", "AAAAA", "A+", "A/", "AA==", "é", "-_9", "A B"] { #expect(Base64URL.decode(text) == nil, "\(text)") }
    }

    @Test("tokens are long and unique")
    func tokens() {
        let tokens = Set((0..<200).map { _ in Secrets.token() })
        #expect(tokens.count == 200)
        #expect(tokens.allSatisfy { $0.utf8.count == 43 })
    }

    @Test("secrets are equal only when every byte is")
    func equality() {
        let secret = Secrets.random(32)
        #expect(Secrets.areEqual(secret, secret))
        #expect(Secrets.areEqual([], []))
        #expect(!Secrets.areEqual(secret, Array(secret.dropLast())))
        #expect(!Secrets.areEqual(secret, secret + [0]))
        for first in secret.indices {
            for bit in 0..<8 {
                var other = secret
                other[first] ^= 1 << bit
                #expect(!Secrets.areEqual(secret, other))
                // The same difference twice must not cancel out.
                other[(first + 1) % 32] ^= 1 << bit
                #expect(!Secrets.areEqual(secret, other))
            }
        }
    }

    @Test("a password verifies against its own hash, and every hash has its own salt")
    func passwords() {
        let factory = PasswordHash(cost: 4)
        let (one, other) = (factory.make("密码 pass"), factory.make("密码 pass"))
        #expect(one != other)
        #expect(PasswordHash.matches("密码 pass", one))
        #expect(PasswordHash.matches("密码 pass", other))
        for wrong in ["", "密码 pas", "密码 pass ", "密码 Pass"] { #expect(!PasswordHash.matches(wrong, one)) }
        #expect(!PasswordHash.matches("", factory.decoyHash))
        #expect(factory.decoyHash.utf8.count == one.utf8.count)
    }

    @Test("scrypt matches RFC 7914")
    func scrypt() {
        // N = 1024, r = 8, p = 16, salt "NaCl": the first 32 of the bytes in section 12.
        let hash = "_bq-HJ00cgB4VucZDQHp_nxq18vII3gw53N2Y0s3MWI"
        #expect(PasswordHash.matches("password", "scrypt$10$8$16$\(Base64URL.encode(Array("NaCl".utf8)))$\(hash)"))
    }

    @Test("an invalid hash verifies nothing")
    func hostile() {
        let good = PasswordHash(cost: 4).make("x")
        for text in [
            "", "scrypt", "scrypt$4$8$3$$", "scrypt$99$8$3$AA$AA", "scrypt$-4$8$3$AA$AA", "plain$x", good + "A", good + "$", "$" + good,
        ] {
            #expect(!PasswordHash.matches("x", text), "\(text)")
        }
    }
}
