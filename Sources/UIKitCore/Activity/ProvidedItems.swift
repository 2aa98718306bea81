internal import Foundation
internal import ObjectiveC
internal import Synchronization

/// The items of a configuration as the activity sheet takes them: text, links, images and data.
@MainActor enum ProvidedItems {
    /// Items whose data are available at once; a line in the log names each of the others, which the sheet leaves out.
    static func items(of configuration: any UIActivityItemsConfigurationReading, log: (String) -> Void) -> [Any] {
        configuration.itemProvidersForActivityItemsConfiguration.compactMap { provider -> Any? in
            for type in provider.registeredTypeIdentifiers {
                let box = Box()
                provider.loadImmediately(type) { box.put($0) }
                if let loaded = box.value { return value(loaded, type) }
            }
            log("UIActivityViewController: the item \(provider.suggestedName ?? "without a name") is not available at once and is left out")
            return nil
        }
    }

    private static func value(_ data: Data, _ type: String) -> Any {
        let text = String(decoding: data, as: UTF8.self)
        if UniformTypes.conforms(type, to: "public.image"), let image = UIImage(data: data) { return image }
        if UniformTypes.conforms(type, to: UniformTypes.url), let url = URL(string: text) { return url }
        if UniformTypes.conforms(type, to: "public.text") { return text }
        return data
    }

    private final class Box: Sendable {
        private let kept = Mutex<Data?>(nil)
        var value: Data? { kept.withLock { $0 } }
        func put(_ data: Data?) { kept.withLock { $0 = data } }
    }
}
