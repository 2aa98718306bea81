internal import Foundation
internal import ObjectiveC

/// The `@objc` properties of an app's own class that were set on a proxy.
///
/// Setting such a property cannot be observed. A proxy's values are compared with its initial ones; an instance whose value differs from
/// a new proxy's has been set directly.
@MainActor struct CustomAppearance {
    private let initial: [String: Any?]

    /// Nil for classes without such properties.
    init?(of proxy: any AppearanceCustomizable) {
        let keys = ObjCRuntime.settableKeys(of: type(of: proxy))
        guard !keys.isEmpty else { return nil }
        initial = Dictionary(uniqueKeysWithValues: keys.map { ($0, proxy.value(forKey: $0)) })
    }

    func changes(on proxy: any AppearanceCustomizable) -> [(key: AppearanceKey, change: AppearanceRecorder.Change)] {
        initial.sorted { $0.key < $1.key }
            .compactMap { key, old in
                let value = proxy.value(forKey: key)
                guard !Self.areSame(value, old) else { return nil }
                return (.custom(key), { Self.set(value, forKey: key, on: $0, initially: old) })
            }
    }

    /// A value from an earlier proxy does not count as set directly.
    private static func set(_ value: Any?, forKey key: String, on object: any AppearanceCustomizable, initially old: Any?) {
        let present = object.value(forKey: key)
        let given = object.customization.customValues[key]
        guard areSame(present, old) || given.map({ areSame($0, present) }) == true else { return }
        object.setValue(value, forKey: key)
        object.customization.customValues[key] = .some(value)
    }

    private static func areSame(_ first: Any?, _ second: Any?) -> Bool {
        let values = (flattened(first), flattened(second))
        switch values {
        case (nil, nil): return true
        case (let first as AnyHashable, let second as AnyHashable): return first == second
        case (let first?, let second?): return String(reflecting: first) == String(reflecting: second)
        default: return false
        }
    }

    /// Flattens the nested optional that reading an optional property returns.
    private static func flattened(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { flattened($0.value) }
    }
}
