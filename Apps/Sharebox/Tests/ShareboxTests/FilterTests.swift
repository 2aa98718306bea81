import Foundation
import Testing

@testable import Sharebox

/// A share with the properties that filters use.
func share(_ id: Int, _ name: String = "a.txt", at moment: String = "2026-03-01T00:00:00Z", size: Int64 = 1) -> Share {
    Share(
        id: "\(id)", name: name, createdAt: Timestamp.date(moment) ?? .distantPast, size: size, sha256: nil, folder: nil, link: "/s/\(id)")
}

func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
}

@Suite("Kinds of files")
struct FileKindTests {
    @Test(
        "go by the extension, in any letter case",
        arguments: [
            ("a.PNG", FileKind.image), ("b.tar.gz", .archive), (".png", .other), ("none", .other), ("报告.Docx", .document),
            ("a.7Z", .archive),
            ("a.JPEG", .image), ("s.webp", .image), ("x.pptx", .presentation), ("x.xls", .spreadsheet), ("x.mp3", .audio),
            ("x.mkv", .video),
            ("x.pdf.exe", .other), ("x.", .other), ("", .other),
        ])
    func kinds(_ pair: (name: String, kind: FileKind)) { #expect(FileKind(name: pair.name) == pair.kind) }
}

@Suite("Days")
struct DayTests {
    @Test("begin and end at midnight in the user's time zone")
    func zones() throws {
        // 00:30 in Shanghai is still the day before in UTC.
        let moment = try #require(Timestamp.date("2026-03-02T00:30:00+08:00"))
        #expect(Day(of: moment, in: calendar("Asia/Shanghai")) == Day(year: 2026, month: 3, day: 2))
        #expect(Day(of: moment, in: calendar("UTC")) == Day(year: 2026, month: 3, day: 1))
        let day = try #require(Day(year: 2026, month: 3, day: 2).moments(in: calendar("Asia/Shanghai")))
        #expect(day.contains(moment))
        #expect(day.lowerBound == Timestamp.date("2026-03-01T16:00:00Z"))
        #expect(day.upperBound == Timestamp.date("2026-03-02T16:00:00Z"))
    }

    @Test(
        "have 23 and 25 hours where clocks are changed, and may begin at one",
        arguments: [
            ("Europe/Berlin", 2026, 3, 29, 23.0), ("Europe/Berlin", 2026, 10, 25, 25.0), ("Asia/Shanghai", 2026, 3, 29, 24.0),
            ("America/Sao_Paulo", 2018, 11, 4, 23.0), ("Australia/Lord_Howe", 2026, 4, 5, 24.5),
        ])
    func summerTime(_ row: (zone: String, year: Int, month: Int, day: Int, hours: Double)) throws {
        let day = try #require(Day(year: row.year, month: row.month, day: row.day).moments(in: calendar(row.zone)))
        #expect(day.upperBound.timeIntervalSince(day.lowerBound) == row.hours * 3600)
        let next = try #require(Day(year: row.year, month: row.month, day: row.day + 1).moments(in: calendar(row.zone)))
        #expect(next.lowerBound == day.upperBound)
    }
}

@Suite("Index of shares")
struct ShareIndexTests {
    private let utc = calendar("UTC")

    @Test("sorts in both orders, stably")
    func order() {
        let list = [
            share(0, at: "2026-03-02T10:00:00Z"), share(1, at: "2026-03-01T10:00:00Z"), share(2, at: "2026-03-02T10:00:00Z"),
            share(3, at: "2026-03-03T10:00:00Z"), share(4, at: "2026-03-02T10:00:00Z"),
        ]
        var index = ShareIndex(list)
        #expect(index.positions(ShareFilter(), of: list, in: utc) == [3, 0, 2, 4, 1])
        #expect(index.positions(ShareFilter(order: .oldest), of: list, in: utc) == [1, 0, 2, 4, 3])
    }

    @Test(
        "finds a part of a name, whatever its case and width",
        arguments: [
            ("REPORT", [0]), ("ｗｉｄｅ", [1]), ("wide ｎ", [1]), ("告", [2]), ("é", [3]), ("e\u{301}", [3]), ("", [0, 1, 2, 3, 4]),
            ("ｶﾀｶﾅ", [4]),
            ("nothing", []),
        ])
    func search(_ row: (text: String, found: [Int])) {
        let list = ["Quarterly Report.pdf", "Ｗｉｄｅ Ｎａｍｅ.txt", "季度报告.docx", "R\u{c9}SUM\u{c9}.doc", "カタカナ.txt"].enumerated().map {
            share($0, $1, at: "2026-03-0\(9 - $0)T00:00:00Z")
        }
        var index = ShareIndex(list)
        #expect(index.positions(ShareFilter(text: row.text), of: list, in: utc) == row.found)
    }

