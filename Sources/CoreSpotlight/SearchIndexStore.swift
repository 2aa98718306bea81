internal import Foundation
internal import Synchronization

/// An app's index, in a file among the device's data of the app.
///
/// Without a file it lasts as long as the process.
final class SearchIndexStore: Sendable {
    private let file: URL?
    private let state: Mutex<SearchIndex>
    private let report: @Sendable (String) -> Void

    /// Of the running app.
    static let app = SearchIndexStore(
        file: ProcessInfo.processInfo.environment["FERRY_SYSTEM_DATA"].map { URL(fileURLWithPath: $0 + "/spotlight.json") })

    /// An unreadable file counts as an empty index, which an app has to be able to make again.
    init(file: URL?, report: @escaping @Sendable (String) -> Void = { NSLog("spotlight: %@", $0) }) {
        (self.file, self.report) = (file, report)
        var index = SearchIndex()
        if let file, FileManager.default.fileExists(atPath: file.path) {
            do { index = try JSONDecoder().decode(SearchIndex.self, from: try Data(contentsOf: file)) } catch {
                report("\(file.path) is damaged, so the index is empty: \(error)")
            }
        }
        state = Mutex(index)
    }

    var index: SearchIndex { state.withLock { $0 } }

    /// > Throws: why the file could not be written; nothing is changed then.
    func change(_ body: (inout SearchIndex) -> Void) throws {
        let result: Result<Void, any Error> = state.withLock { state in
            var new = state
            body(&new)
            do {
                if let file {
                    let encoder = JSONEncoder()
                    encoder.outputFormatting = [.sortedKeys]
                    try encoder.encode(new).write(to: file, options: .atomic)
                }
                state = new
                return .success(())
            } catch { return .failure(error) }
        }
        try result.get()
    }
}
