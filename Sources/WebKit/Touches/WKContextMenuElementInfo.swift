public import Foundation

/// The link under a long press. > Contract: WebKit, WKContextMenuElementInfo.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
    /// Where the link leads.
    open var linkURL: URL? { url }
    private let url: URL?

    init(_ url: URL?) {
        self.url = url
        super.init()
    }
}
