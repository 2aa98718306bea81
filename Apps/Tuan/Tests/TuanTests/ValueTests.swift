import CoreGraphics
import Foundation
import Testing

@testable import Tuan

@Suite("Values") struct ValueTests {
    // Proves TU-13.1.
    @Test("prices print exactly: every cent from 0.00 to 9999.99")
    func allCents() throws {
        for cents in 0..<1_000_000 {
            let (whole, rest) = (cents / 100, cents % 100)
            var expected = "\(whole)"
            if rest != 0 { expected += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
            guard PriceText.text(Double(cents) / 100) == expected else {
                Issue.record("\(cents) cents: \(PriceText.text(Double(cents) / 100)), not \(expected)")
                return
            }
        }
    }

    // Proves TU-13.1.
    @Test(
        "prices of JSON print as the service says them",
        arguments: [
            ("0.3", "0.3"), ("12.50", "12.5"), ("100", "100"), ("100.0", "100"), ("0.1", "0.1"), ("19.99", "19.99"), ("0.00001", "0.00001"),
            ("1234567.89", "1234567.89"), ("0", "0"),
        ])
    func json(_ number: String, _ text: String) throws {
        let fields = try Fields(JSONSerialization.jsonObject(with: Data("{\"price\":\(number)}".utf8)), place: "")
        #expect(PriceText.text(try fields.number("price")) == text)
    }

    // Proves TU-12.1.
    @Test("the grid has equal margins and gaps")
    func grid() {
        #expect(GridSpacing(width: 720, isLandscape: false, cell: 250) == GridSpacing(width: 720, isLandscape: false, cell: 250))
        for (width, isLandscape, columns) in [
            (720.0, false, 2), (1080, true, 3), (668, false, 2), (924, true, 3), (333, false, 1), (734, true, 2),
        ] {
            let spacing = GridSpacing(width: width, isLandscape: isLandscape, cell: 250)
            #expect(spacing.columns == columns)
            let sum = CGFloat(columns) * 250 + CGFloat(columns + 1) * spacing.gap
            #expect(sum <= width)
            #expect(sum > width - CGFloat(columns + 1))
        }
        #expect(GridSpacing(width: 200, isLandscape: false, cell: 250).gap == 0)
    }

    // Proves TU-27.1.
    @Test("signatures are SHA-1 over key, sorted parameters and secret, in upper case")
    func signature() {
        // printf 'keycity北京page1secret' | sha1sum
        let signature = RequestSignature(key: "key", secret: "secret")
        #expect(signature.sign(["page": "1", "city": "北京"]) == "433346728F9E8F9F7A562E947E31F5859F574EBC")
        #expect(signature.signed(["a": "b"]).keys.sorted() == ["a", "appkey", "sign"])
        #expect(signature.sign(["a": "b"]) == signature.sign(["a": "b"]))
        #expect(signature.sign(["a": "b"]) != signature.sign(["a": "c"]))
    }

    // Proves TU-19.1.
    @Test("time left is in days, or in hours under a day")
    func timeLeft() {
        #expect(TimeLeft(seconds: -5) == .over)
        #expect(TimeLeft(seconds: 0) == .over)
        #expect(TimeLeft(seconds: 60) == .hours(1))
        #expect(TimeLeft(seconds: 3601) == .hours(2))
        #expect(TimeLeft(seconds: 86_399) == .hours(24))
        #expect(TimeLeft(seconds: 86_400) == .days(1))
        #expect(TimeLeft(seconds: 3 * 86_400 - 1) == .days(2))
    }

    // Proves TU-19.1.
    @Test("days are counted over leap years and ends of months")
    func days() throws {
        let first = try #require(Day("2004-02-28"))
        #expect(first.days(to: try #require(Day("2004-03-01"))) == 2)
        #expect(first.days(to: try #require(Day("2005-02-28"))) == 366)
        #expect(Day("2007-01-09 12:00:00") == Day("2007-01-09"))
        #expect(Day("2007-13-01") == nil)
        #expect(Day("no") == nil)
        let zone = try #require(TimeZone(identifier: "Asia/Shanghai"))
        let day = try #require(Day("2007-01-09"))
        let end = try #require(day.end(in: zone))
        #expect(Day(end, in: zone) == Day("2007-01-10"))
        #expect(Day(end.addingTimeInterval(-1), in: zone) == Day("2007-01-09"))
    }

    // Proves TU-15.1.
    @Test("a ticket is good for one answer, and void when a newer one exists")
    func tickets() {
        var answers = AnswerGuard()
        let first = answers.begin()
        let second = answers.begin()
        let taken = [answers.take(first), answers.take(second), answers.take(second)]
        #expect(taken == [false, true, false])
    }

    // Proves TU-29.3.
    @Test(
        "a negative price, or one that is no number, is refused; 0 is a price",
        arguments: ["-1", "-0.01", "\"nan\"", "\"inf\"", "null", "0"])
    func prices(_ number: String) throws {
        let text = #"{"deal_id":"1-1","title":"t","list_price":1,"current_price":\#(number),"purchase_count":0}"#
        let fields = try Fields(JSONSerialization.jsonObject(with: Data(text.utf8)), place: "deal")
        if number == "0" {
            #expect(PriceText.yuan(try Deal(fields).currentPrice) == "¥0")
        } else {
            #expect(throws: Fields.Fault.self) { try Deal(fields) }
        }
    }

    // Proves TU-19.1.
    @Test("deals are read from the service's fields; the page's id is the part after -")
    func deal() throws {
        let text =
            #"{"deal_id":"1-33946","title":"t","list_price":12.50,"current_price":0.3,"purchase_count":7,"publish_date":"2007-01-08","restrictions":{"is_refundable":1},"businesses":[{"id":3,"name":"n"}],"image_url":""}"#
        let deal = try Deal(Fields(JSONSerialization.jsonObject(with: Data(text.utf8)), place: "deal"))
        #expect(deal.pageID == "33946")
        #expect(deal.isRefundable)
        #expect(!deal.isReservationRequired)
        #expect(deal.image == nil)
        #expect(deal.shops.map(\.name) == ["n"])
        #expect(deal.isNew(on: try #require(Day("2007-01-09"))))
        #expect(!deal.isNew(on: try #require(Day("2007-01-12"))))
        #expect(!deal.isNew(on: try #require(Day("2007-01-07"))))
    }
}
