import DriveProtocol
import Foundation
import Testing

@testable import DriveClient

/// A shell script that answers requests with their number, and that cannot be copied.
private let countingProgram = #"""
    echo started >&2
    while read -r line; do
        case $line in
        *'"snapshot"'*) echo '{"failed":{"_0":"an open connection"}}' ;;
        *) count=$((count + 1)); echo "{\"failed\":{\"_0\":\"$count\"}}" ;;
        esac
    done
    """#

private func simulator(errors: Pipe? = nil) throws -> SimulatorConnection {
    try SimulatorConnection(starting: "/bin/sh", arguments: ["-c", countingProgram], errors: errors)
}

/// The number that a simulator counts to with one more request; nil if it has ended.
private func count(_ simulator: SimulatorConnection) throws -> Int? {
    guard let line = simulator.reply(to: try DriveLine.data(DriveRequest.home)) else { return nil }
    guard case .failed(let text) = try DriveLine.answer(line) else { return nil }
    return Int(text)
}

@Suite("The client's end of a driven simulator", .timeLimit(.minutes(5)))
struct SimulatorConnectionTests {
    @Test("requests are answered until the simulator is ended")
    func requests() throws {
        let messages = Pipe()
        let simulator = try simulator(errors: messages)
        #expect(messages.fileHandleForReading.availableData == Data("started\n".utf8))
        #expect(try count(simulator) == 1)
        #expect(try count(simulator) == 2)
        #expect(simulator.isRunning)
        simulator.end()
        #expect(!simulator.isRunning)
        #expect(try count(simulator) == nil)
    }

    @Test("a simulator that is killed is not running, and answers nothing")
    func killed() throws {
        let simulator = try simulator()
        #expect(try count(simulator) == 1)
        simulator.kill()()
        #expect(!simulator.isRunning)
        #expect(try count(simulator) == nil)
    }

    @Test("a program that does not exist is reported")
    func missing() {
        #expect(throws: (any Error).self) { try SimulatorConnection(starting: "/nowhere/simulator", arguments: []) }
    }

    @Test("a simulator that cannot be copied says why, and goes on")
    func refused() throws {
        let simulator = try simulator()
        var snapshots = SimulatorSnapshots()
        #expect { try snapshots.take(of: simulator, after: 0) } throws: { ($0 as? SnapshotFailure)?.text == "an open connection" }
        #expect(try count(simulator) == 1)
        #expect(!snapshots.canResume(before: 0))
        simulator.kill()()
        #expect(throws: SnapshotFailure.self) { try snapshots.take(of: simulator, after: 1) }
    }
}
