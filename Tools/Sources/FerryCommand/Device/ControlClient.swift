import ControlProtocol
import DriveProtocol
import Foundation

/// A connection to a booted device.
final class ControlClient {
    private let name: String
    private let descriptor: Int32
    private var lines = DriveLineBuffer()

    /// > Throws: a failure where the device has ended meanwhile.
    init(_ device: BootedDevice) throws {
        name = device.name
        descriptor = ControlSocket.connect(to: device.socket)
        guard descriptor >= 0 else {
            throw CommandFailure("\(name) cannot be reached: \(String(cString: strerror(errno)))", .wrongState)
        }
        // A device that ends is an answer, not the end of this process.
        signal(SIGPIPE, SIG_IGN)
    }

    deinit { close(descriptor) }

    /// Sends a request and waits for its answer.
    @discardableResult
    func ask(_ request: ControlRequest) throws -> ControlAnswer {
        guard DriveStream.write(try ControlLine.data(request), to: descriptor) else { throw gone }
        return try next()
    }

    /// The next answer. > Throws: a failure for one of the device.
    func next() throws -> ControlAnswer {
        while true {
            if let line = lines.next() {
                let answer = try ControlLine.answer(line)
                if case .failed(let fault) = answer { throw CommandFailure(fault) }
                return answer
            }
            guard let more = DriveStream.read(descriptor) else { throw gone }
            do { try lines.append(more) } catch { throw CommandFailure("\(name): \(error)") }
        }
    }

    private var gone: CommandFailure { CommandFailure("\(name) has ended", .wrongState) }
}

extension CommandFailure {
    init(_ message: String, _ status: ExitStatus) { self.init(message, status: status.rawValue) }

    init(_ fault: ControlFault) {
        let status: ExitStatus =
            switch fault.kind {
            case .invalid: .usage
            case .unknownApp: .unknownApp
            case .wrongState: .wrongState
            case .unsupported: .unsupported
            case .failed: .failed
            }
        self.init(fault.message, status)
    }
}
