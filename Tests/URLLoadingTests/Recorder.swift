import Foundation
import URLLoading

/// A delegate that records its calls.
final class Recorder: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    private var received = Data()
    private let ended = DispatchSemaphore(value: 0)
    private let became = DispatchSemaphore(value: 0)

    var disposition = URLSession.ResponseDisposition.allow
    /// Before the delegate's decision about the response. > Units: seconds.
    var delay = 0.0
    var follows = true
    var credential: URLCredential?
    var challengeAnswer = URLSession.AuthChallengeDisposition.useCredential
    var stores = true
    var stream: (() -> InputStream?)?
    var onData: ((URLSessionTask) -> Void)?
    var onWrite: ((URLSessionDownloadTask, Int64) -> Void)?
    private(set) var error: (any Error)?
    private(set) var file: Data?
    private(set) var fileURL: URL?
    private(set) var metrics: URLSessionTaskMetrics?
    private(set) var challenges: [URLAuthenticationChallenge] = []

    private func note(_ line: String) { lock.withLock { if lines.last != line { lines.append(line) } } }

    var calls: [String] { lock.withLock { lines } }
    var data: Data { lock.withLock { received } }

    /// False when the task has not ended within half a minute.
    func waitForEnd() async -> Bool { await wait(ended) }
    func waitForInvalid() async -> Bool { await wait(became) }

    private func wait(_ semaphore: DispatchSemaphore) async -> Bool {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: semaphore.wait(timeout: .now() + 30) == .success) }
        }
    }

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
        note("invalid")
        became.signal()
    }
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) { note("events") }
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { note("created") }
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) { note("waiting") }
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        note("redirect \(response.statusCode) \(request.url?.path ?? "")")
        completionHandler(follows ? request : nil)
    }
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        note("challenge \(challenge.previousFailureCount)")
        lock.withLock { challenges.append(challenge) }
        completionHandler(challenge.previousFailureCount > 2 ? .rejectProtectionSpace : challengeAnswer, credential)
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping (InputStream?) -> Void) {
        note("stream")
        completionHandler(stream?())
    }
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) { note("sent \(totalBytesSent) of \(totalBytesExpectedToSend)") }
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
        self.metrics = metrics
        note("metrics")
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        self.error = error
        note(error == nil ? "complete" : "failed \((error as? URLError)?.code.rawValue ?? 0)")
        ended.signal()
    }
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        note("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        nonisolated(unsafe) let handler = completionHandler
        guard delay > 0 else { return handler(disposition) }
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [disposition] in
            self.note("answered")
            handler(disposition)
        }
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask) {
        note("became download")
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        note("data")
        lock.withLock { received += data }
        onData?(dataTask)
    }
    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse,
        completionHandler: @escaping (CachedURLResponse?) -> Void
    ) {
        note("will cache")
        completionHandler(stores ? proposedResponse : nil)
    }
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        note("downloaded")
        (file, fileURL) = (try? Data(contentsOf: location), location)
    }
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64,
        totalBytesExpectedToWrite: Int64
    ) {
        note("written")
        onWrite?(downloadTask, totalBytesWritten)
    }
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64
    ) { note("resumed at \(fileOffset) of \(expectedTotalBytes)") }
}

/// A session that shares nothing with other sessions.
func freshSession(_ recorder: Recorder? = nil, _ change: (URLSessionConfiguration) -> Void = { _ in }) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    change(configuration)
    return URLSession(configuration: configuration, delegate: recorder, delegateQueue: nil)
}

/// Bytes that differ from those at any nearby offset.
func pattern(_ count: Int) -> Data {
    var data = Data(capacity: count + block.count)
    while data.count < count { data.append(block) }
    return data.prefix(count)
}

/// A length that is no multiple of any buffer size.
private let block = Data((0..<65_537).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) })
