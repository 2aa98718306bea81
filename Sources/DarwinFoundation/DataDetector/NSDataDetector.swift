public import Foundation

/// Finds links, telephone numbers, dates and postal addresses in text.
///
/// Dates and addresses follow strict grammars: dates with a number, in English, Chinese or digits alone; addresses of the United States.
/// > Contract: Foundation, NSDataDetector
/// > Partial: no `NSRegularExpression`, whose methods cannot be overridden on Linux; quotes, dashes and flights are not found.
public final class NSDataDetector: NSObject, @unchecked Sendable {
    /// Raw values of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes
    private let kinds: DetectedData.Kinds

    /// Creates a detector of the given types; those that are not supported are never found.
    ///
    /// - Throws: `CocoaError.formatting` if no supported type is requested.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        kinds = DetectedData.Kinds(checkingTypes)
        guard !kinds.isEmpty else {
            throw CocoaError(
                .formatting, userInfo: [NSLocalizedDescriptionKey: "a data detector finds nothing of the types \(checkingTypes)"])
        }
        super.init()
    }

    /// Calls a closure for each match in a range of the text, in order, until it sets its last argument.
    ///
    /// > Units: UTF-16; a range outside the text is clamped to it.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
    }

    /// The matches in a range of the text, in order; the range is in UTF-16 and clamped to the text.
    public func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        let units = Array(string.utf16)
        let start = min(max(range.location, 0), units.count)
        let end = min(max(range.length, 0), units.count - start) + start
        return DetectedData.find(kinds, in: Array(units[start..<end])).compactMap { found in
            let isAnchored = options.contains(.anchored) && found.range.lowerBound > 0
            return isAnchored ? nil : DataCheckingResult(found, at: start)
        }
    }

    /// The first match in a range of the text; nil if there is none.
    public func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }
    /// The number of matches in a range of the text.
    public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }
    /// The range of the first match, in UTF-16; its location is `NSNotFound` if there is none.
    public func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}
