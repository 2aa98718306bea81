import Foundation

/// The first data of a service, made once for each build of its program: a run that starts without data gets a copy of them, which takes
/// milliseconds where seeding takes seconds.
struct ServiceSeed {
    let program: String
    /// That fill the folder of `--data`; none for a service that starts without data.
    let arguments: [String]
    /// Where seeds are stored.
    let store: String
    /// Several devices of this process start their services at once; the first one makes the data for all.
    private static let making = NSLock()

    /// Copies the data into an empty folder; others keep what they have.
    func fill(_ folder: String) throws {
        let files = FileManager.default
        guard !arguments.isEmpty, try files.contentsOfDirectory(atPath: folder).isEmpty else { return }
        let seed = try Self.making.withLock { try made() }
        for name in try files.contentsOfDirectory(atPath: seed) {
            try files.copyItem(atPath: "\(seed)/\(name)", toPath: "\(folder)/\(name)")
        }
    }

    /// The folder with the data of this build of the program, which is made if it is missing.
    private func made() throws -> String {
        let files = FileManager.default
        let name = (program as NSString).lastPathComponent
        let place = "\(store)/\(name)-\(try stamp())"
        if files.fileExists(atPath: place) { return place }
        try files.createDirectory(atPath: store, withIntermediateDirectories: true)
        // Those of earlier builds, and of processes that ended meanwhile.
        let old = try files.contentsOfDirectory(atPath: store).filter { $0.hasPrefix(name + "-") && !Self.isBeingMade($0) }
        let part = "\(place).part.\(getpid())"
        try? files.removeItem(atPath: part)
        try files.createDirectory(atPath: part, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var log: [String] = []
        let status = try ChildProcess([program] + arguments + ["--data", part]).stream { log.append($0) }
        guard status == 0 else {
            try? files.removeItem(atPath: part)
            throw CommandFailure("seeding \(name) failed (status \(status)):\n" + log.suffix(20).joined(separator: "\n"))
        }
        // Another process may have been faster; its data are the same.
        if rename(part, place) != 0 { try? files.removeItem(atPath: part) }
        guard files.fileExists(atPath: place) else { throw CommandFailure("cannot store the seed of \(name) at \(place)") }
        for name in old { try? files.removeItem(atPath: "\(store)/\(name)") }
        return place
    }

    /// Whether the process that makes it still runs.
    private static func isBeingMade(_ name: String) -> Bool {
        guard let maker = name.split(separator: ".").last.flatMap({ pid_t($0) }), name.contains(".part.") else { return false }
        return kill(maker, 0) == 0 || errno != ESRCH
    }

    /// Different for each build of the program and each list of arguments.
    private func stamp() throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: program)
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return ContentHash.of((["\(attributes[.size] ?? 0)", "\(date)"] + arguments).joined(separator: "\0"))
    }
}
