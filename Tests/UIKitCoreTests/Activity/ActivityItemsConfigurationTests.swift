import Foundation
import ObjectiveC
import Testing

@testable import UIKitCore

@MainActor @Suite("UIActivityItemsConfiguration", .application) struct ActivityItemsConfigurationTests {
    let app = TestApplication()

    /// An activity of the app's own.
    private final class Send: UIActivity {
        override var activityTitle: String? { "Send" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }

    /// A reader without the optional members.
    private final class Plain: NSObject, UIActivityItemsConfigurationReading {
        var itemProvidersForActivityItemsConfiguration: [NSItemProvider] = []
    }

    @Test("provides its objects, values and previews")
    func values() {
        let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "text")])
        configuration.metadataProvider = { $0 == .title ? "Title" : nil }
        configuration.perItemMetadataProvider = { index, key in key == .title ? index : nil }
        configuration.previewProvider = { _, intent, _ in intent == .thumbnail ? NSItemProvider() : nil }
        configuration.supportedInteractions = [.share]
        #expect(configuration.itemProvidersForActivityItemsConfiguration.count == 1)
        #expect(configuration.activityItemsConfigurationMetadata(forKey: .title) as? String == "Title")
        #expect(configuration.activityItemsConfigurationMetadata(forKey: .messageBody) == nil)
        #expect(configuration.activityItemsConfigurationMetadataForItem(at: 3, key: .title) as? Int == 3)
        #expect(configuration.activityItemsConfigurationPreviewForItem(at: 0, intent: .fullSize, suggestedSize: .zero) == nil)
        #expect(configuration.activityItemsConfigurationPreviewForItem(at: 0, intent: .thumbnail, suggestedSize: .zero) != nil)
        #expect(!configuration.activityItemsConfigurationSupportsInteraction(.copy))
    }

    @Test("supports everything and describes nothing if a reader leaves its members out")
    func defaults() {
        let reader: any UIActivityItemsConfigurationReading = Plain()
        #expect(reader.activityItemsConfigurationSupportsInteraction(.copy))
        #expect(reader.activityItemsConfigurationMetadata(forKey: .title) == nil)
        #expect(reader.applicationActivitiesForActivityItemsConfiguration() == nil)
    }

    @Test("gives the sheet its items and activities, and no copying unless it supports that")
    func sheet() {
        let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "text")])
        configuration.applicationActivitiesProvider = { [Send()] }
        func titles() -> [String?] { UIActivityViewController(activityItemsConfiguration: configuration).activities.map(\.activityTitle) }
        #expect(titles().prefix(2) == ["Send", "Copy"])
        configuration.supportedInteractions = [.share]
        #expect(!titles().contains("Copy"))
    }

    @Test("leaves out an item that is not available at once, and says so in the log")
    func later() {
        let provider = NSItemProvider()
        provider.suggestedName = "slow"
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { _ in nil }
        let configuration = UIActivityItemsConfiguration(itemProviders: [provider])
        #expect(UIActivityViewController(activityItemsConfiguration: configuration).activities.isEmpty)
        #expect(app.environment.logs.contains { $0.contains("the item slow is not available at once") })
    }

    @Test("is a responder's, and nil at first")
    func responder() {
        let view = UIView()
        #expect(view.activityItemsConfiguration == nil)
        view.activityItemsConfiguration = Plain()
        #expect(view.activityItemsConfiguration != nil)
    }
}
