import Foundation
import Security

/// The session, stored in the keychain across launches.
struct SessionStore {
    private let item: [String: Any]

    init(service: String = "Sharebox") {
        item = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecAttrAccount as String: "session",
        ]
    }

    func load() -> Session? {
        var found: CFTypeRef?
        let status = SecItemCopyMatching(item.merging([kSecReturnData as String: true]) { $1 } as CFDictionary, &found)
        guard status == errSecSuccess, let data = found as? Data else { return nil }
        return try? JSONDecoder().decode(Session.self, from: data)
    }

    func save(_ session: Session) {
        guard let data = try? JSONEncoder().encode(session) else { return }
        let secret: [String: Any] = [
            kSecValueData as String: data, kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        ]
        var status = SecItemUpdate(item as CFDictionary, secret as CFDictionary)
        if status == errSecItemNotFound { status = SecItemAdd(item.merging(secret) { $1 } as CFDictionary, nil) }
        // If it fails, the user signs in again at the next launch.
        if status != errSecSuccess { NSLog("cannot keep the session: %d", Int(status)) }
    }

    func clear() { SecItemDelete(item as CFDictionary) }
}
