internal import CCurl
import Foundation

/// Parameters of a transfer.
struct TransferRequest {
    var url: URL
    var method: String
    /// In the order of sending.
    var fields: [ResponseHead.Field] = []
    var body: BodySource?
    var credential: URLCredential?
    /// Proxies other than those of the process's environment: `host:port` by scheme.
    var proxies: [String: String] = [:]
    /// > Units: bytes per second.
    var limit: (receive: Int64, send: Int64)?
}

/// When the phases of a transfer were completed, in seconds from its start, and its protocol. 0 is a phase that was not needed.
struct TransferTiming: Sendable, Equatable {
    var lookup = 0.0
    var connect = 0.0
    var secure = 0.0
    var sent = 0.0
    var firstByte = 0.0
    var end = 0.0
    var protocolName: String?
    var connectionWasKept = false
    var localAddress: String?
    var localPort: Int?
    var remoteAddress: String?
    var remotePort: Int?
    var headSent: Int64 = 0
    var headReceived: Int64 = 0
    var bodyReceived: Int64 = 0
}

/// The options of one libcurl handle.
struct CurlOptions {
    private let easy: UnsafeMutableRawPointer

    init(_ easy: UnsafeMutableRawPointer) { self.easy = easy }

    func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer) { _ = ferry_curl_set_pointer(easy, option, value) }
    func set(_ option: CURLoption, _ value: Int) { _ = ferry_curl_set_long(easy, option, value) }
    private func set(_ option: CURLoption, _ value: String) { _ = ferry_curl_set_text(easy, option, value) }

    /// Returns the list of fields, which must live as long as the handle.
    func apply(_ order: TransferRequest) -> UnsafeMutablePointer<curl_slist>? {
        set(CURLOPT_URL, order.url.absoluteString)
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_NOPROGRESS, 0)
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        set(CURLOPT_TCP_KEEPALIVE, 1)
        set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        set(CURLOPT_PATH_AS_IS, 1)
        applyMethod(order)
        applyProxy(order)
        if let limit = order.limit {
            _ = ferry_curl_set_offset(easy, CURLOPT_MAX_RECV_SPEED_LARGE, curl_off_t(limit.receive))
            _ = ferry_curl_set_offset(easy, CURLOPT_MAX_SEND_SPEED_LARGE, curl_off_t(limit.send))
            // libcurl checks the limit after every hundred pieces.
            set(CURLOPT_BUFFERSIZE, 1024)
        }
        if let credential = order.credential, let user = credential.user, let password = credential.password {
            set(CURLOPT_HTTPAUTH, ferry_curl_answerable)
            set(CURLOPT_USERNAME, user)
            set(CURLOPT_PASSWORD, password)
        }
        return applyFields(order)
    }

    private func applyMethod(_ order: TransferRequest) {
        if let body = order.body {
            set(CURLOPT_UPLOAD, 1)
            if let length = body.length { _ = ferry_curl_set_offset(easy, CURLOPT_INFILESIZE_LARGE, curl_off_t(length)) }
        } else if order.method == "HEAD" {
            set(CURLOPT_NOBODY, 1)
        } else {
            set(CURLOPT_HTTPGET, 1)
        }
        if order.method != "HEAD" || order.body != nil { set(CURLOPT_CUSTOMREQUEST, order.method) }
    }

    private func applyProxy(_ order: TransferRequest) {
        if let proxy = order.proxies[order.url.scheme ?? ""] { set(CURLOPT_PROXY, proxy) }
        let environment = ProcessInfo.processInfo.environment
        let spared = environment["no_proxy"] ?? environment["NO_PROXY"]
        set(CURLOPT_NOPROXY, (["localhost", "127.0.0.1", "::1"] + [spared].compactMap { $0 }).joined(separator: ","))
    }

    private func applyFields(_ order: TransferRequest) -> UnsafeMutablePointer<curl_slist>? {
        var list: UnsafeMutablePointer<curl_slist>?
        // libcurl would wait a second for permission to send a larger body.
        var lines = ["Expect:"]
        for field in order.fields {
            if field.name.caseInsensitiveCompare("Accept-Encoding") == .orderedSame {
                // With this option, libcurl also decompresses the response.
                set(CURLOPT_ACCEPT_ENCODING, field.value)
                continue
            }
            lines.append(field.value.isEmpty ? field.name + ";" : field.name + ": " + field.value)
        }
        for line in lines { list = curl_slist_append(list, line) ?? list }
        _ = ferry_curl_set_list(easy, CURLOPT_HTTPHEADER, list)
        return list
    }

    // MARK: Results

    var timing: TransferTiming {
        var result = TransferTiming()
        result.lookup = seconds(CURLINFO_NAMELOOKUP_TIME_T)
        result.connect = seconds(CURLINFO_CONNECT_TIME_T)
        result.secure = seconds(CURLINFO_APPCONNECT_TIME_T)
        result.sent = seconds(CURLINFO_PRETRANSFER_TIME_T)
        result.firstByte = seconds(CURLINFO_STARTTRANSFER_TIME_T)
        result.end = seconds(CURLINFO_TOTAL_TIME_T)
        result.connectionWasKept = number(CURLINFO_NUM_CONNECTS) == 0
        result.localAddress = text(CURLINFO_LOCAL_IP)
        result.remoteAddress = text(CURLINFO_PRIMARY_IP)
        result.localPort = result.localAddress.map { _ in number(CURLINFO_LOCAL_PORT) }
        result.remotePort = result.remoteAddress.map { _ in number(CURLINFO_PRIMARY_PORT) }
        result.headSent = Int64(number(CURLINFO_REQUEST_SIZE))
        result.headReceived = Int64(number(CURLINFO_HEADER_SIZE))
        result.bodyReceived = offset(CURLINFO_SIZE_DOWNLOAD_T)
        switch number(CURLINFO_HTTP_VERSION) {
        case Int(CURL_HTTP_VERSION_1_0): result.protocolName = "http/1.0"
        case Int(CURL_HTTP_VERSION_1_1): result.protocolName = "http/1.1"
        case Int(CURL_HTTP_VERSION_2_0): result.protocolName = "h2"
        default: break
        }
        return result
    }

    private func number(_ info: CURLINFO) -> Int {
        var value = 0
        _ = ferry_curl_get_long(easy, info, &value)
        return value
    }

    private func offset(_ info: CURLINFO) -> Int64 {
        var value: curl_off_t = 0
        _ = ferry_curl_get_offset(easy, info, &value)
        return Int64(value)
    }

    private func seconds(_ info: CURLINFO) -> Double { Double(offset(info)) / 1_000_000 }

    private func text(_ info: CURLINFO) -> String? {
        var value: UnsafeMutablePointer<CChar>?
        _ = ferry_curl_get_text(easy, info, &value)
        return value.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
