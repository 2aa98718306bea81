internal import Foundation
internal import FoundationNetworking
internal import WebEngine

/// Carries out a web view's loads in the engine and tells the navigation delegate.
@MainActor final class WebNavigator {
    /// Whose host is never resolved: the address of texts that have none.
    nonisolated static let blank = "http://blank.invalid/"
    /// What takes the place of an address that cannot be read.
    nonisolated static let emptyAddress = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

    unowned let view: WKWebView
    let page: EnginePage
    /// A load of the app that the engine has not yet asked for.
    var requested: (request: URLRequest, response: SimulatedResponse?)?
    var navigation: WKNavigation? { didSet { page.isLoading = navigation != nil } }
    var type = WKNavigationType.other
    /// Which files the page may read; nil means that it may read no file.
    var files: FileAccess?
    /// The engine's history begins with an empty page of its own; that of a window does not.
    private let startsEmpty: Bool
    private var scripts: [String: [String]] = [:]
    var frames = WebFrames()
    /// What the page has asked for windows that the engine has not reported yet.
    var windowRequests: [WindowRequest] = []
    private var settings: WebSettings?
    var isCommitted = false
    /// Requests that handlers of the app's schemes still have to answer.
    var schemeTasks: [SchemeTask] = []
    /// The app's addresses for those of the engine, as the app has written them.
    var schemeAddresses: [String: String] = [:]
    /// The patterns of requests that are held besides those for documents and files.
    private var patterns: [String] = []
    /// The content rules of the pages that are loaded from now on.
    var ruleLists: [WKContentRuleList] = []
    /// How often a server has asked for a password in this load, by what it calls itself.
    var challenges: [String: Int] = [:]
    /// The app wants no page instead of a password.
    var isChallengeCancelled = false
    /// Whether the next page is asked for: the engine then runs scripts only in that one.
    var isAsking = false
    /// Whether the app waits for a script, so that nobody can answer a dialog.
    var refusesDialogs = false
    /// Whether the scripts of pages run.
    var runsScripts = true
    /// Whether pages see a phone or a computer.
    var contentMode: WKWebpagePreferences.ContentMode
    /// The server sent the load to another address, which the engine has not yet asked for.
    var isRedirected = false
    /// The engine's address of the page that was asked for last.
    var asked = ""
    /// The engine's name for the request of a page that has been asked for and has not arrived, as `Self.request(named:)` gives it.
    var askedRequest: Substring?
    /// How often servers have sent this load elsewhere.
    var redirections = 0
    /// A load of the app comes after what the page has asked for before.
    let order = NavigationOrder()
    /// How long a load waits for a navigation that may have been dropped without a word, as by the page itself.
    private static let longestWait = 0.5
    /// The load was refused by a policy or has failed: the engine's own report of its end is not another failure.
    var isCancelled = false

    init(view: WKWebView, page: EnginePage, isWindow: Bool = false) {
        self.view = view
        self.page = page
        startsEmpty = !isWindow
        contentMode = view.settings.defaultWebpagePreferences.preferredContentMode
        page.onEvent = { [weak self] name, parameters in self?.receive(name, parameters) }
        page.onWindow = { [weak self] window in
            if let self { receive(window) } else { window.refuse() }
        }
        page.send("Runtime.addBinding", ["name": ScriptBridge.binding])
        page.send("Page.setInterceptFileChooserDialog", ["enabled": true])
    }

    /// Prepares the page that is loaded next, or a window before its scripts run.
    func prepare(_ completion: @escaping () -> Void) {
        applySettings()
        applyRules()
        applyPatterns()
        installScripts(completion)
    }

    /// Tells the engine which requests are held, if that has changed.
    private func applyPatterns() {
        let wanted = ruleLists.isEmpty ? view.settings.schemeHandlers.schemes.flatMap(SchemeAddress.patterns) : ["*"]
        guard wanted != patterns else { return }
        patterns = wanted
        page.intercept(wanted)
    }

    /// Starts a load: `action` sends its command when the scripts are in place.
    private func begin(_ type: WKNavigationType, _ action: @escaping (WKNavigation) -> Void) -> WKNavigation {
        let new = WKNavigation()
        navigation = new
        self.type = type
        (isCancelled, isRedirected, isChallengeCancelled) = (false, false, false)
        challenges = [:]
        stopSchemeTasks(of: view, forDocuments: true)
        prepare { [weak self] in
            guard let self, navigation === new else { return }
            order.run { [weak self] in
                if self?.navigation === new { action(new) }
            }
            if order.isHolding { endWait(of: new) }
        }
        return new
    }

