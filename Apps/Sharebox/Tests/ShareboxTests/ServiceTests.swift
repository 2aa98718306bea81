import Foundation
import Testing

@testable import Sharebox

/// Runs against the service that `ferry test` starts with an empty folder and seed data.
@Suite("With the service", .serialized, .enabled(if: ProcessInfo.processInfo.environment["FERRY_SERVICE_URL"] != nil))
@MainActor struct ServiceTests {
    private let client = URLSessionShareClient(base: Settings.service)

    private func signedIn() async throws -> URLSessionShareClient {
        client.token = try await client.signIn(account: "demo", password: "sharebox-demo").token
        return client
    }

    private func all() async throws -> [Share] {
        var (list, cursor): ([Share], String?) = ([], nil)
        repeat {
            let page = try await client.shares(cursor: cursor)
            list += page.items
            cursor = page.next
            #expect(page.skipped == 0)
        } while cursor != nil
        return list
    }

    @Test("rejects a wrong password and an invalid token")
    func refused() async throws {
        do {
            _ = try await client.signIn(account: "demo", password: "wrong-password")
            Issue.record("was let in")
        } catch ShareError.refused(let refusal) {
            #expect(refusal.code == "wrong_credentials")
        }
        client.token = "nonsense"
        await #expect(throws: ShareError.signedOut) { try await client.shares(cursor: nil) }
    }

    @Test("lists all shares page by page, newest first, each once")
    func pages() async throws {
        _ = try await signedIn()
        let list = try await all()
        #expect(list.count >= 300)
        #expect(Set(list.map(\.id)).count == list.count)
        #expect(zip(list, list.dropFirst()).allSatisfy { $0.createdAt >= $1.createdAt })
    }

    @Test(
        "names that cannot be are refused by the service too, each by its own code",
        arguments: [
            ("a/b", "name_has_slash"), ("..", "name_reserved"), ("a\0b", "name_has_nul"),
            (String(repeating: "好", count: 100), "name_too_long"),
            ("a\u{202E}b", "name_has_invisible"), ("", "name_empty"), (" a", "name_has_edge_space"),
        ])
    func names(_ row: (name: String, code: String)) async throws {
        let list = try await signedIn().shares(cursor: nil).items
        let share = try #require(list.first)
        do {
            _ = try await client.change(share.id, ShareChange(name: row.name))
            Issue.record("was taken")
        } catch ShareError.refused(let refusal) {
            #expect(refusal.code == row.code)
        }
        // No share is missing.
        #expect(try await client.shares(cursor: nil).items.first == share)
    }

    @Test("a name conflict suggests an unused name")
    func conflict() async throws {
        let list = try await signedIn().shares(cursor: nil).items
        let (one, other) = (try #require(list.first), try #require(list.dropFirst().first { $0.folder == list.first?.folder }))
        do {
            _ = try await client.change(one.id, ShareChange(name: other.name))
            Issue.record("was taken")
        } catch ShareError.refused(let refusal) {
            #expect(refusal.code == "name_taken")
            #expect(refusal.suggestion?.isEmpty == false)
        }
    }

    @Test("an upload in pieces creates the share, and resumes after an interruption")
    func upload() async throws {
        _ = try await signedIn()
        let bytes = (0..<150_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 2) }
        let (name, key) = ("pieces \(UUID().uuidString).bin", UUID().uuidString)
        let begun = try await client.begin(name: name, size: 150_000, sha256: SHA256.of(bytes), key: key)
        #expect(begun.received == 0)
        // Repeating the request returns the same share.
        #expect(try await client.begin(name: name, size: 150_000, sha256: SHA256.of(bytes), key: key).id == begun.id)
        #expect(try await client.send(Data(bytes[..<100_000]), at: 0, of: 150_000, to: begun.id) == nil)
        #expect(try await client.received(begun.id) == 100_000)
        let share = try await client.send(Data(bytes[100_000...]), at: 100_000, of: 150_000, to: begun.id)
        #expect(share?.name == name)
        #expect(try await client.received(begun.id) == nil)
        #expect(try await all().contains { $0.id == begun.id })
        try await client.delete(begun.id)
        #expect(try await !all().contains { $0.id == begun.id })
        #expect(try await client.restore(begun.id).name == name)
    }

    @Test("decodes folders, profile, awards and storage")
    func rest() async throws {
        _ = try await signedIn()
        #expect(try await !client.folders().isEmpty)
        let account = try await client.changeMe(name: "Ada", signature: "分享快乐")
        #expect(account.name == "Ada")
        #expect(account.signature == "分享快乐")
        #expect(try await client.me() == account)
        #expect(try await client.awards().contains { $0.isEarned })
        let storage = try await client.storage()
        #expect(storage.used == storage.parts.reduce(0) { $0 + $1.bytes })
        #expect(storage.used > 0)
        #expect(storage.used < storage.total)
    }

    @Test("signing out ends the session")
    func end() async throws {
        let session = try await client.signIn(account: "demo", password: "sharebox-demo")
        client.token = session.token
        try await client.signOut(token: session.token)
        await #expect(throws: ShareError.signedOut) { try await client.me() }
    }

    @Test("reports an unreachable service")
    func offline() async throws {
        let client = URLSessionShareClient(base: try #require(URL(string: "http://127.0.0.1:1")))
        await #expect(throws: ShareError.offline) { try await client.shares(cursor: nil) }
    }
}
