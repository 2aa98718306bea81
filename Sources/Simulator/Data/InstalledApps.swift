internal import Foundation

/// The list of the apps that stay installed on a device, in order of installation: a file of its folder.
///
/// Apps stay where they were built; a device runs whichever build is there.
package struct InstalledApps {
    package struct Entry: Codable, Hashable, Sendable {
        package var identifier: String
        package var executable: String
        /// Of all its launches.
        package var environment: [String: String]

        package init(identifier: String, executable: String, environment: [String: String] = [:]) {
            (self.identifier, self.executable, self.environment) = (identifier, executable, environment)
        }
    }

    static let fileName = "apps.json"
    private let file: URL

    init(in folder: URL) { file = folder.appendingPathComponent(Self.fileName) }

    package func read() throws(DataError) -> [Entry] {
        guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
        do {
            return try JSONDecoder().decode([Entry].self, from: data)
        } catch {
            throw .damaged(path: file.path, reason: "no list of apps")
        }
    }

    /// Adds an app, or replaces the one of the same identifier.
    package func add(_ entry: Entry) throws(DataError) {
        var all = try read()
        if let index = all.firstIndex(where: { $0.identifier == entry.identifier }) { all[index] = entry } else { all.append(entry) }
        try write(all)
    }

    package func remove(_ identifier: String) throws(DataError) { try write(try read().filter { $0.identifier != identifier }) }

    private func write(_ entries: [Entry]) throws(DataError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try encoder.encode(entries).write(to: file, options: .atomic)
        } catch {
            throw .file("write", file, error)
        }
    }
}
