public import Foundation

/// Names from before Swift 3, which Apple's Foundation still has.
extension NSData.ReadingOptions {
    /// The same as `mappedIfSafe`.
    public static var dataReadingMapped: Self { .mappedIfSafe }
    /// The same as `mappedIfSafe`.
    public static var mappedRead: Self { .mappedIfSafe }
    /// The same as `uncached`.
    public static var uncachedRead: Self { .uncached }
}

extension NSData.WritingOptions {
    /// The same as `atomic`.
    public static var atomicWrite: Self { .atomic }
}
