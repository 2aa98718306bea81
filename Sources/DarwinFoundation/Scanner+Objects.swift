public import Foundation

/// Methods that set a variable of type `NSString?`, as older code has it; Foundation on Linux has those for `String?` alone.
///
/// > Contract: Foundation, Scanner
extension Scanner {
    /// Scans a string, and sets a variable to it if it is there.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool { set(result, scanString(string)) }

    /// Scans until a string, and sets a variable to what is before it, unless that is nothing.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool { set(result, scanUpToString(string)) }

    /// Scans characters of a set, and sets a variable to them, unless there are none.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        self.set(result, scanCharacters(from: set))
    }

    /// Scans until a character of a set, and sets a variable to what is before it, unless that is nothing.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        self.set(result, scanUpToCharacters(from: set))
    }

    private func set(_ result: UnsafeMutablePointer<NSString?>?, _ found: String?) -> Bool {
        if let found { result?.pointee = found as NSString }
        return found != nil
    }
}
