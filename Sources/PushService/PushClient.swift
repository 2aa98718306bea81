internal import Glibc

/// Posts one notification, or something else, to a device of this machine, and waits for the answer.
package enum PushClient {
    package struct Failure: Error, Hashable, CustomStringConvertible { package var description: String }

    package struct Response: Sendable {
        package var status: Int
        package var identifier: String
        package var body: String
    }

    /// > Parameters: patience: seconds.
    package static func post(
        to token: String, path: String = "/3/device/", port: Int, _ fields: [(name: String, value: String)], body: [UInt8],
        patience: Double = 10
    ) throws(Failure) -> Response {
        let descriptor = try connect(to: port, patience: patience)
        defer { _ = close(descriptor) }
        do throws(HTTP2Session.Failure) {
            return try exchange(descriptor, path: path + token, port: port, fields, body)
        } catch {
            throw Failure(description: error.description)
        }
    }

    private static func exchange(
        _ descriptor: Int32, path: String, port: Int, _ fields: [(name: String, value: String)], _ body: [UInt8]
    ) throws(HTTP2Session.Failure) -> Response {
        let session = try HTTP2Session(.client, bodyLimit: 16 << 10)
        var response: Response?
        session.onMessage = { _, message in
            response = Response(
                status: message[":status"].flatMap { Int($0) } ?? 0, identifier: message["apns-id"] ?? "",
                body: String(decoding: message.body, as: UTF8.self))
        }
        let own: [(name: String, value: String)] = [
            (":method", "POST"), (":scheme", "http"), (":authority", "127.0.0.1:\(port)"), (":path", path),
            ("content-length", "\(body.count)"),
        ]
        _ = try session.request(own + fields, body: body)
        var space = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            var output = try session.takeOutput()[...]
            while !output.isEmpty {
                let sent = output.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                guard sent > 0 else { throw HTTP2Session.Failure(description: "the device closed the connection") }
                output = output.dropFirst(sent)
            }
            if let response { return response }
            let got = recv(descriptor, &space, space.count, 0)
            guard got > 0 else {
                throw HTTP2Session.Failure(
                    description: got < 0 && errno == EAGAIN ? "the device does not answer" : "the device closed the connection")
            }
            try session.receive(space[..<got])
        }
    }

    private static func connect(to port: Int, patience: Double) throws(Failure) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(description: "socket: \(String(cString: strerror(errno)))") }
        var limit = timeval(tv_sec: Int(patience), tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(INADDR_LOOPBACK).bigEndian)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            let words = String(cString: strerror(errno))
            _ = close(descriptor)
            throw Failure(description: "nothing listens on port \(port): \(words)")
        }
        return descriptor
    }
}
