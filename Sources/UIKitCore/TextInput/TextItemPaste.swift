internal import Foundation
internal import ObjectiveC

/// Items that are pasted into text fields and text views.
///
/// > Contract: UIKit, UIPasteConfigurationSupporting: text inputs accept text without a configuration.
@MainActor enum TextItemPaste {
    static func accepts(_ providers: [NSItemProvider], _ input: some EditorInput) -> Bool {
        input.acceptsEdits && providers.contains { $0.canLoadObject(ofClass: NSString.self) }
    }

    /// Passes the text of each item to a closure, as it is loaded.
    static func load(_ providers: [NSItemProvider], _ insert: @escaping @MainActor (String) -> Void) {
        let context = ApplicationContext.of(nil)
        for provider in providers where provider.canLoadObject(ofClass: NSString.self) {
            _ = provider.loadObject(ofClass: NSString.self) { object, _ in
                guard let string = (object as? NSString).map({ $0 as String }) else { return }
                MainActor.assumeIsolated { context.perform { insert(string) } }
            }
        }
    }
}
