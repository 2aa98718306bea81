import Foundation
import FoundationNetworking

/// The unfinished downloads of a background session, between launches: a file in the app's caches. Unreadable content is ignored.
///
/// > Isolation: any thread.
final class BackgroundTransfers: @unchecked Sendable {
    struct Record: Codable {
        var task: Int
        var description: String?
        var resume: ResumeData
    }

    private let file: URL
    private let lock = NSLock()
    private var known: [Int: Record] = [:]

    init(_ identifier: String) {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        let name =
            identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_."))) ?? "session"
        file = caches.appendingPathComponent("com.apple.nsurlsessiond", isDirectory: true).appendingPathComponent(name + ".plist")
        guard let data = try? Data(contentsOf: file), let records = try? PropertyListDecoder().decode([Record].self, from: data) else {
            return
        }
        for record in records { known[record.task] = record }
    }

    /// With the actual sizes of the files.
    func records() -> [Record] {
        lock.withLock {
            known.values.sorted { $0.task < $1.task }.compactMap { record in
                guard let checked = record.resume.encoded().flatMap(ResumeData.init) else { return nil }
                var record = record
                record.resume = checked
                record.resume.received = checked.entityTag ?? checked.lastModified == nil ? 0 : checked.sizeOnDisk
                return record
            }
        }
    }

    func save(_ task: URLSessionTask, _ resume: ResumeData?) {
        guard let url = task.originalRequest?.url else { return }
        let fields = task.originalRequest?.allHTTPHeaderFields ?? [:]
        let plain = ResumeData(
            url: url, fields: fields, received: 0, entityTag: nil, lastModified: nil, fileName: DownloadFile.prefix + "none")
        change { $0[task.taskIdentifier] = Record(task: task.taskIdentifier, description: task.taskDescription, resume: resume ?? plain) }
    }

    func forget(_ task: URLSessionTask) { change { $0[task.taskIdentifier] = nil } }

    private func change(_ body: (inout [Int: Record]) -> Void) {
        lock.withLock {
            body(&known)
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .xml
            do {
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try encoder.encode(known.values.sorted { $0.task < $1.task }).write(to: file, options: .atomic)
            } catch {
                NSLog("%@", "\(file.path): the downloads of a background session cannot be recorded: \(error)")
            }
        }
    }
}
