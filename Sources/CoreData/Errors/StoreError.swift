internal import Foundation

/// Errors with the codes and texts that apps show.
enum StoreError {
    static func error(_ code: Int, _ text: String, _ information: [String: Any] = [:]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code, userInfo: information.merging([NSLocalizedDescriptionKey: text]) { first, _ in first })
    }

    /// An error of SQLite while a store was opened or used.
    static func sqlite(_ failure: SQLiteFailure, path: String, isOpening: Bool = false) -> NSError {
        let code = isOpening ? NSPersistentStoreOpenError : NSPersistentStoreSaveError
        let text = isOpening ? "The file couldn’t be opened." : "The data couldn’t be saved."
        return error(
            code, text,
            [
                NSSQLiteErrorDomain: NSNumber(value: failure.code), NSFilePathErrorKey: path,
                NSLocalizedFailureReasonErrorKey: "SQLite: \(failure.message) (code \(failure.code))",
            ])
    }

    static let withoutStores = error(
        NSPersistentStoreIncompatibleSchemaError,
        "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation.")
}
