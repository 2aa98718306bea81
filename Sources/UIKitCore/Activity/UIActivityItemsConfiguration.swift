public import Foundation
public import ObjectiveC

/// A configuration of items with closures for what describes them.
///
/// > Contract: UIKit, UIActivityItemsConfiguration
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// An object of the app's own; UIKit does not read it.
    open var localObject: Any?
    /// What the user may do; sharing and copying by default.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
    /// Values that describe all items.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Values that describe one item.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// A preview of one item.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// Activities of the app's own.
    open var applicationActivitiesProvider: (() -> [UIActivity])?
    private let providers: [NSItemProvider]

    /// A configuration of objects, each in a provider of its own.
    public init(objects: [any NSItemProviderWriting]) {
        providers = objects.map { NSItemProvider(object: $0) }
        super.init()
    }

    /// A configuration of items.
    public init(itemProviders: [NSItemProvider]) {
        providers = itemProviders
        super.init()
    }

    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
    open func activityItemsConfigurationSupportsInteraction(_ interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
    open func activityItemsConfigurationMetadata(forKey key: UIActivityItemsConfigurationMetadataKey) -> Any? { metadataProvider?(key) }
    open func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        perItemMetadataProvider?(index, key)
    }
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
    open func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]? { applicationActivitiesProvider?() }
}
