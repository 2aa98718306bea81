import Foundation
import Testing

private class Card: NSObject {
    @objc let suit: String
    @objc let rank: Int
    @objc var deck: Deck?
    init(_ suit: String, _ rank: Int, deck: Deck? = nil) {
        (self.suit, self.rank, self.deck) = (suit, rank, deck)
    }
    override var description: String { "\(suit)\(rank)" }
    @objc func compareRank(_ other: Card) -> ComparisonResult { (rank as NSNumber).compare(other.rank as NSNumber) }
}

private class Deck: NSObject {
    @objc let name: String
    @objc let cards: [Card]
    init(_ name: String, _ cards: [Card] = []) { (self.name, self.cards) = (name, cards) }
}

/// > Contract: Foundation, NSSortDescriptor; NSPredicate
@Suite("sort descriptors and predicates on an app's objects") struct SortingTests {
    private let cards = [Card("b", 2), Card("a", 3), Card("b", 1), Card("A", 4)]
    private func sorted(_ descriptors: NSSortDescriptor...) -> String {
        ((cards as NSArray).sortedArray(using: descriptors) as? [Card] ?? []).map(\.description).joined(separator: " ")
    }
    private func filtered(_ format: String, _ arguments: Any...) -> String {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        return ((cards as NSArray).filtered(using: predicate) as? [Card] ?? []).map(\.description).joined(separator: " ")
    }

    @Test("by key, ascending and descending, in several steps")
    func keys() {
        #expect(sorted(NSSortDescriptor(key: "rank", ascending: true)) == "b1 b2 a3 A4")
        #expect(sorted(NSSortDescriptor(key: "suit", ascending: false), NSSortDescriptor(key: "rank", ascending: true)) == "b1 b2 a3 A4")
    }

    @Test("by a Swift key path")
    func keyPath() {
        #expect(sorted(NSSortDescriptor(keyPath: \Card.rank, ascending: false)) == "A4 a3 b2 b1")
        #expect(NSSortDescriptor(keyPath: \Card.rank, ascending: false).key == "rank")
    }

    @Test("by a key path through objects, nil first")
    func nested() {
        cards[0].deck = Deck("y")
        cards[1].deck = Deck("x")
        #expect(sorted(NSSortDescriptor(key: "deck.name", ascending: true)).hasSuffix("a3 b2"))
    }

    @Test("by a selector of Foundation and of the app")
    func selectors() {
        let insensitive = NSSortDescriptor(key: "suit", ascending: true, selector: #selector(NSString.caseInsensitiveCompare(_:)))
        #expect(sorted(insensitive, NSSortDescriptor(key: "rank", ascending: true)) == "a3 A4 b1 b2")
        #expect(sorted(NSSortDescriptor(key: nil, ascending: true, selector: #selector(Card.compareRank(_:)))) == "b1 b2 a3 A4")
    }

    @Test("by a comparator, and reversed")
    func comparator() {
        let byRank = NSSortDescriptor(key: "rank", ascending: true) { first, second in
            ((first as? Int ?? 0) as NSNumber).compare((second as? Int ?? 0) as NSNumber)
        }
        #expect(sorted(byRank) == "b1 b2 a3 A4")
        #expect((byRank.reversedSortDescriptor as? NSSortDescriptor).map { sorted($0) } == "A4 a3 b2 b1")
    }

    @Test("mutable arrays and sets sort too")
    func mutable() {
        let array = NSMutableArray(array: cards)
        array.sort(using: [NSSortDescriptor(key: "rank", ascending: true)])
        #expect((array.firstObject as? Card)?.rank == 1)
        let set = NSSet(array: cards).sortedArray(using: [NSSortDescriptor(key: "rank", ascending: false)])
        #expect((set.first as? Card)?.rank == 4)
    }

    @Test("a format compares the values of keys, with arguments and %K")
    func formats() {
        #expect(filtered("rank > %@", 2) == "a3 A4")
        #expect(filtered("%K ==[c] %@", "suit", "a") == "a3 A4")
        #expect(filtered("suit BEGINSWITH 'b' AND NOT rank = 1") == "b2")
        #expect(filtered("rank IN %@", [1, 4]) == "b1 A4")
        #expect(filtered("rank BETWEEN %@", [2, 3]) == "b2 a3")
        #expect(filtered("SELF.suit LIKE '?'") == "b2 a3 b1 A4")
    }

    @Test("a block, a compound and a predicate with variables")
    func others() {
        let block = NSPredicate { object, _ in (object as? Card)?.rank == 3 }
        #expect((cards as NSArray).filtered(using: block).count == 1)
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "suit == 'b'"), NSPredicate(format: "rank == 2"),
        ])
        #expect((cards as NSArray).filtered(using: both).count == 1)
        let template = NSPredicate(format: "rank == $WANTED").withSubstitutionVariables(["WANTED": 4])
        #expect((cards as NSArray).filtered(using: template).count == 1)
    }

    @Test("SUBQUERY, ANY, ALL and operators go through an object's collections")
    func subqueries() {
        let deck = Deck("d", cards)
        #expect(NSPredicate(format: "SUBQUERY(cards, $c, $c.rank > 2).@count == 2").evaluate(with: deck))
        #expect(NSPredicate(format: "ANY cards.suit == 'A'").evaluate(with: deck))
        #expect(!NSPredicate(format: "ALL cards.rank > 1").evaluate(with: deck))
        #expect(NSPredicate(format: "cards.@max.rank == 4").evaluate(with: deck))
        #expect(NSPredicate(format: "NONE cards.rank == 9").evaluate(with: deck))
    }
}
