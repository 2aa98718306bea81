import Foundation

/// The local list of shares: from the cache at first, then from the service.
///
/// While a new list is fetched the old one stays; it is replaced when the new one is complete.
@MainActor final class ShareStore {
    static let didChange = Notification.Name("ShareStoreDidChange")

    private let client: ShareClient
    private let library: Library
    private var refreshing: Task<Void, Never>?

    /// In the service's order. Never reordered for display.
    private(set) var shares: [Share]
    private(set) var folders: [Folder]
    private var index: ShareIndex
    /// The error of the last refresh; nil if it succeeded.
    private(set) var failure: ShareError?
    /// How many items of the last list could not be decoded.
    private(set) var skipped = 0
    private(set) var isLoading = false
    /// Whether a list has been fetched since launch.
    private(set) var isFresh = false

    init(client: ShareClient, library: Library) {
        self.client = client
        self.library = library
        shares = (try? library.shares()) ?? []
        folders = (try? library.folders()) ?? []
        index = ShareIndex(shares)
    }

    /// Indexes into `shares` of the shares that pass a filter.
    func positions(_ filter: ShareFilter, in calendar: Calendar) -> [Int] { index.positions(filter, of: shares, in: calendar) }

    func share(_ id: String) -> Share? { shares.first { $0.id == id } }

    func folderName(_ id: String?) -> String? { id.flatMap { id in folders.first { $0.id == id }?.name } }

    private func changed() { NotificationCenter.default.post(name: Self.didChange, object: self) }

    private func replace(_ list: [Share]) {
        guard list != shares else { return }
        shares = list
        index = ShareIndex(list)
    }

    // MARK: Refreshing

    /// Fetches the list again; one refresh at a time.
    func refresh() {
        guard refreshing == nil else { return }
        isLoading = true
        changed()
        refreshing = Task { [weak self] in
            await self?.fetch()
            self?.refreshing = nil
            self?.isLoading = false
            self?.changed()
        }
    }

    private func fetch() async {
        do {
            var (list, cursor, left): ([Share], String?, Int) = ([], nil, 0)
            var known: Set<String> = []
            repeat {
                let page = try await client.shares(cursor: cursor)
                // Items that moved between pages may occur twice.
                list += page.items.filter { known.insert($0.id).inserted }
                left += page.skipped
                cursor = page.next
                if shares.isEmpty, !list.isEmpty, cursor != nil {
                    // Nothing is shown yet: displays the first page early.
                    replace(list)
                    changed()
                } else if !isFresh, shares.count < list.count, Array(list.prefix(shares.count)) == shares {
                    replace(list)
                    changed()
                }
            } while cursor != nil
            folders = try await client.folders()
            replace(list)
            (failure, skipped, isFresh) = (nil, left, true)
            keep()
        } catch {
            let error = ShareError(error)
            if error != .cancelled { failure = error }
        }
    }

    private func keep() {
        // A list that cannot be stored is missed only when offline.
        try? library.replaceShares(shares)
        try? library.replaceFolders(folders)
    }

    func stop() { refreshing?.cancel() }

    // MARK: Changes

    /// Replaces a share by the service's response.
    func put(_ share: Share) {
        guard let place = shares.firstIndex(where: { $0.id == share.id }) else { return add(share) }
        var list = shares
        list[place] = share
        replace(list)
        keep()
        changed()
    }

    /// A new share; the list starts with the newest.
    func add(_ share: Share) {
        guard !shares.contains(where: { $0.id == share.id }) else { return put(share) }
        let place = shares.firstIndex { $0.createdAt < share.createdAt } ?? shares.count
        var list = shares
        list.insert(share, at: place)
        replace(list)
        keep()
        changed()
    }

    func rename(_ share: Share, to name: String) async throws {
        put(try await client.change(share.id, ShareChange(name: try FileName.check(name))))
    }

    func move(_ share: Share, to folder: Folder?) async throws {
        put(try await client.change(share.id, ShareChange(place: folder.map { .folder($0.id) } ?? .outside)))
    }

    func createFolder(named name: String) async throws -> Folder {
        let folder = try await client.createFolder(named: try FileName.check(name))
        folders.append(folder)
        try? library.replaceFolders(folders)
        return folder
    }

    func shareAgain(_ share: Share) async throws { add(try await client.shareAgain(share.id)) }

    /// Removes a share here and at the service; it is restored when the service rejects the request.
    func delete(_ share: Share) async throws {
        let before = shares
        replace(shares.filter { $0.id != share.id })
        changed()
        do {
            try await client.delete(share.id)
            keep()
        } catch {
            let error = ShareError(error)
            if case .refused(let refusal) = error, [404, 410].contains(refusal.status) { return keep() }
            if !shares.contains(where: { $0.id == share.id }), before.contains(share) { add(share) }
            throw error
        }
    }

    func restore(_ share: Share) async throws { add(try await client.restore(share.id)) }
}
