internal import CoreGraphics
internal import Dispatch
internal import Foundation
internal import FoundationNetworking
internal import QuartzCore
internal import UIKitCore
internal import WebEngine

/// The page of a web view in the engine: its start, its images and its input.
extension WKWebView {
    func open(_ request: URLRequest, _ response: SimulatedResponse?, files: FileAccess? = nil) -> WKNavigation {
        givenPage = response.map { GivenPage(request: request, response: $0, files: files) }
        do { return try startedNavigator().load(request, response, files: ownFiles ?? files) } catch {
            let navigation = WKNavigation()
            let message = (error as? EngineError)?.message ?? "\(error)"
            NSLog("WebKit: %@", message)
            show(message)
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                let error = URLError(.resourceUnavailable, userInfo: [NSLocalizedDescriptionKey: message])
                navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
            }
            return navigation
        }
    }

    func historyDidChange() {
        let (back, forward) = (list.backItem != nil, list.forwardItem != nil)
        if back != canGoBack { canGoBack = back }
        if forward != canGoForward { canGoForward = forward }
    }

    func restore(_ state: Data) {
        guard let item = list.change({ $0.restore(state) }) else { return }
        historyDidChange()
        _ = try? startedNavigator().go(to: item)
    }

    func show(_ message: String) {
        let label = UILabel(frame: bounds.insetBy(dx: 20, dy: 20))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.numberOfLines = 0
        label.textColor = .darkGray
        label.textAlignment = .center
        label.text = message
        addSubview(label)
    }

    func startedNavigator() throws -> WebNavigator {
        if let navigator, !navigator.page.engine.hasEnded { return navigator }
        let scale = max(1, Double(traitCollection.displayScale))
        if navigator != nil { list.change { $0.forgetEntries() } }
        pageSize = bounds.size
        let engine = try EngineProcess.shared(scale: scale)
        let context = settings.websiteDataStore.context(of: engine)
        let page = EnginePage(in: context, width: Int(bounds.width), height: Int(bounds.height), fitsPages: fitsPages)
        return attach(WebNavigator(view: self, page: page))
    }

    /// Takes over a window that a page has opened; false if the view has a page.
    func adopt(_ window: EngineWindow, isEmpty: Bool) -> Bool {
        guard navigator == nil else { return false }
        pageSize = bounds.size
        let context = settings.websiteDataStore.context(of: window.engine)
        let page = EnginePage(
            adopting: window, in: context, isEmpty: isEmpty, width: Int(bounds.width), height: Int(bounds.height))
        attach(WebNavigator(view: self, page: page, isWindow: true)).prepare {}
        return true
    }

    @discardableResult private func attach(_ new: WebNavigator) -> WebNavigator {
        navigator = new
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: .milliseconds(16))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.step() } }
        timer.resume()
        ticker?.cancel()
        ticker = timer
        // A page's parser and its loads run with its clock; what a page does later is in step with the app's.
        new.page.onHeldTick = { [weak self] in self?.step(advancesClock: self?.isLoading == true) }
        return new
    }

    /// Loads the page again; in another engine, if its own has ended.
    func reloadPage(ignoresCache: Bool = false) -> WKNavigation? {
        guard let navigator, navigator.page.engine.hasEnded else { return navigator?.reload(ignoresCache: ignoresCache) }
        return list.currentItem.flatMap { go(to: $0) }
    }

    /// The process of the page has ended. Without a delegate that wants to know, the page is loaded again.
    func pageProcessDidEnd() {
        // A fault of the engine that the page has no part in, and that does not exist on iOS: the delegate learns of it only if it stays.
        if navigator?.page.engine.hasStoppedDrawing == true, relaunchPage() { return }
        if let navigationDelegate { navigationDelegate.webViewWebContentProcessDidTerminate(self) } else { relaunchPage() }
    }

    /// Loads the page again whose process has ended, unless that happens again and again. > Returns: whether it is loaded.
    @discardableResult func relaunchPage() -> Bool {
        guard relaunches.allows(at: ProcessInfo.processInfo.systemUptime) else {
            NSLog("WebKit: the process of the page has ended again, so the page is not loaded any more.")
            return false
        }
        // What the app gave is at no address.
        if let givenPage, navigator?.page.engine.hasStoppedDrawing == true, givenPage.request.url == url {
            _ = open(givenPage.request, givenPage.response, files: givenPage.files)
        } else {
            _ = reloadPage()
        }
        return true
    }

    /// The page has closed itself.
    func pageDidClose() {
        ticker?.cancel()
        (ticker, navigator, isLoading) = (nil, nil, false)
        elements.removeAll()
        scrollAreas.removeAll()
        pageTouches?.removeAll()
        finishSnapshots(nil)
        uiDelegate?.webViewDidClose(self)
    }

    func applyFit() {
        guard let page = navigator?.page else { return }
        page.fitsPages = fitsPages
        page.resize(width: Int(pageSize.width), height: Int(pageSize.height))
    }

    /// Runs a script in the page and waits for its value, as text; nil without an engine.
    func evaluateNow(_ script: String) -> String? {
        guard let navigator = try? startedNavigator() else { return nil }
        let page = navigator.page
        guard !navigator.isAsking else {
            NSLog("WebKit: a script does not run while the next page is asked for.")
            return ""
        }
        var text: String?
        navigator.refusesDialogs = true
        page.send("Runtime.evaluate", ["expression": script, "userGesture": true]) { result in
            text = ScriptText.text((try? result.get()) ?? [:])
        }
        page.engine.wait { text != nil }
        navigator.refusesDialogs = false
        return text ?? ""
    }

    /// Runs a script of the web view's own in the page, which does not count as an action of the user.
    func inspect(_ script: String, _ completion: ((Any?) -> Void)? = nil) { navigator?.page.inspect(script, completion) }

    // MARK: Images and input

    /// Draws a frame; `advancesClock` is false for one in which the page's clock stands.
    func step(advancesClock: Bool = true) {
        let asked = shown
        navigator?.page.step(advancesClock: advancesClock) { [weak self] data in
            guard let self else { return }
            let image = data.flatMap { UIImage(data: $0)?.cgImage }
            swipes?.pageDidStep(hasImage: image != nil)
            elements.didStep(hasImage: image != nil)
            scrollAreas.didStep(hasImage: image != nil)
            guard let image else { return }
            (pageImage, drawn) = (image, asked)
            content.layer.contents = image
            place()
            finishSnapshots(image)
            // What changed its look may have changed its size.
            measure()
        }
    }

    /// A new page begins at its top, one from the history where it was left, and one that is loaded again stays.
    func pageDidCommit(_ type: WKNavigationType) {
        selection?.end()
        scrollAreas.removeAll()
        pageTouches?.removeAll()
        content.endComposing()
        guard type != .reload else { return }
        endZoom()
        // The engine shows its beginning already.
        shown.offset = .zero
        let inset = scroller.adjustedContentInset
        scroller.contentOffset = CGPoint(x: -inset.left, y: -inset.top)
    }

    /// A page has loaded, and the scroll view has its size.
    func pageDidLoad(_ type: WKNavigationType) {
        if type == .backForward, let left = list.currentItem?.image { scroller.contentOffset = left.offset }
        readSettings()
    }

    /// Reads the colours that the page gives to what is around it, and how far it may be enlarged.
    private func readSettings() {
        let script = """
            (() => {
                const background = element => element ? getComputedStyle(element).backgroundColor : '', clear = 'rgba(0, 0, 0, 0)';
                const body = background(document.body), page = body === clear ? background(document.documentElement) : body;
                const meta = document.querySelector('meta[name="theme-color"]'), paint = document.createElement('canvas').getContext('2d');
                let theme = '';
                if (meta && CSS.supports('color', meta.content)) {
                    paint.fillStyle = meta.content;
                    paint.fillRect(0, 0, 1, 1);
                    const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
                    theme = `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`;
                }
                const viewport = document.querySelector('meta[name="viewport"]');
                return [page === clear ? '' : page, theme, viewport ? viewport.content : null];
            })()
            """
        inspect(script) { [weak self] value in
            guard let self, let values = value as? [Any], values.count == 3 else { return }
            applyZoomLimit(viewport: values[2] as? String)
            let texts = values.prefix(2).map { $0 as? String ?? "" }
            let colors = texts.map { CSSColor($0).map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) } }
            if pageBackground != colors[0] { pageBackground = colors[0] }
            if themeColor != colors[1] { themeColor = colors[1] }
        }
    }

    /// Keeps the image of the page for the way back to it.
    func keepImage() {
        backForwardList.keep(pageImage.map { WebPageImage(image: $0, offset: scroller.contentOffset) })
    }

    /// Gives the scroll view the page's size.
    func measure(_ completion: (() -> Void)? = nil) {
        let asked = shown
        navigator?.page.send("Page.getLayoutMetrics") { [weak self] result in
            defer { completion?() }
            guard let self, let metrics = try? result.get(), let size = metrics["cssContentSize"] as? [String: Any] else { return }
            let viewport = metrics["cssVisualViewport"] as? [String: Any]
            let scale = (viewport?["scale"] as? NSNumber)?.doubleValue ?? 1
            pageScale = scale > 0 ? scale : 1
            let width = (size["width"] as? NSNumber)?.doubleValue ?? 0
            let height = (size["height"] as? NSNumber)?.doubleValue ?? 0
            setPageSize(CGSize(width: width * pageScale, height: height * pageScale))
            follow()
            let window = metrics["cssLayoutViewport"] as? [String: Any]
            if let x = window?["pageX"] as? NSNumber, let y = window?["pageY"] as? NSNumber, asked == shown {
                pageDidScroll(to: CGPoint(x: x.doubleValue, y: y.doubleValue))
            }
        }
    }

    func tap(_ point: CGPoint) {
        guard let page = navigator?.page else { return }
        follow()
        lastTap = content.convert(point, to: scroller)
        lastTap = CGPoint(x: lastTap.x - shown.offset.x, y: lastTap.y - shown.offset.y)
        let place = shown.place(lastTap)
        selection?.end()
        // The keyboard would go on composing in what gets the focus.
        if !content.composed.isEmpty { content.resignFirstResponder() }
        func send(_ type: String, reply: ((Result<[String: Any], EngineError>) -> Void)? = nil) {
            page.send(
                "Input.dispatchMouseEvent", ["type": type, "x": place.x, "y": place.y, "button": "left", "clickCount": 1], reply: reply)
        }
        send("mousePressed")
        // A script would be ahead of the page's own handling of the tap.
        send("mouseReleased") { [weak self] _ in self?.followFocus() }
    }

    /// Shows the keyboard while an element of the page, or of a frame in it, takes text.
    private func followFocus() {
        guard let navigator else { return }
        let contexts = navigator.frames.pageContexts
        var (open, focused) = (contexts.count, CGRect?.none)
        for context in contexts {
            navigator.page.inspect(FocusScript.place, in: context) { [weak self] value in
                open -= 1
                guard let self else { return }
                if let value = value as? [Any] { focused = frame(ofFocused: value) }
                guard open == 0 else { return }
                pageKeyboard?.focus(focused)
                if focused != nil { content.becomeFirstResponder() } else { content.resignFirstResponder() }
            }
        }
    }

    /// Where the element of `FocusScript` is; around the tap if its frame does not know where it is itself. > Units: points of the visible part.
    private func frame(ofFocused value: [Any]) -> CGRect {
        let numbers = value.compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e7 }) else {
            return CGRect(x: lastTap.x - 22, y: lastTap.y - 22, width: 44, height: 44)
        }
        return shown.rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
}
