internal import Foundation

/// One coordinated access to a file or folder: what it reads or writes, and for whom.
struct FileClaim {
    var url: URL
    var isWriting: Bool
    /// Whether what is inside of the folder is accessed too, as by a deletion or a move.
    var includesContents: Bool

    /// The path without a slash at its end, with symbolic links and dots resolved, so that different spellings are the same item.
    var path: String { FileClaim.path(of: url) }

    static func path(of url: URL) -> String { url.standardizedFileURL.resolvingSymlinksInPath().path }

    /// Whether a path is that of an item inside of a folder.
    static func contains(_ folder: String, _ path: String) -> Bool { path.hasPrefix(folder == "/" ? "/" : folder + "/") && path != folder }

    func touches(_ path: String) -> Bool { self.path == path || includesContents && FileClaim.contains(self.path, path) }

    func conflicts(with other: FileClaim) -> Bool {
        (isWriting || other.isWriting) && (touches(other.path) || other.touches(path))
    }
}

/// The accesses of a process that are under way or wait, in the order in which they were asked for.
///
/// > Contract: Foundation, NSFileCoordinator: many readers or one writer of an item; accesses of one purpose do not wait for each other.
struct FileClaims {
    struct Request {
        let number: Int
        let purpose: String
        /// The coordinator whose `cancel()` takes it back.
        let owner: ObjectIdentifier
        var claims: [FileClaim]
        var isActive = false
        var isCancelled = false
    }

    private(set) var requests: [Request] = []
    private var last = 0

    mutating func add(_ claims: [FileClaim], purpose: String, owner: ObjectIdentifier) -> Int {
        last += 1
        requests.append(Request(number: last, purpose: purpose, owner: owner, claims: claims))
        return last
    }

    func request(_ number: Int) -> Request? { requests.first { $0.number == number } }

    /// Makes a request active if nothing is in its way.
    mutating func activate(_ number: Int) -> Bool {
        guard let index = requests.firstIndex(where: { $0.number == number }) else { return false }
        let wanted = requests[index]
        // A purpose that has an access already does not wait for those that wait for it.
        let isNested = requests.contains { $0.isActive && $0.purpose == wanted.purpose }
        let isBlocked = requests.enumerated().contains { place, other in
            guard other.number != number, other.purpose != wanted.purpose, !other.isCancelled else { return false }
            guard other.isActive || place < index && !isNested else { return false }
            return wanted.claims.contains { claim in other.claims.contains(where: claim.conflicts) }
        }
        if !isBlocked { requests[index].isActive = true }
        return !isBlocked
    }

    mutating func end(_ number: Int) { requests.removeAll { $0.number == number } }

    /// Takes back what a coordinator waits for; accesses under way go on.
    mutating func cancel(_ owner: ObjectIdentifier) {
        for index in requests.indices where requests[index].owner == owner && !requests[index].isActive {
            requests[index].isCancelled = true
        }
    }

    /// An item was moved: those that wait for it get its new place.
    mutating func move(from old: URL, to new: URL) {
        let path = FileClaim.path(of: old)
        for index in requests.indices {
            for place in requests[index].claims.indices {
                let own = requests[index].claims[place].path
                if own == path {
                    requests[index].claims[place].url = new
                } else if FileClaim.contains(path, own) {
                    let rest = String(own.dropFirst(path.count + 1))
                    requests[index].claims[place].url = new.appendingPathComponent(rest)
                }
            }
        }
    }
}
