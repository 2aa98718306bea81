package import Foundation

/// An object that appearance proxies change.
///
/// A setter that proxies may use says so in one line:
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
/// A proxy is a real instance that no window shows. On it the line records the value; on any other instance it notes that the attribute
/// was set directly, so that no proxy overwrites it. Write defaults past the setter: what it hears counts as the application's wish.
@MainActor package protocol AppearanceCustomizable: NSObject {
    var customization: AppearanceCustomization { get set }
    /// What is asked for containers: the responder this object lies in.
    var appearanceContainer: UIResponder? { get }
    var appearanceTraits: UITraitCollection { get }
    /// A new instance of exactly this class, made as a proxy.
    static func makeAppearanceProxy() -> NSObject
}

/// What one object knows of proxies.
package struct AppearanceCustomization {
    /// Set while the object is a proxy.
    weak var recorder: AppearanceRecorder?
    private var direct: [AppearanceKey] = []
    /// What proxies gave properties of an application's own class.
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

    /// Notes that a setter with further arguments was called: these tell its attributes apart.
    package func noteAppearance(_ setter: String, _ arguments: Int..., apply: @escaping (Self) -> Void) {
        guard !AppearanceStore.isApplying else { return }
        let key = AppearanceKey.setter(setter, arguments)
        guard let recorder = customization.recorder else { return customization.markDirect(key) }
        recorder.record(key) { target in if let target = target as? Self { apply(target) } }
    }
}
