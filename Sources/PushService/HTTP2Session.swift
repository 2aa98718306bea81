internal import CNGHTTP2
internal import Glibc

/// One end of an HTTP/2 connection as bytes in and bytes out; who carries them is another matter.
///
/// > Isolation: one thread at a time.
final class HTTP2Session {
    enum Role { case server, client }

    /// What came on a stream, whole.
    struct Message {
        var fields: [(name: String, value: String)] = []
        /// At most `bodyLimit` bytes of it.
        var body: [UInt8] = []
        /// > Units: bytes.
        var bodyCount = 0

        subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
    }

    struct Failure: Error, Hashable, CustomStringConvertible { var description: String }

    /// Called with every message that came whole.
    var onMessage: ((Int32, Message) -> Void)?
    private(set) var closedStreams = 0

    private var session: OpaquePointer?
    private var incoming: [Int32: Message] = [:]
    private var outgoing: [Int32: ArraySlice<UInt8>] = [:]
    private let bodyLimit: Int

    /// > Units: bytes; streams at a time.
    private static let fieldLimit = 16 << 10
    private static let streamLimit: UInt32 = 100

    init(_ role: Role, bodyLimit: Int) throws(Failure) {
        self.bodyLimit = bodyLimit
        var callbacks: OpaquePointer?
        guard nghttp2_session_callbacks_new(&callbacks) == 0 else { throw Failure(description: "no memory for a connection") }
        defer { nghttp2_session_callbacks_del(callbacks) }
        nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { _, frame, data in
            guard let frame, let session = HTTP2Session.from(data) else { return 0 }
            session.incoming[frame.pointee.hd.stream_id] = Message()
            return 0
        }
        nghttp2_session_callbacks_set_on_header_callback(callbacks) { _, frame, name, nameCount, value, valueCount, _, data in
            guard let frame, let name, let value, let session = HTTP2Session.from(data) else { return 0 }
            return session.takeField(
                frame.pointee.hd.stream_id, UnsafeBufferPointer(start: name, count: nameCount),
                UnsafeBufferPointer(start: value, count: valueCount))
        }
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { _, _, stream, bytes, count, data in
            guard let bytes, let session = HTTP2Session.from(data) else { return 0 }
            session.takeBody(stream, UnsafeBufferPointer(start: bytes, count: count))
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, data in
            guard let frame, let session = HTTP2Session.from(data) else { return 0 }
            if UInt32(frame.pointee.hd.flags) & NGHTTP2_FLAG_END_STREAM.rawValue != 0 { session.finish(frame.pointee.hd.stream_id) }
            return 0
        }
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, _, data in
            guard let session = HTTP2Session.from(data) else { return 0 }
            session.incoming[stream] = nil
            session.outgoing[stream] = nil
            session.closedStreams += 1
            return 0
        }
        let own = Unmanaged.passUnretained(self).toOpaque()
        let result =
            role == .server
            ? nghttp2_session_server_new(&session, callbacks, own) : nghttp2_session_client_new(&session, callbacks, own)
        guard result == 0 else { throw Failure(description: "no memory for a connection") }
        var settings = [
            nghttp2_settings_entry(settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue), value: Self.streamLimit),
            nghttp2_settings_entry(settings_id: Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue), value: UInt32(Self.fieldLimit)),
        ]
        if role == .client { settings.append(nghttp2_settings_entry(settings_id: Int32(NGHTTP2_SETTINGS_ENABLE_PUSH.rawValue), value: 0)) }
        _ = nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), settings, settings.count)
    }

    deinit { nghttp2_session_del(session) }

    private static func from(_ data: UnsafeMutableRawPointer?) -> HTTP2Session? {
        data.map { Unmanaged<HTTP2Session>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: In

    /// After an error the connection is of no more use.
    func receive(_ bytes: ArraySlice<UInt8>) throws(Failure) {
        let taken = bytes.withUnsafeBufferPointer { nghttp2_session_mem_recv(session, $0.baseAddress, $0.count) }
        guard taken >= 0 else { throw Failure(description: String(cString: nghttp2_strerror(Int32(taken)))) }
    }

    private func takeField(_ stream: Int32, _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Int32 {
        guard var message = incoming[stream] else { return 0 }
        message.fields.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
        incoming[stream] = message
        let size = message.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 }
        return size <= Self.fieldLimit ? 0 : NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
    }

    private func takeBody(_ stream: Int32, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard let space = incoming[stream].map({ max(0, bodyLimit - $0.body.count) }) else { return }
        incoming[stream]?.body.append(contentsOf: bytes.prefix(space))
        incoming[stream]?.bodyCount += bytes.count
    }

    private func finish(_ stream: Int32) {
        guard let message = incoming.removeValue(forKey: stream) else { return }
        onMessage?(stream, message)
    }

    // MARK: Out

    /// What is to be sent now.
    func takeOutput() throws(Failure) -> [UInt8] {
        var output: [UInt8] = []
        while true {
            var start: UnsafePointer<UInt8>?
            let count = nghttp2_session_mem_send(session, &start)
            guard count >= 0 else { throw Failure(description: String(cString: nghttp2_strerror(Int32(count)))) }
            guard count > 0, let start else { return output }
            output.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
        }
    }

    /// Neither end has anything more to say.
    var isOver: Bool { nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0 }

    func respond(to stream: Int32, _ fields: [(name: String, value: String)], body: [UInt8]) {
        outgoing[stream] = body[...]
        Self.withFields(fields) { list in
            var source = Self.source
            if body.isEmpty {
                _ = nghttp2_submit_response(session, stream, list.baseAddress, list.count, nil)
            } else {
                _ = nghttp2_submit_response(session, stream, list.baseAddress, list.count, &source)
            }
        }
    }

    /// The number of the request's stream.
    func request(_ fields: [(name: String, value: String)], body: [UInt8]) throws(Failure) -> Int32 {
        let stream = Self.withFields(fields) { list in
            var source = Self.source
            return nghttp2_submit_request(session, nil, list.baseAddress, list.count, &source, nil)
        }
        guard stream > 0 else { throw Failure(description: String(cString: nghttp2_strerror(stream))) }
        outgoing[stream] = body[...]
        return stream
    }

    func goAway() { _ = nghttp2_session_terminate_session(session, NGHTTP2_NO_ERROR.rawValue) }

    private static var source: nghttp2_data_provider {
        var source = nghttp2_data_provider()
        source.read_callback = { _, stream, space, length, flags, _, data in
            guard let session = HTTP2Session.from(data), let space, let flags, let rest = session.outgoing[stream] else {
                return Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)
            }
            let part = rest.prefix(length)
            _ = UnsafeMutableBufferPointer(start: space, count: length).update(fromContentsOf: part)
            session.outgoing[stream] = rest.dropFirst(part.count)
            if part.count == rest.count { flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
            return part.count
        }
        return source
    }

    private static func withFields<Result>(
        _ fields: [(name: String, value: String)], _ body: (UnsafeBufferPointer<nghttp2_nv>) -> Result
    ) -> Result {
        // The library copies what it is given.
        var text = fields.flatMap { Array($0.name.utf8) + Array($0.value.utf8) }
        return text.withUnsafeMutableBufferPointer { text in
            var offset = 0
            func take(_ part: String) -> UnsafeMutablePointer<UInt8>? {
                defer { offset += part.utf8.count }
                return text.baseAddress.map { $0 + offset }
            }
            let list = fields.map { field in
                nghttp2_nv(
                    name: take(field.name), value: take(field.value), namelen: field.name.utf8.count, valuelen: field.value.utf8.count,
                    flags: 0)
            }
            return list.withUnsafeBufferPointer(body)
        }
    }
}
