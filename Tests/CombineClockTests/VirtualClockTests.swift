import Foundation
import Testing

/// Two hours of publishers, in a program on the virtual clock.
@Suite("Combine on the virtual clock") struct VirtualClockTests {
    @Test("delays, timers, debounces and timeouts of the main queue and run loop follow the clock") func mainQueue() throws {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let program = Process()
        let output = Pipe()
        program.executableURL = products.appendingPathComponent("CombineClockFixture")
        program.environment = ProcessInfo.processInfo.environment.merging(
            ["LD_PRELOAD": products.appendingPathComponent("libFerryClock.so").path]
        ) { $1 }
        program.standardOutput = output
        try program.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        program.waitUntilExit()
        #expect(text.split(separator: "\n") == ["debounced b 50", "timer 600", "timed out 1020", "timer 1200", "queue 7200"])
        #expect(program.terminationStatus == 0)
    }
}
