import DeviceRequests
import DriveClient
import DriveProtocol
import Foundation
import TestTrace

/// A simulator that does what it is asked in lines of JSON.
final class DrivenSimulator {
    let log = ProcessLog()
    private var connection: SimulatorConnection
    private var snapshots = SimulatorSnapshots()
    /// What it writes besides answers. Those that go on from a snapshot write there, too.
    private let messages = Pipe()
    /// An image that the simulator may use again.
    private var lastPixels: UInt32?

    init(_ program: String, _ words: [String]) throws {
        messages.fileHandleForReading.readabilityHandler = { [log] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil } else { log.add(data) }
        }
        _ = fcntl(messages.fileHandleForReading.fileDescriptor, F_SETFD, FD_CLOEXEC)
        do { connection = try SimulatorConnection(starting: program, arguments: words, errors: messages) } catch {
            throw CommandFailure("cannot start \(program): \(error)")
        }
    }

    var isRunning: Bool { connection.isRunning }

    func send(_ request: DriveRequest) -> DriveAnswer {
        guard let reply = reply(to: request) else { return .ended("the simulator has ended") }
        do { return try DriveLine.answer(reply) } catch { return .ended("the simulator's answer: \(error)") }
    }

    func send(_ request: DeviceRequest) -> DeviceAnswer {
        guard let reply = reply(to: request) else { return .ended("the simulator has ended") }
        do { return try DeviceLine.answer(reply) } catch { return .ended("the simulator's answer: \(error)") }
    }

    private func reply(to request: some Encodable) -> Data? {
        (try? DriveLine.data(request)).flatMap(reply(to:))
    }

    /// > Parameters: line: with its line feed.
    private func reply(to line: Data) -> Data? { connection.reply(to: line) }

    /// Sends a request as a line without its line feed. > Returns: false if the simulator has ended.
    func isAnswered(_ line: Data) -> Bool { reply(to: line + [UInt8(ascii: "\n")]) != nil }

    /// A digest of the pixels on the screen, as traces have them; nil if there are none.
    func screenDigest() -> String? {
        guard case .pixels(let pixels) = send(.pixels(released: lastPixels.map { [$0] } ?? [])) else { return nil }
        lastPixels = pixels.id
        guard let data = FileManager.default.contents(atPath: pixels.path), data.count >= pixels.byteCount else { return nil }
        return data.withUnsafeBytes { TraceDigest.of(UnsafeRawBufferPointer(rebasing: $0[..<pixels.byteCount])) }
    }

    func stop() { connection.end() }

    // MARK: Going back

    /// Keeps a copy of the simulator and its app. > Parameters: requests: those of the history that it has done. > Throws: if it cannot be copied.
    func keepSnapshot(after requests: Int) throws(SnapshotFailure) { try snapshots.take(of: connection, after: requests) }

    /// Goes on from the last copy of a moment at or before a number of requests.
    ///
    /// > Returns: how many it has done then; nil without a copy, and if there is one that does not go on, it has ended.
    func goBack(before requests: Int) -> Int? {
        guard snapshots.canResume(before: requests) else { return nil }
        // The copy's files come to the same place.
        let wait = connection.kill()
        defer { wait() }
        guard let next = snapshots.resume(before: requests) else { return nil }
        (connection, lastPixels) = (next.simulator, nil)
        return next.requests
    }
}

/// What a process has printed, the last lines of it.
///
/// A thread of Foundation's adds and the main thread takes, under the lock.
final class ProcessLog: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    private var rest = Data()
    private static let mostLines = 2000
    private var forwards = false

    /// Whether it is also shown, from now on.
    var isForwarded: Bool {
        get { lock.withLock { forwards } }
        set { lock.withLock { forwards = newValue } }
    }

    func add(_ data: Data) {
        lock.withLock {
            if forwards { FileHandle.standardError.write(data) }
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                lines.append(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                rest = Data(rest[rest.index(after: end)...])
            }
            if lines.count > Self.mostLines { lines.removeFirst(lines.count - Self.mostLines) }
        }
    }

    /// The whole lines since the last call.
    func take() -> [String] {
        lock.withLock {
            defer { lines = [] }
            return lines
        }
    }
}
