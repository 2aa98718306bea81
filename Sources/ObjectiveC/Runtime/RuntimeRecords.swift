internal import Foundation
internal import Synchronization

/// What the pointers of the runtime's functions point to: methods, properties and instance variables of classes, each made once and kept.
final class RuntimeRecord {
    enum Kind { case method, classMethod, property, variable }

    struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String
        let kind: Kind
    }

    let key: Key
    /// The name as a C string.
    let text: UnsafePointer<CChar>

    private init(_ key: Key) {
        self.key = key
        text = RuntimeText.pointer(key.name)
    }

    private static let known = Mutex<[Key: RuntimeRecord]>([:])

    /// The record's pointer, the same for every call.
    static func pointer(_ kind: Kind, _ name: String, of type: AnyClass) -> OpaquePointer {
        let key = Key(type: ObjectIdentifier(type), name: name, kind: kind)
        return known.withLock { records in
            let record = records[key] ?? RuntimeRecord(key)
            records[key] = record
            return OpaquePointer(Unmanaged.passUnretained(record).toOpaque())
        }
    }

    /// The record that a pointer of these functions points to.
    static func at(_ pointer: OpaquePointer) -> RuntimeRecord {
        Unmanaged<RuntimeRecord>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }

    /// Pointers in memory of `malloc`, with a null after them, as the functions with `copy` in their names return; nil for none.
    static func list(_ pointers: [OpaquePointer], _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>? {
        count?.pointee = UInt32(clamping: pointers.count)
        let size = (pointers.count + 1) * MemoryLayout<OpaquePointer?>.stride
        guard !pointers.isEmpty, let memory = malloc(size) else { return nil }
        memset(memory, 0, size)
        let list = memory.assumingMemoryBound(to: OpaquePointer.self)
        for (index, pointer) in pointers.enumerated() { (list + index).initialize(to: pointer) }
        return list
    }
}

/// C strings that are never freed, one for each text.
enum RuntimeText {
    private struct Text: @unchecked Sendable {
        // Written once, before anyone else can have it.
        let memory: UnsafePointer<CChar>

        init(_ text: String) {
            let bytes = Array(text.utf8CString)
            let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            memory.initialize(from: bytes, count: bytes.count)
            self.memory = UnsafePointer(memory)
        }
    }

    private static let known = Mutex<[String: Text]>([:])

    static func pointer(_ text: String) -> UnsafePointer<CChar> {
        let found = known.withLock { texts in
            let found = texts[text] ?? Text(text)
            texts[text] = found
            return found
        }
        return found.memory
    }
}
