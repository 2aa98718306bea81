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
