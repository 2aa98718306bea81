public import Foundation
public import ObjectiveC

/// Something that the user can do with a responder's items.
///
/// > Contract: UIKit, UIActivityItemsConfigurationInteraction
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates an interaction from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sharing with other apps and people.
    public static let share = UIActivityItemsConfigurationInteraction(rawValue: "UIActivityItemsConfigurationInteractionShare")
    /// Copying to the pasteboard.
    public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "UIActivityItemsConfigurationInteractionCopy")
}

/// What a preview of an item is for.
///
/// > Contract: UIKit, UIActivityItemsConfigurationPreviewIntent
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates an intent from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A large preview of the whole content.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "UIActivityItemsConfigurationPreviewIntentFullSize")
    /// A small preview.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// A value that describes items.
///
/// > Contract: UIKit, UIActivityItemsConfigurationMetadataKey
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of all items.
    public static let title = UIActivityItemsConfigurationMetadataKey(rawValue: "UIActivityItemsConfigurationMetadataKeyTitle")
    /// A text for a message with the items.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey(rawValue: "UIActivityItemsConfigurationMetadataKeyMessageBody")
}

/// Provides the items of a responder, for sharing and copying.
///
/// Its members but the first are optional; by default both interactions are supported and nothing describes the items.
/// > Contract: UIKit, UIActivityItemsConfigurationReading
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The items.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Whether the user may do this with the items.
    func activityItemsConfigurationSupportsInteraction(_ interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// A value that describes all items; nil for none.
    func activityItemsConfigurationMetadata(forKey key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// A value that describes one item; nil for none.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// A preview of one item; nil for none.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
    /// Activities of the app's own for the items; nil for none.
    func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]?
}

extension UIActivityItemsConfigurationReading {
    public func activityItemsConfigurationSupportsInteraction(_ interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        ObjCRuntime.optional(self, "activityItemsConfigurationSupportsInteraction:", [interaction]) ?? true
    }
    public func activityItemsConfigurationMetadata(forKey key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        ObjCRuntime.optional(self, "activityItemsConfigurationMetadataForKey:", [key]) ?? nil
    }
    public func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        ObjCRuntime.optional(self, "activityItemsConfigurationMetadataForItemAtIndex:key:", [index, key]) ?? nil
    }
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? {
        let name = "activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize:"
        return ObjCRuntime.optional(self, name, [index, intent, suggestedSize]) ?? nil
    }
    public func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]? {
        ObjCRuntime.optional(self, "applicationActivitiesForActivityItemsConfiguration", []) ?? nil
    }
}

/// An object with an activity items configuration, such as every responder.
///
/// > Contract: UIKit, UIActivityItemsConfigurationProviding
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    /// The items; nil for none.
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
