import Foundation
import Testing

@testable import Security

@Suite("KeychainStore")
struct KeychainStoreTests {
    private let keychain = Keychain()

    private func mode(_ path: String) throws -> Int {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue ?? -1
    }

    @Test("only its user can read the file, and a query creates none")
    func modes() throws {
        #expect(keychain.secret("ada") == nil)
        #expect(!FileManager.default.fileExists(atPath: keychain.folder))
        keychain.add("ada", "one")
        #expect(try mode(keychain.file) == 0o600)
        #expect(try mode(keychain.folder) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: keychain.folder).sorted() == ["app.json", "app.json.lock"])
    }

    @Test("eight concurrent writers lose nothing")
    func threads() {
        let access = keychain.access
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            for round in 0..<3 {
                let item = Keychain.password("\(index)-\(round)", [kSecValueData as String: Data([UInt8(index)])])
                #expect(access.add(item as CFDictionary, nil) == errSecSuccess)
            }
        }
        let all: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnData as String: true,
        ]
        #expect((keychain.find(all).result as? [Data])?.count == 24)
    }

    @Test(
        "a file that is not a keychain is moved aside, and a new one is created",
        arguments: [
            "", "{", "[]", "{\"version\":1}", "{\"version\":1,\"items\":[{\"type\":\"keys\"}]}",
            "{\"version\":1,\"items\":\"" + String(repeating: "x", count: 100_000) + "\"}", String(repeating: "[", count: 200_000),
        ])
    func damaged(text: String) throws {
        keychain.add("ada", "one")
        try Data(text.utf8).write(to: URL(fileURLWithPath: keychain.file))
        #expect(keychain.secret("ada") == nil)
        #expect(keychain.add("ada", "two") == errSecSuccess)
        #expect(keychain.secret("ada") == "two")
        #expect(try Data(contentsOf: URL(fileURLWithPath: keychain.file + ".damaged")) == Data(text.utf8))
        #expect(keychain.reports.withLock { $0.count } == 1)
    }

    @Test("no changed byte crashes, and a truncated keychain is not read")
    func cutAndChanged() throws {
        keychain.add("ada", "one", [kSecAttrLabel as String: "label"])
        keychain.add("bob", "two")
        let whole = try Data(contentsOf: URL(fileURLWithPath: keychain.file))
        for count in stride(from: 0, to: whole.count, by: 7) {
            try whole.prefix(count).write(to: URL(fileURLWithPath: keychain.file))
            #expect(keychain.secret("bob") == nil)
        }
        for place in stride(from: 0, to: whole.count, by: 3) {
            var changed = whole
            changed[place] ^= 0x11
            try changed.write(to: URL(fileURLWithPath: keychain.file))
            // Read or put aside, both are well.
            _ = keychain.secret("bob")
        }
        #expect(keychain.add("eve", "three") == errSecSuccess)
    }

    @Test("a link or a pipe in the file's place is not followed, and does not block")
    func links() throws {
        keychain.add("ada", "one")
        let other = keychain.folder + "/other"
        try FileManager.default.moveItem(atPath: keychain.file, toPath: other)
        try FileManager.default.createSymbolicLink(atPath: keychain.file, withDestinationPath: other)
        #expect(keychain.secret("ada") == nil)
        #expect(mkfifo(keychain.file, 0o600) == 0)
        #expect(keychain.secret("ada") == nil)
        #expect(keychain.add("ada", "two") == errSecSuccess)
        #expect(keychain.secret("ada") == "two")
    }

    @Test("a keychain of a later version is left unchanged")
    func later() throws {
        keychain.add("ada", "one")
        let text = Data("{\"version\":2,\"items\":[]}".utf8)
        try text.write(to: URL(fileURLWithPath: keychain.file))
        #expect(keychain.add("bob", "two") == errSecNotAvailable)
        #expect(try Data(contentsOf: URL(fileURLWithPath: keychain.file)) == text)
    }

    @Test("reports a folder that cannot be created")
    func folder() {
        let access = KeychainAccess(store: KeychainStore(file: "/proc/nowhere/app.json"), group: "g")
        #expect(access.add(Keychain.password("ada") as CFDictionary, nil) == errSecNotAvailable)
        #expect(access.copyMatching(Keychain.password("ada") as CFDictionary, nil) == errSecItemNotFound)
    }
}
