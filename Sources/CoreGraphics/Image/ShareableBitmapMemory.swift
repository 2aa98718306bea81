internal import CSystem
internal import Foundation
internal import Synchronization

/// Zeroed memory of a bitmap that another process can be given without a copy.
package final class ShareableBitmapMemory: @unchecked Sendable {
    package let base: UnsafeMutableRawPointer
    package let byteCount: Int
    private let descriptor: Mutex<Int32>
    /// Descriptors are few; bitmaps beyond these have memory of another kind.
    private static let limit = 256
    private static let open = Atomic<Int>(0)

    /// Nil when there are many already, or the system refuses.
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

    /// The memory's descriptor, which is the caller's from now on; nil once it was taken.
    package func takeDescriptor() -> Int32? {
        descriptor.withLock { descriptor in
            guard descriptor >= 0 else { return nil }
            defer { descriptor = -1 }
            Self.open.subtract(1, ordering: .relaxed)
            return descriptor
        }
    }
}
