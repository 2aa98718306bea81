public import Foundation

// Attributes of Markdown text, which Foundation on Linux lacks. The properties exist for their key paths only.
extension AttributeScopes.FoundationAttributes {
    /// The key of a range's inline formatting.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    /// The key of the blocks that contain a range.
    public enum PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    /// The key of a range's inline formatting, for key paths.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { Self.onlyAKey() }
    /// The key of the blocks that contain a range, for key paths.
    public var presentationIntent: PresentationIntentAttribute { Self.onlyAKey() }

    private static func onlyAKey() -> Never { preconditionFailure("an attribute scope has keys, not values") }
}

extension NSAttributedString.Key {
    /// `NSNumber`, a raw value of `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    /// `PresentationIntent`
    public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
    /// `URL`
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
    /// `String`
    public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
    /// The language of the text, a `String` such as `"en"`.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
}
