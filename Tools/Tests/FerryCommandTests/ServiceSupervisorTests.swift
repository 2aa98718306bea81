import Foundation
import Synchronization
import Testing

@testable import FerryCommand

@Suite("Supervised services", .serialized)
struct ServiceSupervisorTests {
    private final class Kept: @unchecked Sendable {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-keeper-\(UUID().uuidString)").path
        let reports = Mutex<[String]>([])
        var holder: Int32 = -1
        var output: Int32 = -1
        private let ended = DispatchSemaphore(value: 0)
        private let status = Mutex<Int32?>(nil)

        init(_ text: String) throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let program = folder + "/service"
            try text.write(toFile: program, atomically: true, encoding: .utf8)
            chmod(program, 0o755)
            var (input, output): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
            #expect(pipe(&input) == 0)
            #expect(pipe(&output) == 0)
            for end in input + output { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            (holder, self.output) = (input[1], output[0])
            let (reading, writing) = (input[0], output[1])
            Thread.detachNewThread { [self] in
                var keeper = ServiceSupervisor(program: program, arguments: [folder, "--port", "0"], input: reading, output: writing)
                keeper.report = { text in self.reports.withLock { $0.append(text) } }
                let result = keeper.run()
                status.withLock { $0 = result }
                ended.signal()
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        /// The processes started, once there are as many.
        func processes(_ count: Int) -> [String] {
            for _ in 0..<2000 {
                let lines =
                    (try? String(contentsOfFile: folder + "/started", encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
                if lines.count >= count { return lines }
                usleep(10_000)
            }
            return []
        }

        func end() -> Int32? {
            guard ended.wait(timeout: .now() + 20) == .success else { return nil }
            return status.withLock(\.self)
        }

        func firstLine() -> String {
            var bytes = [UInt8](repeating: 0, count: 200)
            let count = read(output, &bytes, bytes.count)
            return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
    }

    private static let script = """
        #!/bin/sh
        port=$3
        [ "$port" = 0 ] && port=4711
        echo "listening on http://127.0.0.1:$port"
        echo "$$ $3" >>"$1/started"
        exec cat >/dev/null
        """

    @Test("is restarted at its address when it is killed, and reported; not a fourth time")
    func killed() throws {
        let kept = try Kept(Self.script)
        #expect(kept.firstLine() == "listening on http://127.0.0.1:4711\n")
        for round in 1...4 {
            let line = try #require(kept.processes(round).last)
            #expect(line.hasSuffix(round == 1 ? " 0" : " 4711"))
            let process = try #require(line.split(separator: " ").first.flatMap { pid_t($0) })
            kill(process, SIGKILL)
        }
        #expect(kept.end() == 1)
        let reports = kept.reports.withLock(\.self)
        #expect(reports.filter { $0.contains("was ended by signal 9") }.count == 4)
        #expect(reports.filter { $0.contains("was restarted, listening on http://127.0.0.1:4711") }.count == 3)
        #expect(reports.last?.contains("it is not restarted") == true)
        close(kept.holder)
    }

    @Test("ends silently with the owner of its input")
    func closed() throws {
        let kept = try Kept(Self.script)
        #expect(kept.processes(1).count == 1)
        close(kept.holder)
        #expect(kept.end() == 0)
        #expect(kept.reports.withLock(\.self).isEmpty)
    }
}
