import Foundation
import Testing

/// A separate program with the shim preloaded: a fault affects every thread of a process.
@Suite("Files and sockets that fail")
struct FaultTests {
    @Test("a failed write, rename, sync, mapping or accept loses no stored data, and is reported")
    func faults() throws {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-fault-home-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = products.appendingPathComponent("FaultFixture")
        var environment = ProcessInfo.processInfo.environment
        environment["LD_PRELOAD"] = products.appendingPathComponent("libFerryFaults.so").path
        environment["HOME"] = folder.path
        environment["XDG_CONFIG_HOME"] = folder.path
        environment["TMPDIR"] = folder.path
        environment["SWIFT_BACKTRACE"] = "enable=no"
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
