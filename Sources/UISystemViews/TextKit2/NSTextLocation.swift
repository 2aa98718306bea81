public import Foundation

/// A place in the text of a content manager, which alone knows what it means.
///
/// > Source: Apple, NSTextLocation. > Isolation: the content manager's.
public protocol NSTextLocation: NSObjectProtocol {
    /// Whether this place is before, at or after another one of the same text.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text storage. > Units: UTF-16.
final class TextOffset: NSObject, NSTextLocation, Sendable {
    let value: Int

    init(_ value: Int) {
        self.value = value
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextOffset, other.value != value else { return .orderedSame }
        return value < other.value ? .orderedAscending : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
    override var hash: Int { value }
    override var description: String { "\(value)" }
}
