import CCurl
import JSON
import Synchronization

/// Notifications over HTTP/2, as Apple's push service takes them: `POST /3/device/TOKEN`.
public final class HTTP2PushTransport: PushTransport {
    public struct Failure: Error, CustomStringConvertible, Sendable {
        public let description: String
    }

    private let address: String
    private let certificate: String?
    private let milliseconds: Int
    /// Each notification has a connection of its own.
    private let handle: Mutex<Handle>

    private struct Handle: @unchecked Sendable {
        // Only used under the lock.
        let pointer: UnsafeMutableRawPointer
    }

    /// - Parameters:
    ///   - address: `http://127.0.0.1:2197`, without TLS, or `https://…`.
    ///   - certificate: the file of a certificate to trust.
    ///   - milliseconds: how long to wait for an answer.
    public init(_ address: String, certificate: String? = nil, milliseconds: Int = 10_000) throws(Failure) {
        guard address.hasPrefix("http://") || address.hasPrefix("https://") else {
            throw Failure(description: "'\(address)' is not the address of a push service")
        }
        guard curl_global_init(3) == CURLE_OK, let pointer = curl_easy_init() else {
            throw Failure(description: "libcurl does not start")
        }
        self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
        (self.certificate, self.milliseconds) = (certificate, milliseconds)
        handle = Mutex(Handle(pointer: pointer))
    }

    deinit { handle.withLock { curl_easy_cleanup($0.pointer) } }

    public func send(_ payload: [UInt8], token: String, topic: String) throws -> PushAnswer {
        var headers: UnsafeMutablePointer<curl_slist>?
        for line in ["content-type: application/json", "apns-push-type: alert", topic.isEmpty ? nil : "apns-topic: \(topic)"].compactMap(
            \.self)
        {
            headers = curl_slist_append(headers, line)
        }
        defer { curl_slist_free_all(headers) }
        let list = Headers(pointer: headers)
        let (url, certificate, milliseconds) = ("\(address)/3/device/\(token)", certificate, milliseconds)
        let (code, status, body) = handle.withLock { handle in
            var (text, status) = (services_curl_text(), 0)
            let code = services_curl_post(
                handle.pointer, url, list.pointer, payload, payload.count, certificate, milliseconds, &text, &status)
            return (code, status, withUnsafeBytes(of: &text.bytes) { Array($0.prefix(text.count)) })
        }
        guard code == CURLE_OK else {
            throw Failure(description: "\(url.prefix(address.utf8.count + 20))…: \(String(cString: curl_easy_strerror(code)))")
        }
        return PushAnswer(status: status, reason: (try? JSON.parse(body))?["reason"]?.string ?? "")
    }

    private struct Headers: @unchecked Sendable {
        // Not changed while it is sent.
        let pointer: UnsafeMutablePointer<curl_slist>?
    }
}
