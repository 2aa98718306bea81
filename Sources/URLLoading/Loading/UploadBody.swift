import Foundation
import FoundationNetworking

/// The body of a task's requests, which redirects and challenges may need again.
enum UploadBody {
    /// The request's own.
    case request
    case data(Data)
    case file(URL)
    /// From the delegate.
    case stream

    var canRepeat: Bool {
        if case .stream = self { return false }
        return true
    }

    func open(_ request: URLRequest, renewed: @escaping () -> InputStream?) throws -> (any BodySource)? {
        switch self {
        case .request:
            if let data = request.httpBody { return DataBody(data) }
            return request.httpBodyStream.map { StreamBody($0, renewed: renewed) }
        // A redirect may have changed it to a request without a body.
        case .data(let data): return request.httpMethod == "GET" ? nil : DataBody(data)
        case .file(let file): return request.httpMethod == "GET" ? nil : try FileBody(file)
        case .stream: return renewed().map { StreamBody($0, renewed: renewed) }
        }
    }
}