    /// A page that asks for other addresses all the time does not hold the load any longer.
    private func endWait(of held: WKNavigation) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.longestWait) { [weak self] in
            guard let self, order.isHolding, navigation === held else { return }
            order.settle()
        }
    }

    /// Loads a request, with an answer of the app if there is one.
    func load(_ request: URLRequest, _ response: SimulatedResponse?, files: FileAccess?) -> WKNavigation {
        view.list.change { $0.stopLoading() }
        return navigate(.other, request, response, files: files)
    }

    private func navigate(
        _ type: WKNavigationType, _ request: URLRequest, _ response: SimulatedResponse?, files: FileAccess?
    ) -> WKNavigation {
        begin(type) { [weak self] new in
            guard let self else { return }
            requested = (request, response)
            self.files = files
            let load = order.didSend()
            page.send("Page.navigate", ["url": request.url.map(engineAddress) ?? Self.blank]) { [weak self] result in
                self?.order.didEnd(load)
                guard let self, navigation === new else { return }
                switch result {
                case .success(let value):
                    if let text = value["errorText"] as? String, !isCancelled { fail(text) }
                // The process of a page that has arrived may end before this answer.
                case .failure(let error): if !isCommitted { fail(error.message) }
                }
            }
        }
    }

    func reload(ignoresCache: Bool = false) -> WKNavigation {
        begin(.reload) { [weak self] _ in self?.page.send("Page.reload", ["ignoreCache": ignoresCache]) }
    }

    /// Shows a page of the history: the engine's entry, or the address of one that it does not have.
    func go(to item: WebHistory.Item) -> WKNavigation {
        guard let entry = item.entry else {
            view.list.change { $0.startLoading(item.number) }
            return navigate(.backForward, URLRequest(url: item.url), nil, files: files)
        }
        return begin(.backForward) { [weak self] new in
            self?.page.send("Page.navigateToHistoryEntry", ["entryId": entry]) { [weak self] result in
                guard case .failure(let error) = result, let self, navigation === new else { return }
                fail(error.message)
            }
        }
    }

    /// The page or a server leads to an address that the engine cannot load: a handler's scheme, or one that only the app can do something with.
    /// `isOfPage` is true for what the page asks for by itself.
    func follow(_ target: URL, isOfPage: Bool = false) {
        guard schemeHandler(target) != nil else { return offer(target, isOfPage: isOfPage) }
        view.list.change { $0.stopLoading() }
        _ = navigate(type, URLRequest(url: target.absoluteURL), nil, files: nil)
    }

    /// Ends the load that is under way.
    func stop() {
        page.send("Page.stopLoading")
        stopSchemeTasks(of: view)
        guard let stopped = navigation else { return view.isLoading = false }
        let error = URLError(.cancelled)
        guard isCommitted else {
            isCancelled = true
            return fail(error)
        }
        (isCommitted, navigation, view.isLoading) = (false, nil, false)
        view.navigationDelegate?.webView(view, didFail: stopped, withError: error)
    }

    /// Gives the engine the web view's settings, if they have changed.
    func applySettings() {
        let wanted = WebSettings(view)
        guard wanted != settings else { return }
        for (method, parameters) in wanted.commands(after: settings) { page.send(method, parameters) }
        settings = wanted
    }

    /// Gives the engine the content controller's scripts, if they have changed; `completion` runs when the next page will have them.
    private func installScripts(_ completion: @escaping () -> Void) {
        var wanted = view.settings.userContentController.engineSources
        let windows = view.settings.preferences.javaScriptCanOpenWindowsAutomatically ? nil : WindowRequest.filter
        for source in [WebSettings(view).source, SchemeAddress.source(view.settings.schemeHandlers.schemes), windows] {
            if let source { wanted["", default: []].insert(source, at: 0) }
        }
        wanted[TouchScript.world] = [TouchScript.filter]
        guard wanted != scripts else { return completion() }
        scripts = wanted
        for identifier in installed { page.send("Page.removeScriptToEvaluateOnNewDocument", ["identifier": identifier]) }
        installed = []
        var open = wanted.count
        for (world, sources) in wanted.sorted(by: { $0.key < $1.key }) {
            var parameters: [String: Any] = ["source": sources.joined(separator: ";\n")]
            if !world.isEmpty { parameters["worldName"] = world }
            page.send("Page.addScriptToEvaluateOnNewDocument", parameters) { [weak self] result in
                if let identifier = (try? result.get())?["identifier"] as? String { self?.installed.append(identifier) }
                open -= 1
                if open == 0 { completion() }
            }
        }
    }
    private var installed: [String] = []

    private func receive(_ name: String, _ parameters: [String: Any]) {
        frames.receive(name, parameters)
        let frame = parameters["frame"] as? [String: Any]
        if name == "Page.frameNavigated", let frame { hideElements(frame) }
        switch name {
        case "Fetch.requestPaused": decide(parameters)
        case "Fetch.authRequired": receiveChallenge(parameters)
        case "Page.frameRequestedNavigation":
            switch parameters["reason"] as? String {
            case "anchorClick": type = .linkActivated
            case "formSubmissionPost", "formSubmissionGet": type = .formSubmitted
            default: type = .other
            }
            // What is for a new window is asked about when the window is.
            guard (parameters["disposition"] as? String ?? "currentTab") == "currentTab" else { return }
            if parameters["frameId"] as? String == page.target { order.pageRequested(parameters["url"] as? String ?? "") }
            if let target = URL(string: parameters["url"] as? String ?? ""), isForApp(target) { follow(target, isOfPage: true) }
        case "Page.frameStartedNavigating" where parameters["frameId"] as? String == page.target:
            order.didStart(parameters["url"] as? String ?? "")
        case "Page.frameNavigated" where frame?["parentId"] == nil: commit(frame ?? [:])
        case "Page.navigatedWithinDocument" where parameters["frameId"] as? String == page.target:
            order.settle()
            move(parameters["url"] as? String ?? "")
        case "Page.loadEventFired" where isCommitted: finish()
        case "Runtime.bindingCalled": receiveMessage(parameters)
        case "Page.javascriptDialogOpening": receiveDialog(parameters)
        case "Page.fileChooserOpened": chooseFiles(parameters)
        case "Page.downloadWillBegin": receiveFile(parameters)
        case "Page.windowOpen": windowRequests.append(WindowRequest(parameters))
        case "Target.detachedFromTarget": view.pageDidClose()
        case "Inspector.targetCrashed":
            order.didArrive()
            (isAsking, isCommitted, navigation, view.isLoading) = (false, false, nil, false)
            stopSchemeTasks(of: view)
            view.finishSnapshots(nil)
            view.pageProcessDidEnd()
        default: break
        }
    }

    private func commit(_ frame: [String: Any]) {
        guard frame["unreachableUrl"] == nil else {
            // It may be that of a load before this one.
            if !isCancelled, navigation != nil, frame["unreachableUrl"] as? String == asked { fail("net::ERR_FAILED") }
            return
        }
        order.didArrive()
        (isAsking, askedRequest) = (false, nil)
        stopSchemeTasks(of: view)
        let address = frame["url"] as? String ?? ""
        view.keepImage()
        view.url = self.address(address)
        page.noteOrigin(frame["securityOrigin"] as? String)
        isCommitted = navigation != nil
        view.pageDidCommit(type)
        readHistory()
        if isCommitted { view.navigationDelegate?.webView(view, didCommit: navigation) }
    }

    /// The page has changed its address, or the history has gone to another address of the same page.
    private func move(_ address: String) {
        view.url = self.address(address)
        if type == .backForward, !isCommitted, navigation != nil { navigation = nil }
        if navigation == nil { view.isLoading = false }
        readHistory { [weak self] in self?.view.swipes?.pageDidLoad() }
    }

    private func readHistory(_ completion: (() -> Void)? = nil) {
        page.send("Page.getNavigationHistory") { [weak self] result in
            guard let self else { return }
            let value = (try? result.get()) ?? [:]
            var entries = (value["entries"] as? [[String: Any]] ?? []).map {
                let address = self.appAddress($0["url"] as? String ?? "")
                return WebHistory.Entry(id: $0["id"] as? Int ?? 0, url: address, title: $0["title"] as? String ?? "")
            }
            var current = value["currentIndex"] as? Int ?? 0
            if startsEmpty, !entries.isEmpty {
                // The first entry is the empty page with which the engine starts.
                entries.removeFirst()
                current -= 1
            }
            view.list.change { $0.update(entries, current: current) }
            view.historyDidChange()
            completion?()
        }
    }

    private func finish() {
        isCommitted = false
        let (finished, type) = (navigation, type)
        readHistory { [weak self] in
            self?.view.inspect("document.title") { [weak self] title in
                guard let self else { return }
                view.title = title as? String
                view.measure { [weak self] in
                    guard let self else { return }
                    if navigation === finished {
                        navigation = nil
                        view.isLoading = false
                    }
                    view.pageDidLoad(type)
                    view.settings.websiteDataStore.httpCookieStore.check()
                    view.swipes?.pageDidLoad()
                    view.navigationDelegate?.webView(view, didFinish: finished)
                }
            }
        }
    }

    private func address(_ text: String) -> URL? { URL(string: text == Self.blank ? "about:blank" : appAddress(text)) }
}
