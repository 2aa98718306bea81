internal import Foundation

/// The key of an app's custom value in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with a name in reverse domain form.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a configuration's appearance depends on.
/// > Contract: UIKit, UIConfigurationState.
public protocol UIConfigurationState {
    /// Creates a state with nothing but traits.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// An app's custom value.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
