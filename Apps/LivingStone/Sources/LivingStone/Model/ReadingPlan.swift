import Foundation

/// What can be read by a plan.
enum PlanKind: String, CaseIterable {
    case bible, newTestament, psalms

    var days: Int {
        switch self {
        case .bible: return 365
        case .newTestament: return 90
        case .psalms: return 60
        }
    }

    var books: [ClosedRange<Int>] {
        switch self {
        case .bible: return [1...66]
        case .newTestament: return [Canon.newTestament]
        case .psalms: return [19...20]
        }
    }
}

/// The chapters of each day; days differ by one chapter at most.
struct ReadingPlan: Equatable {
    let kind: PlanKind
    let days: [[ChapterID]]

    /// - Parameter chapters: those of the Bible, in their order.
    init(_ kind: PlanKind, chapters: [ChapterID]) {
        self.kind = kind
        let chosen = chapters.filter { id in kind.books.contains { $0.contains(id.book) } }
        let count = min(kind.days, chosen.count)
        days = (0..<count).map { Array(chosen[$0 * chosen.count / count..<($0 + 1) * chosen.count / count]) }
    }

    var chapters: [ChapterID] { days.flatMap { $0 } }
    func contains(_ id: ChapterID) -> Bool { kind.books.contains { $0.contains(id.book) } }
}

/// What is stored of a plan.
struct PlanState: Equatable {
    var kind: PlanKind
    var start: CivilDay
    var reminder: ClockTime?
    var read: Set<ChapterID> = []
}

/// A plan on a certain day.
struct PlanStanding: Equatable {
    let plan: ReadingPlan
    let state: PlanState
    /// The number of today, from 0. A day before the start, where the traveller came from, counts as the first.
    let index: Int

    init(_ plan: ReadingPlan, _ state: PlanState, today: CivilDay) {
        (self.plan, self.state) = (plan, state)
        index = max(0, today.days(since: state.start))
    }

    /// All days are over.
    var isOver: Bool { index >= plan.days.count }
    var today: [ChapterID] { isOver ? [] : plan.days[index] }
    var missed: [ChapterID] { plan.days.prefix(index).flatMap { $0 }.filter { !state.read.contains($0) } }
    var readCount: Int { plan.chapters.lazy.filter(state.read.contains).count }
    /// 0 to 1.
    var progress: Double { plan.chapters.isEmpty ? 0 : Double(readCount) / Double(plan.chapters.count) }

    /// The next days that have unread chapters, by number.
    func coming(_ limit: Int) -> [Int] { Array(plan.days.indices.dropFirst(index + 1).prefix(limit)) }

    /// Where reading goes on: the first unread chapter of a day, or its first.
    func chapter(ofDay day: Int) -> ChapterID? {
        guard plan.days.indices.contains(day) else { return nil }
        return plan.days[day].first { !state.read.contains($0) } ?? plan.days[day].first
    }
}
