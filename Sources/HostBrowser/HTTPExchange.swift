import CWebSockets
import Foundation

/// One HTTP request and its response. > Isolation: the server's thread, during the callback.
struct HTTPExchange {
    let connection: OpaquePointer
    /// Maximum length of a value that is read; the token has 32 bytes, a host name at most 253.
    private static let valueLimit = 512

    var isUpload: Bool { lws_hdr_total_length(connection, WSI_TOKEN_GET_URI) == 0 }
    var host: String? { header(WSI_TOKEN_HOST) }
    var origin: String? { header(WSI_TOKEN_ORIGIN) }

    var token: String? {
        var buffer = [CChar](repeating: 0, count: Self.valueLimit)
        guard let value = lws_get_urlarg_by_name(connection, "token=", &buffer, Int32(buffer.count)) else { return nil }
        return String(cString: value)
    }

    private func header(_ name: lws_token_indexes) -> String? {
        var buffer = [CChar](repeating: 0, count: Self.valueLimit)
        let length = lws_hdr_copy(connection, &buffer, Int32(buffer.count), name)
        guard length > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Responds with one line of text.
    func answer(_ status: UInt32, _ text: String) -> Int32 {
        send(status: status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8), policy: "default-src 'none'")
    }

    func answer(page: BrowserPage) -> Int32 {
        send(status: 200, type: "text/html; charset=utf-8", body: page.html, policy: page.contentSecurityPolicy)
    }

    private func send(status: UInt32, type: String, body: [UInt8], policy: String) -> Int32 {
        let headroom = Int(FerryWriteHeadroom)
        var head = [UInt8](repeating: 0, count: headroom + 2048)
        let headers = [
            ("Content-Security-Policy:", policy), ("Cache-Control:", "no-store"), ("Referrer-Policy:", "no-referrer"),
            ("X-Content-Type-Options:", "nosniff"), ("Cross-Origin-Resource-Policy:", "same-origin"),
        ]
        let isWritten = head.withUnsafeMutableBufferPointer { buffer -> Bool in
            guard let base = buffer.baseAddress else { return false }
            let start = base + headroom
            let end = base + buffer.count
            var position: UnsafeMutablePointer<UInt8>? = start
            guard lws_add_http_common_headers(connection, status, type, lws_filepos_t(body.count), &position, end) == 0 else {
                return false
            }
            for (name, value) in headers {
                guard lws_add_http_header_by_name(connection, name, value, Int32(value.utf8.count), &position, end) == 0 else {
                    return false
                }
            }
            return lws_finalize_write_http_header(connection, start, &position, end) == 0
        }
        guard isWritten else { return -1 }
        var message = [UInt8](repeating: 0, count: headroom) + body
        let written = message.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { lws_write(connection, $0 + headroom, body.count, LWS_WRITE_HTTP_FINAL) } ?? -1
        }
        guard written >= body.count else { return -1 }
        return lws_http_transaction_completed(connection) == 0 ? 0 : -1
    }
}
