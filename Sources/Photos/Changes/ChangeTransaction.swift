internal import Foundation
internal import PhotoLibrary
internal import ProgrammerErrors

/// The change requests of one block.
final class ChangeTransaction: @unchecked Sendable {
    // Used by one thread at a time: the block's, then the one that commits.
    private(set) var steps: [() throws(PhotoLibraryError) -> [PhotoLibraryChange]] = []
    private var failure: PHPhotosError?
    var files: [String: Data] = [:]
    private(set) var deleted: [String] = []
    let access: PhotoAccess
    private static let key = "org.ferry.photos.transaction"

    init(_ access: PhotoAccess) { self.access = access }

    static func collect(_ access: PhotoAccess, _ block: () -> Void) -> ChangeTransaction {
        let (thread, made) = (Thread.current, ChangeTransaction(access))
        let outer = thread.threadDictionary[key]
        thread.threadDictionary[key] = made
        block()
        thread.threadDictionary[key] = outer
        return made
    }

    /// The block's that runs. > Precondition: there is one.
    static var current: ChangeTransaction {
        guard let current = Thread.current.threadDictionary[key] as? ChangeTransaction else {
            ProgrammerError.raise(
                """
                This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:] or \
                -[PHPhotoLibrary performChangesAndWait:error:]
                """)
        }
        return current
    }

    /// Steps are made in the order of their requests, with what the app set until the block ended.
    func add(_ step: @escaping () throws(PhotoLibraryError) -> [PhotoLibraryChange]) { steps.append(step) }
    func fail(_ error: PHPhotosError) { failure = failure ?? error }

    func delete(_ assets: [String]) {
        deleted += assets
        add { [.delete(assets: assets)] }
    }

    /// What the user must be asked first; nil for nothing.
    var question: DeletionQuestion? {
        guard failure == nil, access.permissions.permission.canRead, !deleted.isEmpty else { return nil }
        return DeletionQuestion(count: deleted.count)
    }

    /// Releases the requests, which refer to this.
    func end() { steps = [] }

    /// Makes all changes or none, once.
    func commit() throws {
        defer { end() }
        if let failure { throw failure.object }
        do {
            let made = try steps.flatMap { try $0() }
            guard !made.isEmpty else { return }
            // An album may be filled with assets whose requests come after its own.
            let additions = made.filter(Self.isAddition)
            let changes = additions + made.filter { !Self.isAddition($0) }
            let permission = access.permissions.permission
            guard additions.count == changes.count ? permission.canAdd : permission.canRead else {
                throw PHPhotosError(.accessUserDenied, "The user does not let the app change the photo library.")
            }
            try access.commit(changes, files: files)
        } catch let error as PhotoLibraryError {
            throw (failure ?? PHPhotosError(error)).object
        } catch let error as PHPhotosError {
            throw error.object
        }
    }

    private static func isAddition(_ change: PhotoLibraryChange) -> Bool { if case .add = change { true } else { false } }
}
