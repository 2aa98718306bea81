internal import Foundation
internal import Glibc
internal import Synchronization

/// The contacts of a device, which its apps share: a file in a folder of the device's data.
///
/// Without a folder they last as long as the process. Of two apps that change them at once, one waits for the other.
final class ContactBookStore: Sendable {
    private struct State {
        var book: ContactBook
        /// What the file was when it was read.
        var stamp: Stamp?
    }
    private struct Stamp: Equatable { var node, size, seconds, nanoseconds: Int }

    private let state: Mutex<State>
    private let folder: URL?
    private let report: @Sendable (String) -> Void
    /// In bytes; a larger file is no list of contacts.
    private static let largest = 64 << 20

    /// Of the device that the process runs on.
    static let device = ContactBookStore(
        folder: ProcessInfo.processInfo.environment["FERRY_CONTACTS"].map { URL(fileURLWithPath: $0, isDirectory: true) })

    init(
        folder: URL?, book: ContactBook = .samples, report: @escaping @Sendable (String) -> Void = { NSLog("contacts: %@", $0) }
    ) {
        (self.folder, self.report) = (folder, report)
        state = Mutex(State(book: book))
    }

    private var file: URL? { folder?.appendingPathComponent("contacts.json") }

    /// As it is now, with other apps' changes. A damaged file is moved aside, and the samples are there again.
    var book: ContactBook {
        state.withLock { state in
            refresh(&state)
            return state.book
        }
    }

    private func refresh(_ state: inout State) {
        guard let file, let stamp = Self.stamp(of: file), stamp != state.stamp else { return }
        state.stamp = stamp
        if stamp.size <= Self.largest, let data = try? Data(contentsOf: file),
            let read = try? JSONDecoder().decode(ContactBookFile.self, from: data)
        {
            state.book = read.book
        } else if rename(file.path, file.path + ".damaged") == 0 {
            report("\(file.path) is damaged; it was renamed to .damaged, and the contacts start with the samples")
            state = State(book: .samples)
        } else {
            report("\(file.path) is damaged and cannot be renamed: \(String(cString: strerror(errno)))")
        }
    }

    private static func stamp(of file: URL) -> Stamp? {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        return Stamp(
            node: Int(truncatingIfNeeded: status.st_ino), size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
            nanoseconds: Int(status.st_mtim.tv_nsec))
    }

    /// Makes all changes or none.
    func commit(_ changes: [ContactBook.Change]) throws(CNError) {
        let result: Result<Void, CNError> = state.withLock { state in
            do throws(CNError) { return .success(try commit(changes, &state)) } catch { return .failure(error) }
        }
        try result.get()
    }

    private func commit(_ changes: [ContactBook.Change], _ state: inout State) throws(CNError) {
        let lock = try lock()
        defer { if let lock { close(lock) } }
        refresh(&state)
        var new = state.book
        try new.apply(changes)
        if let file {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            do { try encoder.encode(ContactBookFile(new)).write(to: file, options: .atomic) } catch {
                throw CNError(.dataAccessError, "Cannot write \(file.path): \(error)")
            }
            state.stamp = Self.stamp(of: file)
        }
        state.book = new
    }

    /// Waits until no other process has it; nil without a folder.
    private func lock() throws(CNError) -> Int32? {
        guard let folder else { return nil }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw CNError(.dataAccessError, "Cannot make \(folder.path): \(error)") }
        let path = folder.appendingPathComponent("lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw CNError(.dataAccessError, "Cannot open \(path): \(String(cString: strerror(errno)))") }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let reason = String(cString: strerror(errno))
                close(descriptor)
                throw CNError(.dataAccessError, "Cannot lock \(path): \(reason)")
            }
        }
        return descriptor
    }
}
