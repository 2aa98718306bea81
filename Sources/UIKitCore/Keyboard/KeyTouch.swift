internal import Foundation
internal import KeyboardModel

/// What one finger does on a keyboard, from touch to lift.
@MainActor struct KeyTouch {
    /// Its place among the keyboard's keys; nil beside all of them.
    var index: Int?
    var key: Key
    let start: CGPoint
    /// What a key that acts when it is touched has done already.
    var hasActed = false
    /// Sliding from a page key to a letter types it and comes back.
    var pageBefore: KeyboardPage?
    var variants: KeyVariants?
    /// The stroke downwards is long enough for the key's second character.
    var isStroke = false

    /// > Units: points (R).
    static let strokeLength: CGFloat = 18

    /// Acts when it is touched rather than when it is let go of.
    static func actsAtOnce(_ action: KeyAction) -> Bool {
        switch action {
        case .shift, .delete, .page: true
        default: false
        }
    }

    /// What letting go does.
    var result: KeyAction? {
        if let variants { return .text(variants.chosen) }
        if isStroke, let second = key.second { return .text(second) }
        return index == nil || hasActed || !key.isEnabled ? nil : key.action
    }
}

/// The row of a held key's relatives, and which of them the finger is on.
@MainActor struct KeyVariants {
    let texts: [String]
    /// Of the row's cells, in the keyboard's coordinates.
    let cells: [CGRect]
    var index: Int
    var chosen: String { texts[index] }

    static let cellWidth: CGFloat = 40

    /// Lies over `frame` and inside `bounds`; the key's own character is nearest to the finger.
    init?(_ texts: [String], over frame: CGRect, in bounds: CGRect) {
        guard texts.count > 1 else { return nil }
        let opensLeft = frame.midX > bounds.midX
        let width = min(Self.cellWidth, (bounds.width - 16) / CGFloat(texts.count))
        let total = width * CGFloat(texts.count)
        let wanted = opensLeft ? frame.midX + width / 2 - total : frame.midX - width / 2
        let x = min(max(wanted, bounds.minX + 8), bounds.maxX - 8 - total)
        let ordered = opensLeft ? texts.reversed() : texts
        let places = ordered.indices.map { CGRect(x: x + CGFloat($0) * width, y: frame.minY - 58, width: width, height: 50) }
        (self.texts, cells, index) = (ordered, places, opensLeft ? texts.count - 1 : 0)
    }

    mutating func follow(_ point: CGPoint) {
        let distances = cells.map { abs($0.midX - point.x) }
        if let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) { index = nearest }
    }
}
