public import Foundation

/// Names from before Swift 3, which Apple's Foundation still has.
extension NSData.ReadingOptions {
    public static var dataReadingMapped: Self { .mappedIfSafe }
    public static var mappedRead: Self { .mappedIfSafe }
    public static var uncachedRead: Self { .uncached }
}

extension NSData.WritingOptions {
    public static var atomicWrite: Self { .atomic }
}
