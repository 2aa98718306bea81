internal import Foundation
internal import FoundationNetworking

/// What a load of the app gets instead of a server's answer.
struct SimulatedResponse {
    let status: Int
    let headers: [(name: String, value: String)]
    let body: Data

    /// Bytes of a type; the encoding's name is left out if it is empty.
    init(_ body: Data, type: String, encoding: String) {
        status = 200
        headers = [("Content-Type", encoding.isEmpty ? type : "\(type); charset=\(encoding)")]
        self.body = body
    }

    init(html: String) { self.init(Data(html.utf8), type: "text/html", encoding: "utf-8") }

    /// The status and headers of a response, or its type if it is not one of HTTP.
    init(_ response: URLResponse, body: Data) {
        guard let response = response as? HTTPURLResponse else {
            self = Self(body, type: response.mimeType ?? "application/octet-stream", encoding: response.textEncodingName ?? "")
            return
        }
        status = response.statusCode
        // The body is as long as it is, and not encoded.
        headers = response.allHeaderFields.compactMap { name, value in
            guard let name = name as? String, !["content-length", "content-encoding", "transfer-encoding"].contains(name.lowercased())
            else {
                return nil
            }
            return (name, "\(value)")
        }.sorted { $0.name < $1.name }
        self.body = body
    }

    /// Parameters of the engine's command that answers a request.
    func parameters(_ request: String) -> [String: Any] {
        [
            "requestId": request, "responseCode": status, "responseHeaders": headers.map { ["name": $0.name, "value": $0.value] },
            "body": body.base64EncodedString(),
        ]
    }
}

/// A page whose bytes the app gives, instead of an address.
struct GivenPage {
    let request: URLRequest
    let response: SimulatedResponse
    let files: FileAccess?
}
