import Foundation
import Synchronization
import Testing
import UniformTypeIdentifiers

@testable import CoreSpotlight

@Suite("Core Spotlight") struct SpotlightTests {
    private func item(_ id: String, _ title: String, domain: String? = nil, keywords: [String] = []) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        (attributes.title, attributes.keywords, attributes.rating) = (title, keywords, 4)
        return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: domain, attributeSet: attributes)
    }

    private func find(_ text: String, _ store: SearchIndexStore) async -> (ids: [String], error: CSSearchQueryError?) {
        final class Found: Sendable { let ids = Mutex<[String]>([]) }
        let found = Found()
        let query = CSSearchQuery(text, store)
        query.foundItemsHandler = { items in found.ids.withLock { $0 += items.map(\.uniqueIdentifier) } }
        let error: (any Error)? = await withCheckedContinuation { continuation in
            query.completionHandler = { continuation.resume(returning: $0) }
            query.start()
        }
        return (found.ids.withLock { $0 }, error as? CSSearchQueryError)
    }

    @Test("indexed items are found by patterns with and without case and accents, and replaced by identifier")
    func searching() async throws {
        let store = SearchIndexStore(file: nil)
        let index = CSSearchableIndex(store)
        try await index.indexSearchableItems([
            item("1", "Green Tea", keywords: ["leaf", "Café"]), item("2", "Coffee"), item("3", "teapot"),
        ])
        #expect(await find("title == \"*tea*\"c", store).ids == ["1", "3"])
        #expect(await find("title == '*Tea'", store).ids == ["1"])
        #expect(await find("keywords == \"cafe\"cd", store).ids == ["1"])
        #expect(await find("keywords == \"cafe\"c", store).ids == [])
        #expect(await find("title == \"te\"cw", store).ids == ["1", "3"])
        #expect(await find("title == \"ea\"cw", store).ids == [])
        #expect(await find("title != \"*t*\"c && ** == \"Coffee\"", store).ids == ["2"])
        #expect(await find("(title == \"Coffee\" || title == \"teapot\") && title == \"*e*\"", store).ids == ["2", "3"])
        #expect(await find("kMDItemTitle == \"Coffee\"", store).ids == ["2"])
        try await index.indexSearchableItems([item("2", "Cocoa")])
        #expect(await find("title == \"Co*\"", store).ids == ["2"])
        #expect(await store.index.items.count == 3)
    }

    @Test("items are removed by identifier, by domain with the domains in it, and all")
    func removing() async throws {
        let store = SearchIndexStore(file: nil)
        let index = CSSearchableIndex(store)
        try await index.indexSearchableItems([item("1", "a", domain: "mail.in"), item("2", "b", domain: "mailbox"), item("3", "c")])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["mail"])
        #expect(store.index.items.map(\.identifier) == ["2", "3"])
        try await index.deleteSearchableItems(withIdentifiers: ["3", "x"])
        #expect(store.index.items.map(\.identifier) == ["2"])
        try await index.deleteAllSearchableItems()
        #expect(store.index.items.isEmpty)
        await #expect(throws: CSIndexError.self) { try await index.indexSearchableItems([item("", "a")]) }
    }

    @Test("expired items are not found")
    func expired() async throws {
        let store = SearchIndexStore(file: nil)
        let old = item("1", "a")
        old.expirationDate = .distantPast
        try await CSSearchableIndex(store).indexSearchableItems([old, item("2", "a")])
        #expect(await find("title == \"a\"", store).ids == ["2"])
    }

    @Test(
        "what is no query is an error with its place",
        arguments: [
            ("", "character 1"), ("title", "character 6"), ("title == tea", "character 10"), ("title == \"tea", "character 14"),
            ("title < \"a\"", "only == and !="), ("(title == \"a\"", "a bracket is missing"), ("title == \"a\" x", "text after"),
            (String(repeating: "(", count: 100), "too many brackets"),
        ])
    func invalid(text: String, place: String) async {
        let error = await find(text, SearchIndexStore(file: nil)).error
        #expect(error?.code == .invalidQuery)
        #expect(error.map { ($0 as NSError).localizedDescription.contains(place) } == true)
    }

    @Test("the index is kept in its file, and a damaged file begins again")
    func file() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("spotlight-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let new = item("1", "Tea", keywords: ["leaf"])
        (new.attributeSet.contentURL, new.attributeSet.startDate) = (URL(string: "file:///a"), Date(timeIntervalSince1970: 9))
        try await CSSearchableIndex(SearchIndexStore(file: file)).indexSearchableItems([new])
        let read = try #require(SearchIndexStore(file: file).index.items.first)
        #expect(read == new.value)
        #expect(CSSearchableItem(read).attributeSet.contentURL?.path == "/a")
        #expect(CSSearchableItem(read).attributeSet.rating == 4)
        #expect(CSSearchableItem(read).attributeSet.startDate == new.attributeSet.startDate)
        try Data("{".utf8).write(to: file)
        #expect(SearchIndexStore(file: file, report: { _ in }).index.items.isEmpty)
    }

    @Test("a cancelled query says so, and copied attributes change alone")
    func others() async {
        let query = CSSearchQuery("title == \"a\"", SearchIndexStore(file: nil))
        query.cancel()
        let error: (any Error)? = await withCheckedContinuation { continuation in
            query.completionHandler = { continuation.resume(returning: $0) }
            query.start()
        }
        #expect((error as? CSSearchQueryError)?.code == .cancelled)
        #expect(query.isCancelled)
        #expect(query.foundItemCount == 0)
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.text")
        attributes.title = "a"
        let copy = attributes.copy() as? CSSearchableItemAttributeSet
        copy?.title = "b"
        #expect(attributes.title == "a")
        #expect(copy?.title == "b")
        #expect(copy?.contentType == "public.text")
    }
}
