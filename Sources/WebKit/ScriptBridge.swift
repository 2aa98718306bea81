internal import Foundation

/// `window.webkit.messageHandlers` in a world of a page, and what the engine hands over from it.
enum ScriptBridge {
    /// The engine's function that posts a message.
    static let binding = "__ferryPostMessage"
    /// The page's function that settles the promise of a message.
    private static let settle = "__ferrySettle"

    /// A message as the bridge posts it.
    struct Message {
        let name: String
        let body: Any
        /// The number of the promise; nil if there is no reply.
        let reply: Int?

        /// Nil for what the bridge does not post.
        init?(_ payload: String) {
            guard let object = try? JSONSerialization.jsonObject(with: Data(payload.utf8)) as? [String: Any],
                let name = object["name"] as? String, let body = object["body"]
            else { return nil }
            self.name = name
            self.body = body
            reply = object["reply"] as? Int
        }
    }

    /// The script that makes the handlers in a world.
    static func source(names: [String], replying: [String]) -> String {
        guard let plain = json(names), let promising = json(replying), !names.isEmpty || !replying.isEmpty else { return "" }
        return """
            (function () {
                const post = window.\(binding), handlers = {}, open = new Map(), make = JSON.stringify, parse = JSON.parse;
                let number = 0;
                for (const name of \(plain)) {
                    handlers[name] = { postMessage(body) { post(make({ name, body: body === undefined ? null : body })); } };
                }
                for (const name of \(promising)) {
                    handlers[name] = {
                        postMessage(body) {
                            return new Promise((resolve, reject) => {
                                const reply = ++number;
                                const text = make({ name, reply, body: body === undefined ? null : body });
                                open.set(reply, { resolve, reject });
                                post(text);
                            });
                        }
                    };
                }
                Object.defineProperty(window, '\(settle)', {
                    value(reply, values, error) {
                        const promise = open.get(reply);
                        open.delete(reply);
                        if (!promise) return;
                        if (error === null) promise.resolve(values[0]); else promise.reject(new Error(error));
                    }
                });
                window.webkit = { messageHandlers: handlers };
            })();
            """
    }

    /// The script that settles a promise with a value or the text of an error.
    static func reply(_ number: Int, _ value: Any?, _ error: String?) -> String {
        let values = value.map { json([$0]) } ?? "[]"
        let text = error ?? (values == nil ? "The reply of the message handler cannot be expressed in JSON." : nil)
        let reason = text.flatMap { json([$0]) }.map { "\($0)[0]" } ?? "null"
        return "window.\(settle)(\(number), \(values ?? "[]"), \(reason))"
    }

    /// A value as a script's text; nil if JSON cannot express it.
    static func json(_ value: Any) -> String? {
        guard JSONSerialization.isValidJSONObject(value), let data = try? JSONSerialization.data(withJSONObject: value) else { return nil }
        return String(data: data, encoding: .utf8)
    }
}
