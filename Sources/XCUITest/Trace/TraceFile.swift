internal import Foundation
internal import Glibc
internal import TestTrace

/// The file of one test's trace, which grows with its steps. What cannot be written is said once, and the test goes on.
struct TraceFile {
    let path: String
    private var writer = TraceWriter()
    private var descriptor: Int32 = -1
    /// Why nothing more is written; nil while all is well.
    private(set) var problem: String?

    /// Replaces the trace of an earlier run.
    init(_ path: String, test: String, app: String, device: String? = nil) {
        self.path = path
        let folder = (path as NSString).deletingLastPathComponent
        do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
            give(up: error.localizedDescription)
            return
        }
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            give(up: String(cString: strerror(errno)))
            return
        }
        append { try $0.beginning(test: test, app: app, device: device) }
    }

    mutating func picture(_ name: String, _ make: () -> TracePicture) { append { try $0.picture(name, make) } }

    /// > Returns: the name of the elements; nil if they are not in the file.
    mutating func tree(_ elements: [TraceElement]) -> String? {
        var name: String?
        append { writer in
            let tree = writer.tree(elements)
            name = tree.name
            return tree.data
        }
        return problem == nil ? name : nil
    }

    mutating func step(_ step: TraceStep) { append { try $0.step(step) } }

    mutating func end(_ outcome: TestTrace.Outcome) {
        append { try $0.end(outcome) }
        close()
    }

    /// Nothing is kept of the test.
    mutating func discard() {
        close()
        unlink(path)
    }

    private mutating func close() {
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
        descriptor = -1
    }

    private mutating func append(_ make: (inout TraceWriter) throws -> Data) {
        guard descriptor >= 0 else { return }
        let data: Data
        do { data = try make(&writer) } catch { return give(up: "\(error)") }
        let reason = data.withUnsafeBytes { bytes -> String? in
            var written = 0
            while written < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
                let count = write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return String(cString: strerror(errno)) }
                written += count
            }
            return nil
        }
        if let reason { give(up: reason) }
    }

    /// A part of a trace would fill the disk for nothing.
    private mutating func give(up reason: String) {
        problem = reason
        print("cannot write the trace \(path): \(reason); the tests go on without traces")
        if descriptor >= 0 { discard() }
    }
}
