public import Foundation

/// When a script of the app runs. > Contract: WebKit, WKUserScriptInjectionTime.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd = 1
}

/// A script that the app adds to every page. > Contract: WebKit, WKUserScript.
@preconcurrency @MainActor open class WKUserScript: NSObject {
    /// The script's text.
    public let source: String
    /// When it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether frames in the page are left out.
    public let isForMainFrameOnly: Bool
    let world: WKContentWorld

    /// A script in the page's own world.
    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
    }

    /// A script in a world.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld
        super.init()
    }

    /// What the engine runs before a page's own scripts.
    var engineSource: String {
        var text = source
        if injectionTime == .atDocumentEnd { text = "document.addEventListener('DOMContentLoaded', function () {\n\(text)\n});" }
        return isForMainFrameOnly ? "if (window === window.top) {\n\(text)\n}" : text
    }
}
