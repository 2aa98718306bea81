public import Foundation
public import UIKitCore

/// An action of the app's own on documents in a browser.
///
/// > Contract: UIKit, UIDocumentBrowserAction
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
    /// Where an action is offered.
    public struct Availability: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the menu of a document.
        public static let menu = Availability(rawValue: 1 << 0)
        /// In the navigation bar, for the documents that the user marked.
        public static let navigationBar = Availability(rawValue: 1 << 1)
    }

    /// The name by which the app knows the action.
    public let identifier: String
    /// The title.
    public let localizedTitle: String
    /// Where it is offered.
    public let availability: Availability
    /// The image next to the title; nil for none.
    open var image: UIImage?
    /// Types of documents that it is offered for; empty for all.
    open var supportedContentTypes: [String] = []
    /// Whether it may get several documents; true by default.
    open var supportsMultipleItems = true
    let handler: ([URL]) -> Void

    /// Creates an action whose handler gets the documents.
    public init(identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void) {
        self.identifier = identifier
        self.localizedTitle = localizedTitle
        self.availability = availability
        self.handler = handler
        super.init()
    }

    /// Whether it is offered for these.
    func fits(_ items: [FilesItem]) -> Bool {
        guard !items.isEmpty, supportsMultipleItems || items.count == 1 else { return false }
        guard !supportedContentTypes.isEmpty else { return true }
        let table = DocumentService.current.reader.table
        return items.allSatisfy { item in supportedContentTypes.contains { table.conforms(item.type ?? "public.data", to: $0) } }
    }
}
