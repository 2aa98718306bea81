internal import DeviceRequests
internal import DriveProtocol

/// What the running simulator was asked, and which moments of it another one can get back to.
struct SimulationHistory {
    /// A place in the history.
    struct Moment: Hashable {
        /// The simulator that began from nothing.
        fileprivate let life: Int
        /// How often the test had gone back until then.
        fileprivate let turn: Int
        fileprivate let requests: Int
    }

    /// Nil if that was too much to keep.
    private(set) var requests: DriveHistory? = DriveHistory()
    private var life = 0
    /// The numbers of requests that remained, each time that the test went back.
    private var turns: [Int] = []
    private var launches = (test: "", count: 0)

    private static let mostRequests = 100_000
    private static let tooMuch = SimulationFailure(
        text: "more than \(mostRequests) requests were made since the simulator started, which is too much to do again")

    /// A simulator has started.
    mutating func begin() {
        life += 1
        (requests, turns) = (DriveHistory(), [])
    }

    /// Adds a request. > Returns: whether it is one that changes anything.
    mutating func note(_ add: (inout DriveHistory) -> Void) -> Bool {
        guard var changed = requests else { return false }
        let before = changed.lines.count
        // Not shared while it grows.
        requests = nil
        add(&changed)
        guard changed.lines.count <= Self.mostRequests else { return false }
        requests = changed
        return changed.lines.count > before
    }

    /// The environment of the next launch of a test, with the seed of its random numbers.
    mutating func launchEnvironment(_ own: [String: String], of test: String) -> [String: String] {
        if launches.test != test { launches = (test, 0) }
        defer { launches.count += 1 }
        return RandomSeed.environment(own, for: test, launch: launches.count)
    }

    func moment() throws(SimulationFailure) -> Moment {
        guard let requests else { throw Self.tooMuch }
        return Moment(life: life, turn: turns.count, requests: requests.lines.count)
    }

    /// What was asked until a moment.
    func requests(until moment: Moment) throws(SimulationFailure) -> DriveHistory {
        guard var kept = requests else { throw Self.tooMuch }
        guard moment.life == life, turns[moment.turn...].allSatisfy({ $0 >= moment.requests }) else {
            throw SimulationFailure(text: "the moment is of a simulator that has ended, or after one that the test went back to")
        }
        kept.cut(toLines: moment.requests)
        return kept
    }

    /// What was asked before the last steps.
    func requests(withoutSteps count: Int) throws(SimulationFailure) -> DriveHistory {
        guard var kept = requests else { throw Self.tooMuch }
        guard count >= 0, count <= kept.stepCount else {
            throw SimulationFailure(text: "\(kept.stepCount) steps were done since the simulator started, not \(count)")
        }
        kept.cut(toSteps: kept.stepCount - count)
        return kept
    }

    /// Another simulator has done what is kept of the history. > Returns: how many requests are undone.
    mutating func goBack(to kept: DriveHistory) -> Int {
        let undone = (requests?.lines.count ?? 0) - kept.lines.count
        requests = kept
        turns.append(kept.lines.count)
        return undone
    }
}
