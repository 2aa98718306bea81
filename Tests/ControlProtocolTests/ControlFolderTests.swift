import ControlProtocol
import Foundation
import Glibc
import Testing

@Suite("Folder of running devices")
struct ControlFolderTests {
    /// A runtime folder of its own.
    private func folder(_ body: (ControlFolder, [String: String]) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-control-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let environment = ["XDG_RUNTIME_DIR": path]
        try body(try #require(ControlFolder(environment)), environment)
    }

    @Test("a claimed device is listed while the claim lasts, and is claimed once")
    func claims() throws {
        try folder { folder, environment in
            do {
                let claim = try #require(folder.claim("iPhone 15"))
                #expect(folder.entries.isEmpty)
                try claim.announce(ControlEntry(name: "iPhone 15", model: "iPhone 15", display: "headless"))
                #expect(folder.entries.map(\.name) == ["iPhone 15"])
                #expect(folder.entries.first?.process == getpid())
                #expect(folder.claim("iPhone 15") == nil)
                #expect(folder.claim("iPhone 16") != nil)
                #expect(ControlFolder(environment)?.entries.count == 1)
                withExtendedLifetime(claim) {}
            }
            #expect(folder.entries.isEmpty)
            #expect(folder.claim("iPhone 15") != nil)
        }
    }

    @Test("files of a device that was killed are recognised and removed")
    func stale() throws {
        try folder { folder, _ in
            // Nobody holds the lock.
            for kind in ["lock", "sock"] { _ = FileManager.default.createFile(atPath: folder.file(of: "Old", kind), contents: nil) }
            let entry = ControlEntry(name: "Old", model: "iPhone 15", display: "window")
            try JSONEncoder().encode(entry).write(to: URL(fileURLWithPath: folder.file(of: "Old", "json")))
            #expect(folder.entries.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: folder.file(of: "Old", "json")))
            #expect(!FileManager.default.fileExists(atPath: folder.file(of: "Old", "sock")))
        }
    }

    @Test("files without an entry, and those of other devices, are passed over")
    func damaged() throws {
        try folder { folder, _ in
            try Data("{".utf8).write(to: folder.url.appendingPathComponent("x.json"))
            let entry = ControlEntry(name: "A", model: "iPhone 15", display: "window")
            try JSONEncoder().encode(entry).write(to: URL(fileURLWithPath: folder.file(of: "B", "json")))
            #expect(folder.entries.isEmpty)
        }
    }

    @Test("a folder that others may enter is refused")
    func open() throws {
        try folder { folder, environment in
            chmod(folder.url.path, 0o755)
            #expect(ControlFolder(environment) == nil)
        }
    }

    @Test("a socket connects while it listens; its file admits its user only")
    func sockets() throws {
        try folder { folder, _ in
            let path = folder.file(of: "iPhone 15", "sock")
            #expect(ControlSocket.connect(to: path) < 0)
            let listener = ControlSocket.listen(at: path)
            #expect(listener >= 0)
            var state = stat()
            #expect(lstat(path, &state) == 0)
            #expect(state.st_mode & 0o077 == 0)
            let client = ControlSocket.connect(to: path)
            #expect(client >= 0)
            let server = ControlSocket.accept(listener)
            #expect(server >= 0)
            for descriptor in [listener, client, server] { close(descriptor) }
            #expect(ControlSocket.connect(to: path) < 0)
            #expect(ControlSocket.listen(at: String(repeating: "x", count: 200)) < 0)
        }
    }
}
