import Foundation
import Testing

@testable import Simulator

/// Launches of a small program that loads the library of the virtual clock, as apps do.
@Suite("Launches from a zygote")
struct AppZygoteTests {
    private static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    private static let library = products.appendingPathComponent("libFerryClock.so").path

    private func settings(_ script: String, _ environment: [String: String] = [:], shell: String = "/bin/sh") -> ProcessSettings {
        ProcessSettings(
            executable: shell, arguments: ["-c", script], environment: environment.merging(["LD_PRELOAD": Self.library]) { $1 })
    }

    /// Launches it and waits for its end.
    private func launch(_ settings: ProcessSettings, _ zygotes: AppZygotes) throws -> AppProcess {
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(null) }
        var settings = settings
        settings.environment["FERRY_LINK"] = String(null)
        let process = try AppProcess(settings, inherited: null, forwards: false, zygotes: zygotes)
        let limit = ContinuousClock.now + .seconds(60)
        while process.status == .running, ContinuousClock.now < limit {
            process.service()
            usleep(1000)
        }
        return process
    }

    @Test("launches with the same settings are forks from the second on, each a child of the simulator in its own process group")
    func forks() throws {
        let zygotes = AppZygotes()
        // The process, its parent and its process group, as the system has them.
        let script = "echo $$ $PPID $(cut -d' ' -f5 /proc/$$/stat) \"$WORD\" \"$FERRY_ZYGOTE\"; echo trouble >&2; exit 7"
        let settings = settings(script, ["WORD": "a b"])
        var identifiers: Set<Int32> = []
        for count in 0..<4 {
            let process = try launch(settings, zygotes)
            #expect(zygotes.forks == count)
            #expect(process.status == .exited(7))
            let line = "\(process.identifier) \(getpid()) \(process.identifier) a b "
            #expect(Set(process.log.tail(2)) == [line, "trouble"])
            identifiers.insert(process.identifier)
        }
        #expect(identifiers.count == 4)
    }

    @Test("a fork has the link and the streams that a new process has")
    func descriptors() throws {
        let zygotes = AppZygotes()
        let settings = settings("for number in $FERRY_LINK 0 1 2; do readlink /proc/$$/fd/$number; done | sed 's/[0-9]//g'")
        for _ in 0..<2 { #expect(try launch(settings, zygotes).log.tail(4) == ["/dev/null", "/dev/null", "pipe:[]", "pipe:[]"]) }
        #expect(zygotes.forks == 1)
    }

    @Test("other settings are another process, which becomes a zygote when it is launched again")
    func otherSettings() throws {
        let zygotes = AppZygotes()
        for _ in 0..<2 { _ = try launch(settings("exit 0"), zygotes) }
        #expect(zygotes.forks == 1)
        for _ in 0..<2 { #expect(try launch(settings("echo $A", ["A": "1"]), zygotes).log.tail(1) == ["1"]) }
        #expect(zygotes.forks == 2)
    }

    @Test("a fork has the random numbers of its own seed, and with it the hash values and addresses of a new process")
    func seeds() throws {
        func settings(_ seed: String) -> ProcessSettings {
            ProcessSettings(
                executable: Self.products.appendingPathComponent("LinkFixture").path, arguments: ["numbers"],
                environment: ["LD_PRELOAD": Self.library, "FERRY_RANDOM_SEED": seed])
        }
        let seeds = ["first", "second", "", "third", "first", String(repeating: "long ", count: 60), "second"]
        let new = try seeds.map { try launch(settings($0), AppZygotes()).log.tail(2) }
        #expect(new[0] == new[4])
        #expect(Set(new.compactMap(\.first)).count == 5)
        let zygotes = AppZygotes()
        var forks: [Int] = []
        for (index, seed) in seeds.enumerated() {
            let lines = try launch(settings(seed), zygotes).log.tail(2)
            // Without a seed, the numbers are the system's.
            if !seed.isEmpty { #expect(lines == new[index], "\(seed)") }
            #expect(lines.last?.hasSuffix(" " + seed) == true)
            forks.append(zygotes.forks)
        }
        // One without a seed is launched in another way than one with, and so is the next; a seed that is too long for a zygote ends its use.
        #expect(forks == [0, 1, 1, 1, 2, 2, 2])
    }

    @Test("a rebuilt program has another zygote")
    func rebuilt() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-zygote-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("sh")
        let shell = URL(fileURLWithPath: "/bin/sh").resolvingSymlinksInPath()
        try FileManager.default.copyItem(at: shell, to: program)
        let (zygotes, settings) = (AppZygotes(), settings("exit 3", shell: program.path))
        for _ in 0..<3 { _ = try launch(settings, zygotes) }
        #expect(zygotes.forks == 2)
        let old = try #require(zygotes.zygote).process
        try FileManager.default.removeItem(at: program)
        try FileManager.default.copyItem(at: shell, to: program)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: program.path)
        #expect(try launch(settings, zygotes).status == .exited(3))
        #expect(try #require(zygotes.zygote).process != old)
    }

    @Test("without its zygote, an app is launched as a new process")
    func killed() throws {
        let zygotes = AppZygotes()
        let settings = settings("exit 5")
        for _ in 0..<2 { _ = try launch(settings, zygotes) }
        kill(try #require(zygotes.zygote).process, SIGKILL)
        #expect(try launch(settings, zygotes).status == .exited(5))
        #expect(zygotes.forks == 1)
        #expect(zygotes.zygote == nil)
    }

    @Test("a program that does not exist is an error each time")
    func missing() throws {
        let zygotes = AppZygotes()
        for _ in 0..<3 {
            #expect(throws: LaunchError.self) { try launch(settings("", shell: "/no/such/program"), zygotes) }
        }
        #expect(zygotes.forks == 0)
    }
}
