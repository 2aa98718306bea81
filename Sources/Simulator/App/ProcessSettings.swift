internal import CSystem
internal import Glibc

/// What a process is started with. Processes with the same settings are the same until they receive something.
package struct ProcessSettings: Hashable, Sendable {
    /// The path of the program.
    package var executable: String
    /// Without the program's name.
    package var arguments: [String] = []
    package var environment: [String: String]
    /// The working directory; nil for the simulator's.
    package var directory: String?

    package init(executable: String, arguments: [String] = [], environment: [String: String], directory: String? = nil) {
        (self.executable, self.arguments, self.environment, self.directory) = (executable, arguments, environment, directory)
    }
}

/// The standard streams of a child process. > Units: descriptors.
struct StandardStreams {
    var input: Int32
    var output: Int32
    var error: Int32
}

extension ProcessSettings {
    /// Starts a process in its own process group. `inherited` is a descriptor that the child inherits under the same number; -1 for none.
    ///
    /// > Returns: the child, or -1 with an `errno`.
    func spawn(inherited: Int32, streams: StandardStreams) -> (child: Int32, error: Int32) {
        var argumentPointers = ([executable] + arguments).map { strdup($0) } + [nil]
        var environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
        if inherited >= 0 { _ = ferry_set_inherited(inherited, 1) }
        defer { if inherited >= 0 { _ = ferry_set_inherited(inherited, 0) } }
        let (path, directory) = (strdup(executable), directory.flatMap { strdup($0) })
        defer {
            free(path)
            free(directory)
        }
        return argumentPointers.withUnsafeMutableBufferPointer { arguments in
            environmentPointers.withUnsafeMutableBufferPointer { environment in
                var child = ferry_child(
                    path: path, arguments: arguments.baseAddress, environment: environment.baseAddress, directory: directory,
                    standard_input: streams.input, standard_output: streams.output, standard_error: streams.error, death_signal: 0)
                let started = ferry_spawn(&child)
                return (started, errno)
            }
        }
    }
}
