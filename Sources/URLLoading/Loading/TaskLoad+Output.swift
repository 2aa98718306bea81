import Foundation
import FoundationNetworking

/// Delivery of received data to the app.
extension TaskLoad {
    /// Accepts a response as the task's.
    func take(_ response: URLResponse, _ storage: URLCache.StoragePolicy) {
        let isPacked =
            (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Encoding").map { $0.lowercased() != "identity" } ?? false
        let expected = isPacked || response.expectedContentLength < 0 ? NSURLSessionTransferSizeUnknown : response.expectedContentLength
        task.note {
            $0.response = response
            $0.bytesExpectedToReceive = expected
        }
        if let http = response as? HTTPURLResponse { prepareToStore(http, storage) }
        updateProgress()
        if task is URLSessionDownloadTask { return openDownload(response, expected) }
        switch output {
        case .bytes(let buffer): buffer.begin(response)
        case .delegate:
            guard let delegate = delegate as? any URLSessionDataDelegate, let dataTask = task as? URLSessionDataTask else { return }
            ask { [session] answer in
                delegate.urlSession(session, dataTask: dataTask, didReceive: response, completionHandler: answer)
            } then: { load, disposition in
                switch disposition {
                case .allow: break
                case .cancel: load.fail(.cancelled)
                case .becomeDownload: load.becomeDownload(dataTask, delegate)
                }
            }
        case .data, .file: break
        }
    }

    func deliver(_ data: Data) {
        gather(data)
        task.note { $0.bytesReceived += Int64(data.count) }
        updateProgress()
        if let download { return write(data, to: download) }
        switch output {
        case .data: collected.append(data)
        case .bytes(let buffer):
            if buffer.append(data, whenDrained: { [weak self] in self?.letGoLater() }) { hold(.backlog) }
        case .delegate, .file:
            guard let delegate = delegate as? any URLSessionDataDelegate, let dataTask = task as? URLSessionDataTask else { return }
            let (isFirst, isFull) = inbox.add(data)
            if isFull { hold(.backlog) }
            guard isFirst else { return }
            calls.add { [weak self, session, inbox] in
                let (data, wasFull) = inbox.take()
                delegate.urlSession(session, dataTask: dataTask, didReceive: data)
                if wasFull { self?.letGoLater() }
            }
        }
    }

    /// From any thread: the app has processed the data.
    private func letGoLater() { queue.async { self.letGo(.backlog) } }

    func deliverSent(_ sent: Int64) {
        let facts = task.facts
        task.note { $0.bytesSent = sent }
        updateProgress()
        guard let delegate, reports.sent(sent) else { return }
        calls.add { [session, task, reports] in
            let (step, total) = reports.takeSent()
            delegate.urlSession(
                session, task: task, didSendBodyData: step, totalBytesSent: total, totalBytesExpectedToSend: facts.bytesExpectedToSend)
        }
    }

    private func updateProgress() {
        let facts = task.facts
        let expected = [facts.bytesExpectedToSend, facts.bytesExpectedToReceive]
        let done = facts.bytesSent + facts.bytesReceived
        let isKnown = facts.response == nil || facts.bytesExpectedToReceive >= 0
        task.progress.totalUnitCount = isKnown ? max(done, expected.filter { $0 > 0 }.reduce(0, +)) : -1
        task.progress.completedUnitCount = done
    }

    // MARK: Completion

    func finishBody() {
        do { try download?.close() } catch { return fail(.cannotCloseFile, reason: error) }
        end(with: nil)
    }

    func deliverEnd(_ error: (any Error)?, _ metrics: URLSessionTaskMetrics) {
        let (task, session, output, delegate, data, file) = (task, session, output, delegate, collected, download?.url)
        let response = task.facts.response
        collected = Data()
        // A file without resume data is not needed any more.
        if error != nil, let download, (error as? URLError)?.downloadTaskResumeData == nil { download.remove() }
        download = nil
        PendingRequests.end(task)
        task.note {
            $0.state = .completed
            $0.error = error
        }
        if error == nil {
            task.progress.totalUnitCount = max(1, task.progress.completedUnitCount)
            task.progress.completedUnitCount = task.progress.totalUnitCount
        }
        calls.add {
            // A file that the delegate did not move is removed before the task completes.
            func removeDownloaded() {
                if error == nil, let file { try? FileManager.default.removeItem(at: file) }
            }
            delegate?.urlSession(session, task: task, didFinishCollecting: metrics)
            session.ending(task)
            switch output {
            case .data(let handler): handler(error == nil ? data : nil, response, error)
            case .file(let handler):
                handler(error == nil ? file : nil, response, error)
                removeDownloaded()
            case .bytes(let buffer): buffer.end(error)
            case .delegate:
                if error == nil, let file, let task = task as? URLSessionDownloadTask {
                    (delegate as? any URLSessionDownloadDelegate)?.urlSession(session, downloadTask: task, didFinishDownloadingTo: file)
                }
                removeDownloaded()
                delegate?.urlSession(session, task: task, didCompleteWithError: error)
            }
            session.queue.async { session.ended(task) }
        }
    }
}

/// Data for a delegate, merged into one piece until delivered. > Isolation: any thread.
final class Inbox: @unchecked Sendable {
    private let lock = NSLock()
    private var data = Data()
    /// In bytes; above it, the server is throttled.
    private static let capacity = 1 << 20

    /// Whether a delivery must be scheduled, and whether to pause receiving.
    func add(_ more: Data) -> (isFirst: Bool, isFull: Bool) {
        lock.withLock {
            let isFirst = data.isEmpty
            data.append(more)
            return (isFirst, data.count >= Self.capacity)
        }
    }

    func take() -> (Data, wasFull: Bool) {
        lock.withLock {
            defer { data = Data() }
            return (data, data.count >= Self.capacity)
        }
    }

}

/// Coalesces progress callbacks to the delegate. > Isolation: any thread.
final class ProgressReports: @unchecked Sendable {
    private let lock = NSLock()
    private var sentNow: Int64 = 0
    private var reportedSent: Int64 = 0
    private var writtenNow: Int64 = 0
    private var reportedWritten: Int64 = 0

    /// Whether the delegate must be called.
    func sent(_ total: Int64) -> Bool {
        lock.withLock {
            // A body that is sent again is counted from its start.
            if total < sentNow { (sentNow, reportedSent) = (0, 0) }
            defer { sentNow = total }
            return sentNow == reportedSent && total > reportedSent
        }
    }

    func takeSent() -> (step: Int64, total: Int64) {
        lock.withLock {
            defer { reportedSent = sentNow }
            return (sentNow - reportedSent, sentNow)
        }
    }

    func written(_ total: Int64) -> Bool {
        lock.withLock {
            defer { writtenNow = total }
            return writtenNow == reportedWritten && total > reportedWritten
        }
    }

    func takeWritten() -> (step: Int64, total: Int64) {
        lock.withLock {
            defer { reportedWritten = writtenNow }
            return (writtenNow - reportedWritten, writtenNow)
        }
    }

    /// Bytes that existed before.
    func begin(at offset: Int64) { lock.withLock { (writtenNow, reportedWritten) = (offset, offset) } }
}
