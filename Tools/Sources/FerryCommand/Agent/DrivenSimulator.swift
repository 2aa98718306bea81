import DeviceRequests
import DriveProtocol
import Foundation
import TestTrace

/// A simulator that does what it is asked in lines of JSON.
final class DrivenSimulator {
    let log = ProcessLog()
    private let process = Process()
    private let (requests, answers, messages) = (Pipe(), Pipe(), Pipe())
    private var lines = DriveLineBuffer()
    /// An image that the simulator may use again.
    private var lastPixels: UInt32?

    init(_ program: String, _ words: [String]) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        (process.standardInput, process.standardOutput, process.standardError) = (requests, answers, messages)
        messages.fileHandleForReading.readabilityHandler = { [log] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil } else { log.add(data) }
        }
        // Its builds and tests inherit neither end: the simulator ends when its input does.
        for handle in [requests.fileHandleForWriting, answers.fileHandleForReading, messages.fileHandleForReading] {
            _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        do { try process.run() } catch { throw CommandFailure("cannot start \(program): \(error)") }
    }

    var isRunning: Bool { process.isRunning }

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
    private func reply(to line: Data) -> Data? {
        DriveStream.write(line, to: requests.fileHandleForWriting.fileDescriptor) ? readLine() : nil
    }

    /// Sends a request as a line without its line feed. > Returns: false if the simulator has ended.
    func isAnswered(_ line: Data) -> Bool { reply(to: line + [UInt8(ascii: "\n")]) != nil }

    /// A digest of the pixels on the screen, as traces have them; nil if there are none.
    func screenDigest() -> String? {
        guard case .pixels(let pixels) = send(.pixels(released: lastPixels.map { [$0] } ?? [])) else { return nil }
        lastPixels = pixels.id
        guard let data = FileManager.default.contents(atPath: pixels.path), data.count >= pixels.byteCount else { return nil }
        return data.withUnsafeBytes { TraceDigest.of(UnsafeRawBufferPointer(rebasing: $0[..<pixels.byteCount])) }
    }

    func stop() {
        try? requests.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    private func readLine() -> Data? {
        while true {
            if let line = lines.next() { return line }
            guard let more = DriveStream.read(answers.fileHandleForReading.fileDescriptor), (try? lines.append(more)) != nil else {
                return nil
            }
        }
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
