import Foundation
import Testing

@testable import ObjectiveC

private typealias Expression = ObjectiveC.NSExpression
private typealias Comparison = ObjectiveC.NSComparisonPredicate
private typealias Compound = ObjectiveC.NSCompoundPredicate

/// > Contract: Foundation, NSPredicate predicateFormat, NSComparisonPredicate, NSCompoundPredicate, NSExpression
@Suite struct PredicateObjectTests {
    private let people: NSArray = [
        ["name": "Ada", "age": 36, "tags": ["math", "poet"]], ["name": "bob", "age": 50, "tags": ["poet"]],
    ]

    private func names(_ predicate: NSPredicate) -> [String] {
        people.filtered(using: predicate).compactMap { ($0 as? NSObject)?.value(forKey: "name") as? String }
    }

    @Test(
        "the format of a predicate is its format string in Apple's spelling, and makes an equal predicate",
        arguments: [
            ("name == 'Ada'", "name == \"Ada\""), ("age > 30 && age<50", "age > 30 AND age < 50"), ("NOT age = 20", "NOT age == 20"),
            ("a = 1 AND b = 2 AND c = 3", "a == 1 AND b == 2 AND c == 3"), ("a = 1 OR b = 2 AND c = 3", "a == 1 OR (b == 2 AND c == 3)"),
            ("(a = 1 OR b = 2) AND c = 3", "(a == 1 OR b == 2) AND c == 3"), ("name beginswith[cd] 'B'", "name BEGINSWITH[cd] \"B\""),
            ("age IN {20, 36}", "age IN {20, 36}"), ("age BETWEEN {30, 50}", "age BETWEEN {30, 50}"),
            ("ANY tags == 'poet'", "ANY tags == \"poet\""), ("NONE tags == 'poet'", "NOT ANY tags == \"poet\""),
            ("pet = nil", "pet == nil"),
            ("age + 14 * 2 == 50", "age + (14 * 2) == 50"), ("(age & 3) != 0 || a ^ b | 1 == 2", "age & 3 != 0 OR (a ^ b) | 1 == 2"),
            ("TRUEPREDICATE", "TRUEPREDICATE"), ("SELF.length > 1", "length > 1"),
            ("SUBQUERY(tags, $t, $t BEGINSWITH 'p').@count = 1", "SUBQUERY(tags, $t, $t BEGINSWITH \"p\").@count == 1"),
            ("name = \"a\\\"b\"", "name == \"a\\\"b\""), ("age = $AGE", "age == $AGE"),
            ("lowercase(name) == 'ada'", "lowercase:(name) == \"ada\""),
        ])
    func formats(_ format: String, _ expected: String) {
        let predicate = NSPredicate(format: format)
        #expect(PredicateText.text(predicate) == expected)
        #expect(NSPredicate(format: expected).isEqual(predicate) || expected == "TRUEPREDICATE")
    }

    @Test("a predicate out of a format is a comparison or a compound whose parts can be read")
    func parts() throws {
        let compound = try #require(NSPredicate(format: "name ==[c] %@ OR ANY tags == 'math'", "BOB") as? Compound)
        #expect(compound.compoundPredicateType == .or)
        #expect(compound.subpredicates.count == 2)
        let first = try #require(compound.subpredicates.first as? Comparison)
        #expect(first.leftExpression.keyPath == "name")
        #expect(first.rightExpression.constantValue as? String == "BOB")
        #expect(first.predicateOperatorType == .equalTo)
        #expect(first.options == .caseInsensitive)
        #expect((compound.subpredicates.last as? Comparison)?.comparisonPredicateModifier == .any)
        #expect(names(compound) == ["Ada", "bob"])
    }

