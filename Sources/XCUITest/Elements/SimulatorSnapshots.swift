internal import DriveProtocol
internal import Foundation
internal import Glibc

/// A copy of the simulator and of its apps that waits; it exits with this object.
final class SimulatorSnapshot {
    /// How many requests of the history the simulator had done.
    let requests: Int
    /// Whether the test asked for this moment: it is kept longer than others.
    let isMoment: Bool
    private let pipe: DescriptorPair
    /// Where the copy reads from.
    var commands: Int32 { pipe.writing }

    /// > Parameters: requests: those of the history that it has done. > Throws: if the simulator cannot be copied.
    init(of simulator: SimulatorConnection, after requests: Int, isMoment: Bool) throws(SimulationFailure) {
        guard let pipe = DescriptorPair() else { throw SimulationFailure(text: "no snapshot: too many open descriptors") }
        let request = DriveRequest.snapshot(process: getpid(), commands: pipe.reading)
        guard let request = try? DriveLine.data(request), let line = simulator.reply(to: request), let answer = try? DriveLine.answer(line)
        else {
            throw SimulationFailure(text: "no snapshot: the simulator has ended")
        }
        switch answer {
        case .process: break
        case .failed(let text), .ended(let text): throw SimulationFailure(text: text)
        default: throw SimulationFailure(text: "no snapshot: the simulator answered something else")
        }
        pipe.closeReading()
        (self.requests, self.isMoment, self.pipe) = (requests, isMoment, pipe)
    }
}

/// Snapshots of the moments of one history.
struct SimulatorSnapshots {
    /// In the order of their moments.
    private(set) var all: [SimulatorSnapshot] = []
    /// Each takes the memory of the screen, some 12 MB, and what the app and the simulator change afterwards.
    static let most = 16
    /// Every how many steps one is taken once a test goes back.
    static let stepsBetween = 4

    /// The last one until a moment.
    func last(until requests: Int) -> SimulatorSnapshot? { all.last { $0.requests <= requests } }

    /// Adds one after the others. Of too many, one goes.
    mutating func add(_ snapshot: SimulatorSnapshot) {
        all.append(snapshot)
        let moments = all.map(\.requests)
        let others = all.indices.filter { !all[$0].isMoment }
        if let index = SnapshotThinning.leastUseful(of: moments, among: others, most: Self.most) { all.remove(at: index) }
    }

    /// Those after a moment to which the test has gone back are of no use any more.
    mutating func removeAll(after requests: Int) { all.removeAll { $0.requests > requests } }
}

/// Which snapshot goes where there are too many.
enum SnapshotThinning {
    /// The index of one between others whose gap is the smallest in relation to its distance from the last: near moments are gone back to most.
    /// Nil if all can stay.
    ///
    /// > Parameters: others: the indices of those that go first.
    static func leastUseful(of moments: [Int], among others: [Int] = [], most: Int) -> Int? {
        guard moments.count > max(2, most), let last = moments.last else { return nil }
        func share(_ index: Int) -> Double { Double(moments[index + 1] - moments[index - 1]) / Double(last - moments[index] + 1) }
        let inner = 1..<moments.count - 1
        let first = others.filter(inner.contains)
        return (first.isEmpty ? Array(inner) : first).min { share($0) < share($1) }
    }
}
