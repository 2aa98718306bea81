import Foundation

/// The kind of file, by its name's extension, ignoring case.
enum FileKind: String, CaseIterable {
    case image, pdf, document, text, presentation, spreadsheet, archive, audio, video, other

    private static let endings: [String: FileKind] = [
        "png": .image, "jpg": .image, "jpeg": .image, "bmp": .image, "gif": .image, "webp": .image,
        "pdf": .pdf, "doc": .document, "docx": .document, "txt": .text,
        "ppt": .presentation, "pptx": .presentation, "xls": .spreadsheet, "xlsx": .spreadsheet,
        "zip": .archive, "tar": .archive, "gz": .archive, "7z": .archive,
        "mp3": .audio, "m4a": .audio, "wav": .audio, "flac": .audio, "ogg": .audio, "aac": .audio,
        "mp4": .video, "mov": .video, "mkv": .video, "avi": .video, "webm": .video, "m4v": .video,
    ]

    init(name: String) {
        // A leading dot hides a file; it does not start an extension.
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
            self = .other
            return
        }
        self = Self.endings[name[name.index(after: dot)...].lowercased()] ?? .other
    }
}
