internal import CCurl
internal import CX509
import Foundation

/// Receives a transfer's events. Called on the engine's queue, partly from within libcurl: stop a transfer only later.
protocol TransferClient: AnyObject {
    func transfer(_ transfer: Transfer, didReceive head: ResponseHead)
    func transfer(_ transfer: Transfer, didReceive data: Data)
    /// The server's certificates, before anything is sent. The transfer waits for `answer(isTrusted:)`.
    func transfer(_ transfer: Transfer, didReceive trust: SecTrust)
    /// - Parameter sent: bytes of the body sent so far.
    func transfer(_ transfer: Transfer, didSend sent: Int64)
    /// Called once, as the last event.
    func transfer(_ transfer: Transfer, didEndWith error: URLError?, timing: TransferTiming)
}

/// One HTTP request and its response, without redirects, cookies or cache.
final class Transfer: @unchecked Sendable {
    let order: TransferRequest
    private weak var client: TransferClient?
    private var engine: TransferEngine?
    private(set) var easy: UnsafeMutableRawPointer?
    private var headerList: UnsafeMutablePointer<curl_slist>?
    private var head = ResponseHead()
    private var headIsComplete = false
    private var headIsTooLarge = false
    /// The refusal that libcurl answers with the credential, until the answer to that has a head.
    private var refusal: ResponseHead?
    private var sent: Int64 = 0
    private var bodyIsUnreadable = false
    private var isHeld = false
    private var isHeldByCurl = false
    private var handshake = Handshake()
    /// The connection failed because its certificates were not accepted, or not yet.
    private var isBrokenOff = false
    /// While the delegate is asked after the connection was broken off.
    private var idleEngine: TransferEngine?
    private var isStopped = false

    init(_ order: TransferRequest, client: TransferClient) { (self.order, self.client) = (order, client) }

    deinit { dispose() }

    /// While held, no bytes of the response are delivered, and eventually the server is throttled.
    func hold() { isHeld = true }

    func letGo() {
        guard isHeld else { return }
        isHeld = false
        guard isHeldByCurl, let easy else { return }
        isHeldByCurl = false
        curl_easy_pause(easy, Int32(CURLPAUSE_CONT))
    }

    // MARK: For the engine

    func prepare(engine: TransferEngine) -> UnsafeMutableRawPointer? {
        guard let easy = curl_easy_init() else { return nil }
        (self.easy, self.engine) = (easy, engine)
        let options = CurlOptions(easy)
        headerList = options.apply(order)
        let this = Unmanaged.passUnretained(self).toOpaque()
        options.set(CURLOPT_HEADERDATA, this)
        options.set(CURLOPT_WRITEDATA, this)
        options.set(CURLOPT_READDATA, this)
        options.set(CURLOPT_SEEKDATA, this)
        options.set(CURLOPT_XFERINFODATA, this)
        options.set(CURLOPT_CLOSESOCKETDATA, Unmanaged.passUnretained(engine.sockets).toOpaque())
        _ = ferry_curl_set_stream(easy, CURLOPT_HEADERFUNCTION) { Transfer.of($3)?.takeHead($0, $1 * $2) ?? 0 }
        _ = ferry_curl_set_stream(easy, CURLOPT_WRITEFUNCTION) { Transfer.of($3)?.takeBody($0, $1 * $2) ?? 0 }
        _ = ferry_curl_set_stream(easy, CURLOPT_READFUNCTION) { Transfer.of($3)?.giveBody($0, $1 * $2) ?? Int(CURL_READFUNC_ABORT) }
        _ = ferry_curl_set_seek(easy) { transfer, offset, origin in
            guard origin == SEEK_SET, let source = Transfer.of(transfer)?.order.body else { return Int32(CURL_SEEKFUNC_CANTSEEK) }
            return Int32(source.seek(to: Int64(offset)) ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL)
        }
        _ = ferry_curl_set_progress(easy) { transfer, _, _, _, sent in
            Transfer.of(transfer)?.noteSent(Int64(sent))
            return 0
        }
        options.set(CURLOPT_SSL_CTX_DATA, this)
        let judges = ferry_curl_set_tls(easy) { _, tls, transfer in
            ferry_tls_ask(tls, { Transfer.of($0)?.judge($1, $2) ?? 0 }, transfer) == 0 ? CURLE_OK : CURLE_OUT_OF_MEMORY
        }
        // `Handshake` judges the host, too. A libcurl over another library than OpenSSL judges both.
        if judges == CURLE_OK { options.set(CURLOPT_SSL_VERIFYHOST, 0) }
        _ = ferry_curl_set_close(easy) { table, socket in
            guard let table else { return Glibc.close(socket) }
            Unmanaged<SocketTable>.fromOpaque(table).takeUnretainedValue().close(socket)
            return 0
        }
        return easy
    }

