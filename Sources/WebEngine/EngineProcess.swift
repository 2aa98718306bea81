internal import CSystem
internal import Foundation
internal import Glibc
internal import Synchronization

/// The browser engine's process, which is driven over a pipe and ends with this process.
@MainActor package final class EngineProcess {
    package nonisolated static let program = "chromium-headless-shell"
    private static var running: [Double: EngineProcess] = [:]
    /// Milliseconds.
    private nonisolated static let tickInterval: Int32 = 16
    /// Milliseconds after which the thread that reads looks whether ticks are needed.
    private nonisolated static let idleInterval: Int32 = 250
    /// Ticks for which the main thread waits for an answer at most: 10 seconds.
    private static let longestWait = 625
    /// Ticks after which other pages are drawn again although one has not closed: 5 seconds.
    private static let longestClose = 312

    /// The engine for a display scale, started if there is none. > Throws: if the program is missing or does not start.
    package static func shared(scale: Double) throws -> EngineProcess {
        if let process = running[scale], !process.hasEnded {
            guard process.hasLostFrame, !process.isInUse else { return process }
            process.finish()
        }
        // A device keeps it where the app does not see it.
        let data = ProcessInfo.processInfo.environment["FERRY_SYSTEM_DATA"]
        let process = try EngineProcess(scale: scale, profile: data.map { $0 + "/WebKit" })
        running[scale] = process
        return process
    }

    /// The process that has started the engine, and its group.
    package let identifier: Int32
    /// Pixels of a bitmap per point.
    package let scale: Double
    package private(set) var hasEnded = false
    /// Whether it was ended because it had drawn nothing any more.
    package private(set) var hasStoppedDrawing = false
    /// Where it keeps what stays when the app ends; nil if nothing does.
    package let profile: String?
    /// The page whose frame has no answer yet. Frames of two pages at once end the engine's drawing process.
    package weak var drawing: EnginePage? { didSet { goOn() } }
    /// What is done as soon as no page is drawn, one after the other.
    private var exclusive: [(@escaping () -> Void) -> Void] = []
    private var isExclusive = false { didSet { exclusiveHold.set(isExclusive && !hasEnded) } }
    /// No page is drawn meanwhile, for which the device's clock waits.
    private lazy var exclusiveHold = ClockHold(self) {}
    /// What is done when the session of a page that closes has ended.
    private var closing: [String: () -> Void] = [:]
    /// Pages that have waited to be drawn, in the order in which they came: without it, one might wait forever.
    private var turns: [(page: EnginePage, advancesClock: Bool, completion: (Data?) -> Void)] = []
    /// Whether a page may be drawn now.
    var canDraw: Bool { drawing == nil && !isExclusive && exclusive.isEmpty }
    /// What is called every frame of real time, while the device's clock waits for the engine.
    private var ticks: [Int: () -> Void] = [:]
    private var lastTick = 0
    private let tickFlag = TickFlag()
    private let inbox = MessageInbox()
    private var isWaiting = false
    private let input: Int32
    private var nextID = 0
    private var replies: [Int: (Result<[String: Any], EngineError>) -> Void] = [:]
    /// The sessions of commands to pages, and whether the page's process answers them, and nobody else.
    private var commands: [Int: (session: String, isScript: Bool)] = [:]
    /// A page has ended in the middle of a frame: the engine may draw nothing more, so a page that is opened when there are no others gets
    /// another one.
    private var hasLostFrame = false
    /// The data stores of their own, which go with the engine.
    private var contexts: [WeakContext] = []
    private var listeners: [String: (String, [String: Any]) -> Void] = [:]
    /// Receives the events that belong to no page.
    private var browserListeners: [(String, [String: Any]) -> Void] = []
    private var pages: [String: WeakPage] = [:]
    private var watch = CommandWatch()
    private var lateActions: [Int: () -> Void] = [:]
    private var watchTimer: (any DispatchSourceTimer)?
    private var memoryWatch: MemoryWatch?

    /// Starts an engine. `profile` is the folder where it keeps what stays, if no other engine does; `path` has the folders of programs, joined by
    /// colons. The process of a page that takes more than `pageMemory` bytes is ended.
    package init(
        scale: Double, profile: String? = nil, path: String? = ProcessInfo.processInfo.environment["PATH"],
        pageMemory: Int = MemoryWatch.limit
    ) throws {
        let folders = (path ?? "/usr/bin").split(separator: ":")
        guard let program = folders.map({ "\($0)/\(Self.program)" }).first(where: { (candidate: String) in access(candidate, X_OK) == 0 })
        else {
            throw EngineError(message: "Web pages need the Debian package \(Self.program), which is not installed.")
        }
        self.scale = scale
        let taken = profile.flatMap(EngineProfile.take)
        self.profile = taken?.folder
        defer { if let taken { close(taken.lock) } }
        let engine = EngineLauncher.engine(behind: program)
        var toEngine: [Int32] = [-1, -1]
        var fromEngine: [Int32] = [-1, -1]
        // A socket: writing to a pipe whose engine has just ended would end the app.
        guard ferry_socket_pair(&toEngine) == 0, ferry_pipe(&fromEngine) == 0 else { throw EngineError(message: "no pipe: \(errno)") }
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { for descriptor in [toEngine[0], fromEngine[1], null] { close(descriptor) } }
        if let taken { ferry_set_inherited(taken.lock, 1) }
        let arguments = EngineLauncher.arguments(scale: scale, profile: taken?.folder)
        var environment = ProcessInfo.processInfo.environment
        // The engine has a clock of its own, which its commands drive.
        environment["LD_PRELOAD"] = nil
        let fonts = environment["FONTCONFIG_FILE"] ?? "/etc/fonts/fonts.conf"
        environment["FONTCONFIG_FILE"] = profile.flatMap { EngineFonts.write(in: $0, system: fonts) } ?? environment["FONTCONFIG_FILE"]
        let streams = (toEngine[0], fromEngine[1], null)
        let (thread, surroundings) = (EngineThread(), environment)
        identifier = thread.start { EngineLauncher.spawn(engine, arguments: arguments, surroundings, streams: streams) }
        input = toEngine[1]
        guard identifier > 0 else {
            close(toEngine[1])
            close(fromEngine[0])
            thread.goOn {}
            throw EngineError(message: "\(engine) did not start: \(-identifier)")
        }
        read(fromEngine[0], on: thread)
        memoryWatch = MemoryWatch(group: identifier, limit: pageMemory)
        watchWindows()
    }

    private func read(_ output: Int32, on thread: EngineThread) {
        thread.goOn { [weak self, inbox, ticks = tickFlag] in
            var splitter = MessageSplitter()
            var buffer = [UInt8](repeating: 0, count: 1 << 18)
            let add: (MessageInbox.Item) -> Void = { item in
                if inbox.add(item) { DispatchQueue.main.async { self?.takeItems() } }
            }
            while true {
                // Time-outs of `poll` are real for a process with a clock on request, too.
                var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
                let needsTicks = ticks.isSet.load(ordering: .relaxed) || inbox.isWaited
                if poll(&wait, 1, needsTicks ? Self.tickInterval : Self.idleInterval) == 0 {
                    if needsTicks { add(.tick) }
                    continue
                }
                let count = Glibc.read(output, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                for piece in splitter.append(Data(buffer[..<count])) {
                    switch piece {
                    case .message(let bytes): add(.message(bytes))
                    case .tooLong(let beginning): add(.tooLong(beginning))
                    }
                }
            }
            close(output)
            add(.end)
        }
    }

    // MARK: Real time

    /// Begins to call `tick` after the engine's next message. > Returns: what `endTicks` takes.
    func beginTicks(_ tick: @escaping () -> Void) -> Int {
        lastTick += 1
        ticks[lastTick] = tick
        tickFlag.isSet.store(true, ordering: .relaxed)
        return lastTick
    }

    func endTicks(_ number: Int) {
        ticks[number] = nil
        tickFlag.isSet.store(!ticks.isEmpty, ordering: .relaxed)
    }

    private func callTicks() { for tick in ticks.sorted(by: { $0.key < $1.key }) { tick.value() } }

    private func takeItems() {
        // Within a wait they are its own.
        guard !isWaiting else { return }
        while let item = inbox.take() { receive(item) }
    }

    private func receive(_ item: MessageInbox.Item) {
        switch item {
        case .message(let bytes): receive(EngineMessage(bytes))
        case .tooLong(let beginning):
            NSLog("WebKit: a message of the web engine was too long and is dropped: %@…", String(decoding: beginning, as: UTF8.self))
            receive(EngineMessage(beginning: beginning))
        case .tick: callTicks()
        case .end: end()
        }
    }

    /// Does what the engine says, and nothing else, until `isDone` or for 10 seconds of real time without a word of it. Within another wait
    /// it returns at once.
    package func wait(until isDone: () -> Bool) {
        guard !isWaiting, !isDone(), !hasEnded else { return }
        isWaiting = true
        var ticks = 0
        inbox.wait { item in
            if case .tick = item { ticks += 1 }
            receive(item)
            return !isDone() && !hasEnded && ticks < Self.longestWait
        }
        isWaiting = false
        DispatchQueue.main.async { [weak self] in self?.takeItems() }
    }

    private func receive(_ message: EngineMessage?) {
        switch message {
        case .reply(let id, let result): receive(id, result)
        case .event(let name, let parameters, let session?): listeners[session]?(name, parameters)
        case .event(let name, let parameters, nil): for listener in browserListeners { listener(name, parameters) }
        case nil: break
        }
    }

    private func receive(_ id: Int, _ result: Result<[String: Any], EngineError>) {
        watch.remove(id)
        (lateActions[id], commands[id]) = (nil, nil)
        replies.removeValue(forKey: id)?(result)
    }

    /// Reports commands whose answers are late, until no command waits.
    private func startWatch() {
        guard watchTimer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(200))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.reportLate() } }
        timer.resume()
        watchTimer = timer
    }

    private func reportLate() {
        for entry in watch.overdue(at: .now, work: memoryWatch?.work ?? .zero) {
            NSLog("WebKit: the web engine has not answered the command %@ (number %ld) in time.", entry.method, entry.id)
            lateActions.removeValue(forKey: entry.id)?()
        }
        guard watch.isEmpty else { return }
        watchTimer?.cancel()
        watchTimer = nil
    }

    /// The pipe has closed: every command that waits fails, and every page is notified.
    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        close(input)
        ferry_kill_group(identifier, SIGKILL)
        var status: Int32 = 0
        waitpid(identifier, &status, 0)
        watchTimer?.cancel()
        memoryWatch = nil
        let (waiting, pages) = (replies, listeners)
        (replies, listeners, browserListeners, lateActions, commands) = ([:], [:], [], [:], [:])
        (turns, exclusive, closing, isExclusive) = ([], [], [:], false)
        for reply in waiting.values { reply(.failure(EngineError(message: "The web engine has ended."))) }
        for page in pages.values { page("Inspector.targetCrashed", [:]) }
    }

    // MARK: Ends in the middle of a frame

    /// A page has ended in the middle of a frame.
    func noteLostFrame() { hasLostFrame = true }

    /// Notes a data store that only this engine has.
    func register(_ context: EngineContext) {
        contexts.removeAll { $0.context == nil }
        contexts.append(WeakContext(context: context))
    }

    /// Whether anything would be lost with the engine.
    private var isInUse: Bool {
        pages.values.contains { $0.page.map { !$0.isClosing } ?? false } || contexts.contains { $0.context != nil }
    }

    /// Ends the engine and waits until it has written what pages keep.
    private func finish() {
        if profile == nil {
            stop()
        } else {
            // What has started the engine kills it two seconds after it was asked to end.
            kill(identifier, SIGTERM)
        }
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        end()
    }

    /// The process of a page has ended: what only it could answer fails.
    func failScripts(of session: String) {
        for id in commands.filter({ $0.value == (session, true) }).keys.sorted() { receive(id, .failure(.pageHasEnded)) }
    }

    /// A page is closed: what it has not answered fails, but not within what closes it.
    func failCommands(of session: String) {
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            for id in commands.filter({ $0.value.session == session }).keys.sorted() { receive(id, .failure(.pageIsClosed)) }
        }
    }

    /// Ends an engine that draws nothing any more.
    package func stopAfterLostFrames() {
        hasStoppedDrawing = true
        stop()
    }

    /// Ends the engine with all its pages.
    package func stop() { ferry_kill_group(identifier, SIGKILL) }

    /// The open page with a target's identifier.
    func page(_ target: String) -> EnginePage? { pages[target]?.page }

    /// Makes a page known by its target until it is replaced by nil.
    func register(_ page: EnginePage?, target: String) { pages[target] = page.map(WeakPage.init) }

    /// Ends a page between two frames: in the middle of one, also of another page, the engine may draw nothing more for a long time.
    /// `atOnce` does not wait, for a page whose own frame has no end.
    func end(_ target: String, session: String?, atOnce: Bool) {
        guard !atOnce else {
            noteLostFrame()
            return send("Target.closeTarget", ["targetId": target])
        }
        exclusive.append { [weak self] done in self?.closeTarget(target, session: session, done) }
        goOn()
    }

    /// The engine answers at once, and closes the page when its scripts let it, at most half a second later; then its session ends.
    private func closeTarget(_ target: String, session: String?, _ done: @escaping () -> Void) {
        guard let session else { return send("Target.closeTarget", ["targetId": target]) { _ in done() } }
        var (turns, number) = (0, 0)
        let finish = { [weak self] in
            guard let self, closing.removeValue(forKey: session) != nil else { return }
            endTicks(number)
            done()
        }
        closing[session] = finish
        number = beginTicks { [weak self] in
            turns += 1
            guard turns == Self.longestClose else { return }
            self?.noteLostFrame()
            finish()
        }
        send("Target.closeTarget", ["targetId": target]) { if case .failure = $0 { finish() } }
    }

    /// A session of a page has ended.
    func noteEnd(of session: String) { closing[session]?() }

    /// Sends a command between two frames; none is drawn until it is answered.
    func sendExclusively(
        _ method: String, _ parameters: [String: Any], session: String? = nil, reply: ((Result<[String: Any], EngineError>) -> Void)? = nil
    ) {
        exclusive.append { [weak self] done in
            self?.send(method, parameters, session: session) {
                done()
                reply?($0)
            }
        }
        goOn()
    }

    /// Draws a page as soon as it may; one that waits already waits once.
    func waitToDraw(_ page: EnginePage, advancesClock: Bool, _ completion: @escaping (Data?) -> Void) {
        guard !turns.contains(where: { $0.page === page }) else { return completion(nil) }
        turns.append((page, advancesClock, completion))
    }

    /// No page is being drawn: does what waits for that, and then draws the next page.
    private func goOn() {
        guard drawing == nil, !isExclusive else { return }
        while exclusive.isEmpty, canDraw, !turns.isEmpty {
            let turn = turns.removeFirst()
            turn.page.step(advancesClock: turn.advancesClock, turn.completion)
        }
        guard drawing == nil, !isExclusive, !exclusive.isEmpty else { return }
        isExclusive = true
        let next = exclusive.removeFirst()
        next { [weak self] in
            self?.isExclusive = false
            self?.goOn()
        }
    }

    func deliver(_ event: String, _ parameters: [String: Any], to session: String) { listeners[session]?(event, parameters) }

    /// Receives the events of a page's session until it is replaced by nil.
    package func listen(_ session: String, _ listener: ((String, [String: Any]) -> Void)?) { listeners[session] = listener }

    /// Receives the events that belong to no page, until the engine ends.
    package func listenToBrowser(_ listener: @escaping (String, [String: Any]) -> Void) { browserListeners.append(listener) }

    /// Sends a command; its result arrives later. An answer that takes longer than `limit` is reported in the log, and `late` runs; the
    /// command goes on waiting. Without a limit it may take as long as it likes.
    package func send(
        _ method: String, _ parameters: [String: Any] = [:], session: String? = nil, limit: Duration? = .seconds(10),
        reply: ((Result<[String: Any], EngineError>) -> Void)? = nil, late: (() -> Void)? = nil
    ) {
        nextID += 1
        guard !hasEnded, let bytes = EngineMessage.command(id: nextID, method, parameters, session: session) else {
            reply?(.failure(EngineError(message: "The command \(method) cannot be sent.")))
            return
        }
        replies[nextID] = reply
        if let session { commands[nextID] = (session, EngineMessage.isScript(method)) }
        lateActions[nextID] = late
        if let limit {
            if late == nil {
                watch.add(nextID, method, deadline: .now + limit)
            } else {
                watch.add(nextID, method, sent: .now, limit: limit, workBefore: memoryWatch?.work ?? .zero)
            }
            startWatch()
        }
        bytes.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count, let base = bytes.baseAddress {
                let count = Glibc.send(input, base + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}

/// Whether anything is called in real time, for the thread that reads.
private final class TickFlag: Sendable {
    let isSet = Atomic(false)
}

private struct WeakPage {
    weak var page: EnginePage?
}

private struct WeakContext {
    weak var context: EngineContext?
}
