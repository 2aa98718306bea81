import Foundation
import Testing

/// A raw TCP connection to the server that sends arbitrary bytes, well-formed or not.
final class RawConnection {
    private let descriptor: Int32

    init(port: Int, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try #require(descriptor >= 0)
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        // The connection itself may also fail, if the server accepts no more.
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        try #require(result == 0)
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Reads exactly `count` bytes, fewer when the other side closes.
    func receive(_ count: Int) -> [UInt8] {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while received.count < count {
            let length = recv(descriptor, &buffer, min(buffer.count, count - received.count), 0)
            guard length > 0 else { break }
            received += buffer.prefix(length)
        }
        return received
    }

    /// Whether the other side closes the connection without another byte, instead of leaving it open.
    func isEnded() -> Bool {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, 0)
        return count == 0 || count < 0 && errno == ECONNRESET
    }

    /// Everything up to the empty line of an HTTP response.
    func receiveHead() -> String {
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
            let byte = receive(1)
            guard !byte.isEmpty else { break }
            head += byte
        }
        return String(decoding: head, as: UTF8.self)
    }

    // MARK: WebSocket

    static func upgrade(port: Int, token: String, origin: String?, host: String? = nil) -> String {
        let host = host ?? "127.0.0.1:\(port)"
        let origin = origin.map { "Origin: \($0)\r\n" } ?? ""
        return "GET /viewer?token=\(token) HTTP/1.1\r\nHost: \(host)\r\n\(origin)Upgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: ferry\r\n\r\n"
    }

    /// One frame as a client sends it, masked with zeros.
    func sendFrame(opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) {
        var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
        switch payload.count {
        case ..<126: frame.append(0x80 | UInt8(payload.count))
        case ..<65536: frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: frame += [0x80 | 127] + (0..<8).map { UInt8(payload.count >> ((7 - $0) * 8) & 0xFF) }
        }
        send(frame + [0, 0, 0, 0] + payload)
    }

    /// The next frame from the server; nil at the end of the connection.
    func receiveFrame() -> (opcode: UInt8, payload: [UInt8])? {
        let head = receive(2)
        guard head.count == 2 else { return nil }
        var length = Int(head[1] & 0x7F)
        if length >= 126 { length = receive(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
        return (head[0] & 0x0F, receive(length))
    }

    /// The code and reason of the close frame, skipping the frames before it.
    func receiveClose() -> (code: Int, reason: String)? {
        while let frame = receiveFrame() {
            guard frame.opcode == 8 else { continue }
            guard frame.payload.count >= 2 else { return (0, "") }
            return (Int(frame.payload[0]) << 8 | Int(frame.payload[1]), String(decoding: frame.payload.dropFirst(2), as: UTF8.self))
        }
        return nil
    }
}
