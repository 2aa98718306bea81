import BenchSupport
import Foundation
import Synchronization

/// Sends requests over connections that stay open, and measures how long each answer takes.
final class LoadGenerator: Sendable {
    private let port: UInt16
    private let heads: [[UInt8]]
    private let connections: Int

    /// - Parameter targets: are sent in turn.
    init(port: UInt16, targets: [String], connections: Int) {
        (self.port, self.connections) = (port, connections)
        heads = targets.map { Array("GET \($0) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8) }
    }

    /// Milliseconds for each request, sorted.
    ///
    /// - Parameter rate: requests a second, each of which is due at its time whether or not earlier ones are answered, and is measured from then;
    ///   nil sends the next one after each answer.
    func run(count: Int, rate: Double?) throws -> [Double] {
        let next = Atomic(0)
        let times = Mutex<[Double]>([])
        let failure = Mutex<BenchmarkFailure?>(nil)
        let start = Self.now + 0.05
        let group = DispatchGroup()
        for _ in 0..<connections {
            group.enter()
            Thread.detachNewThread { [self] in
                defer { group.leave() }
                do {
                    let connection = try Connection(port: port)
                    var own: [Double] = []
                    while case let number = next.wrappingAdd(1, ordering: .relaxed).oldValue, number < count {
                        var due = Self.now
                        if let rate {
                            due = start + Double(number) / rate
                            let wait = due - Self.now
                            if wait > 0 { usleep(UInt32(wait * 1e6)) }
                        }
                        try connection.ask(heads[number % heads.count])
                        own.append((Self.now - due) * 1000)
                    }
                    times.withLock { $0 += own }
                } catch { failure.withLock { $0 = error as? BenchmarkFailure ?? BenchmarkFailure("\(error)") } }
            }
        }
        group.wait()
        if let failure = failure.withLock({ $0 }) { throw failure }
        return times.withLock { $0.sorted() }
    }

    private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

extension [Double] {
    /// Of sorted values.
    func percentile(_ part: Double) -> Double { isEmpty ? 0 : self[Swift.min(count - 1, Int(Double(count) * part))] }
}

/// A connection to a server on this machine.
private final class Connection {
    private let socket: Int32
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(port: UInt16) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: inet_addr("127.0.0.1"))
        let isOpen = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
        }
        guard isOpen else { throw BenchmarkFailure("no connection to port \(port)") }
        var one: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(socket) }

    /// Sends a request and reads its answer, which must have the status 200.
    func ask(_ head: [UInt8]) throws {
        guard send(socket, head, head.count, Int32(MSG_NOSIGNAL)) == head.count else { throw BenchmarkFailure("the connection is closed") }
        var count = 0
        var end: Int?
        while end.map({ count < $0 }) ?? true {
            if count == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
            let piece = buffer.withUnsafeMutableBytes { recv(socket, $0.baseAddress.map { $0 + count }, $0.count - count, 0) }
            guard piece > 0 else { throw BenchmarkFailure("the answer is cut after \(count) bytes") }
            count += piece
            if end == nil { end = try Self.end(of: buffer[..<count]) }
        }
    }

    private static let mark = Array("\r\n\r\n".utf8)
    private static let lengthName = Array("content-length:".utf8)

    /// The length of the whole answer; nil before its head is complete.
    ///
    /// This takes processor time from the server that is measured, so it looks at bytes rather than at strings.
    private static func end(of answer: ArraySlice<UInt8>) throws -> Int? {
        guard let headEnd = answer.firstRange(of: mark)?.upperBound else { return nil }
        let lines = answer[..<headEnd].split(separator: UInt8(ascii: "\n"))
        guard lines.first?.starts(with: Array("HTTP/1.1 200".utf8)) == true,
            let line = lines.first(where: { $0.prefix(lengthName.count).map { $0 | 0x20 }.elementsEqual(lengthName.map { $0 | 0x20 }) }),
            let length = Int(
                String(decoding: line.dropFirst(lengthName.count), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        else { throw BenchmarkFailure("refused: \(String(decoding: answer.prefix(600), as: UTF8.self))") }
        return headEnd + length
    }
}
