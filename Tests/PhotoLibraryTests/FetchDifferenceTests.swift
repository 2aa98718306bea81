import Foundation
import Testing

@testable import PhotoLibrary

@Suite("Fetch difference") struct FetchDifferenceTests {
    private static func list(_ text: String) -> [(id: String, value: Bool)] {
        text.map { (String($0).lowercased(), $0.isUppercase) }
    }

    /// Does what Apple's documentation says with the places.
    private static func applied(_ difference: FetchDifference, _ old: String, _ new: String) -> String {
        var (list, target) = (Array(old.lowercased()), Array(new.lowercased()))
        for index in difference.removed.reversed() { list.remove(at: index) }
        for index in difference.inserted { list.insert(target[index], at: index) }
        for move in difference.moves { list.insert(list.remove(at: move.from), at: move.to) }
        target = []
        return String(list)
    }

    @Test(
        "removals, insertions and moves make the new list of the old one",
        arguments: [
            ("", ""), ("", "abc"), ("abc", ""), ("abc", "abc"), ("abc", "acd"), ("abc", "cab"), ("abcd", "dcba"), ("abcde", "xeay"),
            ("abc", "xyz"),
        ])
    func applies(old: String, new: String) {
        let difference = FetchDifference(from: Self.list(old), to: Self.list(new))
        #expect(Self.applied(difference, old, new) == new)
        #expect(difference.isEmpty == (old == new))
    }

    @Test("what is different counts in the new list")
    func changed() {
        let difference = FetchDifference(from: Self.list("abc"), to: Self.list("bCd"))
        #expect(difference.removed == IndexSet(integer: 0))
        #expect(difference.inserted == IndexSet(integer: 2))
        #expect(difference.changed == IndexSet(integer: 1))
        #expect(difference.moves.isEmpty)
    }

    @Test("random lists become each other")
    func random() {
        var generator = SystemRandomNumberGeneratorOfSeed(seed: 7)
        for _ in 0..<200 {
            let letters = Array("abcdefghij")
            let (old, new) = (letters.shuffled(using: &generator).prefix(6), letters.shuffled(using: &generator).prefix(7))
            let difference = FetchDifference(from: Self.list(String(old)), to: Self.list(String(new)))
            #expect(Self.applied(difference, String(old), String(new)) == String(new))
        }
    }
}

/// The same numbers for the same seed.
private struct SystemRandomNumberGeneratorOfSeed: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
