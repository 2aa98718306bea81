package import Foundation
internal import ObjectiveC

/// The coder for `init(coder:)` of one object of a compiled file. A missing key is nil, zero or false.
///
/// > Isolation: the main thread, where nibs are instantiated.
package final class NibDecoder: NSCoder {
    let instance: NibInstance
    let keys: [String: NibValue]

    init(_ instance: NibInstance, _ keys: [String: NibValue]) {
        (self.instance, self.keys) = (instance, keys)
        super.init()
    }

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { keys[key] != nil }

    package override func decodeObject(forKey key: String) -> Any? {
        guard let value = keys[key] else { return nil }
        // Nibs are instantiated on the main thread, so both stay on it: the closure runs before this returns.
        nonisolated(unsafe) let reader = self
        nonisolated(unsafe) var made: Any?
        MainActor.assumeIsolated { made = reader.instance.value(value) }
        return made
    }

    package override func decodeObject<Decoded: NSCoding>(of type: Decoded.Type, forKey key: String) -> Decoded? where Decoded: NSObject {
        decodeObject(forKey: key) as? Decoded
    }

    package override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }
    package override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }
    package override func decodeBool(forKey key: String) -> Bool { decodeInteger(forKey: key) != 0 }
    package override func decodeInteger(forKey key: String) -> Int { keys[key]?.integer ?? 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }
    package override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
    package override func decodeDouble(forKey key: String) -> Double { keys[key]?.real ?? 0 }
    package override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}

extension NibValue {
    var integer: Int? {
        switch self {
        case .integer(let value): value
        case .real(let value): Int(exactly: value.rounded(.towardZero))
        default: nil
        }
    }

    var real: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension NSCoder {
    /// Nil for a missing key; values of another type are false and zero.
    package func flag(_ key: String) -> Bool? { containsValue(forKey: key) ? decodeBool(forKey: key) : nil }
    func integer(_ key: String) -> Int? { containsValue(forKey: key) ? decodeInteger(forKey: key) : nil }
    /// Finite values only.
    package func number(_ key: String) -> CGFloat? {
        guard containsValue(forKey: key) else { return nil }
        let value = decodeDouble(forKey: key)
        return value.isFinite ? CGFloat(value) : nil
    }
    func text(_ key: String) -> String? { objectIfPresent(forKey: key) as? String }
    func color(_ key: String) -> UIColor? { objectIfPresent(forKey: key) as? UIColor }
    func image(_ key: String) -> UIImage? { objectIfPresent(forKey: key) as? UIImage }
    func font(_ key: String) -> UIFont? { objectIfPresent(forKey: key) as? UIFont }
    func insets(_ key: String) -> UIEdgeInsets? { text(key).map { UIEdgeInsetsFromString($0) } }
    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        insets(key).map { NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right) }
    }
    func point(_ key: String) -> CGPoint? { text(key).map { CGPointFromString($0) } }
    func size(_ key: String) -> CGSize? { text(key).map { CGSizeFromString($0) } }
    /// The numbers in an array; other values count as 0.
    func numbers(_ key: String) -> [Double] {
        (objectIfPresent(forKey: key) as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue ?? 0 }
    }
    /// Nil also for an invalid raw value.
    func choice<Value: RawRepresentable>(_ key: String, _ type: Value.Type = Value.self) -> Value? where Value.RawValue == Int {
        integer(key).flatMap { Value(rawValue: $0) }
    }
    /// An object that its owner otherwise creates itself, if a compiled file has it of a class of the app's.
    @MainActor func ownObject(_ key: String) -> Any? {
        guard let coder = self as? NibDecoder, case .object(let number)? = coder.keys[key],
            coder.instance.document.objects[number].custom != nil
        else { return nil }
        return coder.decodeObject(forKey: key)
    }
    /// In a compiled file an object may stand for one that its owner creates itself.
    @MainActor package func adopt<Object: AnyObject>(
        _ key: String, as object: @autoclosure () -> Object?, _ decode: (Object, NSCoder) -> Void
    ) {
        // Many are created on first access.
        guard containsValue(forKey: key), let coder = self as? NibDecoder else { return }
        coder.instance.adopt(key, of: coder, as: object(), decode)
    }
}
