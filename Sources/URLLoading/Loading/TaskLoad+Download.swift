import Foundation
import FoundationNetworking

/// Downloads to a file.
extension TaskLoad {
    func openDownload(_ response: URLResponse, _ expected: Int64) {
        let http = response as? HTTPURLResponse
        do {
            guard let known = resume else { return try beginFile() }
            resume = nil
            let range = ResumeData.range(http?.value(forHTTPHeaderField: "Content-Range"))
            guard http?.statusCode == 206, range?.start == known.received else {
                // The whole content arrives again: it changed, or the server does not support ranges.
                try? FileManager.default.removeItem(at: known.file)
                if http?.statusCode == 200 || (http?.statusCode ?? 0) >= 400 && http?.statusCode != 416 { return try beginFile() }
                return startOver()
            }
            let file = try DownloadFile(named: known.fileName, received: known.received)
            download = file
            noteFile()
            let total = range?.total ?? (expected >= 0 ? expected + known.received : NSURLSessionTransferSizeUnknown)
            reports.begin(at: known.received)
            task.note {
                $0.bytesReceived = known.received
                $0.bytesExpectedToReceive = total
            }
            guard let delegate = delegate as? any URLSessionDownloadDelegate, let task = task as? URLSessionDownloadTask, isDelegates else {
                return
            }
            calls.add { [session] in
                delegate.urlSession(session, downloadTask: task, didResumeAtOffset: known.received, expectedTotalBytes: total)
            }
        } catch {
            fail(.cannotCreateFile, reason: error)
        }
    }

    private var isDelegates: Bool {
        if case .delegate = output { return true }
        return false
    }

    private func beginFile() throws {
        download = try DownloadFile()
        noteFile()
    }

    /// Records the file's name for the background session of the next launch.
    private func noteFile() {
        guard let background = session.background, let download, let response = task.facts.response as? HTTPURLResponse,
            ResumeData.canResume(request, response), let url = task.originalRequest?.url
        else { return }
        background.save(task, ResumeData(url, task.originalRequest, response, in: download))
    }

    /// Requests the whole content, because the rest is not available.
    private func startOver() {
        task.note { $0.response = nil }
        hold(.decision)
        queue.async { [self] in
            guard !isOver else { return }
            pendingEnd = nil
            loader?.stop()
            loader = nil
            load(request)
            letGo(.decision)
        }
    }

    func write(_ data: Data, to file: DownloadFile) {
        do {
            try file.append(data)
        } catch {
            // The disk is full, or the folder was removed. The download may be resumed from what was written.
            return fail(.cannotWriteToFile, reason: error)
        }
        guard let delegate = delegate as? any URLSessionDownloadDelegate, let task = task as? URLSessionDownloadTask, isDelegates else {
            return
        }
        guard reports.written(file.size) else { return }
        let expected = task.facts.bytesExpectedToReceive
        calls.add { [session, reports] in
            let (step, total) = reports.takeWritten()
            delegate.urlSession(
                session, downloadTask: task, didWriteData: step, totalBytesWritten: total, totalBytesExpectedToWrite: expected)
        }
    }

    /// The resume data; nil if the download cannot be resumed.
    func unfinished() -> ResumeData? {
        if let resume, download == nil { return resume }
        guard let download, download.size > 0, let response = task.facts.response as? HTTPURLResponse,
            ResumeData.canResume(request, response),
            let url = task.originalRequest?.url
        else { return nil }
        return ResumeData(url, task.originalRequest, response, in: download)
    }

    /// The rest of a data task's response is written to a file.
    func becomeDownload(_ dataTask: URLSessionDataTask, _ delegate: any URLSessionDataDelegate) {
        let other = URLSessionDownloadTask(session: session, request: dataTask.originalRequest, identifier: session.nextIdentifier())
        other.take(dataTask.facts, load: self)
        storable = nil
        session.replace(dataTask, by: other)
        dataTask.note { $0.state = .completed }
        PendingRequests.end(dataTask)
        PendingRequests.begin(other)
        task = other
        do { try beginFile() } catch { return fail(.cannotCreateFile, reason: error) }
        calls.add { [session] in delegate.urlSession(session, dataTask: dataTask, didBecome: other) }
    }
}
