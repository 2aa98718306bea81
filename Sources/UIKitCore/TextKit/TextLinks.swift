internal import DarwinFoundation
internal import Foundation

/// A text view's links: their appearance, and the detected data in plain text.
struct TextLinks: Equatable {
    /// Override the attributes of links.
    var attributes: [NSAttributedString.Key: Any]?
    var kinds: FoundData.Kinds = []

    static func == (one: TextLinks, other: TextLinks) -> Bool {
        one.kinds == other.kinds && (one.attributes == nil) == (other.attributes == nil)
            && AttributeRuns.areSame(one.attributes ?? [:], other.attributes ?? [:])
    }

    func find(in text: NSAttributedString) -> [FoundData] {
        guard !kinds.isEmpty, text.length > 0 else { return [] }
        return FoundData.find(kinds, in: Array(text.string.utf16)).filter { found in
            // An app's own link takes precedence.
            let runs = StorageReading.runs(of: text, found.range, backwards: false)
            return runs.allSatisfy { $0.attributes[.link] == nil }
        }
    }

    /// A paragraph as displayed.
    func shown(_ text: NSAttributedString) -> NSAttributedString {
        guard attributes != nil || !kinds.isEmpty, text.length > 0 else { return text }
        var ranges = find(in: text).map(\.range)
        for run in StorageReading.runs(of: text, 0..<text.length, backwards: false) where run.attributes[.link] != nil {
            ranges.append(run.range)
        }
        guard !ranges.isEmpty else { return text }
        let made = NSMutableAttributedString(attributedString: text)
        for range in ranges.map(\.asNSRange) {
            guard let attributes else {
                made.addAttribute(.link, value: "", range: range)
                continue
            }
            made.removeAttribute(.link, range: range)
            made.addAttributes(attributes, range: range)
        }
        return made
    }
}

extension FoundData {
    /// The URL opened by a tap. Dates and addresses have none of their own: as on iOS theirs names only the detector.
    var url: URL? {
        switch kind {
        case .link(let url): url
        case .phoneNumber(let number): URL(string: "tel:" + number.filter { $0.isASCII && ($0.isNumber || $0 == "+") })
        case .date, .address: URL(string: "x-apple-data-detectors://0")
        }
    }
}

extension NSLayoutManager {
    /// The data detected at an offset, with its range in the text.
    func found(at offset: Int) -> FoundData? {
        guard !links.kinds.isEmpty, let textStorage, offset < length else { return nil }
        let (index, start) = paragraph(at: offset)
        let text = textStorage.attributedSubstring(from: NSRange(location: start, length: list.visibleLength(index)))
        guard var found = links.find(in: text).first(where: { $0.range.contains(offset - start) }) else { return nil }
        found.range = found.range.lowerBound + start..<found.range.upperBound + start
        return found
    }
}
