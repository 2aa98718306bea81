internal import Foundation
internal import Glibc
internal import Synchronization

/// The processes of an engine and the memory that they have for themselves, from the kernel's files.
enum EngineMemory {
    struct Process: Equatable {
        var identifier: Int32
        /// Without what it shares with others. > Units: bytes.
        var size: Int
        /// The time that it has run on a processor.
        var work = Duration.zero
    }

    /// The processes of pages in a process group.
    static func pages(ofGroup group: Int32, in folder: String = "/proc") -> [Process] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { name in
            guard let identifier = Int32(name), let fields = text("\(folder)/\(name)/stat").flatMap(statusFields), fields.count > 2 else {
                return nil
            }
            // After the name: state, parent, group.
            guard Int32(fields[2]) == group, isPage("\(folder)/\(name)/cmdline") else { return nil }
            let pages = text("\(folder)/\(name)/statm")?.split(separator: " ").compactMap { Int($0) } ?? []
            guard pages.count > 2 else { return nil }
            return Process(
                identifier: identifier, size: max(0, pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE)), work: work(fields))
        }.sorted { $0.identifier < $1.identifier }
    }

    /// The fields for the user's and the system's time, in ticks.
    private static func work(_ fields: [Substring]) -> Duration {
        guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else { return .zero }
        return .milliseconds((user + system) * 1000 / max(1, sysconf(Int32(_SC_CLK_TCK))))
    }

    /// The beginning of a file of the kernel. Read by itself: there are hundreds of them, each time.
    private static func text(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 14) { buffer in
            let count = read(file, buffer.baseAddress, buffer.count)
            return count >= 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
        }
    }

    /// The fields after the program's name, which may contain anything.
    private static func statusFields(_ line: String) -> [Substring]? {
        line.lastIndex(of: ")").map { line[line.index(after: $0)...].split(separator: " ") }
    }

    /// The engine joins the arguments of its processes with spaces.
    private static func isPage(_ path: String) -> Bool {
        text(path)?.split { $0 == "\0" || $0 == " " }.contains("--type=renderer") == true
    }
}

/// Ends the process of a page that takes too much memory, as a device does, and knows how long the pages have worked.
package final class MemoryWatch: Sendable {
    /// A page on a phone has about as much. Ours. > Units: bytes.
    package static let limit = 1_500_000_000
    /// Real milliseconds between two looks.
    private static let interval: Int32 = 1000
    private let milliseconds = Atomic(0)

    /// The processor time that the pages had used at the last look.
    var work: Duration { .milliseconds(milliseconds.load(ordering: .relaxed)) }

    /// Looks at a process group until the watch is gone.
    init(group: Int32, limit: Int) {
        let thread = Thread { [weak self] in
            while self != nil {
                // Its time-out is real for a process with a clock on request, too.
                _ = poll(nil, 0, Self.interval)
                let pages = EngineMemory.pages(ofGroup: group)
                self?.milliseconds.store(pages.reduce(0) { $0 + Int($1.work / .milliseconds(1)) }, ordering: .relaxed)
                for page in pages where page.size > limit {
                    let (taken, most) = (page.size >> 20, limit >> 20)
                    NSLog("WebKit: the process of a page has taken %ld MB of memory, more than %ld, and was ended.", taken, most)
                    kill(page.identifier, SIGKILL)
                }
            }
        }
        thread.name = "web engine memory"
        thread.start()
    }
}
