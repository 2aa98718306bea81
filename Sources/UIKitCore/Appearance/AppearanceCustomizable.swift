package import Foundation

/// An object that appearance proxies customize.
///
/// A setter that supports proxies declares it in one line:
///
/// ```swift
/// open var onTintColor: UIColor? {
///     didSet {
///         noteAppearance(\.onTintColor, onTintColor)
///         updateColors()
///     }
/// }
///
/// open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
///     noteAppearance("titleColor", state.rawValue) { $0.setTitleColor(color, for: state) }
///     ...
/// }
/// ```
///
/// A proxy is a real instance outside of any window. On it the line records the value; on any other instance it notes that the attribute
/// was set directly, so that no proxy overrides it. Do not set defaults through the setter: they would count as set by the app.
@preconcurrency @MainActor package protocol AppearanceCustomizable: NSObject {
    var customization: AppearanceCustomization { get set }
    /// The responder that contains this object, for matching containers.
    var appearanceContainer: UIResponder? { get }
    var appearanceTraits: UITraitCollection { get }
    /// A new instance of exactly this class, for use as a proxy.
    static func makeAppearanceProxy() -> NSObject
}

/// The appearance proxy state of one object.
package struct AppearanceCustomization {
    /// Set while the object is a proxy.
    weak var recorder: AppearanceRecorder?
    private var direct: [AppearanceKey] = []
    /// Values from proxies for properties of an app's own class.
    var customValues: [String: Any?] = [:]

    package init() {}

    func isDirect(_ key: AppearanceKey) -> Bool { direct.contains(key) }
    mutating func markDirect(_ key: AppearanceKey) { if !direct.contains(key) { direct.append(key) } }
}

extension AppearanceCustomizable {
    /// Notes that a property was set.
    package func noteAppearance<Value>(_ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value) {
        guard !AppearanceStore.isApplying else { return }
        guard let recorder = customization.recorder else { return customization.markDirect(.property(property)) }
        recorder.record(.property(property)) { target in (target as? Self)?[keyPath: property] = value }
    }

    /// Notes that a setter with further arguments was called: these identify the attribute.
    package func noteAppearance(_ setter: String, _ arguments: Int..., apply: @escaping (Self) -> Void) {
        guard !AppearanceStore.isApplying else { return }
        let key = AppearanceKey.setter(setter, arguments)
        guard let recorder = customization.recorder else { return customization.markDirect(key) }
        recorder.record(key) { target in if let target = target as? Self { apply(target) } }
    }
}
