import Foundation
import Testing

@testable import LivingStone

@Suite struct PlanTests {
    /// A Bible whose books have two chapters each.
    private static let small = (1...66).flatMap { [ChapterID(book: $0, chapter: 1), ChapterID(book: $0, chapter: 2)] }

    private static func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }
    private static func date(_ text: String) throws -> Date { try #require(ISO8601DateFormatter().date(from: text)) }

    @Test func daysDifferByOneChapterAtMostAndHaveAllInTheirOrder() {
        let chapters = [50, 40, 27].enumerated().flatMap { book, count in (1...count).map { ChapterID(book: 40 + book, chapter: $0) } }
        let plan = ReadingPlan(.newTestament, chapters: chapters)
        #expect(plan.days.count == 90)
        #expect(plan.chapters == chapters)
        #expect(Set(plan.days.map(\.count)) == [1, 2])
        // Fewer chapters than days: one each.
        #expect(ReadingPlan(.bible, chapters: Self.small).days.map(\.count) == Array(repeating: 1, count: 132))
        #expect(ReadingPlan(.psalms, chapters: []).days.isEmpty)
    }

    // Proves LS-7.2.
    @Test(arguments: [
        ("2024-02-29T23:59:59Z", "UTC", 19782), ("2024-03-01T00:00:00Z", "UTC", 19783),
        // The same moment on two days.
        ("2024-02-29T23:59:59Z", "Asia/Shanghai", 19783), ("2024-03-01T00:00:00Z", "America/Los_Angeles", 19782),
        ("1969-12-31T23:59:59Z", "UTC", -1),
        // A day of 23 and one of 25 hours.
        ("2024-03-31T00:59:59+01:00", "Europe/Berlin", 19813), ("2024-03-31T23:59:59+02:00", "Europe/Berlin", 19813),
        ("2024-10-27T23:59:59+01:00", "Europe/Berlin", 20023), ("2024-10-28T00:00:00+01:00", "Europe/Berlin", 20024),
        // The zone that left out a whole day.
        ("2011-12-29T23:59:59-10:00", "Pacific/Apia", 15337), ("2011-12-31T00:00:00+14:00", "Pacific/Apia", 15339),
    ])
    func dayIsWhatAClockOfTheZoneShows(_ text: String, _ zone: String, _ number: Int) throws {
        #expect(CivilDay(try Self.date(text), in: try Self.zone(zone)).number == number)
    }

    // Proves LS-7.2.
    @Test func standingChangesAtMidnightOfTheInjectedClock() throws {
        var now = try Self.date("2024-02-28T23:59:59+08:00")
        var zone = try Self.zone("Asia/Shanghai")
        let clock = DayClock(now: { now }, zone: { zone })
        let plan = ReadingPlan(.bible, chapters: Self.small)
        let state = PlanState(kind: .bible, start: clock.today)
        #expect(PlanStanding(plan, state, today: clock.today).index == 0)
        now += 1
        #expect(PlanStanding(plan, state, today: clock.today).index == 1)
        now += 86_400
        #expect(PlanStanding(plan, state, today: clock.today).index == 2)
        // Westwards it is the day before again, and before the start it is the first one.
        zone = try Self.zone("America/Los_Angeles")
        #expect(PlanStanding(plan, state, today: clock.today).index == 1)
        now -= 3 * 86_400
        #expect(PlanStanding(plan, state, today: clock.today).index == 0)
    }

    @Test func standingHasTheDaysChaptersAndTheMissedOnes() {
        let plan = ReadingPlan(.bible, chapters: Self.small)
        let start = CivilDay(number: 100)
        var state = PlanState(kind: .bible, start: start, read: [plan.days[0][0], ChapterID(book: 99, chapter: 1)])
        let standing = PlanStanding(plan, state, today: start.adding(2))
        #expect(standing.today == plan.days[2])
        #expect(standing.missed == plan.days[1])
        #expect(standing.coming(3) == [3, 4, 5])
        #expect(standing.readCount == 1)
        #expect(standing.chapter(ofDay: 0) == plan.days[0][0])
        #expect(standing.chapter(ofDay: 132) == nil)
        state.read = Set(plan.chapters)
        let end = PlanStanding(plan, state, today: start.adding(132))
        #expect(end.isOver)
        #expect(end.today.isEmpty)
        #expect(end.missed.isEmpty)
        #expect(end.progress == 1)
    }

    // Proves LS-7.3.
    @Test func remindersBeginTodayUntilTheTimeIsReached() throws {
        let zone = try Self.zone("Europe/Berlin")
        let plan = ReadingPlan(.bible, chapters: Self.small)
        let start = CivilDay(try Self.date("2024-03-30T12:00:00Z"), in: zone)
        var state = PlanState(kind: .bible, start: start, reminder: ClockTime(minutes: 7 * 60 + 5))
        func first(_ text: String) throws -> PlanReminder? { PlanReminder.coming(plan, state, at: try Self.date(text), in: zone).first }
        #expect(try first("2024-03-30T07:04:59+01:00")?.index == 0)
        #expect(try first("2024-03-30T07:05:00+01:00")?.index == 1)
        // The night in which clocks go forward.
        #expect(try first("2024-03-31T07:04:59+02:00")?.index == 1)
        #expect(try first("2024-03-31T07:05:00+02:00")?.index == 2)
        let components = try #require(try first("2024-03-31T07:05:00+02:00")).components
        #expect([components.year, components.month, components.day] == [2024, 4, 1])
        #expect([components.hour, components.minute] == [7, 5])
        #expect(components.timeZone == nil)
        // A day that is read needs none.
        state.read = [plan.days[1][0]]
        #expect(try first("2024-03-31T00:00:00+01:00")?.index == 2)
        state.reminder = nil
        #expect(try first("2024-03-31T00:00:00+01:00") == nil)
    }

    // Proves LS-7.3.
    @Test func remindersStayBelowTheSystemsLimitAndEndWithThePlan() throws {
        let plan = ReadingPlan(.bible, chapters: Self.small)
        let state = PlanState(kind: .bible, start: CivilDay(number: 0), reminder: ClockTime(minutes: 0))
        let utc = try Self.zone("UTC")
        #expect(PlanReminder.coming(plan, state, at: Date(timeIntervalSince1970: 0), in: utc).map(\.index) == Array(1...60))
        let late = PlanReminder.coming(plan, state, at: Date(timeIntervalSince1970: 129.5 * 86_400), in: utc)
        #expect(late.map(\.index) == [130, 131])
        #expect(Set(late.map(\.identifier)).count == 2)
    }

    @Test func timeOfDayIsWhatAClockShows() throws {
        #expect(ClockTime(try Self.date("2024-01-01T00:00:00Z"), in: try Self.zone("Asia/Kathmandu")).minutes == 5 * 60 + 45)
        #expect(ClockTime(try Self.date("1969-12-31T23:59:59Z"), in: try Self.zone("UTC")).minutes == 1439)
        #expect(ClockTime(minutes: 1500).minutes == 1439)
        #expect(ClockTime(minutes: 125).hour == 2)
    }

    // Proves LS-7.1.
    @Test func planIsStoredForEachKind() throws {
        let folder = try Folder()
        let path = folder.path + "/user.sqlite"
        let (first, second) = (ChapterID(book: 40, chapter: 1), ChapterID(book: 40, chapter: 2))
        let user = try UserStore(at: path)
        #expect(try user.plan() == nil)
        try user.choosePlan(.newTestament, on: CivilDay(number: 7))
        try user.setRead(true, first, of: .newTestament)
        try user.setRead(true, second, of: .newTestament)
        try user.setRead(false, second, of: .newTestament)
        try user.setReminder(ClockTime(minutes: 61))
        let expected = PlanState(kind: .newTestament, start: CivilDay(number: 7), reminder: ClockTime(minutes: 61), read: [first])
        #expect(try UserStore(at: path).plan() == expected)
        // Another plan begins at its start, keeps the reminder, and leaves the first one as it is.
        try user.choosePlan(.psalms, on: CivilDay(number: 9))
        #expect(try user.plan() == PlanState(kind: .psalms, start: CivilDay(number: 9), reminder: ClockTime(minutes: 61)))
        try user.choosePlan(.newTestament, on: CivilDay(number: 10))
        #expect(try user.plan() == expected)
        try user.restartPlan(.newTestament, on: CivilDay(number: 11))
        #expect(try user.plan()?.read == [])
        #expect(try user.plan()?.start == CivilDay(number: 11))
    }

    @Test func chaptersThatFollowEachOtherAreOneRange() {
        let ids = [(1, 50), (2, 1), (2, 2), (2, 4)].map { ChapterID(book: $0, chapter: $1) }
        #expect(Canon.runs(ids) == [[ids[0]], [ids[1], ids[2]], [ids[3]]])
        #expect(Canon.runs([]).isEmpty)
    }
}
