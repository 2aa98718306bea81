import Foundation
import Testing

/// Two hours of publishers, in a program on the virtual clock.
@Suite("Combine on the virtual clock") struct VirtualClockTests {
    private static let sent = ["debounced b 50", "timer 600", "timed out 1020", "timer 1200", "queue 7200"]

    @Test("delays, timers, debounces and timeouts of the main queue and run loop follow the clock") func mainQueue() throws {
        #expect(try Self.output() == Self.sent)
    }

    @Test("the clock stands while another program works for this one") func hold() throws {
        #expect(try Self.output(["hold"]) == ["work 0"] + Self.sent)
    }

    @Test("a process is idle once no thread has work that another passes to it, and touched when one has run")
    func threads() throws { #expect(try Self.output(["threads"]) == ["early 0 untouched 200", "touched true"]) }

    @Test(
        "frames pass on the main thread, each at its time, and none before the work of other threads is done",
        arguments: ["frames", "shared-frames"])
    func frames(kind: String) throws {
        #expect(try Self.output([kind]) == ["frames 2000 late 0 early 0 unfinished 0", "steps of the main thread true"])
    }

    @Test("the alarm rings after everything else that is due at its time") func alarm() throws {
        #expect(try Self.output(["alarm"]) == ["timer 0", "its work 0", "alarm 0"])
    }

    @Test("random numbers follow from a seed, and are the system's without one") func seeds() throws {
        func numbers(_ seed: String) throws -> [String] { try Self.output(["random"], seed: seed) }
        let first = try numbers("a")
        #expect(first.count == 1)
        #expect(first == (try numbers("a")))
        let all = try ["a", "b", "", ""].map { try numbers($0).first?.split(separator: " ").map(String.init) ?? [] }
        for index in 0..<3 { #expect(Set(all.map { $0[index] }).count == 4, "\(all)") }
    }

    private static func output(_ arguments: [String] = [], seed: String = "") throws -> [String] {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let program = Process()
        let output = Pipe()
        program.executableURL = products.appendingPathComponent("CombineClockFixture")
        program.arguments = arguments
        program.environment = ProcessInfo.processInfo.environment.merging(
            ["LD_PRELOAD": products.appendingPathComponent("libFerryClock.so").path, "FERRY_RANDOM_SEED": seed]
        ) { $1 }
        program.standardOutput = output
        try program.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        program.waitUntilExit()
        #expect(program.terminationStatus == 0)
        return text.split(separator: "\n").map(String.init)
    }
}
