public import Foundation

/// The uniform type of the file, where its name does not say.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// True: the notification shows no picture of it.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// A picture or other file that a notification carries.
///
/// > Contract: User Notifications, UNNotificationAttachment
/// > Partial: of the options the type hint and the hidden thumbnail; sounds and films show nothing.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    public let type: String
    let hidesThumbnail: Bool

    /// - Throws: `UNError.attachmentInvalidURL` for what is no readable file, `.attachmentUnrecognizedType` for an unknown kind of file,
    ///   `.attachmentInvalidFileSize` for an empty one, a picture of more than 10 MB, a sound of more than 5, a film of more than 50.
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

    /// The file, where it is a picture that is to show.
    var imagePath: String? { !hidesThumbnail && AttachmentKind(type: type)?.isImage == true ? url.path : nil }
}

/// What may be attached, and how large it may be.
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
