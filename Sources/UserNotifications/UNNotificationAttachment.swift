public import Foundation

/// The file's uniform type, if its name does not determine it.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// True: the notification shows no thumbnail.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// An image or other file attached to a notification.
///
/// > Contract: User Notifications, UNNotificationAttachment
/// > Partial: of the options the type hint and the hidden thumbnail; sounds and films show nothing.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The attachment's key; unique if none was given.
    public let identifier: String
    /// The file, which is read where it is; iOS moves it into its own store.
    public let url: URL
    /// The uniform type identifier of the file, by the hint or the file's extension.
    public let type: String
    let hidesThumbnail: Bool

    /// Creates an attachment from a local file, which is checked at once.
    ///
    /// - Throws: `UNError.attachmentInvalidURL` for an unreadable file, `.attachmentUnrecognizedType` for an unknown type,
    ///   `.attachmentInvalidFileSize` for an empty one, an image of more than 10 MB, a sound of more than 5, a movie of more than 50.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let kind = hint.map(AttachmentKind.init(type:)) ?? AttachmentKind(fileExtension: url.pathExtension) else {
            throw UNError(.attachmentUnrecognizedType)
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int ?? 0
        guard size > 0, size <= kind.limit else { throw UNError(.attachmentInvalidFileSize) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        type = kind.type
        hidesThumbnail = options?[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? Bool ?? false
        super.init()
    }

    /// The file, if it is an image with a visible thumbnail.
    var imagePath: String? { !hidesThumbnail && AttachmentKind(type: type)?.isImage == true ? url.path : nil }
}

/// Supported types and their maximum size.
///
/// > Contract: User Notifications, UNNotificationAttachment, supported file types (D).
private struct AttachmentKind {
    let type: String
    let isImage: Bool
    /// > Units: bytes.
    let limit: Int

    private static let images = [
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "webp": "org.webmproject.webp",
        "heic": "public.heic",
    ]
    private static let sounds = [
        "mp3": "public.mp3", "wav": "com.microsoft.waveform-audio", "m4a": "public.mpeg-4-audio", "aif": "public.aiff-audio",
        "aiff": "public.aiff-audio",
    ]
    private static let films = ["mp4": "public.mpeg-4", "mpg": "public.mpeg", "mpeg": "public.mpeg", "avi": "public.avi"]

    init?(fileExtension: String) {
        let name = fileExtension.lowercased()
        guard let type = Self.images[name] ?? Self.sounds[name] ?? Self.films[name] else { return nil }
        self.init(type: type)
    }

    init?(type: String) {
        self.type = type
        isImage = Self.images.values.contains(type)
        if isImage {
            limit = 10 << 20
        } else if Self.sounds.values.contains(type) {
            limit = 5 << 20
        } else if Self.films.values.contains(type) {
            limit = 50 << 20
        } else {
            return nil
        }
    }
}
