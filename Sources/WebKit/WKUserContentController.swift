public import Foundation
internal import ProgrammerErrors

/// Scripts of the app in pages, messages from pages, and content rules. > Contract: WebKit, WKUserContentController.
/// > Partial: changes take effect with the next load.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    private enum Handler {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }

    private struct Key: Hashable {
        let world: WKContentWorld
        let name: String
    }

    /// The scripts, in the order in which they were added.
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [Key: Handler] = [:]
    private(set) var ruleLists: [WKContentRuleList] = []

    public override init() { super.init() }

    /// Adds a script for every page that is loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes every script.
    open func removeAllUserScripts() { userScripts = [] }
    /// Adds a handler for scripts of pages, and retains it until it is removed. A name that is taken is a programming error.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }
    /// Adds a handler for scripts in a world, and retains it until it is removed. A name that is taken is a programming error.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
        set(.plain(scriptMessageHandler), world, name)
    }
    /// Adds a handler that answers scripts in a world, and retains it until it is removed. A name that is taken is a programming error.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) { set(.replying(scriptMessageHandlerWithReply), contentWorld, name) }
    /// Removes a handler for scripts of pages.
    open func removeScriptMessageHandler(forName name: String) { removeScriptMessageHandler(forName: name, contentWorld: .page) }
    /// Removes a handler for scripts in a world.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        handlers[Key(world: contentWorld, name: name)] = nil
    }
    /// Removes the handlers for scripts in a world.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        handlers = handlers.filter { $0.key.world !== contentWorld }
    }
    /// Removes every handler.
    open func removeAllScriptMessageHandlers() { handlers = [:] }

    /// Adds rules about what pages may load and show.
    open func add(_ contentRuleList: WKContentRuleList) {
        remove(contentRuleList)
        ruleLists.append(contentRuleList)
    }
    /// Removes rules; the same list or another one of its name.
    open func remove(_ contentRuleList: WKContentRuleList) { ruleLists.removeAll { $0.identifier == contentRuleList.identifier } }
    /// Removes all rules.
    open func removeAllContentRuleLists() { ruleLists = [] }

    private func set(_ handler: Handler, _ world: WKContentWorld, _ name: String) {
        let key = Key(world: world, name: name)
        if handlers[key] != nil {
            ProgrammerError.raise(
                "Attempt to add script message handler with name '\(name)' when one already exists.", name: .invalidArgument)
        }
        handlers[key] = handler
    }

    /// What the engine runs before a page's own scripts, by the engine's name of the world.
    var engineSources: [String: [String]] {
        var sources: [String: [String]] = [:]
        for world in Set(handlers.keys.map(\.world)) {
            let own = handlers.filter { $0.key.world === world }
            var (names, replying): ([String], [String]) = ([], [])
            for (key, handler) in own {
                if case .plain = handler { names.append(key.name) } else { replying.append(key.name) }
            }
            sources[world.engineName, default: []].append(ScriptBridge.source(names: names.sorted(), replying: replying.sorted()))
        }
        for script in userScripts { sources[script.world.engineName, default: []].append(script.engineSource) }
        return sources
    }

    /// Delivers a message of a page; what is not one of a handler of its world is dropped. `reply` runs a script where it came from.
    func receive(
        _ message: ScriptBridge.Message, world engineName: String, frame: WKFrameInfo, from webView: WKWebView,
        reply: @escaping (String) -> Void
    ) {
        guard let (key, handler) = handlers.first(where: { $0.key.world.engineName == engineName && $0.key.name == message.name }) else {
            return
        }
        let delivered = WKScriptMessage(name: key.name, body: message.body, webView: webView, frame: frame, world: key.world)
        switch handler {
        case .plain(let handler): handler.userContentController(self, didReceive: delivered)
        case .replying(let handler):
            guard let number = message.reply else { return }
            let answer = AnswerOnce<(Any?, String?)>(
                "userContentController:didReceiveScriptMessage:replyHandler:", fallback: (nil, "The app did not answer the message.")
            ) { reply(ScriptBridge.reply(number, $0.0, $0.1)) }
            handler.userContentController(self, didReceive: delivered) { answer.give(($0, $1)) }
        }
    }
}
