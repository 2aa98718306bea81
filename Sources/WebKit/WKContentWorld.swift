public import Foundation

/// A set of script variables that other worlds of the same page do not see; the elements of the page are those of all.
///
/// > Contract: WebKit, WKContentWorld.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
    /// The world of the page's own scripts.
    public static let page = WKContentWorld(name: nil, engineName: "")
    /// A world for the app's scripts.
    public static let defaultClient = WKContentWorld(name: nil, engineName: "client")
    /// Where the web view does what content rules say.
    static let rules = WKContentWorld(name: nil, engineName: "rules")
    private static var named: [String: WKContentWorld] = [:]

    /// The name with which the world was made; nil for the two others.
    public let name: String?
    /// The engine's name for it; empty for the page's own.
    let engineName: String

    private init(name: String?, engineName: String) {
        self.name = name
        self.engineName = engineName
        super.init()
    }

    /// The world of a name: the same object each time.
    public class func world(name: String) -> WKContentWorld {
        if let world = named[name] { return world }
        let world = WKContentWorld(name: name, engineName: "app." + name)
        named[name] = world
        return world
    }
}
