internal import ControlProtocol
internal import DriveProtocol
internal import Foundation
internal import Glibc

/// A client of a device: its requests as they arrive, and answers that wait until it reads them. Never blocks.
///
/// > Isolation: the simulator's main thread.
package final class ControlConnection {
    /// What of the log a client watches.
    enum Watch: Equatable {
        /// Lines of one app, or of all and the device itself.
        case log(app: String?)
        /// What one process prints, until it ends.
        case output(process: Int32)
    }

    private(set) var descriptor: Int32
    var watch: Watch?
    private var lines = DriveLineBuffer()
    /// Bytes that have arrived of a line that has not ended.
    private var unfinished = 0
    private var waiting = Data()
    /// The connection ends once the client has read what waits.
    private var isEnding = false
    /// A client that does not read is cut off here. > Units: bytes.
    private static let mostWaiting = 64 << 20

    init(descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    deinit { close() }

    var isOpen: Bool { descriptor >= 0 }
    var writes: Bool { !waiting.isEmpty }

    /// Reads what has arrived. > Returns: the requests, or why a line is not a request.
    func receive() -> [Result<ControlRequest, ControlFault>] {
        guard isOpen, !isEnding else { return [] }
        var requests: [Result<ControlRequest, ControlFault>] = []
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while isOpen {
            let count = read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { break }
            guard count > 0 else {
                // Half a line of a client that has left is no request.
                close()
                break
            }
            unfinished += count
            do throws(DriveLineError) { try lines.append(Data(bytes[..<count])) } catch { unfinished = .max }
            while let line = lines.next() {
                unfinished -= line.count + 1
                do throws(ControlFault) {
                    requests.append(.success(try ControlLine.request(line)))
                } catch {
                    requests.append(.failure(error))
                }
            }
            guard unfinished <= ControlRequest.longestLine else {
                // Where its next line begins is unknown.
                send(.failed(ControlLine.tooLong))
                isEnding = true
                flush()
                return requests
            }
        }
        return requests
    }

    func send(_ answer: ControlAnswer) {
        guard isOpen, !isEnding, let line = try? ControlLine.data(answer) else { return }
        waiting += line
        flush()
        if waiting.count > Self.mostWaiting { close() }
    }

    /// Writes as much as the client can take.
    func flush() {
        while isOpen, !waiting.isEmpty {
            let count = waiting.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else { return close() }
            waiting = Data(waiting.dropFirst(count))
        }
        if isEnding { close() }
    }

    func close() {
        guard isOpen else { return }
        _ = Glibc.close(descriptor)
        (descriptor, waiting) = (-1, Data())
    }
}
