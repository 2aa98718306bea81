internal import Foundation

/// The name of a value that an application keeps in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The circumstances that a configuration looks different in.
/// > Contract: UIKit, UIConfigurationState.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    /// A value of the application's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
