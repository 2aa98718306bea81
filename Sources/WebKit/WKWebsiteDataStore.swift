public import Foundation
internal import UIKitCore
internal import WebEngine

/// What pages keep on the device: cookies, storage and caches. Web views of one store see the same.
///
/// > Contract: WebKit, WKWebsiteDataStore.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isOwn: false)

    /// The app's store.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// A store that ends with the object and its web views.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isOwn: true) }

    /// Whether what is kept stays when the app ends. True for the app's store; outside of a device, as in a test's program, that ends with it, too.
    open var isPersistent: Bool { !isOwn }

    /// The store's cookies.
    open private(set) lazy var httpCookieStore = WKHTTPCookieStore { [weak self] in self?.currentContext }

    /// The part of the engine that holds the store's data. Starts the engine if it does not run; nil if it cannot be started.
    var currentContext: EngineContext? {
        if let context, !context.engine.hasEnded { return context }
        return (try? EngineProcess.shared(scale: max(1, Double(UIScreen.main.scale)))).map(context(of:))
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
