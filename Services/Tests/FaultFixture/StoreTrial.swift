import Foundation
import HTTP
import JSON
import ShareSupport
import Storage

/// One operation on a separate store, during which a call fails.
final class StoreTrial {
    private(set) var mistakes: [String] = []
    let folder = FileManager.default.temporaryDirectory.path + "/service-faults-" + UUID().uuidString
    private let operation: StoreOperation
    private let name: String
    private var service: StoreService?
    private var database: (any Database)?
    private(set) var token = ""
    /// Whether the operation failed.
    private(set) var isRefused = true
    /// Acknowledged complete shares, with their bytes.
    private(set) var whole: [String: [UInt8]] = [:]

    init(_ operation: StoreOperation, _ name: String) { (self.operation, self.name) = (operation, name) }

    func run(arm: () -> Void, disarm: () -> Bool) -> Bool {
        defer {
            database?.close()
            try? FileManager.default.removeItem(atPath: folder)
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try start()
            token = try require(call(.post, "/users", ["account": "alice", "password": "correct horse"]), 201)["token"]?.string ?? ""
            _ = try upload("old.bin", [UInt8](repeating: 7, count: 20_000))
            let before = whole
            arm()
            do {
                try operation.body(self)
                isRefused = false
            } catch let error as Unexpected {
                _ = disarm()
                fault("\(error.text)")
                return false
            } catch {}
            let wasHit = disarm()
            // In the process that had the fault, and in the next one.
            check("afterwards")
            do { try operation.body(self) } catch { fault("a second attempt fails: \(error)") }
            check("after a second attempt")
            database?.close()
            try start()
            check("after another start")
            if !before.keys.allSatisfy({ whole[$0] != nil }) { fault("a share was forgotten") }
            return wasHit
        } catch {
            _ = disarm()
            fault("\(error)")
            return false
        }
    }

    struct Unexpected: Error { var text: String }
    /// An error response.
    struct Refused: Error, CustomStringConvertible {
        var status: Int
        var text: String
        var description: String { "\(status) \(text)" }
    }

    private func fault(_ text: String) { mistakes.append("\(name): \(text)") }

    /// Opens the stores as a service does when it starts.
    func start() throws {
        service = nil
        let database = try openDatabase(folder + "/share.sqlite")
        self.database = database
        service = try StoreService(database: database, files: folder)
    }

    func stop() {
        database?.close()
        (service, database) = (nil, nil)
    }

    func call(
        _ method: HTTPMethod, _ target: String, _ json: JSON? = nil, body: [UInt8]? = nil, headers: [(String, String)] = []
    ) throws -> Response {
        guard let service else { throw Unexpected(text: "no service") }
        return try service.call(method, target, token: token.isEmpty ? nil : token, json: json, headers: headers, body: body)
    }

    /// > Throws: `Refused` for an error response, `Unexpected` for a response that is neither.
    @discardableResult
    func require(_ response: Response, _ status: Int) throws -> JSON {
        let json = response.content.flatMap { try? JSON.parse($0) } ?? .null
        if response.status == status { return json }
        guard response.status >= 500 else { throw Unexpected(text: "answered \(response.status) \(json.text)") }
        throw Refused(status: response.status, text: json.text)
    }

    /// A share in two pieces, at a name that nothing has yet. > Returns: its id.
    @discardableResult
    func upload(_ name: String, _ content: [UInt8]) throws -> String {
        let name = name + " \(whole.count) \(UUID().uuidString.prefix(8))"
        let made = try require(call(.post, "/share", ["name": .string(name), "size": .int(Int64(content.count))]), 201)
        guard let id = made["id"]?.string else { throw Unexpected(text: "no id") }
        let middle = content.count / 2
        func piece(_ range: Range<Int>, _ status: Int) throws {
            let header = ("content-range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(content.count)")
            try require(call(.put, "/files/" + id, body: Array(content[range]), headers: [header]), status)
        }
        try piece(0..<middle, 202)
        try piece(middle..<content.count, 200)
        whole[id] = content
        return id
    }

    func forget(_ id: String) { whole[id] = nil }
    func remember(_ id: String, _ content: [UInt8]) { whole[id] = content }

    /// Acknowledged data exist, to the byte; every share listed as complete has its file.
    private func check(_ moment: String) {
        do {
            for (id, content) in whole {
                let response = try call(.get, "/files/" + id)
                guard response.status == 200, response.content == content else {
                    fault("\(moment): the acknowledged share \(id) is lost (\(response.status))")
                    continue
                }
            }
            for item in try require(call(.get, "/share"), 200)["items"]?.array ?? [] where item["state"] == "whole" {
                let id = item["id"]?.string ?? ""
                let response = try call(.get, "/files/" + id)
                let bytes = response.content
                if response.status != 200 || Int64(bytes?.count ?? -1) != item["size"]?.int {
                    fault("\(moment): the listed share \(id) has no whole file")
                }
            }
        } catch {
            fault("\(moment): \(error)")
        }
    }
}
