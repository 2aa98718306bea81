import CryptoKit
import Foundation
import Testing

private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

@Suite("CryptoKit")
struct CryptoKitTests {
    @Test("digests have their standards' values, in one piece or several")
    func digests() {
        let abc = Data("abc".utf8)
        #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA384.hash(data: Data())).hasPrefix("38b060a751ac96384cd9327eb1b1e36a21fdb71114be0743"))
        #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(SHA256.hash(data: abc).description.hasPrefix("SHA256 digest: ba7816bf"))
        #expect(SHA256Digest.byteCount == 32)
        #expect(SHA256.hash(data: abc) == SHA256.hash(data: [97, 98, 99] as [UInt8]))
        #expect(SHA256.hash(data: abc) != SHA256.hash(data: Data()))
    }

    @Test("a running hash function has value semantics")
    func values() {
        var first = SHA256()
        first.update(data: Data("a".utf8))
        var second = first
        second.update(data: Data("bc".utf8))
        #expect(first.finalize() == SHA256.hash(data: Data("a".utf8)))
        #expect(second.finalize() == SHA256.hash(data: Data("abc".utf8)))
        first.update(data: Data("b".utf8))
        #expect(first.finalize() == SHA256.hash(data: Data("ab".utf8)))
    }

    @Test("authentication codes have the values of RFC 4231, and do not verify other data")
    func codes() {
        let (key, data) = (SymmetricKey(data: Data("Jefe".utf8)), Data("what do ya want for nothing?".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: data, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data + [0], using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code).dropLast(), authenticating: data, using: key))
        let long = SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131))
        let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(hex(HMAC<SHA512>.authenticationCode(for: text, using: long)).hasPrefix("80b24263c7c1a3ebb71493c1dd7be8b4"))
    }

    @Test("a signature with one bit flipped, or of two bits that cancel out, is not valid")
    func flipped() {
        let (key, data) = (SymmetricKey(data: Data("Jefe".utf8)), Data("what do ya want for nothing?".utf8))
        let code = [UInt8](HMAC<SHA256>.authenticationCode(for: data, using: key))
        func isValid(_ bytes: [UInt8]) -> Bool { HMAC<SHA256>.isValidAuthenticationCode(bytes, authenticating: data, using: key) }
        #expect(isValid(code))
        #expect(!isValid([]))
        #expect(!isValid(code + [0]))
        for place in code.indices {
            var other = code
            other[place] ^= 0x10
            #expect(!isValid(other), "at \(place)")
            other[(place + 1) % code.count] ^= 0x10
            #expect(!isValid(other), "at \(place) and the next")
        }
        let digest = SHA256.hash(data: data)
        var bytes = [UInt8](digest)
        #expect(digest == bytes)
        bytes[31] ^= 1
        #expect(digest != bytes)
    }

    @Test("derived keys have the values of RFC 5869")
    func keys() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)), salt: (0...12).map { UInt8($0) },
            info: (0xf0...0xf9).map { UInt8($0) }, outputByteCount: 42)
        #expect(
            key.withUnsafeBytes { hex($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test("a sealed box opens, and not after a change of any part")
    func sealed() throws {
        let (key, extra) = (SymmetricKey(size: .bits256), Data("header".utf8))
        let box = try AES.GCM.seal(Data("secret".utf8), using: key, authenticating: extra)
        #expect(try AES.GCM.open(box, using: key, authenticating: extra) == Data("secret".utf8))
        #expect(try AES.GCM.open(.init(combined: #require(box.combined)), using: key, authenticating: extra).count == 6)
        let combined = try #require(box.combined)
        for index in combined.indices {
            var other = combined
            other[index] ^= 1
            #expect(throws: CryptoKitError.authenticationFailure) {
                try AES.GCM.open(.init(combined: other), using: key, authenticating: extra)
            }
        }
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: SymmetricKey(data: [1, 2, 3] as [UInt8])) }
        let other = try ChaChaPoly.seal(Data(), using: key, authenticating: extra)
        #expect(try ChaChaPoly.open(.init(combined: other.combined), using: key, authenticating: extra).isEmpty)
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(other, using: SymmetricKey(size: .bits256)) }
    }
}
