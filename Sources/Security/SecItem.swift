public import CoreGraphics
internal import Foundation

// Keychain Services, over `KeychainStore`.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Adds an item to the app's keychain.
///
/// - Parameters:
///   - attributes: the class, attributes, the secret under `kSecValueData`, and the requested form of `result`.
///   - result: receives what `kSecReturnData`, `kSecReturnAttributes` and `kSecReturnPersistentRef` request; nil if nothing is requested.
/// - Returns: `errSecDuplicateItem` if an item has equal identifying attributes of its class; `errSecNoSuchAttr` for an
///   attribute that the class does not have; `errSecParam` for a value of another type and for search keys.
/// > Contract: Security, SecItemAdd(_:_:). Differs: access groups are stored and compared, not granted.
/// > Isolation: any thread; waits for the disk.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainAccess.app.add(attributes, result)
}

/// Finds items by their class and attributes, and returns their secrets or attributes.
///
/// - Parameters:
///   - query: the class and attributes of the items, their maximum number (`kSecMatchLimit`, else one) and the requested form.
///   - result: the secret, the persistent reference, or a dictionary if more than one of them is requested; an array of these, oldest item
///     first, if more than one item may be found. Unchanged if nothing is found or nothing is requested.
/// > Contract: Security, SecItemCopyMatching(_:_:).
/// > Isolation: any thread; waits for the disk.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainAccess.app.copyMatching(query, result)
}

/// Updates all items that match a query, or none of them.
///
/// - Returns: `errSecItemNotFound`; `errSecDuplicateItem` if an item would equal another; `errSecParam` if the query has a limit
///   or requests a result, or the changes contain a class.
/// > Contract: Security, SecItemUpdate(_:_:).
/// > Isolation: any thread; waits for the disk.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    KeychainAccess.app.update(query, attributesToUpdate)
}

/// Deletes all items that match a query.
///
/// - Returns: `errSecItemNotFound` if there are none.
/// > Contract: Security, SecItemDelete(_:).
/// > Isolation: any thread; waits for the disk.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { KeychainAccess.app.delete(query) }

/// Implementation of the four functions, on one store.
struct KeychainAccess {
    let store: KeychainStore
    /// An app without entitlements has only its own group.
    let group: String
    var now: @Sendable () -> Date = { Date() }

    static let app = KeychainAccess(
        store: .app, group: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)

    private func status(_ body: () throws(KeychainFailure) -> Void) -> OSStatus {
        do {
            try body()
            return errSecSuccess
        } catch {
            return error.status
        }
    }

    func add(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
        status { () throws(KeychainFailure) in
            let query = try KeychainQuery(attributes, for: .add)
            guard let type = query.type else { throw KeychainFailure(status: errSecParam) }
            var item = KeychainItem(type: type, reference: UUID(), attributes: query.attributes, secret: query.secret)
            let moment = now()
            let defaults: [String: KeychainValue] = [
                "agrp": .text(group), "pdmn": .text("ak"), "sync": .flag(false), "cdat": .date(moment), "mdat": .date(moment),
            ]
            item.attributes.merge(defaults) { given, _ in given }
            try store.change { items throws(KeychainFailure) in
                guard !items.contains(where: { $0.type == type && $0.identity == item.identity }) else {
                    throw KeychainFailure(status: errSecDuplicateItem)
                }
                items.append(item)
            }
            if let answer = query.answer(item) { result?.pointee = answer }
        }
    }

    func copyMatching(_ dictionary: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
        status { () throws(KeychainFailure) in
            let query = try KeychainQuery(dictionary, for: .find)
            let found = try store.read().filter(query.matches).prefix(query.limit)
            guard !found.isEmpty else { throw KeychainFailure(status: errSecItemNotFound) }
            let answers = found.compactMap(query.answer)
            guard let first = answers.first else { return }
            result?.pointee = query.isList ? NSArray(array: answers) : first
        }
    }

    func update(_ dictionary: NSDictionary, _ changes: NSDictionary) -> OSStatus {
        status { () throws(KeychainFailure) in
            let query = try KeychainQuery(dictionary, for: .change)
            let values = try KeychainQuery(changes, for: .newValues)
            let moment = now()
            try store.change { items throws(KeychainFailure) in
                let places = items.indices.filter { query.matches(items[$0]) }
                guard !places.isEmpty else { throw KeychainFailure(status: errSecItemNotFound) }
                for place in places {
                    guard values.attributes.keys.allSatisfy({ items[place].type.attributes[$0] != nil }) else {
                        throw KeychainFailure(status: errSecNoSuchAttr)
                    }
                    items[place].attributes["mdat"] = .date(moment)
                    items[place].attributes.merge(values.attributes) { $1 }
                    if let secret = values.secret { items[place].secret = secret }
                }
                let changed = places.map { items[$0] }
                for (place, item) in zip(places, changed) {
                    let twin = items.indices.contains { $0 != place && items[$0].type == item.type && items[$0].identity == item.identity }
                    if twin { throw KeychainFailure(status: errSecDuplicateItem) }
                }
            }
        }
    }

    func delete(_ dictionary: NSDictionary) -> OSStatus {
        status { () throws(KeychainFailure) in
            let query = try KeychainQuery(dictionary, for: .delete)
            try store.change { items throws(KeychainFailure) in
                let count = items.count
                items.removeAll(where: query.matches)
                if items.count == count { throw KeychainFailure(status: errSecItemNotFound) }
            }
        }
    }
}
