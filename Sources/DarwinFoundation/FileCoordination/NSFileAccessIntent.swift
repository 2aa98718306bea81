public import Foundation

/// One of several accesses that ``NSFileCoordinator/coordinate(with:queue:byAccessor:)`` makes together.
///
/// > Contract: Foundation, NSFileAccessIntent
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var place: URL
    let reading: NSFileCoordinator.ReadingOptions
    /// Nil for reading.
    let writing: NSFileCoordinator.WritingOptions?

    private init(_ url: URL, reading: NSFileCoordinator.ReadingOptions, writing: NSFileCoordinator.WritingOptions?) {
        (place, self.reading, self.writing) = (url, reading, writing)
        super.init()
    }

    /// Returns an intent to read an item.
    open class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, reading: options, writing: nil)
    }

    /// Returns an intent to write an item.
    open class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, reading: [], writing: options)
    }

    /// The item's place; in the accessor the one to use, since the item may have moved while the access waited.
    open var url: URL { lock.withLock { place } }

    func move(to url: URL) { lock.withLock { place = url } }
}
