import Foundation
import Synchronization

@testable import Security

/// A keychain in a folder for one test, removed with it.
final class Keychain: Sendable {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-keychain-\(UUID().uuidString)").path
    var file: String { folder + "/app.json" }
    /// The reported errors.
    let reports = Mutex<[String]>([])
    var access: KeychainAccess {
        let store = KeychainStore(file: file) { [weak self] text in self?.reports.withLock { $0.append(text) } }
        return KeychainAccess(store: store, group: "org.example.app")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    static func password(_ account: String, service: String = "share", _ more: [String: Any] = [:]) -> [String: Any] {
        let item: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account, kSecAttrService as String: service,
        ]
        return item.merging(more) { $1 }
    }

    @discardableResult func add(_ account: String, _ secret: String, service: String = "share", _ more: [String: Any] = [:]) -> OSStatus {
        var item = Self.password(account, service: service, more)
        item[kSecValueData as String] = Data(secret.utf8)
        return access.add(item as CFDictionary, nil)
    }

    func find(_ query: [String: Any]) -> (status: OSStatus, result: AnyObject?) {
        var result: AnyObject?
        let status = access.copyMatching(query as CFDictionary, &result)
        return (status, result)
    }

    func secret(_ account: String, service: String = "share") -> String? {
        let answer = find(Self.password(account, service: service, [kSecReturnData as String: true]))
        return (answer.result as? Data).map { String(decoding: $0, as: UTF8.self) }
    }
}
