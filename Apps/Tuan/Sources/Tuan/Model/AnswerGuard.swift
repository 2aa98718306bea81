/// Tells answers that are still wanted from outdated ones.
///
/// Each request of a kind gets a ticket; a newer one makes it void.
struct AnswerGuard {
    struct Ticket: Equatable {
        fileprivate let number: Int
    }

    private var number = 0

    /// Makes all earlier tickets void.
    mutating func begin() -> Ticket {
        number += 1
        return Ticket(number: number)
    }

    func accepts(_ ticket: Ticket) -> Bool { ticket.number == number }
}
