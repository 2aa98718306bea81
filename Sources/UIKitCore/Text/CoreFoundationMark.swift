/// Must be the first stored property of every class whose objects are values of attributes.
///
/// When CoreFoundation compares two values (as `NSMutableAttributedString.addAttribute` does), it reads an object's first stored word as
/// its own type number, and stops the process when that says "no type". This word names a type that no class has, which
/// makes CoreFoundation ask the objects themselves.
struct CoreFoundationMark: Sendable {
    private let word: UInt = 0x3FF00
}
