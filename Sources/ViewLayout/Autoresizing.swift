/// How a view's frame changes with its parent's length along one axis.
///
/// The change is shared among the flexible parts in proportion to their old lengths, equally if these add up to zero.
/// > Contract: UIKit, VW-23 to VW-26; results are not rounded. > Complexity: O(1).
package enum Autoresizing {
    /// A range on one axis. > Units: points.
    package struct Span: Hashable, Sendable {
        package var start: Double
        package var length: Double
        package init(start: Double, length: Double) {
            self.start = start
            self.length = length
        }
    }

    /// The parts of an axis that may change.
    package struct Flexibility: Hashable, Sendable {
        package var before: Bool
        package var length: Bool
        package var after: Bool
        package init(before: Bool, length: Bool, after: Bool) {
            self.before = before
            self.length = length
            self.after = after
        }
        package var count: Int { (before ? 1 : 0) + (length ? 1 : 0) + (after ? 1 : 0) }
    }

    package static func resize(_ span: Span, parent old: Double, to new: Double, flexible: Flexibility) -> Span {
        let delta = new - old
        guard flexible.count > 0, delta != 0 else { return span }
        let after = old - span.start - span.length
        let total = (flexible.before ? span.start : 0) + (flexible.length ? span.length : 0) + (flexible.after ? after : 0)
        func share(_ isFlexible: Bool, _ length: Double) -> Double {
            guard isFlexible else { return 0 }
            return total == 0 ? delta / Double(flexible.count) : delta * length / total
        }
        return Span(
            start: span.start + share(flexible.before, span.start), length: max(0, span.length + share(flexible.length, span.length)))
    }
}
