import Foundation
import Testing

@testable import FerryCommand

@Suite("Child processes")
struct ChildProcessTests {
    @Test("returns output, errors and status")
    func capture() throws {
        let result = try ChildProcess(["sh", "-c", "echo out; echo err >&2; exit 3"]).capture()
        #expect(result.output == "out\n")
        #expect(result.errors == "err\n")
        #expect(result.status == 3)
    }

    @Test("delivers lines as they arrive, the last also without a line break")
    func stream() throws {
        var lines: [String] = []
        let status = try ChildProcess(["sh", "-c", "echo a; printf b"], in: "/").stream { lines.append($0) }
        #expect(lines == ["a", "b"])
        #expect(status == 0)
    }

    @Test("distinguishes a signal from an exit")
    func signals() throws {
        #expect(try ChildProcess(["sh", "-c", "kill -9 $$"]).capture().status == 137)
    }

    @Test("stays in the process group, and is interrupted with it")
    func processGroup() throws {
        let result = try ChildProcess(["sh", "-c", "ps -o pgid= -p $$ || cut -d' ' -f5 /proc/$$/stat"]).capture()
        #expect(Int32(result.output.trimmingCharacters(in: .whitespacesAndNewlines)) == getpgrp())
    }

    @Test("names a missing program")
    func missing() {
        #expect(throws: CommandFailure.self) { try ChildProcess(["no-such-program-here"]).capture() }
    }

    @Test("passes environment variables and a folder on")
    func surroundings() throws {
        let result = try ChildProcess(["sh", "-c", "echo $FERRY_PROBE; pwd"], in: "/usr", environment: ["FERRY_PROBE": "x"]).capture()
        #expect(result.output == "x\n/usr\n")
    }
}
