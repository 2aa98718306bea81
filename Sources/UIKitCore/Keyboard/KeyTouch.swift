internal import Foundation
internal import KeyboardModel

/// One touch on a keyboard, from begin to end.
@MainActor struct KeyTouch {
    /// The index of its key; nil outside all keys.
    var index: Int?
    var key: Key
    let start: CGPoint
    /// A key that acts on touch down has done so.
    var hasActed = false
    /// Sliding from a page key to a letter types it and returns.
    var pageBefore: KeyboardPage?
    var variants: KeyVariants?
    /// The downward stroke is long enough for the key's second character.
    var isStroke = false
    /// The touch drags the keyboard.
    var isLifting = false

    /// > Units: points (R).
    static let strokeLength: CGFloat = 18

    /// Acts on touch down rather than on release.
    static func actsAtOnce(_ action: KeyAction) -> Bool {
        switch action {
        case .shift, .delete, .page: true
        default: false
        }
    }

    /// The action on release.
    var result: KeyAction? {
        if isLifting { return nil }
        if let variants { return variants.chosen }
        if isStroke, let second = key.second { return .text(second) }
        return index == nil || hasActed || !key.isEnabled ? nil : key.action
    }
}

/// The choices of a held key in a callout, and the selected one: a row of alternative characters, or a list of other actions.
@MainActor struct KeyVariants {
    let offers: [KeyOffer]
    /// The frames of the callout's cells, in the keyboard's coordinates.
    let cells: [CGRect]
    /// Nil outside a list; a row always has a selection.
    private(set) var index: Int?
    let isMenu: Bool
    var chosen: KeyAction? { index.map { offers[$0].action } }

    /// > Units: points (R).
    static let cellWidth: CGFloat = 40
    private static let lineSize = CGSize(width: 190, height: 46)

    /// Placed above `frame` and inside `bounds`; the key's own character is nearest to the touch.
    init?(_ key: Key, over frame: CGRect, in bounds: CGRect) {
        if !key.offers.isEmpty {
            let size = CGSize(width: min(Self.lineSize.width, bounds.width - 16), height: Self.lineSize.height)
            let x = min(max(frame.midX - size.width / 2, bounds.minX + 8), bounds.maxX - 8 - size.width)
            let top = frame.minY - 8 - size.height * CGFloat(key.offers.count)
            cells = key.offers.indices.map { CGRect(origin: CGPoint(x: x, y: top + CGFloat($0) * size.height), size: size) }
            (offers, index, isMenu) = (key.offers, nil, true)
            return
        }
        let texts = key.variants
        guard texts.count > 1 else { return nil }
        let opensLeft = frame.midX > bounds.midX
        let width = min(Self.cellWidth, (bounds.width - 16) / CGFloat(texts.count))
        let total = width * CGFloat(texts.count)
        let wanted = opensLeft ? frame.midX + width / 2 - total : frame.midX - width / 2
        let x = min(max(wanted, bounds.minX + 8), bounds.maxX - 8 - total)
        let ordered = opensLeft ? texts.reversed() : texts
        cells = ordered.indices.map { CGRect(x: x + CGFloat($0) * width, y: frame.minY - 58, width: width, height: 50) }
        (offers, index, isMenu) = (ordered.map { KeyOffer($0, .text($0)) }, opensLeft ? texts.count - 1 : 0, false)
    }

    mutating func follow(_ point: CGPoint) {
        if isMenu {
            index = cells.firstIndex { $0.insetBy(dx: -20, dy: 0).contains(point) }
            return
        }
        let distances = cells.map { abs($0.midX - point.x) }
        if let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) { index = nearest }
    }
}
