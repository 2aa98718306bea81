internal import Foundation

/// Files that are made for a page from photos. They stay as long as the page may read them: until the folder's owner goes away.
final class UploadFolder {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("WebKit-\(UUID().uuidString)", isDirectory: true)
    private var count = 0

    deinit { if count > 0 { try? FileManager.default.removeItem(at: folder) } }

    /// Writes a file in a folder of its own, since two photos may have one name. > Returns: nil if it cannot be written; a log line says why.
    func write(_ data: Data, name: String) -> URL? {
        count += 1
        let place = folder.appendingPathComponent("\(count)", isDirectory: true)
        let file = place.appendingPathComponent((name as NSString).lastPathComponent)
        do {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try data.write(to: file)
            return file
        } catch {
            NSLog("WebKit: the photo for the page cannot be written to %@: %@", file.path, "\(error)")
            return nil
        }
    }
}
