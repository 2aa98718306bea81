internal import Foundation
internal import WebEngine

/// Objects of a page's scripts that the engine holds by a name of its own, so that nothing of them is in the page.
extension EnginePage {
    /// The value of a script of the web view's own, which does not count as an action of the user; nil if it fails.
    func inspect(_ script: String, _ completion: ((Any?) -> Void)? = nil) {
        send("Runtime.evaluate", ["expression": script, "returnByValue": true]) { completion?(Self.value($0)) }
    }

    /// Makes an object by a script. The closure gets its name; nil if the script fails.
    func makeObject(_ script: String, _ completion: @escaping (String?) -> Void) {
        send("Runtime.evaluate", ["expression": script]) { result in
            completion(((try? result.get())?["result"] as? [String: Any])?["objectId"] as? String)
        }
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
