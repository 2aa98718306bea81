public import Foundation

extension NSRegularExpression {
    /// Calls a closure for each match in a range of the text, in order, until it sets its last argument.
    ///
    /// Foundation on Linux takes closures that may outlive the call only; this one takes the others.
    ///
    /// > Units: UTF-16. > Contract: Foundation, NSRegularExpression.enumerateMatches(in:options:range:using:)
    @_disfavoredOverload
    public func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        // The method returns after the last match.
        withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
    }
}
