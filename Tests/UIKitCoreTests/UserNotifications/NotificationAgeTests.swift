import Foundation
import Testing

@testable import UserNotifications

@Suite("NotificationAge", .application) struct NotificationAgeTests {
    @Test(
        "shows how long ago it was delivered, then the day and the time",
        arguments: [
            (0.0, "now"), (-5, "now"), (59, "now"), (60, "1m ago"), (3599, "59m ago"), (3600, "1h ago"), (34_000, "9h ago"),
            (36_000, "Yesterday, 11:41 PM"), (86_400, "Yesterday, 9:41 AM"), (172_800, "Sun 9:41 AM"), (864_000, "12/30, 9:41 AM"),
        ])
    func words(_ age: (seconds: Double, words: String)) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        // 9:41 on 9 January 2007, a Tuesday.
        let now = Date(timeIntervalSince1970: 1_168_335_660)
        let found = NotificationAge(calendar: calendar, locale: Locale(identifier: "en_US")).words(for: now - age.seconds, at: now)
        #expect(found.replacingOccurrences(of: "\u{202F}", with: " ") == age.words)
    }
}
