internal import DriveProtocol

/// Joins what was typed into one field.
enum StatementMerge {
    static func merged(_ statements: [RecordedStatement]) -> [RecordedStatement] {
        var all: [RecordedStatement] = []
        for statement in statements {
            switch (all.last, statement) {
            case (.type(let first, let target)?, .type(let second, let other)) where target?.selector == other?.selector:
                all[all.count - 1] = .type(joined(first + second, isLong: target?.selector?.type == .textView), target)
            case (.secret(let target)?, .secret(let other)) where target.selector == other.selector: break
            case (_, .type(let pieces, let target)):
                all.append(.type(joined(pieces, isLong: target?.selector?.type == .textView), target))
            default: all.append(statement)
            }
        }
        return all.filter { if case .type(let pieces, _) = $0 { !pieces.isEmpty } else { true } }
    }

    /// Text in one piece; what was deleted at once is not typed.
    ///
    /// > Parameters: isLong: whether Return is a line feed of the text.
    static func joined(_ pieces: [TypedPiece], isLong: Bool) -> [TypedPiece] {
        var all: [TypedPiece] = []
        for piece in pieces {
            let piece = isLong && piece == .key(.return) ? .text("\n") : piece
            switch (all.last, piece) {
            case (.text(let first)?, .text(let second)): all[all.count - 1] = .text(first + second)
            case (.text(let text)?, .key(.delete)) where !text.isEmpty:
                let rest = String(text.dropLast())
                if rest.isEmpty { all.removeLast() } else { all[all.count - 1] = .text(rest) }
            default: all.append(piece)
            }
        }
        return all
    }
}
