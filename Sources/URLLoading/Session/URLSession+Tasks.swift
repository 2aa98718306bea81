public import Foundation
internal import FoundationNetworking

/// Making tasks.
extension URLSession {
    func upload(_ request: URLRequest) -> URLSessionUploadTask {
        URLSessionUploadTask(session: self, request: request, identifier: nextIdentifier())
    }

    func download(_ request: URLRequest?) -> URLSessionDownloadTask {
        URLSessionDownloadTask(session: self, request: request, identifier: nextIdentifier())
    }

    func resumed(_ data: Data, _ output: TaskLoad.Output) -> URLSessionDownloadTask {
        guard let known = ResumeData(data) else { return add(download(nil), output) }
        return add(download(known.request), output, resume: known.sizeOnDisk >= known.received ? known : nil)
    }

    // MARK: Not implemented

    @available(*, unavailable, message: "Ferry has no stream tasks")
    public func streamTask(withHostName hostname: String, port: Int) -> Never { fatalError("unavailable") }
    @available(*, unavailable, message: "Ferry has no WebSocket tasks")
    public func webSocketTask(with url: URL) -> Never { fatalError("unavailable") }
}
