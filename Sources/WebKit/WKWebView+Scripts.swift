internal import Foundation
internal import WebEngine

/// Scripts that the app runs in a page.
extension WKWebView {
    /// Runs a script in a frame and a world; the closure receives the value of its last statement.
    ///
    /// - Parameters:
    ///   - frame: a frame of the page; nil is the page itself.
    ///   - completionHandler: called on the main actor. > Errors: `WKError`, for exceptions too.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        evaluate(javaScript, frame, contentWorld) { completionHandler?($0.map { $0 as Any }) }
    }

    /// Runs a script in a frame and a world, and returns the value of its last statement. > Errors: `WKError`, for exceptions too.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await value { self.evaluate(javaScript, frame, contentWorld, $0) }
    }

    /// Runs a script in the page and returns the value of its last statement. > Errors: `WKError`, for exceptions too.
    @discardableResult public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await value { self.evaluate(javaScriptString, nil, .page, $0) }
    }

    /// Runs the body of an `async` function in a frame and a world; the closure receives what it returns, once its promise is settled.
    ///
    /// - Parameters:
    ///   - arguments: the function's arguments, by name; values are numbers, texts, arrays, dictionaries and `NSNull`.
    ///   - frame: a frame of the page; nil is the page itself.
    ///   - completionHandler: called on the main actor. > Errors: `WKError`, for exceptions and rejected promises too.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        call(functionBody, arguments, frame, contentWorld) { completionHandler?($0.map { $0 as Any }) }
    }

    /// Runs the body of an `async` function in a frame and a world, and returns what it returns.
    /// > Errors: `WKError`, for exceptions and rejected promises too.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await value { self.call(functionBody, arguments, frame, contentWorld, $0) }
    }

    typealias ScriptResult = Result<Any?, any Error>

    private struct Boxed: @unchecked Sendable { let value: Any? }

    private func value(_ run: (@escaping @MainActor (ScriptResult) -> Void) -> Void) async throws -> Any? {
        let boxed: Boxed = try await withCheckedThrowingContinuation { continuation in
            run { continuation.resume(with: $0.map(Boxed.init)) }
        }
        return boxed.value
    }

    func evaluate(
        _ script: String, _ frame: WKFrameInfo?, _ world: WKContentWorld, _ completion: @escaping @MainActor (ScriptResult) -> Void
    ) {
        run(script, awaitsPromise: false, frame, world, completion)
    }

    private func call(
        _ body: String, _ arguments: [String: Any], _ frame: WKFrameInfo?, _ world: WKContentWorld,
        _ completion: @escaping @MainActor (ScriptResult) -> Void
    ) {
        let sorted = arguments.sorted { $0.key < $1.key }
        guard let values = ScriptBridge.json(sorted.map(\.value)) else {
            let message = "Function argument values must be numbers, texts, arrays, dictionaries or NSNull."
            Task { completion(.failure(WKError(code: .javaScriptExceptionOccurred, message: message))) }
            return
        }
        let names = sorted.map(\.key).joined(separator: ", ")
        run("(async function (\(names)) {\n\(body)\n})(...\(values))", awaitsPromise: true, frame, world, completion)
    }

    /// Runs a script as if the user had asked for it.
    private func run(
        _ script: String, awaitsPromise: Bool, _ frame: WKFrameInfo?, _ world: WKContentWorld,
        _ completion: @escaping @MainActor (ScriptResult) -> Void
    ) {
        guard let navigator = try? startedNavigator() else {
            Task { completion(.failure(WKError(code: .webViewInvalidated, message: "There is no web engine."))) }
            return
        }
        navigator.context(frame?.identifier, world) { result in
            switch result {
            case .failure(let error):
                completion(.failure(WKError(code: .javaScriptInvalidFrameTarget, message: error.message)))
            case .success(let context):
                var parameters: [String: Any] = [
                    "expression": script, "returnByValue": true, "userGesture": true, "awaitPromise": awaitsPromise,
                ]
                parameters["contextId"] = context
                navigator.page.send("Runtime.evaluate", parameters, isOpenEnded: awaitsPromise) { result in
                    completion(Self.scriptValue(result))
                }
            }
        }
    }

    private static func scriptValue(_ result: Result<[String: Any], EngineError>) -> ScriptResult {
        switch result {
        case .failure(.pageHasEnded):
            return .failure(WKError(code: .webContentProcessTerminated, message: EngineError.pageHasEnded.message))
        case .failure(.pageIsClosed): return .failure(WKError(code: .webViewInvalidated, message: EngineError.pageIsClosed.message))
        case .failure(let error): return .failure(WKError(code: .javaScriptResultTypeIsUnsupported, message: error.message))
        case .success(let value):
            guard let details = value["exceptionDetails"] as? [String: Any] else {
                return .success(EngineMessage.value(of: value["result"] as? [String: Any] ?? [:]))
            }
            let exception = details["exception"] as? [String: Any]
            let text = exception?["description"] as? String ?? exception?["value"].map { "\($0)" } ?? details["text"] as? String
            return .failure(WKError(code: .javaScriptExceptionOccurred, message: text ?? "exception"))
        }
    }
}
