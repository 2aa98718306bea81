import Foundation
import HTTP
import Server

/// A server that once cannot accept a connection (no descriptor is left), which is there for it to accept afterwards.
struct AcceptTrial {
    private(set) var mistakes: [String] = []
    private(set) var runs = 0

    mutating func run(arm: (Int) -> Void, disarm: () -> Bool) {
        do {
            var options = HTTPServer.Options()
            options.threads = 2
            let routes = [Route(.get, "/hello", Operation("x", "", answers: [])) { _ in .text(200, "hello") }]
            let server = try HTTPServer(routes, options: options, log: Log(.error, descriptor: open("/dev/null", O_WRONLY)))
            defer { server.stop() }
            for number in 1...4 {
                arm(number)
                let during = (0..<4).map { _ in status(server.port) }
                if disarm() { runs += 1 }
                if during.contains(where: { $0 != "HTTP/1.1 200" }) { mistakes.append("accept \(number): \(during)") }
            }
        } catch {
            mistakes.append("accept: \(error)")
        }
    }

    /// The beginning of the response to a request on a connection of its own; empty if none comes within the time.
    private func status(_ port: UInt16) -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard result == 0 else { return "" }
        let request = Array("GET /hello HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".utf8)
        _ = send(descriptor, request, request.count, Int32(MSG_NOSIGNAL))
        var response = [UInt8](repeating: 0, count: 12)
        let count = recv(descriptor, &response, response.count, Int32(MSG_WAITALL))
        return String(decoding: response.prefix(max(0, count)), as: UTF8.self)
    }
}
