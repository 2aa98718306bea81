internal import Foundation

/// A colour as the engine spells computed styles: `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`.
struct CSSColor: Equatable {
    /// > Units: 0 to 1.
    let red, green, blue, alpha: Double

    /// Nil for anything else.
    init?(_ text: String) {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), ["rgb", "rgba"].contains(text[..<open]) else { return nil }
        let parts = text[text.index(after: open)...].dropLast().split(separator: ",").map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        let numbers = parts.compactMap { $0 }.filter(\.isFinite)
        guard numbers.count == parts.count, numbers.count == 3 || numbers.count == 4 else { return nil }
        let channels = numbers.prefix(3).map { min(max($0 / 255, 0), 1) }
        (red, green, blue) = (channels[0], channels[1], channels[2])
        alpha = numbers.count == 4 ? min(max(numbers[3], 0), 1) : 1
    }
}
