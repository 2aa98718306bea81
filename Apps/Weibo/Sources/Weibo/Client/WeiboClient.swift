import Foundation

enum HTTPMethod: String {
    case get = "GET"
    case post = "POST"
}

/// A file of a multipart request.
struct UploadFile: Equatable {
    var field: String
    var name: String
    var type: String
    var data: Data
}

/// One operation of the service, and the type of its response.
struct Call<Value: Decodable> {
    var method = HTTPMethod.get
    /// Relative to the service's address.
    var path: String
    var params: [String: String] = [:]
    var files: [UploadFile] = []
}

/// Something that runs and can be stopped. After `cancel()` on the main thread its completion is not called.
protocol Cancellable: AnyObject {
    func cancel()
}

/// All requests of the app. Completions run on the main thread; none is needed.
protocol WeiboClient: AnyObject {
    /// Appended to every request.
    var token: String? { get set }
    /// Called on the main thread when the service no longer accepts the token.
    var onSessionOver: (() -> Void)? { get set }

    @discardableResult
    func request<Value>(
        _ call: Call<Value>, progress: ((Double) -> Void)?, completion: ((Result<Value, WeiboError>) -> Void)?
    ) -> Cancellable

    /// The absolute address of a path of the service.
    func url(_ path: String, _ params: [String: String]) -> URL
}

extension WeiboClient {
    @discardableResult
    func request<Value>(_ call: Call<Value>, completion: ((Result<Value, WeiboError>) -> Void)? = nil) -> Cancellable {
        request(call, progress: nil, completion: completion)
    }

    /// The method, path and parameters of a request, without a call of its own.
    @discardableResult
    func request<Value: Decodable>(
        _ method: HTTPMethod, _ path: String, _ params: [String: String] = [:], completion: ((Result<Value, WeiboError>) -> Void)?
    ) -> Cancellable {
        request(Call<Value>(method: method, path: path, params: params), progress: nil, completion: completion)
    }
}
