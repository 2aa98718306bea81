/// Must be the first stored property of every class whose objects are attribute values.
///
/// When CoreFoundation compares two values (as `NSMutableAttributedString.addAttribute` does), it reads an object's first stored word as
/// its own type ID, and ends the process if that means "no type". This word is the ID of no type, which makes CoreFoundation call the
/// objects' own comparison.
struct CoreFoundationTypeGuard: Sendable {
    private let word: UInt = 0x3FF00
}
