import Foundation
import Testing

@testable import FerryCommand

@Suite("FrameworkBuild")
struct FrameworkBuildTests {
    private static func folder() -> String { FileManager.default.temporaryDirectory.path + "/ferry-framework-\(UUID().uuidString)" }

    @Test("a failed build leaves no record of an older one")
    func failedBuild() throws {
        let root = Self.folder()
        defer { try? FileManager.default.removeItem(atPath: root) }
        let checkout = Checkout(root: root)
        for folder in [root + "/Sources", checkout.scratch] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        try "no manifest".write(toFile: root + "/Package.swift", atomically: true, encoding: .utf8)
        let record = checkout.scratch + "/framework.json"
        try "of an older build".write(toFile: record, atomically: true, encoding: .utf8)

        #expect(throws: CommandFailure.self) { try FrameworkBuild.prepare(checkout, .release) { _ in } }

        #expect(!FileManager.default.fileExists(atPath: record))
    }

    @Test("a record's flags have the paths of the folder that it is read for")
    func located() {
        let build = FrameworkBuild(
            compilerFlags: ["-I", "{base}/modules", "-Xcc", "-I{base}/include"], linkerFlags: ["-L{base}/lib"], selectors: .init(),
            stamp: "")
        let located = build.located(at: "/a b/c")
        #expect(located.compilerFlags == ["-I", "/a b/c/modules", "-Xcc", "-I/a b/c/include"])
        #expect(located.linkerFlags == ["-L/a b/c/lib"])
    }

    @Test("the stamp of sources is the same in every folder and at every time, and other for other contents or names")
    func stamps() throws {
        let (one, two) = (Self.folder(), Self.folder())
        defer { for root in [one, two] { try? FileManager.default.removeItem(atPath: root) } }
        for (root, time) in [(one, 1_000.0), (two, 2_000.0)] {
            try FileManager.default.createDirectory(atPath: root + "/Sources/A", withIntermediateDirectories: true)
            for file in ["/Package.swift", "/Sources/A/a.swift"] {
                try "text".write(toFile: root + file, atomically: true, encoding: .utf8)
                try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: root + file)
            }
        }
        func stamp(_ root: String) throws -> String { try SourceStamp.of(folders: ["Sources"], files: ["Package.swift"], in: root) }
        let first = try stamp(one)
        #expect(try stamp(two) == first)
        try "Text".write(toFile: two + "/Sources/A/a.swift", atomically: true, encoding: .utf8)
        #expect(try stamp(two) != first)
        try FileManager.default.moveItem(atPath: one + "/Sources/A/a.swift", toPath: one + "/Sources/A/b.swift")
        #expect(try stamp(one) != first)
    }

    @Test("the sources are hashed again when a file has changed, not before")
    func cachedStamp() throws {
        let root = FileManager.default.temporaryDirectory.path + "/ferry-stamp-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root + "/Sources", withIntermediateDirectories: true)
        func write(_ text: String, _ name: String) throws {
            try text.write(toFile: "\(root)/\(name)", atomically: true, encoding: .utf8)
        }
        try write("p", "Package.swift")
        try write("a", "Sources/a.swift")
        func stamp(now: Int) throws -> String {
            try SourceStamp.of(folders: ["Sources"], files: ["Package.swift"], in: root, cache: root + "/cache", now: now)
        }
        let full = try SourceStamp.of(folders: ["Sources"], files: ["Package.swift"], in: root)
        // Files that are younger than a second may change without a change of their times.
        #expect(try stamp(now: 0) == full)
        #expect(!FileManager.default.fileExists(atPath: root + "/cache"))
        #expect(try stamp(now: .max) == full)
        let cache = try String(contentsOfFile: root + "/cache", encoding: .utf8)
        try write(cache.replacingOccurrences(of: full, with: "known"), "cache")
        #expect(try stamp(now: .max) == "known")
        try write("ab", "Sources/a.swift")
        let changed = try stamp(now: .max)
        #expect(changed != "known")
        #expect(changed != full)
        try write("b", "Sources/b.swift")
        #expect(try stamp(now: .max) != changed)
    }

    @Test("a full disk is named, with what a build needs")
    func fullDisk() {
        let told = DiskSpace.explanation(free: 5_000_000_000, folder: "/x", log: ["error: write: No space left on device"])
        #expect(told?.contains("the disk of /x is full (5000 MB free); a build from source needs 3 GB") == true)
        #expect(DiskSpace.explanation(free: 50_000_000, folder: "/x", log: [])?.contains("(50 MB free)") == true)
        #expect(DiskSpace.explanation(free: 5_000_000_000, folder: "/x", log: ["error: no such module"]) == nil)
    }
}

@Suite("FolderLock")
struct FolderLockTests {
    @Test("a second holder waits, reports that, and goes on when the first ends, also by a signal")
    func waiting() throws {
        let file = FileManager.default.temporaryDirectory.path + "/ferry-lock-\(UUID().uuidString)/lock"
        defer { try? FileManager.default.removeItem(atPath: (file as NSString).deletingLastPathComponent) }
        try FolderLock.hold(file, waitingFor: "building", report: { Issue.record("\($0)") }, {})

        let holder = Process()
        holder.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
        holder.arguments = ["--no-fork", file, "sleep", "600"]
        try holder.run()
        // Until it has the lock.
        for _ in 0..<600 {
            let other = open(file, O_RDWR)
            let isFree = flock(other, LOCK_EX | LOCK_NB) == 0
            close(other)
            if !isFree { break }
            usleep(100_000)
        }
        var reports: [String] = []
        var isHeld = false
        try FolderLock.hold(
            file, waitingFor: "building", patience: .zero,
            report: {
                reports.append($0)
                kill(holder.processIdentifier, SIGKILL)
            }, { isHeld = true })
        holder.waitUntilExit()
        #expect(isHeld)
        #expect(reports == ["Waiting: another ferry is building…"])
    }

    @Test("a folder that cannot be written is named")
    func unwritable() {
        let failure = #expect(throws: (any Error).self) { try FolderLock.hold("/proc/ferry/lock", waitingFor: "", report: { _ in }, {}) }
        #expect(failure != nil)
    }
}
