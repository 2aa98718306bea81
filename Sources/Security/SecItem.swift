public import CoreGraphics
internal import Foundation

// Keychain Services, over `KeychainStore`.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Puts an item into the app's keychain.
///
/// - Parameters:
///   - attributes: the class, attributes, the secret under `kSecValueData`, and what `result` is to hold.
///   - result: gets what was asked for with `kSecReturnData`, `kSecReturnAttributes` and `kSecReturnPersistentRef`; nil where nothing was.
/// - Returns: `errSecDuplicateItem` when an item agrees in all attributes that tell items of the class apart; `errSecNoSuchAttr` for an
///   attribute that the class does not have; `errSecParam` for a value of another type and for keys that say what to look for.
/// > Contract: Security, SecItemAdd(_:_:). Differs: access groups are kept and compared, not granted.
/// > Isolation: any thread; waits for the disk.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainAccess.app.add(attributes, result)
}

/// Looks for items.
///
/// - Parameters:
///   - query: the class and attributes that items must have, how many (`kSecMatchLimit`, else one) and what of them is wanted.
///   - result: the secret, the persistent reference, or a dictionary where more than one thing is wanted; an array of these, oldest item
///     first, where more than one item may be found. Left alone when nothing is found or nothing is wanted.
/// > Contract: Security, SecItemCopyMatching(_:_:).
/// > Isolation: any thread; waits for the disk.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    KeychainAccess.app.copyMatching(query, result)
}

/// Changes all items that a query finds, or none of them.
///
/// - Returns: `errSecItemNotFound`; `errSecDuplicateItem` when an item would become like another; `errSecParam` when the query says how many
///   or what of them is wanted, or the changes name a class.
/// > Contract: Security, SecItemUpdate(_:_:).
/// > Isolation: any thread; waits for the disk.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    KeychainAccess.app.update(query, attributesToUpdate)
}

/// Takes all items that a query finds out of the keychain.
///
/// - Returns: `errSecItemNotFound` when there are none.
/// > Contract: Security, SecItemDelete(_:).
/// > Isolation: any thread; waits for the disk.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { KeychainAccess.app.delete(query) }

/// The four functions, on one store.
struct KeychainAccess {
    let store: KeychainStore
    /// Groups of its own are all that an app without entitlements has.
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
