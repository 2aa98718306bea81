internal import Foundation
internal import FoundationNetworking

/// Makes a response of Foundation from the engine's.
enum WebResponse {
    static func response(url: URL, status: Int, fields: [String: String]) -> URLResponse? {
        HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
    }
}
