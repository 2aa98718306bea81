internal import CSystem
internal import Glibc
package import RenderProtocol

/// Memory that both ends of the link see, mapped as long as this lives.
package final class SharedMemory: @unchecked Sendable {
    package let base: UnsafeMutableRawPointer
    package let byteCount: Int

    private init(base: UnsafeMutableRawPointer, byteCount: Int) { (self.base, self.byteCount) = (base, byteCount) }

    deinit { munmap(base, byteCount) }

    /// New zeroed memory and the descriptor to send to the other end; nil when the system refuses.
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

    /// Memory that the other end made; nil when there is less of it, or it could be taken away. The descriptor stays the caller's.
    package static func map(byteCount: Int, descriptor: Int32, writable: Bool) -> SharedMemory? {
        guard byteCount > 0, let base = ferry_map(descriptor, byteCount, writable ? 1 : 0) else { return nil }
        return SharedMemory(base: base, byteCount: byteCount)
    }

    /// A bitmap at the beginning of the memory, which it keeps; nil when there is no room for it.
    package func bitmap(_ id: BitmapID, _ form: BitmapForm, release: @escaping @Sendable () -> Void = {}) -> SharedBitmap? {
        guard form.byteCount <= byteCount else { return nil }
        return SharedBitmap(id: id, form: form, base: base) { withExtendedLifetime(self, release) }
    }
}
