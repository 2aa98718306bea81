import Foundation
import ObjectiveC
import Testing

@testable import CoreData

@Suite("Core Data predicates in SQL")
struct TranslationTests {
    private func sql(_ format: String) throws -> String? {
        let model = Fixture.model()
        let entity = try #require(model.entitiesByName["Task"])
        let schema = SQLSchema(ModelText.document(of: model))
        return PredicateSQL.condition(
            NSPredicate(format: format, argumentArray: nil), .init(alias: "t0", entity: entity), schema
        ) { _ in nil }?.text
    }

    @Test("conditions are SQL's, with parameters for values")
    func conditions() throws {
        #expect(try sql("title == 'A'") == "(t0.\"ZTITLE\" COLLATE FERRY_plain IS ?)")
        #expect(try sql("priority > 2") == "((t0.\"ZPRIORITY\" > ?) IS TRUE)")
        #expect(try sql("title == nil") == "(t0.\"ZTITLE\" IS NULL)")
        #expect(try sql("title BEGINSWITH[c] 'a'") == "ferry_text(8, 1, t0.\"ZTITLE\", ?)")
    }

    @Test("most predicates are translated", arguments: PredicateTests.formats)
    func translated(_ format: String) throws {
        let inMemory = ["length:", "title.length", "tags.name CONTAINS", "CAST"]
        #expect((try sql(format) == nil) == inMemory.contains { format.contains($0) })
    }
}
