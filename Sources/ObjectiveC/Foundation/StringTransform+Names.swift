public import Foundation

extension StringTransform {
    /// From the Latin script to the Greek one; Foundation on Linux has it under another name.
    public static var latinToGreek: StringTransform { .latinToGreen }
}

extension NSMutableString {
    /// Transforms a part of the string to another script or form.
    ///
    /// > Returns: whether the transform is known. > Contract: Foundation, NSMutableString.applyTransform(_:reverse:range:updatedRange:).
    @discardableResult
    public func applyTransform(_ transform: StringTransform, reverse: Bool, range: NSRange, updatedRange: NSRangePointer?) -> Bool {
        // Foundation's own method drops letters that `String`'s transforms.
        guard let made = substring(with: range).applyingTransform(transform, reverse: reverse) else { return false }
        replaceCharacters(in: range, with: made)
        updatedRange?.pointee = NSRange(location: range.location, length: made.utf16.count)
        return true
    }
}
