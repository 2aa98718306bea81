import Foundation

/// The list of deals for a query: its first page, further pages, refreshes. Outdated answers have no effect.
@MainActor final class DealFeed {
    enum Phase: Equatable {
        case idle
        /// The first page, or a refresh.
        case loading
        case loadingNext
        case failed(DealsError)
    }

    enum Change: Equatable {
        /// Another query: the list is empty until the answer arrives.
        case cleared
        case replaced
        case appended(Range<Int>)
        /// The phase only.
        case phase
    }

    static let limit = 20

    private let client: DealsClient
    private var answers = AnswerGuard()
    private var call: DealsCall?
    private var page = 0
    private(set) var query: DealQuery?
    private(set) var deals: [Deal] = []
    private(set) var total = 0
    private(set) var phase = Phase.idle
    var onChange: ((Change) -> Void)?

    init(client: DealsClient) { self.client = client }

    /// Whether all deals that match are in the list.
    var isComplete: Bool { deals.count >= total }

    func show(_ query: DealQuery) {
        self.query = query
        (deals, total, page) = ([], 0, 0)
        load(page: 1, phase: .loading, change: .cleared)
    }

    /// Loads the first page again; the list stays until it arrives.
    func refresh() {
        guard query != nil else { return }
        load(page: 1, phase: .loading, change: .phase)
    }

    func loadNext() {
        guard !deals.isEmpty, !isComplete, phase != .loading, phase != .loadingNext else { return }
        load(page: page + 1, phase: .loadingNext, change: .phase)
    }

    private func load(page: Int, phase: Phase, change: Change) {
        guard let query else { return }
        call?.cancel()
        let ticket = answers.begin()
        self.phase = phase
        call = client.find(query, page: page, limit: Self.limit) { [weak self] answer in
            guard let self, self.answers.take(ticket) else { return }
            self.arrived(answer, page: page)
        } failure: { [weak self] error in
            guard let self, self.answers.take(ticket) else { return }
            self.phase = .failed(error)
            self.onChange?(.phase)
        }
        onChange?(change)
    }

    private func arrived(_ answer: DealPage, page: Int) {
        self.page = page
        phase = .idle
        // A deal twice in an answer, or one that moved to this page while it was loaded, is shown once.
        var known = page == 1 ? [] : Set(deals.map(\.id))
        let new = answer.deals.filter { known.insert($0.id).inserted }
        if page == 1 {
            (deals, total) = (new, answer.total)
            onChange?(.replaced)
        } else {
            let first = deals.count
            deals += new
            // A page without anything new is the last one, whatever the total.
            total = new.isEmpty ? deals.count : answer.total
            onChange?(.appended(first..<deals.count))
        }
    }
}
