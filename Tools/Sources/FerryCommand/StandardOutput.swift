import Foundation

/// Bytes for the program that reads this one's output.
enum StandardOutput {
    /// > Errors: the reader has gone, or the disk is full.
    static func write(_ data: Data, to handle: FileHandle = .standardOutput) throws {
        do {
            try handle.write(contentsOf: data)
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            let reason = cause.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
            throw CommandFailure("cannot write to the standard output: \(reason)")
        }
    }
}
