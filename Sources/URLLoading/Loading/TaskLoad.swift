import Foundation
import FoundationNetworking

/// The work of one task from its first `resume` to its last call: loaders, redirects, challenges, and the cache.
///
/// > Isolation: the session's queue, unless said otherwise.
final class TaskLoad: @unchecked Sendable {
    /// Destination of received data.
    enum Output {
        case delegate
        case data((Data?, URLResponse?, (any Error)?) -> Void)
        case file((URL?, URLResponse?, (any Error)?) -> Void)
        case bytes(ByteBuffer)
    }

    /// Reasons to pause loading.
    struct Holds: OptionSet {
        var rawValue: Int
        static let suspended = Holds(rawValue: 1)
        static let decision = Holds(rawValue: 2)
        static let backlog = Holds(rawValue: 4)
    }

    /// Replaced when a data task becomes a download.
    var task: URLSessionTask
    let session: URLSession
    let output: Output
    let body: UploadBody
    let calls: CallQueue
    var request: URLRequest
    var loader: (any Loader)?
    var exchanges: [Exchange] = []
    var redirects = 0
    private let made = Date()

    var holds: Holds = []
    /// One may lead to the next: a redirect that is not followed is a response.
    private var decisions = 0
    /// The loader's completion, while a decision is pending.
    var pendingEnd: (() -> Void)?
    var isOver = false

    // Authentication.
    var failures = 0
    var credential: URLCredential?

    // The cache.
    var kept: CachedURLResponse?
    var isConfirmed = false
    var storable: (response: HTTPURLResponse, data: Data)?

    // Received data.
    let inbox = Inbox()
    var collected = Data()
    var download: DownloadFile?
    var resume: ResumeData?
    var reports = ProgressReports()

    // Timeouts.
    private var timer: DispatchSourceTimer?
    private var lastSign = DispatchTime.now()
    private var deadline: DispatchTime?
    private var pause: DispatchSourceTimer?
    private var tries = 0

    init(_ task: URLSessionTask, in session: URLSession, output: Output, body: UploadBody, resume: ResumeData? = nil) {
        (self.task, self.session, self.output, self.body, self.resume) = (task, session, output, body, resume)
        request = task.originalRequest ?? URLRequest(url: URL(fileURLWithPath: "/"))
        calls = CallQueue(session.delegateQueue)
    }

    var queue: DispatchQueue { session.queue }

    /// The delegate for a task: its own, else the session's.
    var delegate: (any URLSessionTaskDelegate)? { task.delegate ?? session.delegate as? any URLSessionTaskDelegate }

    // MARK: Start

    func begin() {
        let seconds = session.frozen.timeoutIntervalForResource
        deadline = seconds.isFinite && seconds < 1e9 ? .now() + seconds : nil
        guard let date = task.earliestBeginDate, date > Date() else { return load(request) }
        wait(date.timeIntervalSinceNow) { [weak self] in self?.beginDelayed() }
    }

    private func beginDelayed() {
        guard let delegate else { return load(request) }
        ask { [session, task, request] answer in
            delegate.urlSession(session, task: task, willBeginDelayedRequest: request) { answer(($0, $1)) }
        } then: { load, decision in
            switch decision.0 {
            case .continueLoading: load.load(load.request)
            case .useNewRequest: load.load(decision.1 ?? load.request)
            case .cancel: load.fail(.cancelled)
            }
        }
    }

    /// Starts a request: the first one, a redirect's, or the same with a credential.
    func load(_ request: URLRequest) {
        guard !isOver else { return }
        self.request = request
        task.note { $0.currentRequest = request }
        sign()
        exchanges.append(Exchange(request: request, response: nil, start: Date()))
        guard let url = request.url, let scheme = url.scheme?.lowercased(), !scheme.isEmpty else { return fail(.unsupportedURL) }
        if let kind = ProtocolLoader.kind(for: request, among: session.protocolClasses) {
            let known = isCached ? session.frozen.urlCache?.cachedResponse(for: request) : nil
            return start(ProtocolLoader(kind, request, cached: known, task: task, on: queue, client: self))
        }
        if LocalLoader.canLoad(url) { return start(LocalLoader(url, on: queue, client: self)) }
        guard ["http", "https"].contains(scheme) else { return fail(.unsupportedURL) }
        guard url.host?.isEmpty == false else { return fail(.badURL) }
        guard let extra = consultCache() else { return }
        do {
            let source = try body.open(request) { [weak self] in self?.renewedStream() }
            task.note { $0.bytesExpectedToSend = source?.length ?? (source == nil ? 0 : NSURLSessionTransferSizeUnknown) }
            start(networkLoader(of: request, extra: extra, source))
        } catch {
            fail(.cannotOpenFile, reason: error)
        }
    }

    /// Loads over the network, unless a file or a fault answers instead.
    private func networkLoader(of request: URLRequest, extra: [String: String], _ source: (any BodySource)?) -> any Loader {
        func loader(client: any LoaderClient) -> HTTPLoader {
            HTTPLoader(request, extra: extra, body: source, credential: credential, in: session, client: client)
        }
        guard let script = session.script else { return loader(client: self) }
        if let scripted = script.loader(of: request, source, in: session, client: self) { return scripted }
        let fields = RequestFields.of(request, session.frozen, extra: extra, hasBody: source != nil)
        let digest = script.recordedDigest(source)
        guard let recorder = script.recorder(of: request, fields: fields, digest: digest, client: self) else { return loader(client: self) }
        recorder.load(with: loader(client: recorder))
        return recorder
    }

