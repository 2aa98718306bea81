internal import Foundation
public import FoundationNetworking
internal import ProgrammerErrors

/// Responses without contents, as Apple's initialisers without arguments make them; Foundation on Linux has none. Emitted by source rewriting.
public enum EmptyResponses {
    // Apple's have no address, which those of Linux require.
    private static let address = URL(fileURLWithPath: "/")

    /// `URLResponse()`.
    public static func response() -> URLResponse {
        Empty(url: address, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }

    /// `HTTPURLResponse()`: the status is 200.
    public static func http() -> HTTPURLResponse {
        guard let made = EmptyHTTP(url: address, statusCode: 200, httpVersion: nil, headerFields: nil) else {
            ProgrammerError.raise("a response without header fields cannot be made")
        }
        return made
    }

    private final class Empty: URLResponse, @unchecked Sendable {
        override var url: URL? { nil }
    }

    private final class EmptyHTTP: HTTPURLResponse, @unchecked Sendable {
        override var url: URL? { nil }
    }
}
