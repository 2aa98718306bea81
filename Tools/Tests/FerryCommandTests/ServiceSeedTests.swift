import Foundation
import Testing

@testable import FerryCommand

@Suite("Seeds of services")
struct ServiceSeedTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-\(UUID().uuidString)").path
    private var store: String { folder + "/seeds" }
    /// How often the program has run.
    private var runs: Int { (try? String(contentsOfFile: folder + "/runs", encoding: .utf8).count) ?? 0 }

    /// A program that writes a file with its arguments into the folder that follows `--data`.
    private func program(then rest: String = "") throws -> ServiceSeed {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let script = """
            printf x >> \(folder)/runs
            while [ "$1" != --data ]; do printf '%s ' "$1" >> \(folder)/words; shift; done
            mkdir "$2/images"
            printf world > "$2/images/data"
            \(rest)
            """
        // Executed by a shell: another test's child process may still have the new file open for writing.
        return ServiceSeed(program: "/bin/sh", arguments: ["-c", script, "name", "seed", "--small"], store: store)
    }

    private func empty(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        return "\(folder)/\(name)"
    }

    private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

    @Test("are made once, and copied into each empty folder")
    func copies() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let seed = try program()
        let (first, second) = (try empty("first"), try empty("second"))
        try seed.fill(first)
        try "changed".write(toFile: first + "/images/data", atomically: false, encoding: .utf8)
        try seed.fill(second)
        #expect(text(second + "/images/data") == "world")
        #expect(text(folder + "/words") == "seed --small ")
        #expect(runs == 1)
    }

    @Test("are made once for runs that start at the same time")
    func together() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let seed = try program()
        let places = try (0..<4).map { try empty("place\($0)") }
        DispatchQueue.concurrentPerform(iterations: 4) { try? seed.fill(places[$0]) }
        #expect(places.map { text($0 + "/images/data") } == Array(repeating: "world", count: 4))
        #expect(runs == 1)
    }

    @Test("leave a folder with data alone")
    func data() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let seed = try program()
        let place = try empty("place")
        try "mine".write(toFile: place + "/data", atomically: false, encoding: .utf8)
        try seed.fill(place)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place) == ["data"])
        #expect(runs == 0)
        try ServiceSeed(program: "/bin/sh", arguments: [], store: store).fill(try empty("other"))
        #expect(runs == 0)
    }

    @Test("take the place of those of other arguments, and of a process that ended while it made one")
    func replaced() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let seed = try program()
        try seed.fill(try empty("first"))
        // No process has this identifier.
        let left = try empty("seeds/sh-0.part.\(Int32.max)")
        let made = try empty("seeds/sh-0.part.\(getpid())")
        let others = try empty("seeds/other-0")
        try ServiceSeed(program: "/bin/sh", arguments: seed.arguments + ["more"], store: store).fill(try empty("second"))
        #expect(runs == 2)
        #expect(!FileManager.default.fileExists(atPath: left))
        #expect(FileManager.default.fileExists(atPath: made))
        #expect(FileManager.default.fileExists(atPath: others))
        #expect(try FileManager.default.contentsOfDirectory(atPath: store).count == 3)
    }

    @Test("a program that fails is an error with its output, and leaves no seed")
    func failure() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let seed = try program(then: "echo no room; exit 3")
        let place = try empty("place")
        let failure = #expect(throws: CommandFailure.self) { try seed.fill(place) }
        let words = "\(failure.map { "\($0)" } ?? "")"
        #expect(words.contains("seeding sh failed (status 3)"))
        #expect(words.contains("no room"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: place) == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: store) == [])
    }
}
