internal import CCurl
import Foundation

/// Receives a transfer's events. Called on the engine's queue, partly from within libcurl: stop a transfer only later.
protocol TransferClient: AnyObject {
    func transfer(_ transfer: Transfer, didReceive head: ResponseHead)
    func transfer(_ transfer: Transfer, didReceive data: Data)
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
        _ = ferry_curl_set_close(easy) { table, socket in
            guard let table else { return Glibc.close(socket) }
            Unmanaged<SocketTable>.fromOpaque(table).takeUnretainedValue().close(socket)
            return 0
        }
        return easy
    }

    /// libcurl has finished it.
    func finish(_ result: CURLcode) {
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
