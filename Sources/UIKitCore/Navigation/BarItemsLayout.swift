/// Lays out a bar's items in a row.
///
/// > Units: points from the bar's leading edge. > Contract: UIKit, UIToolbar; facts 2.1.
struct BarItemsLayout {
    enum Slot: Hashable {
        case content(width: Double)
        /// May be negative, to move the neighbours closer.
        case fixed(width: Double)
        case flexible
    }

    var slots: [Slot]
    /// Between adjacent items without a space between them.
    var gap: Double

    /// The start and width of every slot, including spaces.
    ///
    /// Flexible spaces share the remaining width; without one the items are at the leading edge. Items that do not fit overflow at the end.
    func spans(from start: Double, to end: Double) -> [(start: Double, width: Double)] {
        let flexible = slots.count { $0 == .flexible }
        let slack = max(0, end - start - naturalWidth)
        var (result, next) = ([(start: Double, width: Double)](), start)
        for (index, slot) in slots.enumerated() {
            if index > 0, needsGap(slots[index - 1], slot) { next += gap }
            let width = Self.width(slot) ?? slack / Double(flexible)
            result.append((next, width))
            next += width
        }
        return result
    }

    /// The total width without flexible spaces.
    var naturalWidth: Double {
        var total = 0.0
        for (index, slot) in slots.enumerated() {
            total += Self.width(slot) ?? 0
            if index > 0, needsGap(slots[index - 1], slot) { total += gap }
        }
        return total
    }

    private func needsGap(_ first: Slot, _ second: Slot) -> Bool {
        if case .content = first, case .content = second { return true }
        return false
    }

    private static func width(_ slot: Slot) -> Double? {
        switch slot {
        case .content(let width), .fixed(let width): width.isFinite ? width : 0
        case .flexible: nil
        }
    }
}
