public import Foundation

/// A text of a medium, such as its title.
///
/// > Contract: AVFoundation, AVMetadataItem
/// > Partial: texts that several containers have; no images.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// What the text is.
    public let commonKey: AVMetadataKey?
    private let text: String

    init(_ key: AVMetadataKey, _ text: String) {
        (commonKey, self.text) = (key, text)
        super.init()
    }

    /// The text.
    open var value: (any NSCopying & NSObjectProtocol)? { text as NSString }
    /// The text.
    open var stringValue: String? { text }
    /// What the text is.
    open var key: (any NSCopying & NSObjectProtocol)? { commonKey.map { $0.rawValue as NSString } }
    /// The items of a list that are of a kind.
    open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?)
        -> [AVMetadataItem]
    {
        let wanted = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter { $0.commonKey?.rawValue == wanted }
    }
}

/// What a text of a medium is.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// The artist.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// The album.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The image; there is none here.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// The author.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    /// A description.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// When it was made.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")

    /// The container's names of the texts.
    static let tags: [(AVMetadataKey, String)] = [
        (commonKeyTitle, "title"), (commonKeyArtist, "artist"), (commonKeyAlbumName, "album"), (commonKeyAuthor, "composer"),
        (commonKeyDescription, "comment"), (commonKeyCreationDate, "date"),
    ]
}

/// Whose names the keys are.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Those that all containers have in common.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
}

extension AVAsset {
    /// The texts of the medium.
    public var commonMetadata: [AVMetadataItem] {
        guard let file = try? file() else { return [] }
        return AVMetadataKey.tags.compactMap { key, tag in file.tag(tag).map { AVMetadataItem(key, $0) } }
    }
    /// The texts of the medium.
    public var metadata: [AVMetadataItem] { commonMetadata }
}
