public import Foundation

/// Receives the bytes of a PDF document.
///
/// > Contract: CoreGraphics, CGDataConsumer
public final class CGDataConsumer: @unchecked Sendable {
    /// Whether the bytes were received; false ends the document.
    let put: (UnsafeRawBufferPointer) -> Bool
    private let release: () -> Void

    init(put: @escaping (UnsafeRawBufferPointer) -> Bool, release: @escaping () -> Void = {}) {
        self.put = put
        self.release = release
    }

    /// Appends the bytes to the data.
    public convenience init?(data: CFMutableData) {
        self.init(put: { bytes in
            if let base = bytes.baseAddress { data.append(base, length: bytes.count) }
            return true
        })
    }

    /// Writes a file, which replaces an existing one; nil if the URL names no file that can be created.
    public convenience init?(url: CFURL) {
        guard url.isFileURL, let path = url.path, let file = fopen(path, "wb") else { return nil }
        self.init(
            put: { bytes in bytes.count == 0 || fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count },
            release: { fclose(file) })
    }

    /// Calls functions: one for bytes, which returns how many it took, and one when the consumer is deallocated.
    public convenience init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        let calls = cbks.pointee
        guard let putBytes = calls.putBytes else { return nil }
        self.init(
            put: { bytes in
                guard let base = bytes.baseAddress else { return true }
                return putBytes(info, base, bytes.count) == bytes.count
            },
            release: { calls.releaseConsumer?(info) })
    }

    deinit { release() }
}

/// Receives bytes, and returns how many were taken; fewer than given is an error.
public typealias CGDataConsumerPutBytesCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
/// Called when a consumer is deallocated.
public typealias CGDataConsumerReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The functions of a data consumer.
public struct CGDataConsumerCallbacks {
    /// Receives the bytes.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called at the end.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Creates a table of functions.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}
