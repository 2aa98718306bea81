internal import CCrypto
internal import ProgrammerErrors

/// The state of a hash function: a value, copied on write.
struct DigestState: @unchecked Sendable {
    /// OpenSSL's state. Not mutated while shared.
    private final class Storage {
        let state: OpaquePointer

        init(_ kind: ferry_digest_kind) {
            guard let state = ferry_digest_new(Int32(kind.rawValue)) else {
                ProgrammerError.raise("OpenSSL on this machine lacks a digest")
            }
            self.state = state
        }

        init(copying other: Storage) {
            guard let state = ferry_digest_copy(other.state) else { ProgrammerError.raise("no memory for a digest") }
            self.state = state
        }

        deinit { ferry_digest_free(state) }
    }

    private var storage: Storage

    init(_ kind: ferry_digest_kind) { storage = Storage(kind) }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
        ferry_digest_update(storage.state, start, bytes.count)
    }

    func finish(_ count: Int) -> [UInt8] {
        let last = Storage(copying: storage)
        var result = [UInt8](repeating: 0, count: count)
        ferry_digest_finish(last.state, &result)
        return result
    }
}
