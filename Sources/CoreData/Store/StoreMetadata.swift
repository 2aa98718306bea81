internal import DataModel
internal import Foundation

/// What a store's file says of itself.
enum StoreMetadata {
    static let schemaKey = "FerrySchema"
    static let modelKey = "FerryModel"
    static let identifierKey = "FerryIdentifier"

    static func write(_ document: ModelDocument, _ schema: SQLSchema, identifier: String, to database: SQLiteDatabase) throws(SQLiteFailure)
    {
        guard let model = try? JSONEncoder().encode(document) else { throw SQLiteFailure(code: 1, message: "the model cannot be encoded") }
        for (key, value) in [
            (schemaKey, SQLValue.text(schema.signature)), (modelKey, .blob(model)), (identifierKey, .text(identifier)),
        ] {
            try database.run("INSERT OR REPLACE INTO Z_METADATA VALUES (?, ?)", [.text(key), value])
        }
    }

    static func text(_ key: String, in database: SQLiteDatabase) throws(SQLiteFailure) -> String? {
        guard case .text(let text) = try database.value("SELECT Z_VALUE FROM Z_METADATA WHERE Z_KEY = ?", [.text(key)]) else { return nil }
        return text
    }

    /// The model that the store was made with.
    static func model(in database: SQLiteDatabase) throws(SQLiteFailure) -> ModelDocument? {
        guard case .blob(let data) = try database.value("SELECT Z_VALUE FROM Z_METADATA WHERE Z_KEY = ?", [.text(modelKey)]),
            let document = try? JSONDecoder().decode(ModelDocument.self, from: data), (try? document.check()) != nil
        else { return nil }
        return document
    }

    static func isEmpty(_ database: SQLiteDatabase) throws(SQLiteFailure) -> Bool {
        try database.value("SELECT COUNT(*) FROM sqlite_master") == .integer(0)
    }
}
