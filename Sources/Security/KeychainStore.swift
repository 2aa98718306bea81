import Foundation
import Glibc

/// Why nothing could be done.
struct KeychainFailure: Error, Equatable {
    var status: OSStatus
}

/// An app's keychain: a file among what the device keeps of the app that only its user can read, written whole or not at all.
///
/// Secrets stand in it as they are: what keeps others away is the file's mode. A file that is no keychain is put aside, never overwritten.
/// > Isolation: any thread; processes of one app wait for each other.
final class KeychainStore: Sendable {
    private struct Contents: Codable {
        var version = 1
        var items: [KeychainItem] = []
    }

    private let file: String
    /// In bytes; more is no keychain.
    private static let largest = 64 << 20

    private let report: @Sendable (String) -> Void

    init(file: String, report: @escaping @Sendable (String) -> Void = { NSLog("keychain: %@", $0) }) {
        (self.file, self.report) = (file, report)
    }

    /// The one of the app that runs.
    static let app: KeychainStore = {
        // A device keeps it where the app does not see it.
        if let kept = ProcessInfo.processInfo.environment["FERRY_SYSTEM_DATA"] { return KeychainStore(file: kept + "/keychain.json") }
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let known = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let folder = (known ?? FileManager.default.temporaryDirectory).appendingPathComponent("Keychains", isDirectory: true)
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
        let escaped = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? "app"
        return KeychainStore(file: folder.appendingPathComponent(escaped + ".json").path)
    }()

    func read() throws(KeychainFailure) -> [KeychainItem] {
        // Without a file there is nothing to wait for, and nothing is made.
        guard access(file, F_OK) == 0 else { return [] }
        let lock = try lock()
        defer { close(lock) }
        return try load()
    }

    /// Reads, changes and writes, with nobody in between. Nothing is written when the change throws or changes nothing.
    func change(_ body: (inout [KeychainItem]) throws(KeychainFailure) -> Void) throws(KeychainFailure) {
        let lock = try lock()
        defer { close(lock) }
        let before = try load()
        var items = before
        try body(&items)
        if items != before { try save(items) }
    }

    // MARK: The file

    /// A descriptor that holds the lock until it is closed.
    private func lock() throws(KeychainFailure) -> Int32 {
        let folder = (file as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw failure("cannot make \(folder): \(error)")
        }
        let descriptor = open(file + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure("cannot open \(file).lock: \(String(cString: strerror(errno)))") }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                throw failure("cannot lock \(file): \(String(cString: strerror(errno)))")
            }
        }
        return descriptor
    }

    private func failure(_ reason: String) -> KeychainFailure {
        report(reason)
        return KeychainFailure(status: errSecNotAvailable)
    }

    private func load() throws(KeychainFailure) -> [KeychainItem] {
        // A pipe in its place must not hold the app up.
        let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            if errno == ELOOP { return try moveAside("a link") }
            throw failure("cannot read \(file): \(String(cString: strerror(errno)))")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largest else {
            return try moveAside("no file of a keychain's size")
        }
        let data: Data
        do { data = try handle.readToEnd() ?? Data() } catch { throw failure("cannot read \(file): \(error)") }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return try moveAside("not readable") }
        guard contents.version == 1 else { throw failure("\(file) is of a later version, \(contents.version)") }
        return contents.items
    }

    /// What is no keychain stays beside a new, empty one.
    private func moveAside(_ reason: String) throws(KeychainFailure) -> [KeychainItem] {
        guard rename(file, file + ".damaged") == 0 else { throw failure("\(file) is damaged (\(reason)) and in the way") }
        report("\(file) is damaged (\(reason)); it lies beside as .damaged")
        return []
    }

    private func save(_ items: [KeychainItem]) throws(KeychainFailure) {
        let new = file + ".new"
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure("cannot write \(new): \(String(cString: strerror(errno)))") }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: JSONEncoder().encode(Contents(items: items)))
            try handle.synchronize()
        } catch {
            unlink(new)
            throw failure("cannot write \(new): \(error)")
        }
        guard rename(new, file) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(new)
            throw failure("cannot write \(file): \(reason)")
        }
    }
}
