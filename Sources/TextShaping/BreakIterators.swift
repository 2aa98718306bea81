internal import CICU

/// ICU's break iterators, each opened when first needed, for text the fast path does not cover.
final class BreakIterators {
    private var opened: [Int: OpaquePointer] = [:]

    deinit {
        for breaker in opened.values { ferry_breaker_close(breaker) }
    }

    private func breaker(_ kind: Int) -> OpaquePointer? {
        if let known = opened[kind] { return known }
        let made = ferry_breaker_open(Int32(kind), "en")
        opened[kind] = made
        return made
    }

    /// Calls `found` with every place in `1..<count` where a line may break, relative to `text`.
    func lineBreaks(_ text: UnsafePointer<UInt16>, _ count: Int, _ found: (Int) -> Void) {
        visit(breaker(Int(FERRY_BREAK_LINES)), text, count, found)
    }

    /// Calls `found` with every place in `1..<count` where a grapheme starts.
    func graphemeStarts(_ text: UnsafePointer<UInt16>, _ count: Int, _ found: (Int) -> Void) {
        visit(breaker(Int(FERRY_BREAK_GRAPHEMES)), text, count, found)
    }

    /// Calls `found` with every place in `1..<count` between words or what lies between them.
    func wordBreaks(_ text: UnsafePointer<UInt16>, _ count: Int, _ found: (Int) -> Void) {
        visit(breaker(Int(FERRY_BREAK_WORDS)), text, count, found)
    }

    /// Calls `found` with every place in `1..<count` where a sentence starts.
    func sentenceBreaks(_ text: UnsafePointer<UInt16>, _ count: Int, _ found: (Int) -> Void) {
        visit(breaker(Int(FERRY_BREAK_SENTENCES)), text, count, found)
    }

    private func visit(_ iterator: OpaquePointer?, _ text: UnsafePointer<UInt16>, _ count: Int, _ found: (Int) -> Void) {
        guard let iterator, count > 0, ferry_breaker_set_text(iterator, text, Int32(count)) != 0 else { return }
        while true {
            let next = Int(ferry_breaker_next(iterator))
            if next < 0 || next >= count { return }
            found(next)
        }
    }
}
