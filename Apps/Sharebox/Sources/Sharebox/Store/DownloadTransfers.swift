import Foundation

/// Running downloads: writes received bytes to a file, and verifies it at the end.
final class DownloadTransfers: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private final class Transfer {
        let id: String
        let file: URL
        let size: Int64
        let sha256: String?
        var offset: Int64
        var handle: FileHandle?
        var failure: ShareError?
        var reported: Int64 = 0

        init(_ id: String, _ file: URL, at offset: Int64, size: Int64, sha256: String?) {
            (self.id, self.file, self.offset, self.size, self.sha256) = (id, file, offset, size, sha256)
        }
    }

    /// Both are called on the main queue.
    var onProgress: ((String, Int64) -> Void)?
    var onEnd: ((String, ShareError?) -> Void)?

    /// The delegate's queue, one call at a time; it guards all state below.
    private let queue = OperationQueue()
    private var session: URLSession?
    private var tasks: [String: URLSessionDataTask] = [:]
    private var transfers: [Int: Transfer] = [:]

    init(_ configuration: URLSessionConfiguration) {
        super.init()
        queue.maxConcurrentOperationCount = 1
        configuration.urlCache = nil
        session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
    }

    func start(_ id: String, _ request: URLRequest, into file: URL, at offset: Int64, size: Int64, sha256: String?) {
        queue.addOperation { [self] in
            guard let task = session?.dataTask(with: request) else { return }
            tasks[id]?.cancel()
            tasks[id] = task
            transfers[task.taskIdentifier] = Transfer(id, file, at: offset, size: size, sha256: sha256)
            task.resume()
        }
    }

    /// After this nothing more is reported for it.
    func stop(_ id: String) {
        let operation = BlockOperation { [self] in
            guard let task = tasks.removeValue(forKey: id) else { return }
            try? transfers.removeValue(forKey: task.taskIdentifier)?.handle?.close()
            task.cancel()
        }
        queue.addOperations([operation], waitUntilFinished: true)
    }

    // MARK: The delegate

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        guard let transfer = transfers[dataTask.taskIdentifier] else { return completionHandler(.cancel) }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        do {
            switch status {
            case 206:
                // Resumes only at the requested offset.
                let range = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Range") ?? ""
                guard range.hasPrefix("bytes \(transfer.offset)-") else { throw ShareError.malformed("range") }
            case 200: transfer.offset = 0
            case 401: throw ShareError.signedOut
            case 416:
                transfer.offset = 0
                try? FileManager.default.removeItem(at: transfer.file)
                throw ShareError.damaged
            case 404, 410:
                throw ShareError.refused(ShareError.Refusal(status: status, code: "no_such_share", message: ""))
            default: throw ShareError.broken(status)
            }
            if !FileManager.default.fileExists(atPath: transfer.file.path) {
                guard FileManager.default.createFile(atPath: transfer.file.path, contents: nil) else {
                    throw ShareError.local("\(transfer.file.lastPathComponent)")
                }
            }
            let handle = try FileHandle(forWritingTo: transfer.file)
            try handle.truncate(atOffset: UInt64(transfer.offset))
            try handle.seek(toOffset: UInt64(transfer.offset))
            transfer.handle = handle
            completionHandler(.allow)
        } catch {
            transfer.failure = ShareError(error)
            completionHandler(.cancel)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let transfer = transfers[dataTask.taskIdentifier], let handle = transfer.handle, transfer.failure == nil else { return }
        do {
            guard transfer.offset + Int64(data.count) <= transfer.size else { throw ShareError.damaged }
            try handle.write(contentsOf: data)
        } catch {
            transfer.failure = ShareError(error)
            return dataTask.cancel()
        }
        transfer.offset += Int64(data.count)
        // A hundred updates are enough for a progress bar.
        guard transfer.offset - transfer.reported > transfer.size / 100 else { return }
        transfer.reported = transfer.offset
        let (id, offset) = (transfer.id, transfer.offset)
        DispatchQueue.main.async { self.onProgress?(id, offset) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        guard let transfer = transfers.removeValue(forKey: task.taskIdentifier) else { return }
        if tasks[transfer.id]?.taskIdentifier == task.taskIdentifier { tasks[transfer.id] = nil }
        try? transfer.handle?.close()
        let outcome = transfer.failure ?? error.map { ShareError($0) } ?? check(transfer)
        let id = transfer.id
        DispatchQueue.main.async { self.onEnd?(id, outcome) }
    }

    /// Nil when the file is complete and its digest matches.
    private func check(_ transfer: Transfer) -> ShareError? {
        guard transfer.offset == transfer.size else { return .cut }
        guard let wanted = transfer.sha256 else { return nil }
        guard SHA256.of(fileAt: transfer.file) == wanted.lowercased() else {
            try? FileManager.default.removeItem(at: transfer.file)
            return .damaged
        }
        return nil
    }
}
