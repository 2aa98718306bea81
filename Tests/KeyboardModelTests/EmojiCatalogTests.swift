import KeyboardModel
import Testing

@Suite("Emoji") struct EmojiCatalogTests {
    private let catalog = EmojiCatalog.standard

    @Test("have eight groups, each emoji one character and unique")
    func groups() {
        #expect(catalog.groups.count == 8)
        let all = catalog.groups.flatMap(\.emoji)
        #expect(all.count > 1200)
        #expect(all.allSatisfy { $0.count == 1 })
        #expect(Set(all).count == all.count)
        #expect(catalog.groups.allSatisfy { $0.emoji.count > 20 })
    }

    @Test(
        "are found by prefixes of words", arguments: [("grin", "😀"), ("heart", "❤️"), ("fire", "🔥"), ("flag chin", "🇨🇳"), ("DOG", "🐕")])
    func search(text: String, expected: String) {
        #expect(catalog.search(text).contains(expected), "\(catalog.search(text))")
    }

    @Test("people and hands have five skin tones, each one character; other emoji have none")
    func tones() {
        #expect(EmojiCatalog.tones(of: "👍") == ["👍", "👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"])
        #expect(EmojiCatalog.tones(of: "✌️").last == "✌🏿")
        #expect(EmojiCatalog.tones(of: "😀").isEmpty)
        #expect(EmojiCatalog.tones(of: "🇨🇳").isEmpty)
        #expect(EmojiCatalog.tones(of: "").isEmpty)
        let all = catalog.groups.flatMap(\.emoji).flatMap(EmojiCatalog.tones)
        #expect(all.count > 300)
        #expect(all.allSatisfy { $0.count == 1 })
    }

    @Test("an empty or unknown search finds nothing")
    func nothing() {
        #expect(catalog.search("").isEmpty)
        #expect(catalog.search("  ").isEmpty)
        #expect(catalog.search("qzx").isEmpty)
        #expect(catalog.search(String(repeating: "a ", count: 10_000)).count <= 60)
    }
}
