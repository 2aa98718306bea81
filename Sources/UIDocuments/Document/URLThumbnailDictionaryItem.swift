/// The keys of a document's thumbnails, by their sizes, in the attributes of its file under `URLResourceKey.thumbnailDictionaryKey`.
///
/// > Contract: Foundation, URLThumbnailDictionaryItem.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The image of at most 1024 by 1024 pixels.
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")
}
