import Foundation

/// Texts that were begun and not sent, a file each. A file is replaced as a whole, so that a process that is killed leaves the old text or the new one.
struct DraftStore {
    let folder: URL

    static var standard: DraftStore { DraftStore(folder: Settings.support.appendingPathComponent("Drafts", isDirectory: true)) }

    private func file(_ key: String) -> URL { folder.appendingPathComponent(key.replacingOccurrences(of: "/", with: "-") + ".txt") }

    func text(_ key: String) -> String? { try? String(contentsOf: file(key), encoding: .utf8) }

    /// - Parameter text: nil removes the draft.
    /// > Throws: what `FileManager` and `Data` throw when the file cannot be written.
    func set(_ text: String?, for key: String) throws {
        let files = FileManager.default
        guard let text else {
            if files.fileExists(atPath: file(key).path) { try files.removeItem(at: file(key)) }
            return
        }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file(key), options: .atomic)
    }
}
