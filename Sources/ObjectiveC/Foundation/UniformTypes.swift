/// Uniform type identifiers and their conformance.
package enum UniformTypes {
    package static let text = "public.utf8-plain-text"
    package static let url = "public.url"
    package static let fileURL = "public.file-url"
    package static let data = "public.data"
    package static let png = "public.png"
    package static let jpeg = "public.jpeg"
    package static let color = "com.apple.uikit.color"

    private static let parents: [String: [String]] = [
        "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
        "public.plain-text": ["public.text"], "public.html": ["public.text"], "public.xml": ["public.text"],
        "public.json": ["public.text"], "public.rtf": ["public.text"], "public.source-code": ["public.plain-text"],
        "public.comma-separated-values-text": ["public.text"], "public.text": ["public.data", "public.content"],
        "public.png": ["public.image"], "public.jpeg": ["public.image"], "public.heic": ["public.image"], "public.tiff": ["public.image"],
        "com.compuserve.gif": ["public.image"], "org.webmproject.webp": ["public.image"],
        "public.image": ["public.data", "public.content"], "public.movie": ["public.data", "public.content"],
        "public.mpeg-4": ["public.movie"], "public.audio": ["public.data", "public.content"], "public.mp3": ["public.audio"],
        "com.adobe.pdf": ["public.data", "public.content"], "public.zip-archive": ["public.data"],
        "public.file-url": ["public.url"], "public.url": ["public.data"], "public.data": ["public.item"], "public.content": ["public.item"],
    ]
    private static let extensions = [
        "txt": "public.utf8-plain-text", "html": "public.html", "htm": "public.html", "xml": "public.xml", "json": "public.json",
        "rtf": "public.rtf", "csv": "public.comma-separated-values-text", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
        "heic": "public.heic", "gif": "com.compuserve.gif", "webp": "org.webmproject.webp", "tiff": "public.tiff", "pdf": "com.adobe.pdf",
        "zip": "public.zip-archive", "mp4": "public.mpeg-4", "mp3": "public.mp3", "swift": "public.source-code",
    ]

    /// Whether a type equals or conforms to another.
    package static func conforms(_ type: String, to other: String) -> Bool {
        if type == other { return true }
        return parents[type]?.contains { conforms($0, to: other) } ?? false
    }

    package static func type(ofExtension name: String) -> String { extensions[name.lowercased()] ?? data }

    /// The extension of a type's files, of two the longer one ("html", "jpeg"); nil if none is known.
    package static func fileExtension(of type: String) -> String? {
        extensions.filter { $0.value == type }.keys.max { $0.count < $1.count }
    }
}
