import Foundation
import HTTP
import JSON

/// An operation that changes stored data. It may run twice, and throws the service's errors.
struct StoreOperation: Sendable {
    let name: String
    /// Whether it fails when any of its writes fails. A start defers work that is not needed yet.
    var needsDisk = true
    let body: @Sendable (StoreTrial) throws -> Void

    static let all = [
        StoreOperation(name: "an upload") { trial in try trial.upload("new.bin", (0..<30_000).map { UInt8(truncatingIfNeeded: $0) }) },
        StoreOperation(name: "an account") { trial in
            let name = "bob" + UUID().uuidString.prefix(8).lowercased()
            let account: JSON = ["account": .string(name), "password": "correct horse"]
            try trial.require(trial.call(.post, "/users", account), 201)
            // Acknowledged, so the account can sign in.
            try trial.require(trial.call(.post, "/sessions", account), 201)
        },
        StoreOperation(name: "an image of the account") { trial in
            // The smallest PNG.
            let picture = Data(
                base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==")
            let bytes = [UInt8](picture ?? Data())
            try trial.require(trial.call(.put, "/me/avatar", body: bytes, headers: [("content-type", "image/png")]), 200)
            let response = try trial.call(.get, "/me/avatar")
            guard response.status == 200, response.content == bytes else { throw StoreTrial.Unexpected(text: "another image") }
        },
        StoreOperation(name: "an undone deletion", needsDisk: false) { trial in
            guard let (id, content) = trial.whole.first else { return }
            // Between the two requests the share counts neither as stored nor as deleted.
            trial.forget(id)
            defer { trial.remember(id, content) }
            let first = try trial.call(.delete, "/share/" + id)
            if first.status >= 500 { throw StoreTrial.Refused(status: first.status, text: "delete") }
            var restored = try trial.call(.post, "/share/\(id)/restore")
            // The fault is over; an acknowledged deletion can be undone.
            if restored.status >= 500 { restored = try trial.call(.post, "/share/\(id)/restore") }
            try trial.require(restored, 200)
        },
        StoreOperation(name: "a start", needsDisk: false) { trial in
            trial.stop()
            do { try trial.start() } catch {
                // A service that cannot start reports it and ends; the next one starts.
                trial.stop()
                try trial.start()
                throw error
            }
        },
    ]
}
