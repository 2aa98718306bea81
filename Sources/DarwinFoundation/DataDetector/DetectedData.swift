package import Foundation

/// Data detected in a text.
package struct DetectedData {
    package enum Kind: Equatable {
        case link(URL)
        case phoneNumber(String)
        /// The time of day is noon if the text has none.
        case date(Date)
        case address([NSTextCheckingKey: String])

        var type: Kinds {
            switch self {
            case .link: .links
            case .phoneNumber: .phoneNumbers
            case .date: .dates
            case .address: .addresses
            }
        }
    }

    /// > Units: UTF-16.
    package var range: Range<Int>
    package var kind: Kind

    /// Kinds of data to detect; raw values are those of `NSTextCheckingResult.CheckingType` on Linux, which are not Apple's, and whose names warn.
    package struct Kinds: OptionSet, Hashable, Sendable {
        package let rawValue: UInt64
        package init(rawValue: UInt64) { self.rawValue = rawValue }
        init(_ types: NSTextCheckingTypes) { self = Kinds(rawValue: types).intersection([.links, .phoneNumbers, .dates, .addresses]) }
        package static let dates = Kinds(rawValue: 1 << 4)
        package static let addresses = Kinds(rawValue: 1 << 5)
        package static let links = Kinds(rawValue: 1 << 6)
        package static let phoneNumbers = Kinds(rawValue: 1 << 11)
    }

    /// In text order, without overlaps: a link has priority over an address, that over a date, and that over a phone number.
    ///
    /// - Parameter now: determines the year of dates without one.
    /// > Complexity: linear.
    package static func find(_ kinds: Kinds, in units: [UInt16], now: Date = Date()) -> [DetectedData] {
        let text = DetectorText(units)
        var found: [DetectedData] = []
        if kinds.contains(.links) { found += LinkGrammar.find(in: text) }
        if kinds.contains(.addresses) { found += AddressGrammar.find(in: text) }
        if kinds.contains(.dates) { found += DateGrammar(now: now).find(in: text) }
        if kinds.contains(.phoneNumbers) { found += PhoneGrammar.find(in: text) }
        // Stable, so that of two with the same start the first kind remains.
        let ordered = found.enumerated().sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
        var kept: [DetectedData] = []
        for (_, next) in ordered where next.range.lowerBound >= kept.last?.range.upperBound ?? 0 { kept.append(next) }
        return kept
    }
}

/// A text as input of grammars: units by index, 0 outside. > Units: UTF-16.
struct DetectorText {
    let units: [UInt16]
    var count: Int { units.count }

    init(_ units: [UInt16]) { self.units = units }

    subscript(index: Int) -> UInt16 { units.indices.contains(index) ? units[index] : 0 }
    subscript(range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    func isDigit(_ index: Int) -> Bool { 0x30...0x39 ~= self[index] }
    func isASCIILetter(_ index: Int) -> Bool { 0x41...0x5A ~= self[index] & 0xFFDF }
    /// Part of a word: a match must not begin or end inside of one.
    func isWordPart(_ index: Int) -> Bool {
        isDigit(index) || isASCIILetter(index) || self[index] == 0x5F || 0xC0...0x2AF ~= self[index]
    }
    func has(_ character: Character, at index: Int) -> Bool { character.utf16.first == self[index] && self[index] != 0 }
    func has(_ word: String, at index: Int) -> Bool {
        var place = index
        for unit in word.utf16 {
            let here = 0x41...0x5A ~= self[place] ? self[place] | 0x20 : self[place]
            if here != unit { return false }
            place += 1
        }
        return true
    }

    /// End of the digits that start at an index.
    func digitsEnd(_ index: Int) -> Int {
        var end = index
        while isDigit(end) { end += 1 }
        return end
    }
    func lettersEnd(_ index: Int) -> Int {
        var end = index
        while isASCIILetter(end) { end += 1 }
        return end
    }
    /// Nil if there are no digits, or more than `limit`.
    func number(_ index: Int, atMost limit: Int) -> (value: Int, end: Int)? {
        let end = digitsEnd(index)
        guard end > index, end - index <= limit, let value = Int(self[index..<end]) else { return nil }
        return (value, end)
    }
    func afterSpaces(_ index: Int) -> Int {
        var place = index
        while self[place] == 0x20 || self[place] == 0xA0 { place += 1 }
        return place
    }
}
