public import Foundation

extension NSMutableString {
    /// Appends formatted arguments. Foundation on Linux has only `NSString(format:)`.
    public func appendFormat(_ format: NSString, _ args: CVarArg...) {
        append(withVaList(args) { NSString(format: "\(format)", arguments: $0) } as String)
    }
}
