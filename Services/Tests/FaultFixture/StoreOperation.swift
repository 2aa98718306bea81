import Foundation
import HTTP
import JSON

/// Something that changes what the service keeps. It may be run twice, and throws what the service refuses.
struct StoreOperation: Sendable {
    let name: String
    /// Whether it is refused when any of its writes fails. A start leaves until later what need not be done yet.
    var needsDisk = true
    let body: @Sendable (StoreTrial) throws -> Void

    static let all = [
        StoreOperation(name: "an upload") { trial in try trial.upload("new.bin", (0..<30_000).map { UInt8(truncatingIfNeeded: $0) }) },
        StoreOperation(name: "an account") { trial in
            let name = "bob" + UUID().uuidString.prefix(8).lowercased()
            let account: JSON = ["account": .string(name), "password": "correct horse"]
            try trial.require(trial.call(.post, "/users", account), 201)
            // Acknowledged, so it can sign in.
            try trial.require(trial.call(.post, "/sessions", account), 201)
        },
        StoreOperation(name: "a picture of the account") { trial in
            // The smallest PNG.
            let picture = Data(
                base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==")
            let bytes = [UInt8](picture ?? Data())
            try trial.require(trial.call(.put, "/me/avatar", body: bytes, headers: [("content-type", "image/png")]), 200)
            let response = try trial.call(.get, "/me/avatar")
            guard response.status == 200, response.content == bytes else { throw StoreTrial.Unexpected(text: "another picture") }
        },
        StoreOperation(name: "a deletion taken back", needsDisk: false) { trial in
            guard let (id, content) = trial.whole.first else { return }
            // Between the two requests it counts as neither.
            trial.forget(id)
            defer { trial.remember(id, content) }
            let first = try trial.call(.delete, "/share/" + id)
            if first.status >= 500 { throw StoreTrial.Refused(status: first.status, text: "delete") }
            var restored = try trial.call(.post, "/share/\(id)/restore")
            // The fault has been; what was deleted and acknowledged can be had back.
            if restored.status >= 500 { restored = try trial.call(.post, "/share/\(id)/restore") }
            try trial.require(restored, 200)
        },
        StoreOperation(name: "a start", needsDisk: false) { trial in
            trial.stop()
            do { try trial.start() } catch {
                // A service that cannot start says so and ends; the next one starts.
                trial.stop()
                try trial.start()
                throw error
            }
        },
    ]
}
