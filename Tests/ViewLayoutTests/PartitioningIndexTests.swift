import Testing

@testable import ViewLayout

@Suite("PartitioningIndex") struct PartitioningIndexTests {
    @Test("finds the first number of the second part, in ranges of every length")
    func everyBoundary() {
        for count in 0..<20 {
            for boundary in 5...5 + count {
                let found = (5..<5 + count).partitioningIndex { $0 >= boundary }
                #expect(found == boundary)
            }
        }
    }

    @Test("asks for no more numbers than a binary search needs")
    func logarithmic() {
        var asked = 0
        let found = (0..<1_000_000).partitioningIndex {
            asked += 1
            return $0 >= 777_777
        }
        #expect(found == 777_777)
        #expect(asked <= 20)
    }
}
