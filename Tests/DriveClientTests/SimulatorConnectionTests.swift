import DriveProtocol
import Foundation
import Testing

@testable import DriveClient

/// A shell script that answers requests with their number, and copies itself as a simulator does.
private let countingProgram = #"""
    serve() {
        while read -r line; do
            case $line in
            *'"snapshot"'*)
                if [ "$1" = refuse ]; then echo '{"failed":{"_0":"an open connection"}}'; continue; fi
                number=${line#*'"commands":'} number=${number%%[,\}]*} client=${line#*'"process":'} client=${client%%[,\}]*}
                exec 9</proc/$client/fd/$number
                copy "$client" <&9 9<&- >/dev/null &
                exec 9<&-
                echo "{\"process\":{\"_0\":$!}}" ;;
            *) count=$((count + 1)); echo "{\"failed\":{\"_0\":\"$count\"}}" ;;
            esac
        done
    }
    copy() {
        while read -r reading writing; do
            (read -r own rest </proc/self/stat; echo "{\"process\":{\"_0\":$own}}"; serve) \
                </proc/$1/fd/$reading >/proc/$1/fd/$writing &
        done
    }
    echo started >&2
    serve "$1"
    """#

private func simulator(_ word: String = "", errors: Pipe? = nil) throws -> SimulatorConnection {
    try SimulatorConnection(starting: "/bin/sh", arguments: ["-c", countingProgram, "sh", word], errors: errors)
}

/// The number that a simulator counts to with one more request; nil if it has ended.
private func count(_ simulator: SimulatorConnection) throws -> Int? {
    guard let line = simulator.reply(to: try DriveLine.data(DriveRequest.home)) else { return nil }
    guard case .failed(let text) = try DriveLine.answer(line) else { return nil }
    return Int(text)
}

/// The simulator that goes on from the last snapshot before a number of requests, and how many it has done.
private func resume(_ snapshots: inout SimulatorSnapshots, before requests: Int) throws -> (simulator: SimulatorConnection, requests: Int) {
    let next = snapshots.resume(before: requests)
    return try #require(next)
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

    @Test("a simulator goes on from each snapshot, any number of times, also after the first one was killed")
    func snapshots() throws {
        let first = try simulator()
        var snapshots = SimulatorSnapshots()
        for number in 1...6 {
            #expect(try count(first) == number)
            if number.isMultiple(of: 2) { try snapshots.take(of: first, after: number) }
        }
        #expect(snapshots.lastRequests == 6)
        first.kill()()
        for _ in 0..<2 {
            let next = try resume(&snapshots, before: 5)
            #expect(next.requests == 4)
            #expect(next.simulator.isRunning)
            #expect(try count(next.simulator) == 5)
            next.simulator.kill()()
            #expect(!next.simulator.isRunning)
        }
        #expect(snapshots.lastRequests == 4)
        #expect(!snapshots.canResume(before: 1))
        let none = snapshots.resume(before: 1)
        #expect(none == nil)
    }

    @Test("a simulator that went on from a snapshot can be copied, and can be ended")
    func snapshotsOfCopies() throws {
        let first = try simulator()
        var snapshots = SimulatorSnapshots()
        #expect(try count(first) == 1)
        try snapshots.take(of: first, after: 1)
        let second = try resume(&snapshots, before: 1).simulator
        #expect(try count(second) == 2)
        try snapshots.take(of: second, after: 2)
        second.end()
        #expect(!second.isRunning)
        let third = try resume(&snapshots, before: 2).simulator
        #expect(try count(third) == 3)
    }

    @Test("a moment that is copied already is copied once, and stays as long as the client asks")
    func sameMoment() throws {
        let first = try simulator()
        var snapshots = SimulatorSnapshots()
        try snapshots.take(of: first, after: 0)
        #expect(try count(first) == 1)
        try snapshots.take(of: first, after: 1)
        try snapshots.take(of: first, after: 1, isMoment: true)
        for number in 2...40 {
            #expect(try count(first) == number)
            try snapshots.take(of: first, after: number)
        }
        let next = try resume(&snapshots, before: 1)
        #expect(next.requests == 1)
    }

    @Test("a simulator that cannot be copied says why, and goes on")
    func refused() throws {
        let simulator = try simulator("refuse")
        var snapshots = SimulatorSnapshots()
        #expect { try snapshots.take(of: simulator, after: 0) } throws: { ($0 as? SnapshotFailure)?.text == "an open connection" }
        #expect(try count(simulator) == 1)
        #expect(!snapshots.canResume(before: 0))
        simulator.kill()()
        #expect(throws: SnapshotFailure.self) { try snapshots.take(of: simulator, after: 1) }
    }
}
