internal import DriveProtocol
internal import Foundation
internal import Glibc

/// A copy of the simulator and of its apps that waits; it exits with this object.
final class SimulatorSnapshot {
    /// How many requests of the history the simulator had done.
    let requests: Int
    /// Whether the client asked for this moment: it is kept longer than others.
    fileprivate(set) var isMoment: Bool
    private let pipe: DescriptorPair
    /// Where the copy reads from.
    var commands: Int32 { pipe.writing }

    /// > Parameters: requests: those of the history that it has done. > Throws: if the simulator cannot be copied.
    init(of simulator: SimulatorConnection, after requests: Int, isMoment: Bool) throws(SnapshotFailure) {
        guard let pipe = DescriptorPair() else { throw SnapshotFailure(text: "no snapshot: too many open descriptors") }
        let request = DriveRequest.snapshot(process: getpid(), commands: pipe.reading)
        guard let request = try? DriveLine.data(request), let line = simulator.reply(to: request), let answer = try? DriveLine.answer(line)
        else {
            throw SnapshotFailure(text: "no snapshot: the simulator has ended")
        }
        switch answer {
        case .process: break
        case .failed(let text), .ended(let text): throw SnapshotFailure(text: text)
        default: throw SnapshotFailure(text: "no snapshot: the simulator answered something else")
        }
        pipe.closeReading()
        (self.requests, self.isMoment, self.pipe) = (requests, isMoment, pipe)
    }
}

/// Why a simulator was not copied.
public struct SnapshotFailure: Error {
    /// The reason, as shown.
    public let text: String
}

/// Snapshots of the moments of one history.
public struct SimulatorSnapshots {
    /// In the order of their moments.
    private var all: [SimulatorSnapshot] = []
    /// Each takes the memory of the screen, some 12 MB, and what the app and the simulator change afterwards.
    static let most = 16

    /// Creates none.
    public init() {}

    /// How many requests were done at the last one; 0 without one.
    public var lastRequests: Int { all.last?.requests ?? 0 }

    /// Copies a simulator, unless there is a copy of the moment. Of too many, one goes.
    ///
    /// > Parameters: requests: those of the history that it has done. isMoment: whether the client asks for this moment.
    ///
    /// > Throws: if the simulator cannot be copied.
    public mutating func take(of simulator: SimulatorConnection, after requests: Int, isMoment: Bool = false) throws(SnapshotFailure) {
        if let last = all.last, last.requests == requests {
            last.isMoment = last.isMoment || isMoment
            return
        }
        all.append(try SimulatorSnapshot(of: simulator, after: requests, isMoment: isMoment))
        let others = all.indices.filter { !all[$0].isMoment }
        if let index = SnapshotThinning.leastUseful(of: all.map(\.requests), among: others, most: Self.most) { all.remove(at: index) }
    }

    /// Whether there is one of a moment at or before a number of requests.
    public func canResume(before requests: Int) -> Bool { all.contains { $0.requests <= requests } }

    /// Has a simulator go on from the last moment before a number of requests. Later ones are forgotten, as are those of copies that have ended.
    ///
    /// > Returns: the simulator, and how many requests it has done; nil without a copy.
    public mutating func resume(before requests: Int) -> (simulator: SimulatorConnection, requests: Int)? {
        all.removeAll { $0.requests > requests }
        while let snapshot = all.last {
            if let simulator = SimulatorConnection(from: snapshot) { return (simulator, snapshot.requests) }
            all.removeLast()
        }
        return nil
    }
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
