public import Foundation

/// Finds links, telephone numbers, dates and postal addresses in text.
///
/// Dates and addresses are those of strict grammars: days with a number, in English, Chinese or digits alone; addresses of the United States.
/// > Contract: Foundation, NSDataDetector
/// > Partial: no `NSRegularExpression`, whose methods cannot be overridden on Linux; quotes, dashes and flights are not found.
public final class NSDataDetector: NSObject, @unchecked Sendable {
    /// What it looks for, as raw values of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes
    private let kinds: DetectedData.Kinds

    /// - Throws: `CocoaError.formatting` when it is asked for nothing that it finds.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        kinds = DetectedData.Kinds(checkingTypes)
        guard !kinds.isEmpty else {
            throw CocoaError(
                .formatting, userInfo: [NSLocalizedDescriptionKey: "a data detector finds nothing of the types \(checkingTypes)"])
        }
        super.init()
    }

    /// > Units: UTF-16; a range beyond the text is held to it.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
    }

    public func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        let units = Array(string.utf16)
        let start = min(max(range.location, 0), units.count)
        let end = min(max(range.length, 0), units.count - start) + start
        return DetectedData.find(kinds, in: Array(units[start..<end])).compactMap { found in
            let isAnchored = options.contains(.anchored) && found.range.lowerBound > 0
            return isAnchored ? nil : DataCheckingResult(found, at: start)
        }
    }

    public func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }
    public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
        matches(in: string, options: options, range: range).count
    }
    public func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}
