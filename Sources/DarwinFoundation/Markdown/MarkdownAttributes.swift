public import Foundation

// The attributes of text that was written in Markdown, which Foundation on Linux lacks. Properties are there for their key paths; nobody reads them.
extension AttributeScopes.FoundationAttributes {
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    public enum PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    public var inlinePresentationIntent: InlinePresentationIntentAttribute { Self.onlyAKey() }
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
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
}