    func start(_ loader: any Loader) {
        self.loader = loader
        if !holds.isEmpty { loader.hold() }
        loader.start()
    }

    private func renewedStream() -> InputStream? {
        guard case .stream = body, let delegate else { return nil }
        // libcurl waits for the result; a new stream is requested only together with a request.
        let answer = DispatchSemaphore(value: 0)
        // Written before the signal, read after a successful wait; after a timeout it is not read.
        nonisolated(unsafe) var stream: InputStream?
        calls.add { [session, task] in
            delegate.urlSession(
                session, task: task,
                needNewBodyStream: {
                    stream = $0
                    answer.signal()
                })
        }
        return answer.wait(timeout: .now() + session.frozen.timeoutIntervalForRequest) == .success ? stream : nil
    }

    // MARK: Holds and timeouts

    func hold(_ why: Holds) {
        let wasFree = holds.isEmpty
        if why == .decision { decisions += 1 }
        holds.insert(why)
        if wasFree { loader?.hold() }
    }

    func letGo(_ why: Holds) {
        guard holds.contains(why) else { return }
        if why == .decision {
            decisions -= 1
            guard decisions == 0 else { return }
        }
        holds.remove(why)
        guard holds.isEmpty else { return }
        sign()
        loader?.letGo()
        if let end = pendingEnd {
            pendingEnd = nil
            end()
        }
    }

    /// Something was sent or received: restarts the timeout.
    func sign() {
        lastSign = .now()
        if timer == nil { check() }
    }

    private var patience: TimeInterval {
        let own = request.timeoutInterval
        return own != 60 ? own : session.frozen.timeoutIntervalForRequest
    }

    private func check() {
        timer?.cancel()
        timer = nil
        guard !isOver else { return }
        let now = DispatchTime.now()
        if let deadline, now >= deadline { return fail(.timedOut) }
        let isWaiting = holds.contains(.suspended) || holds.contains(.decision) || pause != nil
        let end = (isWaiting ? now : lastSign) + patience
        if now >= end { return fail(.timedOut) }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { [weak self] in self?.check() }
        timer.schedule(deadline: deadline.map { min($0, end) } ?? end)
        timer.resume()
        self.timer = timer
    }

    private func wait(_ seconds: TimeInterval, then body: @escaping () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.setEventHandler { [weak self] in
            self?.pause = nil
            body()
        }
        timer.schedule(deadline: .now() + seconds)
        timer.resume()
        pause = timer
        sign()
    }

    /// Retries later if the app prefers waiting to failing. False otherwise.
    func waitsForConnectivity(after error: any Error) -> Bool {
        guard session.frozen.waitsForConnectivity, let code = (error as? URLError)?.code, task.response == nil else { return false }
        guard [.notConnectedToInternet, .cannotFindHost, .cannotConnectToHost].contains(code), body.canRepeat else { return false }
        tries += 1
        loader = nil
        if tries == 1, let delegate {
            calls.add { [session, task] in delegate.urlSession(session, taskIsWaitingForConnectivity: task) }
        }
        wait(min(30, pow(2, Double(min(tries, 5) - 1)))) { [weak self] in
            guard let self else { return }
            load(request)
        }
        return true
    }

    // MARK: Delegate decisions

    /// Pauses the task, runs `question` on the delegate's queue, and continues with its result on the session's.
    func ask<Answer>(_ question: @escaping (@escaping @Sendable (Answer) -> Void) -> Void, then goOn: @escaping (TaskLoad, Answer) -> Void)
    {
        hold(.decision)
        // Passed through the delegate's queue to the session's, and called there.
        nonisolated(unsafe) let goOn = goOn
        calls.add { [self] in
            question { answer in
                // The delegate gives it up with this call.
                nonisolated(unsafe) let answer = answer
                self.queue.async {
                    guard !self.isOver else { return }
                    goOn(self, answer)
                    self.letGo(.decision)
                }
            }
        }
    }

    // MARK: Completion

    func fail(_ code: URLError.Code, reason: (any Error)? = nil) {
        end(with: TransferFailure.error(code, url: request.url, resumeData: unfinished()?.encoded(), reason: reason))
    }

    /// The last step: nothing is called after it.
    func end(with error: (any Error)?) {
        guard !isOver else { return }
        isOver = true
        timer?.cancel()
        pause?.cancel()
        (timer, pause, pendingEnd) = (nil, nil, nil)
        loader?.stop()
        loader = nil
        if error == nil { storeInCache() } else { storable = nil }
        let metrics = URLSessionTaskMetrics(
            transactions: exchanges.map(URLSessionTaskTransactionMetrics.init), interval: DateInterval(start: made, end: max(made, Date())),
            redirects: redirects)
        deliverEnd(error, metrics)
    }
}
