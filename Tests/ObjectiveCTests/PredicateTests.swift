import Foundation
import Testing

@testable import ObjectiveC

/// > Contract: Foundation, NSPredicate(format:), NSSortDescriptor(key:ascending:)
@Suite struct PredicateTests {
    private let people: NSArray = [
        ["name": "Ada", "age": 36, "tags": ["math", "poet"], "born": Date(timeIntervalSince1970: 0)],
        ["name": "Émile", "age": 20, "tags": [], "nick": NSNull()],
        ["name": "bob", "age": 50, "tags": ["poet"], "pet": ["name": "Rex"]],
    ]

    private func names(_ predicate: NSPredicate) -> [String] {
        people.filtered(using: predicate).compactMap { ($0 as? NSObject)?.value(forKey: "name") as? String }
    }

    @Test(
        "formats compare strings, numbers and collections by key",
        arguments: [
            ("name == 'Ada'", ["Ada"]), ("age > 30", ["Ada", "bob"]), ("age >= 20 AND age < 50", ["Ada", "Émile"]),
            ("NOT age = 20", ["Ada", "bob"]), ("(age = 20) OR (age = 50)", ["Émile", "bob"]), ("name BEGINSWITH[c] 'B'", ["bob"]),
            ("name CONTAINS 'd'", ["Ada"]), ("name ENDSWITH 'a'", ["Ada"]), ("name ==[cd] 'emile'", ["Émile"]),
            ("name LIKE '?d*'", ["Ada"]),
            ("name MATCHES '[A-Z].a'", ["Ada"]), ("age IN {20, 36}", ["Ada", "Émile"]), ("age BETWEEN {30, 50}", ["Ada", "bob"]),
            ("ANY tags == 'poet'", ["Ada", "bob"]), ("ALL tags == 'poet'", ["Émile", "bob"]), ("NONE tags == 'math'", ["Émile", "bob"]),
            ("tags.@count > 1", ["Ada"]), ("'math' IN tags", ["Ada"]), ("tags CONTAINS 'poet'", ["Ada", "bob"]),
            ("pet.name = \"Rex\"", ["bob"]),
            ("pet = nil", ["Ada", "Émile"]), ("age + 14 == 50", ["Ada"]), ("(age & 16) != 0 && age | 1 == 21", ["Émile"]),
            ("age ^ 2 == 48", ["bob"]), ("age == 2 * (5 + 5)", ["Émile"]),
            ("TRUEPREDICATE", ["Ada", "Émile", "bob"]),
            ("SUBQUERY(tags, $t, $t BEGINSWITH 'p').@count = 1 && age != 50", ["Ada"]), ("tags[SIZE] = 1", ["bob"]),
            ("!(age > 21)", ["Émile"]),
            ("lowercase(name) == 'ada'", ["Ada"]), ("tags[FIRST] == 'math'", ["Ada"]),
        ])
    func formats(_ format: String, _ expected: [String]) {
        #expect(names(NSPredicate(format: format)) == expected)
    }

    @Test("arguments fill %@, %K and numbers, as a list and as an array, and variables are substituted")
    func arguments() {
        #expect(names(NSPredicate(format: "%K == %@ OR age == %d", "name", "Ada", 50)) == ["Ada", "bob"])
        #expect(names(NSPredicate(format: "age IN %@", [20, 50])) == ["Émile", "bob"])
        #expect(names(NSPredicate(format: "%K > %f", argumentArray: ["age", 36.5])) == ["bob"])
        #expect(names(NSPredicate(format: "born <= %@", Date() as NSDate)) == ["Ada"])
        #expect(names(NSPredicate(format: "age == $AGE").withSubstitutionVariables(["AGE": 20])) == ["Émile"])
        #expect((["a", "bc"] as NSArray).filtered(using: NSPredicate(format: "SELF.length > 1")) as? [String] == ["bc"])
        #expect(NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "123"))
        let both = ObjectiveC.NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "age > 30"), NSPredicate(format: "age < 40"),
        ])
        #expect(names(both) == ["Ada"])
    }

    @Test(
        "refuses an invalid format",
        arguments: ["", "name ==", "== 3", "name = %@", "(a = 1", "a = 'x", "a BETWEEN", "a = %", "NOT", "a b c"])
    func refuses(_ format: String) {
        #expect(PredicateParser.parse(format, []) == nil)
    }

    @Test("refuses deep nesting without a stack overflow")
    func deep() {
        #expect(PredicateParser.parse(String(repeating: "(", count: 100_000) + "a = 1", []) == nil)
        #expect(PredicateParser.parse(String(repeating: "(SUBQUERY(", count: 1000) + "a = 1", []) == nil)
        #expect(PredicateParser.parse(String(repeating: "NOT ", count: 100_000) + "a = 1", []) == nil)
    }

    @Test("an invalid format raises Foundation's message")
    func failure() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { _ = NSPredicate(format: "name ==") }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Unable to parse the format string \"name ==\""))
    }

    @Test("sort descriptors order by keys, key paths and selectors")
    func sorting() {
        func sorted(_ descriptors: [NSSortDescriptor]) -> [String] {
            people.sortedArray(using: descriptors).compactMap { ($0 as? NSObject)?.value(forKey: "name") as? String }
        }
        #expect(sorted([NSSortDescriptor(key: "age", ascending: true)]) == ["Émile", "Ada", "bob"])
        #expect(sorted([NSSortDescriptor(key: "age", ascending: false)]) == ["bob", "Ada", "Émile"])
        #expect(sorted([NSSortDescriptor(key: "name", ascending: true, selector: "caseInsensitiveCompare:")]).first == "Ada")
        #expect(NSSortDescriptor(key: "age", ascending: true).key == "age")
        #expect(
            sorted([NSSortDescriptor(key: "pet.name", ascending: true), NSSortDescriptor(key: "age", ascending: true)]) == [
                "Émile", "Ada", "bob",
            ])
    }

    @Test("decimal numbers are ordered by value, also next to other numbers")
    func decimals() {
        let price: NSDictionary = ["price": NSDecimalNumber(string: "1.75")]
        #expect(NSPredicate(format: "price > %@", argumentArray: [1.5]).evaluate(with: price))
        #expect(!NSPredicate(format: "price > %@", argumentArray: [NSDecimalNumber(string: "10.5")]).evaluate(with: price))
        let order = NSSortDescriptor(key: "price", ascending: true)
        #expect(order.compare(price, to: ["price": NSDecimalNumber(string: "10.5")] as NSDictionary) == .orderedAscending)
    }

    @Test("a date is cast from its seconds")
    func dates() {
        let event: NSDictionary = ["day": Date(timeIntervalSinceReferenceDate: 100)]
        #expect(NSPredicate(format: "day == CAST(100, 'NSDate')", argumentArray: nil).evaluate(with: event))
    }
}
