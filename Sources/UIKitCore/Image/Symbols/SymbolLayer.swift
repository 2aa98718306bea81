internal import CoreGraphics

/// One step of drawing a symbol.
struct SymbolLayer: Sendable {
    enum Kind: Character, Sendable {
        /// A line in every variant.
        case stroke = "s"
        /// A solid area in every variant.
        case area = "f"
        /// The outline of a body, which `.fill` makes solid.
        case body = "b"
        /// A line on a body; cut out of it in `.fill`.
        case detail = "d"
        /// An area on a body; cut out of it in `.fill`.
        case hole = "h"
        /// A line that `.fill` leaves out.
        case outlineOnly = "o"
        /// An area that `.fill` cuts out.
        case fillOnlyCut = "x"
        /// A line that clears a gap in what is below.
        case gap = "g"
        /// An area, with a margin, that clears what is below.
        case erasure = "e"
    }

    let kind: Kind
    /// Relative to the symbol's line width.
    let widthFactor: CGFloat
    /// The part of a variable symbol, from 1; 0 if always visible.
    let step: Int
    let path: CGPath

    /// `kind[width][@step] path`, such as `s.9@2 M4 12H20`; nil for invalid text.
    init?(_ text: Substring) {
        guard let split = text.firstIndex(of: " "), let kind = text.first.flatMap(Kind.init) else { return nil }
        let head = text[text.index(after: text.startIndex)..<split].split(separator: "@", omittingEmptySubsequences: false)
        self.kind = kind
        widthFactor = head.first.flatMap { Double($0) }.map { CGFloat($0) } ?? 1
        step = head.count > 1 ? Int(head[1]) ?? 0 : 0
        guard let path = SymbolPath.parse(text[split...]) else { return nil }
        self.path = path
    }
}
