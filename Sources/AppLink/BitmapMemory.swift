internal import CSystem
internal import Glibc
package import RenderProtocol

/// Memory shared by both ends of the link, mapped as long as this object exists.
package final class SharedMemory: @unchecked Sendable {
    package let base: UnsafeMutableRawPointer
    package let byteCount: Int

    private init(base: UnsafeMutableRawPointer, byteCount: Int) { (self.base, self.byteCount) = (base, byteCount) }

    deinit { munmap(base, byteCount) }

    /// New zeroed memory and the descriptor to send to the other end; nil if allocation fails.
    package static func make(byteCount: Int) -> (memory: SharedMemory, descriptor: Int32)? {
        guard byteCount > 0 else { return nil }
        let descriptor = ferry_memfd_create("ferry-bitmap", byteCount)
        guard descriptor >= 0 else { return nil }
        guard let memory = map(byteCount: byteCount, descriptor: descriptor, writable: true) else {
            _ = close(descriptor)
            return nil
        }
        return (memory, descriptor)
    }

    /// Memory that the other end created; nil if it is too small, or could be truncated. The descriptor remains the caller's.
    package static func map(byteCount: Int, descriptor: Int32, writable: Bool) -> SharedMemory? {
        guard byteCount > 0, let base = ferry_map(descriptor, byteCount, writable ? 1 : 0) else { return nil }
        return SharedMemory(base: base, byteCount: byteCount)
    }

    /// A bitmap at the start of the memory, which it retains; nil if there is not enough space.
    package func bitmap(_ id: BitmapID, _ form: BitmapForm, release: @escaping @Sendable () -> Void = {}) -> SharedBitmap? {
        guard form.byteCount <= byteCount else { return nil }
        return SharedBitmap(id: id, form: form, base: base) { withExtendedLifetime(self, release) }
    }
}
