/// Tells answers that are still wanted from outdated and repeated ones.
///
/// Each request of a kind gets a ticket, which is good for one answer; a newer one makes it void.
struct AnswerGuard {
    struct Ticket: Equatable {
        fileprivate let number: Int
    }

    private var number = 0
    private var isAwaited = false

    /// Makes all earlier tickets void.
    mutating func begin() -> Ticket {
        number += 1
        isAwaited = true
        return Ticket(number: number)
    }

    /// Takes an answer. > Returns: false for an outdated one, and for a second one.
    mutating func take(_ ticket: Ticket) -> Bool {
        guard isAwaited, ticket.number == number else { return false }
        isAwaited = false
        return true
    }
}
