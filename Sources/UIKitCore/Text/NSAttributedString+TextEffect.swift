public import Foundation

extension NSAttributedString {
    /// The name of a text effect.
    ///
    /// > Contract: UIKit, NSAttributedString.TextEffectStyle
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// In an attributes dictionary a style is its name, as on Apple's systems.
extension NSAttributedString.TextEffectStyle: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { rawValue as NSString }

    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
        result = Self(rawValue: "\(source)")
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        result = Self(rawValue: "\(source)")
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
        Self(rawValue: source.map { "\($0)" } ?? "")
    }
}
