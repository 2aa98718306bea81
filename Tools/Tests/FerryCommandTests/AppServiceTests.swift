import Foundation
import Testing

@testable import FerryCommand

@Suite("App services")
struct AppServiceTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-\(UUID().uuidString)").path

    private func declare(_ text: String) throws -> AppService? {
        try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder + "/Services", withIntermediateDirectories: true)
        try "".write(toFile: folder + "/Services/Package.swift", atomically: true, encoding: .utf8)
        try text.write(toFile: folder + "/App/Service", atomically: true, encoding: .utf8)
        return try AppService(in: folder + "/App")
    }

    @Test("is declared by a file in the app's folder")
    func declared() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try AppService(in: folder) == nil)
        let text = "# words\n\n package  ../Services # here\nproduct share\narguments --seeded --quota 5\nseed fill --small\n"
        let service = try #require(try declare(text))
        #expect(service.package == folder + "/Services")
        #expect(service.product == "share")
        #expect(service.arguments == ["--seeded", "--quota", "5"])
        #expect(service.seed == ["fill", "--small"])
        #expect(try declare("package ../Services\nproduct share\n")?.seed == [])
    }

    @Test(
        "an invalid declaration is reported with its position",
        arguments: [
            "", "package ../Services", "product x", "package ../Nowhere\nproduct x", "package\nproduct x",
            "package ../Services\nproduct a b",
            "package ../Services\nproduct x\nport 5", "package ../Services\nproduct x\nproduct y",
        ])
    func wrong(text: String) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let failure = #expect(throws: CommandFailure.self) { try declare(text) }
        #expect("\(failure.map { "\($0)" } ?? "")".contains("App/Service"))
    }

    @Test("runs until its input is closed")
    func running() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let program = folder + "/service"
        try "#!/bin/sh\necho \"listening on http://127.0.0.1:$2\"\ncat >/dev/null\nexit 7\n".write(
            toFile: program, atomically: true, encoding: .utf8)
        // Run by a shell: another test's child process may still have the new file open for writing, and Linux does not execute such a file.
        let running = try AppService.Running("/bin/sh", [program, "--port", "4711"])
        #expect(running.url == "http://127.0.0.1:4711")
        #expect(kill(running.process, 0) == 0)
        // Not inherited by child processes of this one.
        #expect(fcntl(running.input, F_GETFD) == 0)
        close(running.input)
        var status: Int32 = 0
        waitpid(running.process, &status, 0)
        #expect(status >> 8 == 7)
    }

    @Test("reports a program without output")
    func silent() {
        let failure = #expect(throws: CommandFailure.self) { try AppService.Running("/bin/echo", ["hello"]) }
        #expect("\(failure.map { "\($0)" } ?? "")".contains("hello"))
        #expect(throws: CommandFailure.self) { try AppService.Running("/nowhere/service", []) }
    }

    @Test("--service takes an HTTP URL", arguments: ["nonsense", "ftp://x", "http://", ""])
    func url(text: String) throws {
        let checkout = Checkout(root: folder)
        try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "".write(toFile: folder + "/App/Package.swift", atomically: true, encoding: .utf8)
        let package = try AppPackage(at: folder + "/App", checkout)
        #expect(throws: CommandFailure.self) { try AppService.provide(for: package, at: text, data: .kept, checkout) }
    }

    @Test("a script's service starts without data of other runs unless --data is given; other runs keep it")
    func data() throws {
        let checkout = Checkout(root: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func data(_ words: String...) throws -> ServiceData { try RunVerb(["App"] + words, checkout).serviceData }
        #expect(try [data(), data("--browser")] == [.kept, .kept])
        #expect(try [data("--headless", "--script", "a.ui"), data("--measure-launch")] == [.fresh, .fresh])
        #expect(try data("--headless", "--script", "a.ui", "--data", "/d") == .nextTo("/d"))
        let place = URL(fileURLWithPath: folder)
        let first = try ServiceData.fresh.folder(of: "App", checkout, temporary: place)
        try "old".write(toFile: first + "/database", atomically: true, encoding: .utf8)
        let leftover = folder + "/ferry-service-2147483646-x"
        try FileManager.default.createDirectory(atPath: leftover, withIntermediateDirectories: true)
        let second = try ServiceData.fresh.folder(of: "App", checkout, temporary: place)
        #expect(second != first)
        #expect(FileManager.default.fileExists(atPath: first + "/database"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: second).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: leftover))
        #expect(try ServiceData.nextTo(folder + "/d").folder(of: "App", checkout) == folder + "/d/service")
        #expect(try ServiceData.kept.folder(of: "App", checkout) == folder + "/.ferry/data/App")
    }
}
