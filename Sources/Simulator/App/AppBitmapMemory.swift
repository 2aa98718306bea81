package import AppLink
internal import Foundation
internal import Glibc
package import RenderProtocol

/// The memory an app has lent for its bitmaps, and what came free of it.
///
/// > Isolation: the simulator's main thread; bitmaps may be let go of on any.
package final class AppBitmapMemory {
    private var memories: [MemoryID: SharedMemory] = [:]
    /// What bitmaps lie in.
    private var used: Set<MemoryID> = []
    private let freed = Freed()

    private final class Freed: @unchecked Sendable {
        private let lock = NSLock()
        private var memories: [MemoryID] = []

        func add(_ id: MemoryID) { lock.withLock { memories.append(id) } }

        func take() -> [MemoryID] {
            lock.withLock {
                defer { memories = [] }
                return memories
            }
        }
    }

    package init() {}

    package func add(_ id: MemoryID, byteCount: Int, descriptor: Int32) throws(LinkError) {
        guard memories[id] == nil else { throw .unexpected("memory \(id.rawValue) came twice") }
        guard let memory = SharedMemory.map(byteCount: byteCount, descriptor: descriptor, writable: false) else {
            throw .unexpected("memory \(id.rawValue) has no \(byteCount) bytes")
        }
        memories[id] = memory
    }

    package func discard(_ id: MemoryID) throws(LinkError) {
        guard !used.contains(id), memories.removeValue(forKey: id) != nil else {
            throw .unexpected("memory \(id.rawValue) was discarded, which is not there or in use")
        }
    }

    package func bitmap(_ id: BitmapID, _ form: BitmapForm, in memory: MemoryID) throws(LinkError) -> SharedBitmap {
        guard let borrowed = memories[memory], !used.contains(memory) else {
            throw .unexpected("a bitmap of \(form.width)×\(form.height) in memory \(memory.rawValue), which is not there or in use")
        }
        guard let bitmap = borrowed.bitmap(id, form, release: { [freed] in freed.add(memory) }) else {
            throw .unexpected("a bitmap of \(form.width)×\(form.height) whose memory does not hold it")
        }
        used.insert(memory)
        return bitmap
    }

    /// What no bitmap lies in any more, since the last call.
    package func takeIdle() -> [MemoryID] {
        let idle = freed.take()
        used.subtract(idle)
        return idle
    }
}