    @Test("a day, a text and an order combine")
    func together() {
        var list: [Share] = []
        var number: UInt64 = 88172645463325252
        func next(_ bound: UInt64) -> UInt64 {
            number ^= number << 13
            number ^= number >> 7
            number ^= number << 17
            return number % bound
        }
        for id in 0..<500 {
            let hour = next(24), day = 1 + next(5)
            let name = ["Report", "Notes", "报告"][Int(next(3))] + " \(next(40)).pdf"
            list.append(share(id, name, at: "2026-03-0\(day)T\(hour < 10 ? "0" : "")\(hour):00:00+08:00"))
        }
        var index = ShareIndex(list)
        for zone in ["Asia/Shanghai", "UTC", "America/Los_Angeles"] {
            let calendar = calendar(zone)
            for text in ["", "report", "1", "报告 2"] {
                for day in [nil, Day(year: 2026, month: 3, day: 2), Day(year: 2026, month: 3, day: 9)] {
                    for order in [ShareFilter.Order.newest, .oldest] {
                        let filter = ShareFilter(day: day, text: text, order: order)
                        // A slow reference implementation of the specification.
                        let passing = list.indices.filter { place in
                            (day == nil || Day(of: list[place].createdAt, in: calendar) == day)
                                && (text.isEmpty || list[place].name.lowercased().contains(text))
                        }
                        let expected = passing.sorted { one, other in
                            let (a, b) = (list[one].createdAt, list[other].createdAt)
                            return a == b ? one < other : (order == .newest ? a > b : a < b)
                        }
                        #expect(index.positions(filter, of: list, in: calendar) == expected)
                    }
                }
            }
        }
    }

    @Test("sorts a hundred thousand shares; prints the time")
    func many() {
        let list = (0..<100_000).map { place in
            Share(
                id: "\(place)", name: "Report \(place).pdf",
                createdAt: Date(timeIntervalSinceReferenceDate: Double((place &* 7_919) % 100_003)), size: 1, sha256: nil, folder: nil,
                link: "")
        }
        let start = DispatchTime.now().uptimeNanoseconds
        var index = ShareIndex(list)
        let sorted = DispatchTime.now().uptimeNanoseconds
        let found = index.positions(ShareFilter(text: "99"), of: list, in: utc)
        let searched = DispatchTime.now().uptimeNanoseconds
        let all = index.positions(ShareFilter(order: .oldest), of: list, in: utc)
        let turned = DispatchTime.now().uptimeNanoseconds
        print(
            "100 000 shares: sorted in \((sorted - start) / 1000) µs, searched in \((searched - sorted) / 1000) µs, turned in \((turned - searched) / 1000) µs"
        )
        #expect(all.count == list.count)
        #expect(zip(all, all.dropFirst()).allSatisfy { list[$0].createdAt <= list[$1].createdAt })
        #expect(found.count == list.filter { $0.name.contains("99") }.count)
    }
}

@Suite("List changes")
struct ListChangeTests {
    /// Applies a change as a table does.
    private func apply(_ change: ListChange, to old: [String], inserting new: [String]) -> [String] {
        let moved = Set(change.moves.map(\.from))
        var rest = old.indices.filter { !change.deletions.contains($0) && !moved.contains($0) }.map { old[$0] }
        let coming = change.insertions.map { ($0, new[$0]) } + change.moves.map { ($0.to, old[$0.from]) }
        for (row, id) in coming.sorted(by: { $0.0 < $1.0 }) { rest.insert(id, at: row) }
        return rest
    }

    @Test("turn one list into the other, with the fewest moves")
    func any() {
        var number: UInt64 = 2463534242
        func next(_ bound: UInt64) -> Int {
            number ^= number << 13
            number ^= number >> 7
            number ^= number << 17
            return Int(number % bound)
        }
        for _ in 0..<300 {
            var old = (0..<next(14)).map { "\($0)" }
            for _ in 0..<next(5) where old.count > 1 { old.swapAt(next(UInt64(old.count)), next(UInt64(old.count))) }
            var new = old.filter { _ in next(4) > 0 }
            for id in 20..<20 + next(4) { new.insert("\(id)", at: next(UInt64(new.count + 1))) }
            for _ in 0..<next(4) where new.count > 1 { new.swapAt(next(UInt64(new.count)), next(UInt64(new.count))) }
            #expect(apply(ListChange(from: old, to: new), to: old, inserting: new) == new)
        }
    }

    @Test("do not move rows that stay")
    func few() {
        let change = ListChange(from: ["a", "b", "c", "d"], to: ["d", "a", "b", "x"])
        #expect(change.moves == [ListChange.Move(from: 3, to: 0)])
        #expect(change.deletions == [2])
        #expect(change.insertions == [3])
        #expect(ListChange(from: ["a"], to: ["a"]).isEmpty)
    }
}
