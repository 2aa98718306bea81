import Foundation

/// The source of a request body's bytes.
protocol BodySource: AnyObject {
    /// In bytes; nil if unknown.
    var length: Int64? { get }
    /// Reads the next bytes: returns their number, 0 at the end, nil on failure.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int?
    /// Seeks to an offset, to send the body again. False if that is not possible.
    func seek(to offset: Int64) -> Bool
}

final class DataBody: BodySource {
    private let data: Data
    private var place = 0

    init(_ data: Data) { self.data = data }

    var length: Int64? { Int64(data.count) }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        let count = min(buffer.count, data.count - place)
        guard count > 0 else { return 0 }
        let start = data.startIndex + place
        data.copyBytes(to: buffer, from: start..<(start + count))
        place += count
        return count
    }

    func seek(to offset: Int64) -> Bool {
        guard (0...Int64(data.count)).contains(offset) else { return false }
        place = Int(offset)
        return true
    }
}

final class FileBody: BodySource {
    private let handle: FileHandle
    let length: Int64?

    /// Throws the file system's error if the file cannot be read.
    init(_ file: URL) throws {
        handle = try FileHandle(forReadingFrom: file)
        length = try Int64(handle.seekToEnd())
        try handle.seek(toOffset: 0)
    }

    deinit { try? handle.close() }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        guard let address = buffer.baseAddress else { return 0 }
        let count = Glibc.read(handle.fileDescriptor, address, buffer.count)
        return count < 0 ? nil : count
    }

    func seek(to offset: Int64) -> Bool { (try? handle.seek(toOffset: UInt64(max(0, offset)))) != nil }
}

/// A stream can be read once; to send it again, a new one is requested.
final class StreamBody: BodySource {
    private var stream: InputStream
    private let renewed: () -> InputStream?
    private var sent: Int64 = 0

    init(_ stream: InputStream, renewed: @escaping () -> InputStream?) {
        (self.stream, self.renewed) = (stream, renewed)
        if stream.streamStatus == .notOpen { stream.open() }
    }

    deinit { stream.close() }

    var length: Int64? { nil }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        guard let address = buffer.baseAddress, buffer.count > 0 else { return 0 }
        let count = stream.read(address.assumingMemoryBound(to: UInt8.self), maxLength: buffer.count)
        guard count >= 0 else { return nil }
        sent += Int64(count)
        return count
    }

    func seek(to offset: Int64) -> Bool {
        if offset == sent { return true }
        guard offset == 0, let other = renewed() else { return false }
        stream.close()
        (stream, sent) = (other, 0)
        if other.streamStatus == .notOpen { other.open() }
        return true
    }
}
