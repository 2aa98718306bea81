public import Foundation

extension NSMutableString {
    /// Adds the arguments as the format says. Foundation on Linux has `NSString(format:)` alone.
    public func appendFormat(_ format: NSString, _ args: CVarArg...) {
        append(withVaList(args) { NSString(format: "\(format)", arguments: $0) } as String)
    }
}
