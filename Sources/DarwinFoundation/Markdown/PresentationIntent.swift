/// The blocks that contain a range of text, the innermost first.
///
/// > Contract: Foundation, PresentationIntent
public struct PresentationIntent: Hashable, Sendable, CustomDebugStringConvertible {
    /// A column of a Markdown table.
    public struct TableColumn: Hashable, Sendable, Codable {
        /// The horizontal alignment of a column's cells.
        public enum Alignment: Int, Sendable, Codable { case left, center, right }
        /// The horizontal alignment of the column's cells.
        public var alignment: Alignment
        /// Creates a column with the alignment of its cells.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// The kind of a block.
    public enum Kind: Hashable, Sendable, CustomDebugStringConvertible {
        /// A paragraph.
        case paragraph
        /// A heading.
        ///
        /// - Parameter level: 1 to 6.
        case header(level: Int)
        /// A list whose items have numbers.
        case orderedList
        /// A list whose items have bullets.
        case unorderedList
        /// An item of a list, with its number, also in lists with bullets.
        case listItem(ordinal: Int)
        /// A code block, with the language named at its fence.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line across the text.
        case thematicBreak
        /// A table with its columns.
        case table(columns: [TableColumn])
        /// The row of a table's headings.
        case tableHeaderRow
        /// A row of a table.
        ///
        /// - Parameter rowIndex: from 1; the header is row 0.
        case tableRow(rowIndex: Int)
        /// A cell of a row, with the index of its column.
        case tableCell(columnIndex: Int)

        /// The kind and its values, for logs.
        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): "codeBlock '\(hint ?? "<none>")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table [\(columns.map { "\($0.alignment)" }.joined(separator: ", "))]"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let row): "tableRow \(row)"
            case .tableCell(let column): "tableCell \(column)"
            }
        }
    }

    /// One block. Consecutive ones of the same kind differ in their identity.
    public struct IntentType: Hashable, Sendable, CustomDebugStringConvertible {
        /// The kind of the block.
        public var kind: Kind
        /// A number that only this block of the text has; neighbouring ranges of one block share it.
        public var identity: Int
        /// Creates a block of a kind with a number.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
        /// The kind and the identity, for logs.
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// Creates a block inside those of `parent`.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Creates an intent from blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// The number of blocks, one inside the other.
    public var count: Int { components.count }

    /// Number of lists and quotes that contain it.
    public var indentationLevel: Int {
        components.count {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }

    /// Whether the kinds are the same, whatever the identities.
    public func isEquivalent(to other: PresentationIntent) -> Bool { components.map(\.kind) == other.components.map(\.kind) }

    /// The blocks, the innermost first, for logs.
    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}
