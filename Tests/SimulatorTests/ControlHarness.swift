import ControlProtocol
import DriveProtocol
import Foundation
import Glibc
import HostHeadless
import Testing

@testable import Simulator

/// A device with its control socket in this process, and clients of it. Requests are served while a client waits.
final class ControlHarness {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-control-\(UUID().uuidString)")
    let device: SimulatedDevice
    let server: ControlServer
    let bundles = Bundles(program: products.appendingPathComponent("LinkFixture").path)
    private let socket: String

    init() throws {
        // A client that has left is an answer of `write`, as in the simulator, not the end of all tests.
        _ = signal(SIGPIPE, SIG_IGN)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Short enough for a socket's path.
        socket = "/tmp/ferry-\(UUID().uuidString.prefix(8)).sock"
        device = SimulatedDevice(device: .standard.with(scale: 1), appearance: .light, renderer: FakeScene(), chrome: PlainChrome())
        device.data = try DeviceFolder(keptAt: folder.appendingPathComponent("device"), name: "Test")
        let display = HeadlessDisplay(size: device.composer.layout.picture)
        let runner = LiveRunner(device: device, display: display, launcher: nil) { _ in }
        server = ControlServer(device: device, runner: runner, listener: try ControlListener(path: socket), model: "iPhone 15")
    }

    func close() {
        device.close()
        unlink(socket)
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: bundles.folder)
    }

    func connect() throws -> Client { try Client(socket, server) }

    final class Client {
        private var descriptor: Int32
        private let server: ControlServer
        private var lines = DriveLineBuffer()
        private(set) var isCutOff = false

        init(_ path: String, _ server: ControlServer) throws {
            descriptor = ControlSocket.connect(to: path)
            self.server = server
            try #require(descriptor >= 0)
        }

        deinit { leave() }

        func leave() {
            if descriptor >= 0 { Glibc.close(descriptor) }
            descriptor = -1
        }

        func send(_ request: ControlRequest) throws { send(bytes: try ControlLine.data(request)) }

        /// Whatever a hostile client may write; from a thread, since the server reads in this one.
        func send(bytes: Data) {
            // A descriptor of its own: after `leave`, the number may be that of another file.
            let copy = dup(descriptor)
            Thread.detachNewThread {
                _ = DriveStream.write(bytes, to: copy)
                Glibc.close(copy)
            }
        }

        /// Serves until an answer has arrived; nil if the server ended the connection, or after a minute without one.
        func next() -> ControlAnswer? {
            var line: Data?
            let end = ContinuousClock.now + .seconds(60)
            server.serve {
                line = line ?? receive()
                return line != nil || isCutOff || ContinuousClock.now > end
            }
            // A device that was shut down has answered before.
            line = line ?? receive()
            return line.flatMap { try? ControlLine.answer($0) }
        }

        func ask(_ request: ControlRequest) throws -> ControlAnswer? {
            try send(request)
            return next()
        }

        private func receive() -> Data? {
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            while !isCutOff {
                if let line = lines.next() { return line }
                let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
                guard count > 0 else {
                    isCutOff = count == 0 || (errno != EAGAIN && errno != EINTR)
                    return nil
                }
                try? lines.append(Data(bytes[..<count]))
            }
            return nil
        }
    }
}
