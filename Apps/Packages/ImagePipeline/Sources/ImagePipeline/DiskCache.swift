import Foundation

/// Files by key; the oldest are deleted when the limit is exceeded. Files are written atomically.
///
/// Used on one queue only.
final class DiskCache {
    private let folder: URL
    private let limit: Int
    private var taken: Int?

    init(folder: URL, limit: Int) {
        self.folder = folder
        self.limit = limit
    }

    /// Keys may contain characters that file names cannot.
    private func place(_ key: String) -> URL {
        var name = ""
        for byte in key.utf8.prefix(96) {
            let isPlain = (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
            name += isPlain ? String(UnicodeScalar(byte)) : String(format: "_%02x", byte)
        }
        return folder.appendingPathComponent(name)
    }

    func data(_ key: String) -> Data? {
        let file = place(key)
        guard let data = try? Data(contentsOf: file) else { return nil }
        // The most recently used file is deleted last.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
        return data
    }

    func store(_ data: Data, _ key: String) {
        guard data.count <= limit else { return }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: place(key), options: .atomic)
        } catch {
            // Without a cache images are downloaded again.
            return
        }
        taken = (taken ?? 0) + data.count
        if taken == data.count { taken = files().reduce(0) { $0 + $1.size } }
        if taken ?? 0 > limit { trim() }
    }

    func remove(_ key: String) { try? FileManager.default.removeItem(at: place(key)) }

    func removeAll() {
        try? FileManager.default.removeItem(at: folder)
        taken = nil
    }

    private func files() -> [(url: URL, size: Int, used: Date)] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let urls = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        return urls.map { url in
            let values = try? url.resourceValues(forKeys: keys)
            return (url, values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast)
        }
    }

    /// Down to three quarters, so that not every new file causes a scan.
    private func trim() {
        var rest = 0
        for file in files().sorted(by: { ($0.used, $0.url.path) > ($1.used, $1.url.path) }) {
            if rest + file.size > limit / 4 * 3 {
                try? FileManager.default.removeItem(at: file.url)
            } else {
                rest += file.size
            }
        }
        taken = rest
    }
}
