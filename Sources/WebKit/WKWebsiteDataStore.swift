public import Foundation
internal import UIKitCore
internal import WebEngine

/// What pages keep on the device: cookies, storage and caches. Web views of one store see the same.
///
/// > Contract: WebKit, WKWebsiteDataStore. > Partial: the default store ends with the app, too; records of what is kept are not there.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isOwn: false)

    /// The app's store.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// A store that ends with the object and its web views.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isOwn: true) }

    /// The store's cookies.
    open private(set) lazy var httpCookieStore = WKHTTPCookieStore { [weak self] in
        guard let self, let engine = try? EngineProcess.shared(scale: max(1, Double(UIScreen.main.scale))) else { return nil }
        return context(of: engine)
    }

    private let isOwn: Bool
    private var context: EngineContext?

    private init(isOwn: Bool) {
        self.isOwn = isOwn
        super.init()
    }

    /// The part of an engine that holds what the store's pages keep.
    func context(of engine: EngineProcess) -> EngineContext {
        if let context, context.engine === engine, !engine.hasEnded { return context }
        let new = EngineContext(engine: engine, isOwn: isOwn)
        context = new
        return new
    }
}
