import Foundation
import Support
import Testing

/// A separate program with the preloaded shim, because a fault affects every thread of a process.
@Suite("Stores on a disk that fails")
struct StoreFaultTests {
    @Test("a failed write, rename, sync, truncation or accept is answered, and nothing acknowledged is lost, after another start either")
    func faults() throws {
        let products = URL(fileURLWithPath: try #require(RunningService.program("share-service"))).deletingLastPathComponent()
        let process = Process()
        process.executableURL = products.appendingPathComponent("service-faults")
        var environment = ProcessInfo.processInfo.environment
        environment["LD_PRELOAD"] = products.appendingPathComponent("libServiceFaults.so").path
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // Thousands of syncs, which need no real disk here.
        if FileManager.default.isWritableFile(atPath: "/dev/shm") { environment["TMPDIR"] = "/dev/shm" }
        process.environment = environment
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit, "\(text)")
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.contains(" faults, 0 mistakes"), "\(text)")
    }
}
