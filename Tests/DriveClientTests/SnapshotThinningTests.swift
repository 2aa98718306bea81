import Testing

@testable import DriveClient

@Suite("Which snapshots of a history are kept")
struct SnapshotThinningTests {
    @Test("the first and the latest stay, and gaps grow with the distance from now")
    func thinning() {
        var kept: [Int] = []
        for number in stride(from: 10, through: 10_000, by: 10) {
            kept.append(number)
            if let index = SnapshotThinning.leastUseful(of: kept, most: 32) { kept.remove(at: index) }
        }
        #expect(kept.count == 32)
        #expect(kept.first == 10)
        #expect(kept.suffix(3) == [9_980, 9_990, 10_000])
        let gaps = zip(kept, kept.dropFirst()).map { $1 - $0 }
        #expect(gaps[0] > gaps[15])
        #expect(gaps[15] > gaps[30])
    }

    @Test("moments that a test asked for stay longer")
    func moments() {
        #expect(SnapshotThinning.leastUseful(of: [1, 2, 3, 90, 91], among: [3, 4], most: 4) == 3)
        #expect(
            SnapshotThinning.leastUseful(of: [1, 2, 3, 90, 91], among: [4], most: 4)
                == SnapshotThinning.leastUseful(of: [1, 2, 3, 90, 91], most: 4))
    }

    @Test("nothing goes while there are few")
    func few() { #expect(SnapshotThinning.leastUseful(of: [1, 2, 3], most: 3) == nil) }
}
