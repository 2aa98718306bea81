import CoreGraphics
import Foundation
import Testing

@testable import Security

@Suite("SecItem")
struct SecItemTests {
    private let keychain = Keychain()

    @Test("finds, changes and deletes an added item; a duplicate is refused")
    func wholeWay() {
        #expect(keychain.secret("ada") == nil)
        #expect(keychain.add("ada", "one") == errSecSuccess)
        #expect(keychain.add("ada", "two") == errSecDuplicateItem)
        #expect(keychain.secret("ada") == "one")
        let query = Keychain.password("ada") as CFDictionary
        #expect(keychain.access.update(query, [kSecValueData as String: Data("three".utf8)] as CFDictionary) == errSecSuccess)
        #expect(keychain.secret("ada") == "three")
        #expect(keychain.access.delete(query) == errSecSuccess)
        #expect(keychain.access.delete(query) == errSecItemNotFound)
        #expect(keychain.access.update(query, [:]) == errSecItemNotFound)
        #expect(keychain.find(Keychain.password("ada")).status == errSecItemNotFound)
    }

    @Test("typical app code: dictionaries cast to CFDictionary, an optional result cast to Data and to a dictionary")
    func asInApps() throws {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ferry tests \(UUID().uuidString)",
        ]
        defer { #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound) }
        query[kSecValueData as String] = Data([0, 1, 255])
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
        query[kSecValueData as String] = nil
        var item: CFTypeRef?
        let one = query.merging([
            kSecMatchLimit as String: kSecMatchLimitOne, kSecReturnAttributes as String: true,
            kSecReturnData as String: kCFBooleanTrue as Any,
        ]) { $1 }
        #expect(SecItemCopyMatching(one as CFDictionary, &item) == errSecSuccess)
        let found = try #require(item as? [String: Any])
        #expect(found[kSecValueData as String] as? Data == Data([0, 1, 255]))
        #expect(found[kSecAttrAccount as String] as? String == query[kSecAttrAccount as String] as? String)
        #expect(found[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked as String)
        #expect(found[kSecClass as String] as? String == "genp")
        #expect(found[kSecAttrCreationDate as String] is Date)
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    }

