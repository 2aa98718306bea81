public import Foundation

// Core Foundation's access to dictionaries by addresses, as code from before Swift has it, for the properties of images most of all.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The values of a dictionary that were given out by their addresses, and live as long as it.
///
/// A dictionary of Foundation on Linux makes an object of a number or a collection whenever it is asked for one.
private final class GivenValues: @unchecked Sendable {
    static let key = AssociationKey()
    private static let lock = NSLock()
    private var objects: [NSObject: [AnyObject]] = [:]

    static func object(_ key: NSObject, in dictionary: NSDictionary) -> AnyObject? {
        guard let value = dictionary.object(forKey: key) else { return nil }
        return lock.withLock {
            let store = AssociatedObjects.shared
            let given = store.value(of: dictionary, key: Self.key.pointer) as? GivenValues ?? GivenValues()
            if let known = given.objects[key]?.last, (known as? NSObject)?.isEqual(value) == true { return known }
            let made = value as AnyObject
            given.objects[key, default: []].append(made)
            store.set(given, for: dictionary, key: Self.key.pointer)
            return made
        }
    }
}

/// The number of entries.
///
/// > Contract: Core Foundation, CFDictionaryGetCount(_:)
public func CFDictionaryGetCount(_ theDict: NSDictionary!) -> Int { theDict.map(\.count) ?? 0 }

/// The address of the value of a key; nil if there is none. It is valid as long as the dictionary exists.
///
/// - Parameter key: the address of the key, an object.
/// > Contract: Core Foundation, CFDictionaryGetValue(_:_:)
public func CFDictionaryGetValue(_ theDict: NSDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let theDict, let key else { return nil }
    let name = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
    return GivenValues.object(name, in: theDict).map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
}

/// Whether there is a value of a key, and its address, as ``CFDictionaryGetValue(_:_:)`` returns it.
///
/// > Contract: Core Foundation, CFDictionaryGetValueIfPresent(_:_:_:)
public func CFDictionaryGetValueIfPresent(
    _ theDict: NSDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

/// Whether there is a value of a key.
///
/// > Contract: Core Foundation, CFDictionaryContainsKey(_:_:)
public func CFDictionaryContainsKey(_ theDict: NSDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}
