internal import CICU

/// ICU's break iterators, opened once, for text the fast path does not cover.
final class Breakers {
    private let lines = ferry_breaker_open(Int32(FERRY_BREAK_LINES), "en")
    private let graphemes = ferry_breaker_open(Int32(FERRY_BREAK_GRAPHEMES), "en")

    deinit {
        if let lines { ferry_breaker_close(lines) }
        if let graphemes { ferry_breaker_close(graphemes) }
    }

    /// Calls `found` with every place in `1..<count` where a line may break, relative to `text`.
    func lineBreaks(_ text: UnsafePointer<UInt16>, _ count: Int, _ found: (Int) -> Void) { visit(lines, text, count, found) }

    /// Calls `found` with every place in `1..<count` where a grapheme starts.
    func graphemeStarts(_ text: UnsafePointer<UInt16>, _ count: Int, _ found: (Int) -> Void) { visit(graphemes, text, count, found) }

    private func visit(_ iterator: OpaquePointer?, _ text: UnsafePointer<UInt16>, _ count: Int, _ found: (Int) -> Void) {
        guard let iterator, count > 0, ferry_breaker_set_text(iterator, text, Int32(count)) != 0 else { return }
        while true {
            let next = Int(ferry_breaker_next(iterator))
            if next < 0 || next >= count { return }
            found(next)
        }
    }
}