    /// libcurl has finished it.
    func finish(_ result: CURLcode) {
        if isBrokenOff, let engine {
            dispose()
            idleEngine = engine
            return goOn(in: engine)
        }
        let timing = easy.map { CurlOptions($0).timing } ?? TransferTiming()
        if result == CURLE_OK {
            if let refusal { deliver(refusal) }
            noteSent(sent)
        }
        let error = result == CURLE_OK ? nil : error(for: result)
        dispose()
        client?.transfer(self, didEndWith: error, timing: timing)
    }

    /// For a transfer that could not start.
    func end(with error: URLError) {
        dispose()
        client?.transfer(self, didEndWith: error, timing: TransferTiming())
    }

    func dispose() {
        if let easy { curl_easy_cleanup(easy) }
        curl_slist_free_all(headerList)
        (easy, headerList, engine) = (nil, nil, nil)
    }

    // MARK: libcurl callbacks

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> Transfer? {
        pointer.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: Certificates

    /// > Returns: 1 for a handshake that goes on, 0 for one that is broken off.
    private func judge(_ chain: UnsafePointer<OpaquePointer?>?, _ count: Int) -> Int32 {
        let certificates = UnsafeBufferPointer(start: chain, count: count).compactMap { $0.flatMap(SecCertificate.init(copying:)) }
        guard let host = order.url.host, certificates.count == count else { return 0 }
        let known = engine?.accepted[origin]
        var step = handshake.judge(certificates, host: host, known: known)
        if case .ask(let trust) = step {
            client?.transfer(self, didReceive: trust)
            // It may have been answered at once.
            if !handshake.isWaiting { step = handshake.judge(certificates, host: host, known: known) }
        }
        isBrokenOff = step != .accept
        return isBrokenOff ? 0 : 1
    }

    private var origin: String { "\(order.url.host ?? ""):\(order.url.port ?? 443)" }

    /// The answer to `transfer(_:didReceive:)` with a trust. > Isolation: the engine's queue.
    func answer(isTrusted: Bool) {
        handshake.answer(isTrusted: isTrusted)
        if let accepted = handshake.accepted { (engine ?? idleEngine)?.accepted[origin] = accepted }
        // Otherwise libcurl has not ended the handshake that was broken off.
        if let idleEngine { goOn(in: idleEngine) }
    }

    /// After a handshake that was broken off: with the answer, again or to the end.
    private func goOn(in engine: TransferEngine) {
        guard !isStopped, !handshake.isWaiting else { return }
        (idleEngine, isBrokenOff) = (nil, false)
        if handshake.accepted == nil { return end(with: URLError(handshake.failure ?? .secureConnectionFailed)) }
        engine.start(self)
    }

    /// The client is not called afterwards.
    func stop() { (isStopped, idleEngine) = (true, nil) }

    private func takeHead(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        // Lines after the body are not part of the head.
        guard !headIsComplete, let bytes else { return count }
        switch head.take(UnsafeRawBufferPointer(start: bytes, count: count)) {
        case .incomplete: return count
        case .tooLarge:
            headIsTooLarge = true
            return 0
        case .complete:
            // A credential is sent once the server's scheme is known: libcurl answers the first refusal itself, in the same transfer.
            if head.status == 401, order.credential != nil, refusal == nil,
                AuthenticationScheme.strongest(in: head["WWW-Authenticate"] ?? "") != nil
            {
                (refusal, head) = (head, ResponseHead())
            } else {
                deliver(head)
            }
            return count
        }
    }

    private func deliver(_ head: ResponseHead) {
        (headIsComplete, refusal) = (true, nil)
        client?.transfer(self, didReceive: head)
    }

    private func takeBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        guard let bytes, count > 0 else { return count }
        // libcurl skips the body of a refusal that it answers; this one it could not answer.
        if let refusal { deliver(refusal) }
        if isHeld {
            isHeldByCurl = true
            return Int(CURL_WRITEFUNC_PAUSE)
        }
        client?.transfer(self, didReceive: Data(bytes: bytes, count: count))
        return count
    }

    private func giveBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        guard let bytes, let body = order.body else { return 0 }
        guard let given = body.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: count)) else {
            bodyIsUnreadable = true
            return Int(CURL_READFUNC_ABORT)
        }
        return given
    }

    private func noteSent(_ now: Int64) {
        guard now > sent else { return }
        sent = now
        client?.transfer(self, didSend: now)
    }

    private func error(for result: CURLcode) -> URLError {
        if headIsTooLarge { return URLError(.dataLengthExceedsMaximum) }
        if bodyIsUnreadable { return URLError(.cannotOpenFile) }
        var system = 0
        if let easy { _ = ferry_curl_get_long(easy, CURLINFO_OS_ERRNO, &system) }
        return URLError(TransferFailure.code(of: result, system: Int32(truncatingIfNeeded: system), headIsComplete: headIsComplete))
    }
}
