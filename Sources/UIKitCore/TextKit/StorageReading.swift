internal import Foundation

/// Reads attributed text only through `attributes(at:effectiveRange:)`, which a text storage's subclass overrides.
enum StorageReading {
    typealias Attributes = [NSAttributedString.Key: Any]
    struct Run {
        var attributes: Attributes
        var range: Range<Int>
    }

    static func runs(of text: NSAttributedString, _ range: Range<Int>, backwards: Bool) -> [Run] {
        var found: [Run] = []
        var place = range.lowerBound
        while place < range.upperBound {
            var run = NSRange(location: place, length: 1)
            let attributes = text.attributes(at: place, effectiveRange: &run)
            // A range that does not contain the requested offset would loop forever.
            let end = min(max(run.location + run.length, place + 1), range.upperBound)
            found.append(Run(attributes: attributes, range: place..<end))
            place = end
        }
        return backwards ? found.reversed() : found
    }

    /// Runs in which one attribute is constant.
    static func runs(of text: NSAttributedString, _ range: Range<Int>, of name: NSAttributedString.Key, backwards: Bool) -> [Run] {
        var found: [Run] = []
        for run in runs(of: text, range, backwards: false) {
            var own = run
            own.attributes = run.attributes.filter { $0.key == name }
            if let last = found.last, AttributeRuns.areSame(last.attributes, own.attributes) {
                found[found.count - 1].range = last.range.lowerBound..<own.range.upperBound
            } else {
                found.append(own)
            }
        }
        return backwards ? found.reversed() : found
    }

    static func longest(
        in text: NSAttributedString, at location: Int, limit: Range<Int>, _ areSame: (Attributes, Attributes) -> Bool
    ) -> (Attributes, Range<Int>) {
        var here = NSRange(location: location, length: 1)
        let attributes = text.attributes(at: location, effectiveRange: &here)
        var range = here.clamped(toLength: limit.upperBound).clamped(to: limit)
        while range.upperBound < limit.upperBound {
            var next = NSRange(location: 0, length: 0)
            guard areSame(attributes, text.attributes(at: range.upperBound, effectiveRange: &next)) else { break }
            range = range.lowerBound..<min(max(next.location + next.length, range.upperBound + 1), limit.upperBound)
        }
        while range.lowerBound > limit.lowerBound {
            var before = NSRange(location: 0, length: 0)
            guard areSame(attributes, text.attributes(at: range.lowerBound - 1, effectiveRange: &before)) else { break }
            range = max(min(before.location, range.lowerBound - 1), limit.lowerBound)..<range.upperBound
        }
        return (attributes, range)
    }

    /// The runs of any attributed text.
    static func copy(_ text: NSAttributedString) -> [AttributeRuns.Run] {
        var found: [AttributeRuns.Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            found.append(AttributeRuns.Run(length: range.length, attributes: attributes))
        }
        return found
    }

    static func substring(of text: NSTextStorage, _ range: Range<Int>) -> NSAttributedString {
        let made = NSMutableAttributedString(string: String(decoding: text.units(range), as: UTF16.self))
        for run in runs(of: text, range, backwards: false) where !run.attributes.isEmpty {
            let place = NSRange(location: run.range.lowerBound - range.lowerBound, length: run.range.count)
            // Half a surrogate pair became another character, of the same length.
            if place.location + place.length <= made.length { made.setAttributes(run.attributes, range: place) }
        }
        return made
    }
}
