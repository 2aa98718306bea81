/// Why a file cannot be read, decoded or written.
package struct MediaFailure: Error, Hashable {
    package enum Cause: Hashable, Sendable {
        /// The libraries that decode are not installed.
        case noDecoderLibrary
        /// The address is not that of a file.
        case remote
        /// There is no file, or none that can be read as media.
        case unreadable
        /// The file has no stream of that kind, or none that can be decoded.
        case noStream
        /// The target cannot be written.
        case unwritable
    }

    package var cause: Cause
    package var text: String
    /// Of the file; empty for media in memory.
    package var path = ""

    /// One line for the log, with the file's name.
    package var line: String { path.isEmpty ? text : "\(path): \(text)" }
}
