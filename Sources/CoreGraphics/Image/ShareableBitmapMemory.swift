internal import CSystem
internal import Foundation
internal import Synchronization

/// Zeroed bitmap memory that can be shared with another process without a copy.
package final class ShareableBitmapMemory: @unchecked Sendable {
    package let base: UnsafeMutableRawPointer
    package let byteCount: Int
    private let descriptor: Mutex<Int32>
    /// Descriptors are limited; bitmaps beyond this number use other memory.
    private static let limit = 256
    private static let open = Atomic<Int>(0)

    /// Nil if there are too many already, or allocation fails.
    init?(byteCount: Int) {
        guard Self.open.load(ordering: .relaxed) < Self.limit else { return nil }
        let descriptor = ferry_memfd_create("ferry-image", byteCount)
        guard descriptor >= 0 else { return nil }
        guard let base = ferry_map(descriptor, byteCount, 1) else {
            close(descriptor)
            return nil
        }
        Self.open.add(1, ordering: .relaxed)
        (self.base, self.byteCount) = (base, byteCount)
        self.descriptor = Mutex(descriptor)
    }

    deinit {
        if let descriptor = takeDescriptor() { close(descriptor) }
        munmap(base, byteCount)
    }

    /// The memory's descriptor, which the caller owns from now on; nil once it was taken.
    package func takeDescriptor() -> Int32? {
        descriptor.withLock { descriptor in
            guard descriptor >= 0 else { return nil }
            defer { descriptor = -1 }
            Self.open.subtract(1, ordering: .relaxed)
            return descriptor
        }
    }
}
