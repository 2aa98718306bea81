/// How many changes a document has that its file lacks.
///
/// A save is over after further changes: a token, taken when the contents are, says which of them it wrote.
struct DocumentChanges: Equatable {
    /// Changes made minus changes undone since the last save; negative after undoing saved ones.
    private(set) var count = 0
    /// Changes were made after saved ones had been undone: no number of undos leads back to the file.
    private(set) var hasDiverged = false

    var isEdited: Bool { count != 0 || hasDiverged }

    mutating func add(_ kind: Kind) {
        switch kind {
        case .done:
            if count < 0 { hasDiverged = true }
            count += 1
        case .redone: count += 1
        case .undone: count -= 1
        case .cleared: self = DocumentChanges()
        }
    }

    /// Removes what a save wrote: the changes at the time of its token.
    mutating func remove(_ saved: DocumentChanges) {
        count -= saved.count
        if saved.hasDiverged { hasDiverged = false }
    }

    enum Kind { case done, undone, redone, cleared }
}
