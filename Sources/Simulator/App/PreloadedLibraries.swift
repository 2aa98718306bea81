internal import Glibc
internal import Synchronization

/// The value of `LD_PRELOAD` for an app: libraries that the dynamic loader loads before all others.
///
/// The loader separates at spaces and colons, and replaces names after a dollar sign; nothing escapes them. A library at such a path is
/// named through a descriptor of the simulator, which stays open: apps and the programs that they start run no longer than it.
package struct PreloadedLibraries {
    private static let opened = Mutex<[String: Int32]>([:])

    private var names: [String]

    /// - Parameter inherited: the value that the simulator was started with; nil without one.
    package init(inherited: String?) { names = inherited.map { [$0] } ?? [] }

    package var value: String? { names.isEmpty ? nil : names.joined(separator: ":") }

    /// Adds a library before the others.
    package mutating func prepend(_ path: String) throws(LaunchError) { names.insert(try Self.name(of: path), at: 0) }

    /// A name of the file at `path` that the loader does not split.
    private static func name(of path: String) throws(LaunchError) -> String {
        guard path.contains(where: { $0 == " " || $0 == ":" || $0 == "$" }) else { return path }
        let (descriptor, code) = opened.withLock { opened in
            if let known = opened[path] { return (known, Int32(0)) }
            let new = open(path, O_RDONLY | O_CLOEXEC)
            if new >= 0 { opened[path] = new }
            return (new, errno)
        }
        guard descriptor >= 0 else { throw .system(call: "open \(path)", code: code) }
        return "/proc/\(getpid())/fd/\(descriptor)"
    }
}
