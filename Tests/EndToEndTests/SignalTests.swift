import Foundation
import Testing

/// The caller of `ferry run` ends one process, and no process of the run is left afterwards.
@Suite("Signals to a run", .serialized)
struct SignalTests {
    static let signals = [SIGTERM, SIGHUP, SIGINT, SIGKILL]

    @Test("end the simulator, the app and their port, with the status that shells know", arguments: signals)
    func app(signal: Int32) throws { try check("Apps/Patterns", signal, atLeast: 2) }

    @Test("end the app's service too", arguments: [SIGTERM, SIGKILL])
    func service(signal: Int32) throws { try check("Apps/Sharebox", signal, atLeast: 4) }

    private func check(_ app: String, _ signal: Int32, atLeast count: Int) throws {
        let run = try LiveRun(["--browser", "--no-bezel"], app: app, waitsForAddress: true)
        defer { run.close() }
        let port = run.port
        try #require(port != 0)
        // The app starts at the same time as the page.
        var family: [RunningProcess] = []
        wait {
            family = RunningProcess.family(of: run.identifier)
            return family.count >= count
        }
        try #require(family.count >= count, "\(family)")
        #expect(run.end(by: signal) == 128 + signal)
        wait { family.allSatisfy { !$0.isThere } }
        #expect(family.filter(\.isThere).isEmpty, "left over")
        wait { Self.isFree(port) }
        #expect(Self.isFree(port), "the port is still held")
    }

    /// Until something is so, for a minute at most.
    private func wait(until holds: () -> Bool) {
        for _ in 0..<600 where !holds() { usleep(100_000) }
    }

    private static func isFree(_ port: UInt16) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        return result != 0
    }
}

/// A process as /proc has it; its start time tells it from a later one of the same number.
struct RunningProcess: CustomStringConvertible {
    let identifier: pid_t
    let parent: pid_t
    let start: String
    let description: String

    init?(_ identifier: pid_t) {
        guard let data = FileManager.default.contents(atPath: "/proc/\(identifier)/stat") else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        // The name stands in parentheses and may hold anything.
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ")
        // One that has ended and waits for its parent is gone.
        guard fields.count > 19, fields[0] != "Z", let parent = pid_t(fields[1]) else { return nil }
        (self.identifier, self.parent, start, description) = (identifier, parent, String(fields[19]), String(text[...end]))
    }

    var isThere: Bool { RunningProcess(identifier)?.start == start }

    /// A process and all that it and its children have started.
    static func family(of root: pid_t) -> [RunningProcess] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let all = names.compactMap { pid_t($0) }.compactMap { RunningProcess($0) }
        var family = all.filter { $0.identifier == root }
        var index = 0
        while index < family.count {
            family += all.filter { $0.parent == family[index].identifier }
            index += 1
        }
        return family
    }
}
