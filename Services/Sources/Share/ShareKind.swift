/// The kind of file, by its name's extension, ignoring case.
public enum ShareKind: String, Sendable, CaseIterable {
    case image, pdf, document, text, presentation, spreadsheet, archive, audio, video, other

    private static let endings: [String: (ShareKind, String)] = [
        "png": (.image, "image/png"), "jpg": (.image, "image/jpeg"), "jpeg": (.image, "image/jpeg"), "bmp": (.image, "image/bmp"),
        "gif": (.image, "image/gif"), "webp": (.image, "image/webp"), "pdf": (.pdf, "application/pdf"),
        "doc": (.document, "application/msword"),
        "docx": (.document, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"), "txt": (.text, "text/plain"),
        "ppt": (.presentation, "application/vnd.ms-powerpoint"),
        "pptx": (.presentation, "application/vnd.openxmlformats-officedocument.presentationml.presentation"),
        "xls": (.spreadsheet, "application/vnd.ms-excel"),
        "xlsx": (.spreadsheet, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"), "zip": (.archive, "application/zip"),
        "tar": (.archive, "application/x-tar"), "gz": (.archive, "application/gzip"), "7z": (.archive, "application/x-7z-compressed"),
        "mp3": (.audio, "audio/mpeg"), "m4a": (.audio, "audio/mp4"), "wav": (.audio, "audio/wav"), "flac": (.audio, "audio/flac"),
        "ogg": (.audio, "audio/ogg"), "aac": (.audio, "audio/aac"), "mp4": (.video, "video/mp4"), "mov": (.video, "video/quicktime"),
        "mkv": (.video, "video/x-matroska"), "avi": (.video, "video/x-msvideo"), "webm": (.video, "video/webm"),
        "m4v": (.video, "video/x-m4v"),
    ]

    private static func entry(_ name: String) -> (ShareKind, String)? {
        let ending = ShareName.split(name).ending
        return ending.isEmpty ? nil : endings[ending.dropFirst().lowercased()]
    }

    public init(name: String) { self = Self.entry(name)?.0 ?? .other }

    public static func mediaType(name: String) -> String { entry(name)?.1 ?? "application/octet-stream" }
}
