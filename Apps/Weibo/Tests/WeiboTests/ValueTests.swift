import Foundation
import Testing

@testable import Weibo

@Suite("Times")
struct TimeTests {
    private let noon = Date(timeIntervalSince1970: 1_306_835_215)

    // Proves WB-31.1.
    @Test("are read in English whatever the device's language and zone, and written back")
    func format() throws {
        let date = try #require(WeiboDate.date("Tue May 31 17:46:55 +0800 2011"))
        #expect(date == noon)
        #expect(WeiboDate.text(date) == "Tue May 31 09:46:55 +0000 2011")
        #expect(WeiboDate.date("Di Mai 31 17:46:55 +0800 2011") == nil)
    }

    // Proves WB-11.1.
    @Test(
        "are told by their age in seconds",
        arguments: [
            (-30, TimeText.now), (0, .now), (59, .now), (60, .minutes(1)), (3599, .minutes(59)), (3600, .hours(1)), (86_399, .hours(23)),
        ])
    func age(_ row: (seconds: Int, text: TimeText)) {
        #expect(TimeText(noon.addingTimeInterval(-Double(row.seconds)), now: noon) == row.text)
    }

    @Test("are dates after a day, in the device's zone")
    func date() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 8 * 3600))
        #expect(TimeText(noon, now: noon.addingTimeInterval(86_400)).words(in: zone) == "05-31 17:46")
    }
}

@Suite("Counts")
struct CountTests {
    // Proves WB-15.1.
    @Test(
        "in ten thousands",
        arguments: [
            (0, "赞"), (1, "1"), (9999, "9999"), (10_000, "1万"), (12_345, "1.2万"), (19_999, "1.9万"), (20_400, "2万"), (1_234_567, "123.4万"),
        ])
    func tenThousands(_ row: (count: Int, text: String)) { #expect(CountText.text(row.count, word: "赞", unit: .wan) == row.text) }

    @Test("in thousands, from the same number on", arguments: [(9999, "9999"), (10_000, "10K"), (12_345, "12.3K")])
    func thousands(_ row: (count: Int, text: String)) { #expect(CountText.text(row.count, word: "Like", unit: .thousand) == row.text) }
}

@Suite("Weighted lengths")
struct WeightedLengthTests {
    // Proves WB-26.1.
    @Test(arguments: [
        ("", 0), ("a", 1), ("ab", 1), ("abc", 2), ("好", 1), ("好a", 2), ("微博 2.0", 4), (String(repeating: "字", count: 140), 140),
    ])
    func length(_ row: (text: String, length: Int)) { #expect(WeightedLength.of(row.text) == row.length) }
}

@Suite("Sources")
struct SourceTests {
    // Proves WB-11.2.
    @Test(
        arguments: [
            ("<a href=\"http://example.org/a\" rel=\"nofollow\">iPhone</a>", "iPhone"), ("", ""), ("<a href=\"x\"></a>", ""),
            ("微博 weibo.com", "微博 weibo.com"), ("<a href=\"x\">Tom &amp; Co</a>", "Tom & Co"), ("<a>&amp;lt;</a>", "&lt;"), ("<a href=", ""),
            ("<a href=\"x\">open", "open"),
        ])
    func name(_ row: (html: String, name: String)) { #expect(SourceText.name(in: row.html) == row.name) }
}

@Suite("Rich text")
struct RichTextTests {
    private func parts(_ text: String) -> [TextPart] { RichText.parts(of: text) { $0 == "[smile]" } }

    // Proves WB-12.1.
    @Test("is split into its parts in order")
    func split() {
        let found = parts("看 @小明: #早上好# http://t.cn/a1B [smile][no]!")
        #expect(
            found == [
                TextPart(kind: .plain, text: "看 "), TextPart(kind: .mention, text: "@小明"), TextPart(kind: .plain, text: ": "),
                TextPart(kind: .topic, text: "#早上好#"), TextPart(kind: .plain, text: " "), TextPart(kind: .link, text: "http://t.cn/a1B"),
                TextPart(kind: .plain, text: " "), TextPart(kind: .emoticon, text: "[smile]"), TextPart(kind: .plain, text: "[no]!"),
            ])
    }

    @Test("loses nothing", arguments: ["", "#", "##", "@", "# a\n b#", "a@b.c", "[[smile]]", "😀#话题#😀", "http://", "@@小明"])
    func whole(_ text: String) { #expect(parts(text).map(\.text).joined() == text) }
}

@Suite("Timelines")
struct TimelineTests {
    private func rows(_ ids: [Int64]) -> [Status] { ids.map { Status(id: $0, text: "") } }

    // Proves WB-17.2.
    @Test("get new rows in front and old ones behind, without duplicates")
    func merge() {
        let new = TimelineMerge.prepend(rows([9, 8, 7]), to: rows([7, 6]))
        #expect(new.rows.map(\.id) == [9, 8, 7, 6])
        #expect(new.added == 2)
        let old = TimelineMerge.append(rows([6, 5, 5]), to: rows([7, 6]))
        #expect(old.rows.map(\.id) == [7, 6, 5])
        #expect(old.added == 1)
    }

    // Proves WB-24.1.
    @Test("change the counts of a status wherever it is")
    func counts() {
        var status = Status(id: 2, text: "", retweeted: Status(id: 1, text: ""))
        status.apply(Status.Counts(reposts: 1, comments: 2, likes: 3, isLiked: true), to: 1)
        #expect(status.counts == Status.Counts())
        #expect(status.retweeted?.counts == Status.Counts(reposts: 1, comments: 2, likes: 3, isLiked: true))
    }
}
