package import Foundation
internal import Synchronization

/// The user's answers to one app, in a file among the device's data of the app.
package final class PhotoPermissionStore: Sendable {
    private let file: URL?
    private let state: Mutex<PhotoPermission>
    private let report: @Sendable (String) -> Void

    /// Of the running app.
    package static let app = PhotoPermissionStore(
        file: ProcessInfo.processInfo.environment["FERRY_SYSTEM_DATA"].map { URL(fileURLWithPath: $0 + "/photos.json") })

    /// An unreadable file counts as no answer. > Parameters: file: nil for answers that last as long as the process.
    package init(
        file: URL?, permission: PhotoPermission = PhotoPermission(),
        report: @escaping @Sendable (String) -> Void = { NSLog("photo library: %@", $0) }
    ) {
        (self.file, self.report) = (file, report)
        let read = file.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode(PhotoPermission.self, from: $0) }
        state = Mutex(read ?? permission)
    }

    package var permission: PhotoPermission { state.withLock { $0 } }

    package func change(_ body: (inout PhotoPermission) -> Void) {
        let new = state.withLock { state in
            body(&state)
            return state
        }
        guard let file else { return }
        do {
            try JSONEncoder().encode(new).write(to: file, options: .atomic)
        } catch {
            report("cannot write \(file.path), so the answer lasts for this launch: \(error)")
        }
    }
}
