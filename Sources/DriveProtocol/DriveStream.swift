public import Foundation
internal import Glibc

/// The lines of bytes that arrive in pieces.
public struct DriveLineBuffer {
    private var waiting = Data()
    /// Bytes of `waiting` that have no line feed.
    private var searched = 0

    /// Creates a buffer without bytes.
    public init() {}

    /// Adds bytes. > Throws: `tooLong` where those of a line that has not ended exceed `DriveLine.limit`.
    public mutating func append(_ bytes: Data) throws(DriveLineError) {
        guard waiting.count <= DriveLine.limit else { throw .tooLong }
        waiting.append(bytes)
    }

    /// Removes the first line and returns it without its line feed; nil if none has ended.
    public mutating func next() -> Data? {
        guard let end = waiting[(waiting.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = waiting.count
            return nil
        }
        searched = 0
        let line = Data(waiting[..<end])
        waiting = Data(waiting[(end + 1)...])
        return line
    }
}

/// File descriptors that carry messages.
public enum DriveStream {
    /// Reads what has arrived, or waits for it. > Returns: nil at the end, and for a descriptor that cannot be read.
    public static func read(_ descriptor: Int32) -> Data? {
        var bytes = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = Glibc.read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            return count > 0 ? Data(bytes[..<count]) : nil
        }
    }

    /// Writes all bytes. > Returns: false if the reader is gone.
    public static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var place = 0
            while place < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: place), bytes.count - place)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                place += count
            }
            return true
        }
    }
}
