import CoreData
import Foundation

/// Numbers that are the same in every run.
struct Generator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// Tasks with values and relationships at random, some of them missing.
struct RandomGraph {
    private let seed: UInt64
    init(seed: UInt64) { self.seed = seed }

    static let titles = ["Alpha", "alpha", "Beta", "Élan", "elan", "beta max", "", "Zürich", "a_b", "Alpha 2", "Alpha 10"]

    func fill(_ context: NSManagedObjectContext, count: Int) throws {
        var random = Generator(seed: seed)
        let lists = ["Home", "Work", "home", "Alpha"].map { context.add("List", ["name": $0]) }
        let tags = ["red", "blue", "green"].map { context.add("Tag", ["name": $0]) }
        for _ in 0..<count {
            let task = context.add("Task", ["priority": Int.random(in: 0...5, using: &random), "isDone": Bool.random(using: &random)])
            if Int.random(in: 0..<5, using: &random) > 0 { task.setValue(Self.titles.randomElement(using: &random), forKey: "title") }
            if Bool.random(using: &random) { task.setValue(Double.random(in: 0...1, using: &random), forKey: "weight") }
            if Bool.random(using: &random) {
                task.setValue(Date(timeIntervalSinceReferenceDate: Double.random(in: 0...2000, using: &random)), forKey: "due")
            }
            let price = Int.random(in: 0...12, using: &random)
            if price > 2 { task.setValue(NSDecimalNumber(value: price).dividing(by: 4), forKey: "price") }
            if Bool.random(using: &random) { task.setValue(lists.randomElement(using: &random), forKey: "list") }
            let own = tags.filter { _ in Bool.random(using: &random) }
            task.setValue(NSSet(array: own), forKey: "tags")
        }
        try context.save()
    }
}

/// A format string at random.
enum RandomPredicate {
    static func format(_ random: inout Generator, depth: Int) -> String {
        let kind = depth == 0 ? 9 : Int.random(in: 0...9, using: &random)
        switch kind {
        case 0, 1: return "(\(format(&random, depth: depth - 1)) AND \(format(&random, depth: depth - 1)))"
        case 2, 3: return "(\(format(&random, depth: depth - 1)) OR \(format(&random, depth: depth - 1)))"
        case 4: return "NOT (\(format(&random, depth: depth - 1)))"
        default: return comparison(&random)
        }
    }

    private static func comparison(_ random: inout Generator) -> String {
        func one(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
        let text = "'\(one(RandomGraph.titles + ["red", "Home", "a"]))'"
        let order = one(["<", "<=", ">", ">=", "==", "!="])
        let match = one(["BEGINSWITH", "CONTAINS", "ENDSWITH", "==", "!=", "<", "LIKE"]) + one(["", "[c]", "[d]", "[cd]"])
        switch Int.random(in: 0...9, using: &random) {
        case 0, 1: return "\(one(["title", "list.name"])) \(match) \(text)"
        case 2: return "priority \(order) \(Int.random(in: 0...5, using: &random))"
        case 3: return "weight \(order) \(one(["0.25", "0.5", "0.75"]))"
        case 4: return "price \(order) \(one(["1", "1.5", "2.25"]))"
        case 5: return "\(one(["ANY", "ALL", "NONE"])) tags.name \(match) \(text)"
        case 6: return "tags.@count \(order) \(Int.random(in: 0...3, using: &random))"
        case 7: return "\(one(["list", "title", "due", "weight"])) \(one(["==", "!="])) nil"
        case 8: return "SUBQUERY(tags, $x, $x.name \(match) \(text)).@count \(order) 1"
        default: return "title IN {\(text), 'Beta'}"
        }
    }
}
