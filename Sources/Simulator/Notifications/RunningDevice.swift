internal import Foundation
internal import Glibc
internal import PushService

/// A running simulator as `ferry push` and `ferry set` find it: a file in a folder that only this person can read.
struct RunningDevice: Codable {
    /// The identifiers of the apps it has.
    var topics: [String]
    var name: String
    var port: Int
    /// Posts with it are taken whether the app registered or not.
    var token: String
    var process = getpid()

    init(topics: [String], name: String, port: Int, token: String) {
        (self.topics, self.name, self.port, self.token) = (topics, name, port, token)
    }

    /// Nil when it cannot be made, or belongs to someone else.
    private static var folder: URL? {
        let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 + "/ferry" : nil }
        let path = runtime ?? "/tmp/ferry-\(getuid())"
        mkdir(path, 0o700)
        var state = stat()
        guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFDIR, state.st_uid == getuid(), state.st_mode & 0o077 == 0 else {
            return nil
        }
        return URL(fileURLWithPath: path)
    }

    /// Where a device keeps the picture of one app's screen.
    static func newImagePath() -> String? { folder?.appendingPathComponent("\(getpid())-\(UUID().uuidString).png").path }

    private var file: URL? { Self.folder?.appendingPathComponent("\(process).json") }

    func announce() {
        Self.removeLeftovers()
        guard let file, let data = try? JSONEncoder().encode(self) else { return }
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            SimulatorCommand.writeError("\(DataError.file("write", file, error)); `ferry push`, `set` and `press` do not find this device")
        }
    }

    func withdraw() {
        if let file { try? FileManager.default.removeItem(at: file) }
    }

    /// Pictures of devices that did not come to remove them.
    private static func removeLeftovers() {
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) }
        for file in files ?? [] where file.pathExtension == "png" {
            guard let process = file.lastPathComponent.split(separator: "-").first.flatMap({ Int32($0) }) else { continue }
            if kill(process, 0) != 0, errno == ESRCH { try? FileManager.default.removeItem(at: file) }
        }
    }

    /// The newest that has an app, or why there is none.
    static func running(_ topic: String) -> Result<RunningDevice, Missing> {
        let running = all
        if let found = running.last(where: { $0.topics.contains(topic) }) { return .success(found) }
        let others = Set(running.flatMap(\.topics)).sorted().joined(separator: ", ")
        return .failure(
            Missing(
                description: "\(topic) does not run on a device here"
                    + (others.isEmpty ? "; `ferry run` starts it" : "; what runs: \(others)")))
    }

    struct Missing: Error, CustomStringConvertible { var description: String }

    /// Those that run; files of others are removed.
    static var all: [RunningDevice] {
        guard let folder, let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) else {
            return []
        }
        return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.compactMap { file in
            guard let data = FileManager.default.contents(atPath: file.path),
                let found = try? JSONDecoder().decode(RunningDevice.self, from: data)
            else { return nil }
            guard kill(found.process, 0) == 0 || errno == EPERM else {
                try? FileManager.default.removeItem(at: file)
                return nil
            }
            return found
        }
    }
}