    @Test("comparisons and compounds made in code are evaluated and have a format")
    func made() {
        let older = Comparison(
            leftExpression: Expression(forKeyPath: "age"), rightExpression: Expression(forConstantValue: 40), modifier: .direct,
            type: .greaterThan, options: [])
        let named = Comparison(
            leftExpression: Expression(forKeyPath: "name"), rightExpression: Expression(forConstantValue: "ADA"), modifier: .direct,
            type: .equalTo, options: [.caseInsensitive])
        let tagged = Comparison(
            leftExpression: Expression(forKeyPath: "tags"), rightExpression: Expression(forConstantValue: "poet"), modifier: .all,
            type: .equalTo)
        #expect(names(older) == ["bob"])
        #expect(names(named) == ["Ada"])
        #expect(names(tagged) == ["bob"])
        let either = Compound(orPredicateWithSubpredicates: [older, named])
        let not = Compound(notPredicateWithSubpredicate: either)
        #expect(names(either) == ["Ada", "bob"])
        #expect(names(not).isEmpty)
        #expect(PredicateText.text(not) == "NOT (age > 40 OR name ==[c] \"ADA\")")
        #expect(names(Compound(andPredicateWithSubpredicates: [])).count == 2)
        #expect(names(Compound(orPredicateWithSubpredicates: [])).isEmpty)
        let block = NSPredicate { object, _ in (object as? NSObject)?.value(forKey: "age") as? Int == 36 }
        #expect(names(Compound(andPredicateWithSubpredicates: [block, tagged])).isEmpty)
        let chosen = Comparison(
            leftExpression: Expression(forKeyPath: "name"), rightExpression: Expression(forVariable: "NAME"), modifier: .direct,
            type: .in)
        let substituted = chosen.withSubstitutionVariables(["NAME": ["bob"]])
        #expect(names(substituted) == ["bob"])
        #expect(PredicateText.text(substituted) == "name IN {\"bob\"}")
    }

    @Test(
        "an expression calculates as on iOS: whole numbers stay whole",
        arguments: [
            ("1 + 2 * 3", 7.0), ("7 / 2", 3), ("7 / 2.0", 3.5), ("-(3 - 5)", 2), ("2 ** 3", 8), ("sqrt(16)", 4), ("sum({1, 2, 3})", 6),
            ("average({1, 2})", 1.5), ("median({5, 1, 3})", 3), ("stddev({2, 4})", 1), ("max({3, 9, 4})", 9), ("modulus:by:(7, 4)", 3),
            ("bitwiseAnd:with:(6, 3)", 2), ("1 / 0.0", .infinity), ("1 / 0", .infinity),
        ])
    func calculates(_ format: String, _ expected: Double) {
        #expect((Expression(format: format).expressionValue(with: nil, context: nil) as? NSNumber)?.doubleValue == expected)
    }

    @Test("expressions by key path, function, aggregate, subquery, condition and closure have values and parts")
    func expressions() {
        let ada: NSDictionary = ["name": "Ada", "age": 36, "tags": ["math", "poet"]]
        let age = Expression(forKeyPath: "age")
        let next = Expression(forFunction: "add:to:", arguments: [age, Expression(forConstantValue: 1)])
        #expect(next.expressionValue(with: ada, context: nil) as? Int == 37)
        #expect(next.function == "add:to:")
        #expect(next.arguments?.count == 2)
        #expect("\(next)" == "age + 1")
        #expect(next.expressionType == .function)
        #expect(age.expressionType == .keyPath)
        let sum = Expression(forFunction: "sum:", arguments: [Expression(forAggregate: [age, Expression(forConstantValue: 4)])])
        #expect(sum.expressionValue(with: ada, context: nil) as? Int == 40)
        let poets = Expression(
            forSubquery: Expression(forKeyPath: "tags"), usingIteratorVariable: "t", predicate: NSPredicate(format: "$t == 'poet'"))
        #expect(poets.expressionValue(with: ada, context: nil) as? [String] == ["poet"])
        let which = Expression(
            forConditional: NSPredicate(format: "age > 30"), trueExpression: Expression(forConstantValue: "old"),
            falseExpression: Expression(forConstantValue: "young"))
        #expect(which.expressionValue(with: ada, context: nil) as? String == "old")
        let closure = Expression(block: { _, values, _ in values.count }, arguments: [age])
        #expect(closure.expressionValue(with: ada, context: nil) as? Int == 1)
        #expect(Expression(forVariable: "x").expressionValue(with: nil, context: ["x": 5]) as? Int == 5)
        #expect(Expression.expressionForEvaluatedObject().expressionValue(with: "me", context: nil) as? String == "me")
        let both = Expression(
            forUnionSet: Expression(forConstantValue: NSSet(array: [1])), with: Expression(forConstantValue: NSSet(array: [2])))
        #expect((both.expressionValue(with: nil, context: nil) as? NSSet)?.count == 2)
        #expect(both.expressionType == .unionSet)
    }

    @Test("reading a part that an expression does not have, and a format that is no expression, raise Foundation's messages")
    func failures() async {
        let part = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ObjectiveC.NSExpression(forKeyPath: "a").function
        }
        let message = String(decoding: part?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("[NSExpression function]"))
        let format = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ObjectiveC.NSExpression(format: "1 +")
        }
        let text = String(decoding: format?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Unable to parse the format string \"1 +\""))
    }
}
