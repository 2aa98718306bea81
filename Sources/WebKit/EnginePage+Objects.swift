internal import Foundation
internal import WebEngine

/// Objects of a page's scripts that the engine holds by a name of its own, so that nothing of them is in the page.
extension EnginePage {
    /// The value of a script of the web view's own, which does not count as an action of the user; nil if it fails.
    /// Without a context it runs in the page itself.
    func inspect(_ script: String, in context: Int? = nil, _ completion: ((Any?) -> Void)? = nil) {
        var parameters: [String: Any] = ["expression": script, "returnByValue": true]
        parameters["contextId"] = context
        send("Runtime.evaluate", parameters) { completion?(Self.value($0)) }
    }

    /// Makes an object by a script, in the page itself or in a context. The closure gets its name; nil if the script fails.
    func makeObject(_ script: String, in context: Int? = nil, _ completion: @escaping (String?) -> Void) {
        var parameters: [String: Any] = ["expression": script]
        parameters["contextId"] = context
        send("Runtime.evaluate", parameters) { completion(Self.object($0)) }
    }

    /// The frame whose element is the value of a function of an object. The closure gets its identifier; nil if the value is not the element of a frame.
    func frame(_ function: String, of object: String, _ completion: @escaping (String?) -> Void) {
        send("Runtime.callFunctionOn", ["functionDeclaration": function, "objectId": object]) { [weak self] result in
            guard let self, let element = Self.object(result) else { return completion(nil) }
            send("DOM.describeNode", ["objectId": element]) { result in
                completion(((try? result.get())?["node"] as? [String: Any])?["frameId"] as? String)
            }
            release(element)
        }
    }

    func release(_ object: String) { send("Runtime.releaseObject", ["objectId": object]) }

    private static func object(_ result: Result<[String: Any], EngineError>) -> String? {
        ((try? result.get())?["result"] as? [String: Any])?["objectId"] as? String
    }

    /// Calls a function of an object. The closure gets its value; nil if it fails.
    func call(_ function: String, of object: String, _ arguments: [[String: Any]], _ completion: @escaping (Any?) -> Void) {
        send(
            "Runtime.callFunctionOn",
            ["functionDeclaration": function, "objectId": object, "arguments": arguments, "returnByValue": true]
        ) { completion(Self.value($0)) }
    }

    private static func value(_ result: Result<[String: Any], EngineError>) -> Any? {
        (try? result.get()).flatMap { EngineMessage.value(of: $0["result"] as? [String: Any] ?? [:]) }
    }
}
