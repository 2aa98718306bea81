package import Foundation

/// Where a web view gets its images from, one per frame of the device.
@MainActor package protocol FrameSource: AnyObject {
    /// Advances the page to the next frame. `completion` receives an encoded image if the page's look has changed. `advancesClock` is false
    /// for a frame in which the page's clock stands.
    func step(advancesClock: Bool, _ completion: @escaping (Data?) -> Void)
}

/// A page in the engine whose clock advances only with `step`.
@MainActor package final class EnginePage: FrameSource {
    /// Milliseconds of the page's clock in a frame.
    private static let interval = 16.0
    /// Frames before a bitmap is made again because a change may have gone unreported.
    private static let pause = 6
    /// Bitmaps in a row that the engine does not make before it is ended: it may stop drawing every page permanently. A page that works hard on a busy
    /// machine is without them for seconds, too.
    private static let mostMissingBitmaps = 150
    /// How long a script may run in a frame: in this time no page of the engine is drawn.
    private static let frameLimit = Duration.seconds(5)

    /// How long the end of a script may take then. Generous: what has not answered is ended.
    private static let answerLimit = Duration.seconds(10)

    package let engine: EngineProcess
    /// What the page keeps is there; it stays while the page does.
    private let context: EngineContext
    /// Receives the page's events, by name.
    package var onEvent: ((String, [String: Any]) -> Void)?
    /// Receives the windows that the page opens, and adopts or refuses them; without it they are refused.
    package var onWindow: ((EngineWindow) -> Void)?
    /// The page's identifier, which is its main frame's too.
    package private(set) var target: String?
    private var session: String?
    private var waiting: [(String, [String: Any], ((Result<[String: Any], EngineError>) -> Void)?)] = []
    private var base: Double?
    private var elapsed = 0.0
    private var lastTicks = 0.0
    private var isBudgetSpent = true { didSet { updateHold() } }
    private var isStepping = false { didSet { updateHold() } }
    private var stepAdvancesClock = true
    /// Commands other than those of frames: how many were sent, and how many have no answer yet.
    private var sentCommands = 0
    private var openCommands = 0 { didSet { updateHold() } }
    /// Whether what a command has changed may be in no frame yet.
    private var isFrameDue = false { didSet { updateHold() } }
    /// Bitmaps in a row that the engine was asked for and has not made.
    private var missingBitmaps = 0
    /// Set when a change may have gone unreported.
    private var framesUntilDue: Int?
    private var size = (width: 1, height: 1)
    /// What is drawn of the page, if that is not all that its window shows.
    private var part: [String: Double]?
    private var isClosed = false { didSet { updateHold() } }
    private var isTargetClosed = false
    /// Whether it is closed, or will be after its frame.
    var isClosing: Bool { isClosed }
    /// Frames without an answer.
    private var openFrames = 0 { didSet { updateHold() } }
    /// Counts the ends of the page's process: answers for frames of an earlier one are dropped.
    private var crashes = 0
    /// Between a navigation's start and its page. A frame asked for in this time may never be answered, so none is.
    private var isNavigating = true { didSet { updateHold() } }
    /// The page's process has ended, and no other page has arrived: there is nothing to draw.
    private var hasCrashed = false { didSet { updateHold() } }
    /// A script waits for the answer to a dialog; a frame in which it runs waits too.
    private var isDialogOpen = false { didSet { updateHold() } }
    /// Whether pages choose their layout width by a `viewport` element, and are made to fit without one; else all have the page's width. Counts
    /// from the next change of size.
    package var fitsPages: Bool
    /// Whether a load is under way.
    package var isLoading = false { didSet { updateHold() } }
    /// Decisions of the app that the page waits for.
    package var openDecisions = 0 { didSet { updateHold() } }
    private lazy var hold = ClockHold(engine) { [weak self] in self?.onHeldTick?() }
    /// Called every frame of real time while the device's clock waits for the page.
    package var onHeldTick: (() -> Void)?
    /// Counts the pages: answers for frames of an earlier one are dropped.
    private var generation = 0

    /// Opens an empty page. > Units: points.
    package init(in context: EngineContext, width: Int, height: Int, fitsPages: Bool = true) {
        engine = context.engine
        self.fitsPages = fitsPages
        self.context = context
        let parameters: [String: Any] = [
            "url": "about:blank", "width": max(1, width), "height": max(1, height), "enableBeginFrameControl": true,
        ]
        // A page that is drawn while another one is made may never change its look again.
        context.send("Target.createTarget", parameters, isExclusive: true) { [self] result in
            guard case .success(let value) = result, let target = value["targetId"] as? String else { return failAll() }
            self.target = target
            engine.register(self, target: target)
            if isClosed { return closeTarget() }
            engine.send("Target.attachToTarget", ["targetId": target, "flatten": true]) { [self] result in
                guard case .success(let value) = result, let session = value["sessionId"] as? String else { return failAll() }
                start(session, width: width, height: height)
            }
        }
    }

    /// Takes over a window that a page has opened; its scripts run after the commands that are sent at once. > Units: points.
    ///
    /// `isEmpty` says that the window has no address, and so no navigation after which it is drawn.
    package init(adopting window: EngineWindow, in context: EngineContext, isEmpty: Bool, width: Int, height: Int) {
        engine = window.engine
        fitsPages = true
        self.context = context
        target = window.target
        engine.register(self, target: window.target)
        isNavigating = !isEmpty
        start(window.session, width: width, height: height, isHeld: true)
    }

    /// Prepares the page. Commands that arrived before go out when every answer is there: a navigation that starts earlier replaces the
    /// process of the empty page before it has switched its events on, and the page's first events are lost.
    private func start(_ session: String, width: Int, height: Int, isHeld: Bool = false) {
        engine.listen(session) { [weak self] name, parameters in self?.receive(name, parameters) }
        let commands: [(String, [String: Any])] = [
            ("Page.enable", [:]), ("Runtime.enable", [:]), ("Inspector.enable", [:]),
            ("Emulation.setDeviceMetricsOverride", metrics(width: width, height: height)),
            ("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5]),
            ("Fetch.enable", Self.interception([])),
            ("Emulation.setVirtualTimePolicy", ["policy": "pause", "initialVirtualTime": Date().timeIntervalSince1970]),
        ]
        var open = commands.count
        for (method, parameters) in commands {
            engine.send(method, parameters, session: session) { [self] result in
                guard case .success(let value) = result else { return failAll() }
                if let ticks = value["virtualTimeTicksBase"] as? Double { base = ticks }
                open -= 1
                if open == 0, !isHeld { flush(session) }
            }
        }
        guard isHeld else { return }
        // A held window answers nothing before it runs, and then does everything that it was told in order.
        flush(session)
        DispatchQueue.main.async { [engine] in engine.send("Runtime.runIfWaitingForDebugger", session: session) }
    }

    private func flush(_ session: String) {
        guard !isClosed else { return closeTarget() }
        self.session = session
        let commands = waiting
        waiting = []
        for (method, parameters, reply) in commands { engine.send(method, parameters, session: session, reply: reply) }
    }

    private func failAll() {
        let commands = waiting
        waiting = []
        for (_, _, reply) in commands { reply?(.failure(EngineError(message: "The web engine opened no page."))) }
    }

    private func receive(_ name: String, _ parameters: [String: Any]) {
        switch name {
        case "Emulation.virtualTimeBudgetExpired": isBudgetSpent = true
        case "Page.javascriptDialogOpening":
            isDialogOpen = true
            if isClosed { answerDialog(false) }
        case "Page.javascriptDialogClosed": isDialogOpen = false
        case "Inspector.targetCrashed":
            // Its frames may have no answer.
            if openFrames > 0 { engine.noteLostFrame() }
            (crashes, openFrames) = (crashes + 1, 0)
            (isStepping, isBudgetSpent, isDialogOpen, hasCrashed) = (false, true, false, true)
            releaseDrawing()
            if let session { engine.failScripts(of: session) }
        case "Target.detachedFromTarget": hasEnded()
        case "Page.frameStartedNavigating" where parameters["frameId"] as? String == target: isNavigating = true
        case "Page.frameStoppedLoading" where parameters["frameId"] as? String == target && (generation > 0 || lastTicks > 0):
            // Ended without a page; the one before goes on.
            isNavigating = false
        case "Page.frameNavigated" where (parameters["frame"] as? [String: Any])?["id"] as? String == target:
            (isNavigating, hasCrashed) = (false, false)
            generation += 1
            // A frame that was under way may have had the change that this page is, so an image is due in any case.
            (isStepping, isBudgetSpent, framesUntilDue) = (false, true, Self.pause)
        default: break
        }
        onEvent?(name, parameters)
    }

    /// The device's clock waits for what the engine does, and not for what the app or its user decides.
    private func updateHold() {
        let isDrawn = isStepping || openFrames > 0 || (isFrameDue && !isNavigating && !hasCrashed && session != nil)
        let isWorking = isDrawn || !isBudgetSpent || openCommands > 0 || isLoading
        hold.set(isWorking && !isClosed && !isDialogOpen && openDecisions == 0)
    }

    /// The page has closed itself: nothing more is asked of it.
    private func hasEnded() {
        if openFrames > 0 { engine.noteLostFrame() }
        (isClosed, isTargetClosed) = (true, true)
        (crashes, openFrames) = (crashes + 1, 0)
        leaveEngine()
    }

    /// The engine knows the page no more.
    private func leaveEngine() {
        releaseDrawing()
        if let session {
            engine.listen(session, nil)
            engine.failCommands(of: session)
        }
        if let target { engine.register(nil, target: target) }
    }

    /// Sends a command to the page, once it is open. One that is open-ended is answered when the page wants, such as a promise.
    package func send(
        _ method: String, _ parameters: [String: Any] = [:], isOpenEnded: Bool = false,
        reply: ((Result<[String: Any], EngineError>) -> Void)? = nil
    ) {
        sentCommands += 1
        if isOpenEnded {
            // A change that it makes late is in a frame of its own.
            framesUntilDue = Self.pause
            return command(method, parameters, limit: nil, reply: reply)
        }
        openCommands += 1
        command(method, parameters) { [weak self] result in
            self?.isFrameDue = true
            self?.openCommands -= 1
            reply?(result)
        }
    }

    /// Sends a command during which no page may be drawn.
    package func sendExclusively(
        _ method: String, _ parameters: [String: Any], reply: @escaping (Result<[String: Any], EngineError>) -> Void
    ) {
        guard let session else { return reply(.failure(EngineError(message: "The page is not open."))) }
        engine.sendExclusively(method, parameters, session: session, reply: reply)
    }

    private func command(
        _ method: String, _ parameters: [String: Any], limit: Duration? = .seconds(10),
        reply: ((Result<[String: Any], EngineError>) -> Void)? = nil
    ) {
        if let session {
            // Without a load there will be no other process.
            if hasCrashed, !isLoading, EngineMessage.isScript(method) {
                reply?(.failure(.pageHasEnded))
                return
            }
            engine.send(method, parameters, session: session, limit: limit, reply: reply)
        } else {
            waiting.append((method, parameters, reply))
        }
    }

    /// Notes that a page of an origin is shown, so that what it keeps is known to be there.
    package func noteOrigin(_ origin: String?) {
        guard let origin, origin.hasPrefix("http") else { return }
        context.origins[origin] = Date()
    }

    /// Asks for an image at the next frame, also if nothing has changed.
    package func requestImage() { framesUntilDue = 1 }

    /// Holds requests for addresses of these patterns until they are decided about, besides those for documents and files.
    package func intercept(_ patterns: [String]) { send("Fetch.enable", Self.interception(patterns)) }

    private static func interception(_ patterns: [String]) -> [String: Any] {
        let document = ["urlPattern": "*", "resourceType": "Document"]
        let documents = ["Request", "Response"].map { document.merging(["requestStage": $0]) { $1 } }
        return ["patterns": documents + (["file:*"] + patterns).map { ["urlPattern": $0] }, "handleAuthRequests": true]
    }

    /// Gives the page another size. > Units: points.
    package func resize(width: Int, height: Int) {
        send("Emulation.setDeviceMetricsOverride", metrics(width: width, height: height))
    }

    /// Draws a part of the page, whose layout stays; nil draws it as it is laid out. > Units: CSS pixels of the page; points per CSS pixel.
    package func show(_ area: CGRect?, scale: Double) {
        part = area.map { ["x": $0.minX, "y": $0.minY, "width": $0.width, "height": $0.height, "scale": scale] }
        resize(width: size.width, height: size.height)
    }

    private func metrics(width: Int, height: Int) -> [String: Any] {
        size = (max(1, width), max(1, height))
        var metrics: [String: Any] = ["width": size.width, "height": size.height, "deviceScaleFactor": 0, "mobile": fitsPages]
        metrics["viewport"] = part
        return metrics
    }

    /// Answers the dialog that a script has opened.
    package func answerDialog(_ accept: Bool, text: String? = nil) {
        var parameters: [String: Any] = ["accept": accept]
        parameters["promptText"] = text
        command("Page.handleJavaScriptDialog", parameters)
    }

    /// Closes the page, when no frame of it is being drawn: the engine may answer nothing more, for any page, after a page has ended
    /// in the middle of one. What holds a frame back ends first: a dialog at once, a script after a second.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        (onEvent, onWindow) = (nil, nil)
        if isDialogOpen { answerDialog(false) }
        guard target != nil, openFrames > 0 else { return closeTarget() }
        Task { [self] in
            try? await Task.sleep(for: .seconds(1))
            guard !isTargetClosed else { return }
            command("Runtime.terminateExecution", [:])
            try? await Task.sleep(for: .seconds(1))
            closeTarget()
        }
    }

    private func closeTarget() {
        guard let target, !isTargetClosed else { return }
        isTargetClosed = true
        leaveEngine()
        engine.end(target, session: session, atOnce: openFrames > 0)
    }

    package func step(advancesClock: Bool = true, _ completion: @escaping (Data?) -> Void) {
        guard let base, session != nil, openFrames == 0, !isStepping, !isNavigating, !hasCrashed, !isClosed else {
            return completion(nil)
        }
        guard engine.canDraw else { return engine.waitToDraw(self, advancesClock: advancesClock, completion) }
        stepAdvancesClock = advancesClock
        isStepping = true
        isFrameDue = false
        let current = generation
        // While the page waits for the network, its clock stands; frames go on, because loading needs them.
        let isWaiting = !isBudgetSpent
        frame(base, nil) { [weak self] result in
            guard let self, generation == current else { return }
            guard result["hasDamage"] as? Bool ?? false || isDue() else {
                advance()
                return completion(nil)
            }
            draw(base, isWaiting: isWaiting, completion)
        }
    }

    /// Makes a bitmap. It marks the next frame as changed, so another frame follows at once, while the page's clock stands.
    private func draw(_ base: Double, isWaiting: Bool, _ completion: @escaping (Data?) -> Void) {
        let current = generation
        let (sent, open) = (sentCommands, openCommands)
        frame(base, ["format": "png", "optimizeForSpeed": true]) { [weak self] result in
            guard let self, generation == current else { return }
            let image = (result["screenshotData"] as? String).flatMap { Data(base64Encoded: $0) }
            frame(base, nil) { [weak self] _ in
                guard let self, generation == current else { return }
                // What a command or the network changed in the meantime is in neither the bitmap nor a later frame's report.
                // Nor is it if there is no bitmap.
                if isWaiting || open > 0 || sentCommands != sent || image == nil { framesUntilDue = Self.pause }
                advance()
                completion(image)
                countMissing(image)
            }
        }
    }

    /// Ends an engine that draws nothing any more. Its pages are told, and are loaded again in another one.
    private func countMissing(_ image: Data?) {
        missingBitmaps = image == nil ? missingBitmaps + 1 : 0
        guard missingBitmaps == Self.mostMissingBitmaps else { return }
        NSLog("WebKit: the web engine draws nothing any more, so it is ended.")
        engine.stopAfterLostFrames()
    }

    /// Whether a bitmap is due although no frame has reported a change.
    private func isDue() -> Bool {
        guard let left = framesUntilDue else { return false }
        framesUntilDue = left > 1 ? left - 1 : nil
        return left <= 1
    }

    /// Ends a step: the page's clock runs until the next one.
    private func advance() {
        isStepping = false
        guard isBudgetSpent, stepAdvancesClock else { return }
        isBudgetSpent = false
        elapsed += Self.interval
        command("Emulation.setVirtualTimePolicy", ["policy": "pauseIfNetworkFetchesPending", "budget": Self.interval])
    }

    private func frame(_ base: Double, _ screenshot: [String: Any]?, _ completion: @escaping ([String: Any]) -> Void) {
        guard let session else { return }
        // Two frames never have the same time.
        lastTicks = max(lastTicks + 0.01, base + elapsed)
        var parameters: [String: Any] = ["frameTimeTicks": lastTicks, "interval": Self.interval]
        parameters["screenshot"] = screenshot
        openFrames += 1
        engine.drawing = self
        let process = crashes
        engine.send(
            "HeadlessExperimental.beginFrame", parameters, session: session, limit: Self.frameLimit
        ) { [self] result in
            guard process == crashes else { return }
            openFrames -= 1
            if !isClosed { completion((try? result.get()) ?? [:]) }
            // The next frame of the same step belongs to it: only then may another page be drawn, or one end.
            guard openFrames == 0 else { return }
            releaseDrawing()
            if isClosed { closeTarget() }
        } late: { [weak self] in
            self?.endScript()
        }
    }

    /// Ends the script that holds a frame back, unless it waits for the answer to a dialog. If it is no script, such as the layout of a page
    /// without an end, the page's process is ended.
    private func endScript() {
        guard !isDialogOpen, let session else { return }
        NSLog("WebKit: a script ran longer than %@ in a frame and was ended.", "\(Self.frameLimit)")
        let process = crashes
        engine.send(
            "Runtime.terminateExecution", session: session, limit: Self.answerLimit,
            late: { [weak self] in
                guard let self, process == crashes, openFrames > 0 else { return }
                NSLog("WebKit: the process of a page did not answer and was ended.")
                engine.send("Page.crash", session: session, limit: nil)
            })
    }

    /// Lets the other pages of the engine draw.
    private func releaseDrawing() {
        if engine.drawing === self { engine.drawing = nil }
    }
}
