internal import Glibc
package import RenderProtocol
internal import Synchronization

/// An app's memory for bitmaps, reused when neither end uses it: new memory costs more than drawing a line of text into it,
/// at both ends.
///
/// > Isolation: any thread.
package final class BitmapPool: Sendable {
    /// Memory to draw into, zeroed.
    package struct Loan {
        package let id: MemoryID
        package let memory: SharedMemory
        /// For memory that the other end does not have yet; owned by the caller. -1 for memory it has.
        package let descriptor: Int32
    }

    private struct Block {
        /// Nil for memory outside the pool.
        let memory: SharedMemory?
        var isDrawn = true
        var isShown = true
        var isIdle: Bool { !isDrawn && !isShown }
    }

    private struct State {
        var blocks: [MemoryID: Block] = [:]
        /// In the order in which they became idle.
        var idle: [(id: MemoryID, byteCount: Int)] = []
        var idleBytes = 0
        var last: UInt64 = 0
        /// What the app took since the other end last released something, and the most that it took lately in such a time. > Units: bytes.
        var taken = 0
        var demand = 0

        /// An app that replaces many drawings at a time, such as a list's at each keystroke, takes as much again the next time.
        var idleLimit: Int { min(max(BitmapPool.idleLimit, demand), BitmapPool.mostIdle) }

        mutating func endTurn() {
            guard taken > 0 else { return }
            (demand, taken) = (max(taken, demand / 2), 0)
        }
    }

    private let state = Mutex(State())
    /// Maximum amount of unused memory of an app that changes little at a time, and of any app. > Units: bytes.
    package static let idleLimit = 1 << 20
    package static let mostIdle = 16 << 20
    private static let page = 4096

    package init() {}

    /// Memory allocated in total, and unused memory, for tests. > Units: blocks; bytes.
    package var figures: (made: Int, idleBytes: Int) { state.withLock { (Int($0.last), $0.idleBytes) } }

    /// Nil if allocation fails.
    package func take(byteCount: Int) -> Loan? {
        let size = (max(byteCount, 1) + Self.page - 1) / Self.page * Self.page
        let known: (MemoryID, SharedMemory)? = state.withLock { state in
            state.taken += size
            // Up to half of it may be unused, so that one block fits many sizes.
            let fitting = state.idle.indices.filter { (size...2 * size + Self.page).contains(state.idle[$0].byteCount) }
            guard let best = fitting.min(by: { state.idle[$0].byteCount < state.idle[$1].byteCount }) else { return nil }
            let id = state.idle.remove(at: best).id
            guard let memory = state.blocks[id]?.memory else { return nil }
            state.idleBytes -= memory.byteCount
            state.blocks[id] = Block(memory: memory)
            return (id, memory)
        }
        if let (id, memory) = known {
            memset(memory.base, 0, byteCount)
            return Loan(id: id, memory: memory, descriptor: -1)
        }
        guard let made = SharedMemory.make(byteCount: size) else { return nil }
        let id = state.withLock { state in
            state.last += 1
            let id = MemoryID(state.last)
            state.blocks[id] = Block(memory: made.memory)
            return id
        }
        return Loan(id: id, memory: made.memory, descriptor: made.descriptor)
    }

    /// An identifier for memory outside the pool, which is released as soon as neither end uses it.
    package func addExternalMemory() -> MemoryID {
        state.withLock { state in
            state.last += 1
            state.blocks[MemoryID(state.last)] = Block(memory: nil)
            return MemoryID(state.last)
        }
    }

    /// The app no longer draws into or shows this memory. Returns released memory, to be discarded at the other end.
    package func endDrawing(_ id: MemoryID) -> [MemoryID] { rest([id]) { $0.isDrawn = false } }

    /// The server no longer reads this memory. Returns released memory.
    package func endShowing(_ ids: [MemoryID]) -> [MemoryID] {
        state.withLock { $0.endTurn() }
        return rest(ids) { $0.isShown = false }
    }

    private func rest(_ ids: [MemoryID], _ change: (inout Block) -> Void) -> [MemoryID] {
        state.withLock { state in
            var given: [MemoryID] = []
            for id in ids {
                guard var block = state.blocks[id], !block.isIdle else { continue }
                change(&block)
                state.blocks[id] = block
                guard block.isIdle else { continue }
                guard let memory = block.memory else {
                    state.blocks[id] = nil
                    given.append(id)
                    continue
                }
                state.idle.append((id, memory.byteCount))
                state.idleBytes += memory.byteCount
            }
            while state.idleBytes > state.idleLimit, !state.idle.isEmpty {
                let oldest = state.idle.removeFirst()
                state.blocks[oldest.id] = nil
                state.idleBytes -= oldest.byteCount
                given.append(oldest.id)
            }
            return given
        }
    }
}
