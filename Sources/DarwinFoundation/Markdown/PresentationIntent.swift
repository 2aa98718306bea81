/// The blocks that contain a range of text, the innermost first.
///
/// > Contract: Foundation, PresentationIntent
public struct PresentationIntent: Hashable, Sendable, CustomDebugStringConvertible {
    public struct TableColumn: Hashable, Sendable, Codable {
        public enum Alignment: Int, Sendable, Codable { case left, center, right }
        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    public enum Kind: Hashable, Sendable, CustomDebugStringConvertible {
        case paragraph
        /// - Parameter level: 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// - Parameter rowIndex: from 1; the header is row 0.
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)

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
        public var kind: Kind
        public var identity: Int
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    public var components: [IntentType]

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public init(types: [IntentType]) { components = types }

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

    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}
