import Foundation

/// Prints prices as the service says them: without zeros at the end, and without errors of binary fractions.
enum PriceText {
    static func text(_ price: Double) -> String {
        guard price.isFinite else { return "" }
        // The shortest decimal number that is this value.
        let shortest = price.description
        if shortest.hasSuffix(".0") { return String(shortest.dropLast(2)) }
        guard shortest.contains("e"), let decimal = Decimal(string: shortest, locale: Locale(identifier: "en_US_POSIX")) else {
            return shortest
        }
        return decimal.description
    }

    static func yuan(_ price: Double) -> String { "¥" + text(price) }
}