    @Test("an item keeps the level of protection that it was added with, also one that is deprecated")
    @available(*, deprecated)
    func accessibility() throws {
        for level in [kSecAttrAccessibleAlways, kSecAttrAccessibleAlwaysThisDeviceOnly] {
            let query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "levels", kSecAttrAccount as String: "a",
            ]
            #expect(
                SecItemAdd(query.merging([kSecAttrAccessible as String: level]) { $1 } as CFDictionary, nil) == errSecSuccess)
            defer { #expect(SecItemDelete(query as CFDictionary) == errSecSuccess) }
            var item: CFTypeRef?
            #expect(
                SecItemCopyMatching(query.merging([kSecReturnAttributes as String: true]) { $1 } as CFDictionary, &item) == errSecSuccess)
            let found = try #require(item as? [String: Any])
            #expect(found[kSecAttrAccessible as String] as? String == level as String)
        }
    }

    @Test("a match limit sets the number, and whether the result is an array")
    func limits() {
        for account in ["a", "b", "c"] { keychain.add(account, account + "!") }
        let all: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "share", kSecReturnAttributes as String: true,
        ]
        func accounts(_ limit: Any?) -> [String]? {
            var query = all
            query[kSecMatchLimit as String] = limit
            return (keychain.find(query).result as? [[String: Any]])?.compactMap { $0[kSecAttrAccount as String] as? String }
        }
        #expect(accounts(kSecMatchLimitAll) == ["a", "b", "c"])
        #expect(accounts(2) == ["a", "b"])
        #expect(accounts(kSecMatchLimitOne) == nil)
        #expect((keychain.find(all).result as? [String: Any])?[kSecAttrAccount as String] as? String == "a")
        // Nothing asked for: found, without an answer.
        let bare = keychain.find(Keychain.password("b"))
        #expect(bare.status == errSecSuccess)
        #expect(bare.result == nil)
    }

    @Test("a persistent reference identifies one item, also after it was renamed")
    func references() throws {
        keychain.add("ada", "one")
        keychain.add("bob", "two")
        let answer = keychain.find(Keychain.password("ada", [kSecReturnPersistentRef as String: true])).result
        let reference = try #require(answer as? Data)
        let query: [String: Any] = [kSecValuePersistentRef as String: reference]
        #expect(keychain.access.update(query as CFDictionary, [kSecAttrAccount as String: "lovelace"] as CFDictionary) == errSecSuccess)
        #expect(keychain.secret("lovelace") == "one")
        #expect(keychain.find(query.merging([kSecReturnData as String: true]) { $1 }).result as? Data == Data("one".utf8))
        // Another item has this name: nothing changes.
        #expect(keychain.access.update(query as CFDictionary, [kSecAttrAccount as String: "bob"] as CFDictionary) == errSecDuplicateItem)
        #expect(keychain.secret("lovelace") == "one")
        #expect(keychain.find([kSecValuePersistentRef as String: Data([1, 2])]).status == errSecItemNotFound)
    }

    @Test("internet passwords are distinguished by server, port and path, and from other classes")
    func internet() {
        func item(_ server: String, _ port: Int, _ more: [String: Any] = [:]) -> [String: Any] {
            [
                kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: server, kSecAttrPort as String: port,
                kSecAttrAccount as String: "ada", kSecAttrProtocol as String: kSecAttrProtocolHTTPS,
            ].merging(more) { $1 }
        }
        let secret = [kSecValueData as String: Data([7])]
        #expect(keychain.access.add(item("a.example", 443, secret) as CFDictionary, nil) == errSecSuccess)
        #expect(keychain.access.add(item("a.example", 8443, secret) as CFDictionary, nil) == errSecSuccess)
        #expect(keychain.access.add(item("a.example", 443, secret) as CFDictionary, nil) == errSecDuplicateItem)
        #expect(keychain.add("ada", "generic") == errSecSuccess)
        let all: [String: Any] = [kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "a.example"]
        #expect(keychain.access.delete(all as CFDictionary) == errSecSuccess)
        #expect(keychain.secret("ada") == "generic")
    }

    @Test("synchronizable items are separate from others, and found on request")
    func synchronised() {
        let shared = [kSecAttrSynchronizable as String: true]
        keychain.add("ada", "here")
        #expect(keychain.add("ada", "everywhere", shared) == errSecSuccess)
        #expect(keychain.secret("ada") == "here")
        let answer = keychain.find(Keychain.password("ada", shared).merging([kSecReturnData as String: true]) { $1 })
        #expect(answer.result as? Data == Data("everywhere".utf8))
        let any = [kSecAttrSynchronizable as String: kSecAttrSynchronizableAny]
        #expect(keychain.access.delete(Keychain.password("ada", any) as CFDictionary) == errSecSuccess)
        #expect(keychain.secret("ada") == nil)
    }

    @Test("refuses invalid queries without changes")
    func refused() {
        keychain.add("ada", "one")
        func add(_ more: [String: Any]) -> OSStatus { keychain.access.add(Keychain.password("new", more) as CFDictionary, nil) }
        #expect(keychain.access.add([kSecAttrAccount as String: "no class"] as CFDictionary, nil) == errSecParam)
        #expect(add([kSecClass as String: kSecClassKey]) == errSecUnimplemented)
        #expect(add([kSecClass as String: "nonsense"]) == errSecParam)
        #expect(add([kSecValueData as String: "text"]) == errSecParam)
        #expect(add([kSecAttrServer as String: "not of this class"]) == errSecNoSuchAttr)
        #expect(add([kSecMatchLimit as String: kSecMatchLimitOne]) == errSecParam)
        #expect(add([kSecAttrLabel as String: Date()]) == errSecParam)
        #expect(keychain.find(Keychain.password("ada", [kSecMatchLimit as String: 0])).status == errSecParam)
        #expect(keychain.find(Keychain.password("ada", [kSecValueData as String: Data()])).status == errSecParam)
        let query = Keychain.password("ada")
        #expect(keychain.access.update(query as CFDictionary, [kSecClass as String: kSecClassKey] as CFDictionary) == errSecParam)
        let limited = query.merging([kSecMatchLimit as String: kSecMatchLimitAll]) { $1 }
        #expect(keychain.access.update(limited as CFDictionary, [:]) == errSecParam)
        #expect(keychain.access.delete(limited as CFDictionary) == errSecParam)
        #expect(
            keychain.find([kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll]).status
                == errSecSuccess)
        #expect(keychain.secret("ada") == "one")
        #expect(keychain.secret("new") == nil)
        for status in [errSecSuccess, errSecParam, errSecDuplicateItem, errSecItemNotFound, errSecNoSuchAttr, errSecUnimplemented] {
            #expect(SecCopyErrorMessageString(status, nil) != nil)
        }
        #expect(SecCopyErrorMessageString(12345, nil) == nil)
    }
}
