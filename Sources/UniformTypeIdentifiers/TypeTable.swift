internal import Foundation

/// A type's conformance and its tags, the preferred one first.
struct TypeEntry: Sendable {
    var identifier: String
    var parents: [String]
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var description: String
}

/// Types that are known without a declaration. Confidence D for identifiers, R for their conformance.
enum TypeTable {
    static let entries: [String: TypeEntry] = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }
    private static let byExtension = index(\.extensions)
    private static let byMIME = index(\.mimeTypes)

    static func identifiers(extension name: String) -> [String] { byExtension[name.lowercased()] ?? [] }
    static func identifiers(mimeType: String) -> [String] { byMIME[mimeType.lowercased()] ?? [] }

    private static func index(_ tags: KeyPath<TypeEntry, [String]>) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for entry in all { for tag in entry[keyPath: tags] { found[tag, default: []].append(entry.identifier) } }
        return found
    }

    /// One line per type: identifier, conformance, extensions, MIME types, description.
    private static let all: [TypeEntry] = lines.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 5 else { return nil }
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        return TypeEntry(
            identifier: parts[0], parents: words(parts[1]), extensions: words(parts[2]), mimeTypes: words(parts[3]), description: parts[4])
    }

    private static let lines = """
        public.item||||item
        public.content||||content
        public.composite-content|public.content|||mixed content
        public.data|public.item||application/octet-stream|data
        public.directory|public.item|||folder or package
        public.folder|public.directory|||folder
        public.volume|public.folder|||volume
        com.apple.package|public.directory|||package
        com.apple.bundle|public.directory|bundle||bundle
        com.apple.framework|com.apple.bundle|framework||framework
        com.apple.application|public.item|||application
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
        public.symlink|public.item|||symbolic link
        public.url|public.data|||URL
        public.file-url|public.url|||file URL
        public.contact|public.item|||contact
        public.message|public.item|||message
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/directory|vCard
        public.calendar-event|public.item|||calendar event
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|calendar event
        public.text|public.data public.content|||text
        public.plain-text|public.text|txt text|text/plain|text
        public.utf8-plain-text|public.plain-text|||Unicode text
        public.utf16-plain-text|public.plain-text|||UTF-16 text
        public.utf16-external-plain-text|public.plain-text|||UTF-16 text
        public.delimited-values-text|public.text|||delimited values
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|comma-separated values
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
        net.daringfireball.markdown|public.plain-text|md markdown|text/markdown|Markdown document
        public.rtf|public.text|rtf|text/rtf application/rtf|rich text document
        com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments
        com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments
        public.html|public.text|html htm|text/html|HTML document
        public.xhtml|public.html public.xml|xhtml|application/xhtml+xml|XHTML document
        public.xml|public.text|xml|application/xml text/xml|XML text
        public.yaml|public.text|yaml yml|application/x-yaml|YAML document
        public.json|public.text|json|application/json|JSON document
        public.css|public.text|css|text/css|CSS
        public.source-code|public.plain-text|||source code
        public.assembly-source|public.source-code|s||assembly source
        public.c-source|public.source-code|c||C source
        public.c-header|public.source-code|h||C header
        public.c-plus-plus-source|public.source-code|cpp cxx cc cp||C++ source
        public.objective-c-source|public.source-code|m||Objective-C source
        public.swift-source|public.source-code|swift||Swift source
        public.script|public.source-code|||script
        public.shell-script|public.script|sh|text/x-shellscript|shell script
        public.python-script|public.script|py|text/x-python|Python script
        public.ruby-script|public.script|rb|text/x-ruby|Ruby script
        public.perl-script|public.script|pl pm|text/x-perl|Perl script
        public.php-script|public.script|php|text/php|PHP script
        com.netscape.javascript-source|public.source-code|js mjs|text/javascript application/javascript|JavaScript
        com.apple.property-list|public.data|plist||property list
        com.apple.xml-property-list|com.apple.property-list public.xml|||XML property list
        com.apple.binary-property-list|com.apple.property-list|||binary property list
        public.image|public.data public.content|||image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
        public.png|public.image|png|image/png|PNG image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.microsoft.bmp|public.image|bmp|image/bmp image/x-bmp|Windows bitmap image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon
        com.apple.icns|public.image|icns||Apple icon image
        public.heif|public.image|heif|image/heif|HEIF image
        public.heic|public.heif|heic|image/heic|HEIC image
        public.avif|public.image|avif|image/avif|AVIF image
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        public.svg-image|public.image public.xml|svg|image/svg+xml|SVG image
        public.camera-raw-image|public.image|||raw image
        com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|Digital Negative
        com.apple.live-photo|public.data public.content|||Live Photo
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        public.audiovisual-content|public.data public.content|||audiovisual content
        public.movie|public.audiovisual-content|||movie
        public.video|public.movie|||video
        public.audio|public.audiovisual-content|||audio
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
        public.mpeg-2-video|public.video|m2v||MPEG-2 video
        public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
        public.mpeg-4|public.movie|mp4 mpeg4|video/mp4|MPEG-4 movie
        com.apple.m4v-video|public.movie|m4v|video/x-m4v|MPEG-4 movie
        com.apple.protected-mpeg-4-video|com.apple.m4v-video|||protected MPEG-4 movie
        public.avi|public.movie|avi|video/avi video/x-msvideo|AVI movie
        org.webmproject.webm|public.movie|webm|video/webm|WebM movie
        public.mp3|public.audio|mp3|audio/mpeg audio/mp3|MP3 audio
        public.mpeg-4-audio|public.audio public.mpeg-4|mp4a|audio/mp4|MPEG-4 audio
        com.apple.m4a-audio|public.audio|m4a|audio/x-m4a|MPEG-4 audio
        com.apple.protected-mpeg-4-audio|com.apple.m4a-audio|m4p||protected MPEG-4 audio
        public.aac-audio|public.audio|aac|audio/aac|AAC audio
        public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/x-wav|Waveform audio
        com.apple.coreaudio-format|public.audio|caf||Core Audio file
        org.xiph.ogg-audio|public.audio|ogg oga|audio/ogg|Ogg audio
        org.xiph.flac|public.audio|flac|audio/flac|FLAC audio
        public.midi-audio|public.audio|midi mid|audio/midi|MIDI audio
        public.playlist|public.text|||playlist
        public.m3u-playlist|public.playlist|m3u m3u8|audio/mpegurl application/vnd.apple.mpegurl|playlist
        public.font|public.data|||font
        public.truetype-ttf-font|public.font|ttf|font/ttf|TrueType font
        public.opentype-font|public.font|otf|font/otf|OpenType font
        public.archive|public.data|||archive
        public.zip-archive|public.archive|zip|application/zip|ZIP archive
        org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
        public.bzip2-archive|public.archive|bz2|application/x-bzip2|bzip2 archive
        public.tar-archive|public.archive|tar|application/x-tar|tar archive
        org.7-zip.7-zip-archive|public.archive|7z|application/x-7z-compressed|7-Zip archive
        com.rarlab.rar-archive|public.archive|rar|application/vnd.rar|RAR archive
        public.disk-image|public.archive|dmg img iso||disk image
        public.executable|public.item|||executable
        public.unix-executable|public.data public.executable|||Unix executable
        com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload|Windows executable
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
        com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word document
        public.spreadsheet|public.content|||spreadsheet
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
        com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Excel workbook
        public.presentation|public.composite-content|||presentation
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
        com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint|PowerPoint presentation
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
        public.database|public.data|||database
        com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
        public.3d-content|public.content|||3D content
        com.pixar.universal-scene-description-mobile|public.data public.3d-content|usdz|model/vnd.usdz+zip|USDZ package
        public.email-message|public.data public.message|eml|message/rfc822|e-mail message
        public.log|public.plain-text|log||log
        """
}
