// The system's types.
extension UTType {
    /// The base type of everything in a file system: `public.item`.
    public static let item = UTType(known: "public.item")
    /// The base type of what documents contain: `public.content`.
    public static let content = UTType(known: "public.content")
    /// The base type of documents that mix kinds of content: `public.composite-content`, conforming to `public.content`.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Disk image: `public.disk-image`, conforming to `public.archive`, with the extensions dmg, img and iso.
    public static let diskImage = UTType(known: "public.disk-image")
    /// The base type of files and other byte sequences: `public.data`, conforming to `public.item`.
    public static let data = UTType(known: "public.data")
    /// Folder or package: `public.directory`, conforming to `public.item`.
    public static let directory = UTType(known: "public.directory")
    /// Symbolic link: `public.symlink`, conforming to `public.item`.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// Executable: `public.executable`, conforming to `public.item`.
    public static let executable = UTType(known: "public.executable")
    /// The base type of text, plain or marked up: `public.text`, conforming to `public.data` and `public.content`.
    public static let text = UTType(known: "public.text")
    /// Text without markup: `public.plain-text`, conforming to `public.text`, with the extensions txt and text.
    public static let plainText = UTType(known: "public.plain-text")
    /// Unicode text: `public.utf8-plain-text`, conforming to `public.plain-text`.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// UTF-16 text: `public.utf16-external-plain-text`, conforming to `public.plain-text`.
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
    /// UTF-16 text: `public.utf16-plain-text`, conforming to `public.plain-text`.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Delimited values: `public.delimited-values-text`, conforming to `public.text`.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Comma-separated values: `public.comma-separated-values-text`, conforming to `public.delimited-values-text`, with the extension csv.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Tab-separated values: `public.tab-separated-values-text`, conforming to `public.delimited-values-text`, with the extension tsv.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Rich text document: `public.rtf`, conforming to `public.text`, with the extension rtf.
    public static let rtf = UTType(known: "public.rtf")
    /// Rich text with attachments: `com.apple.rtfd`, conforming to `com.apple.package` and `public.composite-content`.
    public static let rtfd = UTType(known: "com.apple.rtfd")
    /// Rich text with attachments: `com.apple.flat-rtfd`, conforming to `public.data` and `public.composite-content`.
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
    /// HTML document: `public.html`, conforming to `public.text`, with the extensions html and htm.
    public static let html = UTType(known: "public.html")
    /// XML text: `public.xml`, conforming to `public.text`, with the extension xml.
    public static let xml = UTType(known: "public.xml")
    /// YAML document: `public.yaml`, conforming to `public.text`, with the extensions yaml and yml.
    public static let yaml = UTType(known: "public.yaml")
    /// JSON document: `public.json`, conforming to `public.text`, with the extension json.
    public static let json = UTType(known: "public.json")
    /// Source code: `public.source-code`, conforming to `public.plain-text`.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Assembly source: `public.assembly-source`, conforming to `public.source-code`, with the extension s.
    public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
    /// C source: `public.c-source`, conforming to `public.source-code`, with the extension c.
    public static let cSource = UTType(known: "public.c-source")
    /// Objective-C source: `public.objective-c-source`, conforming to `public.source-code`, with the extension m.
    public static let objectiveCSource = UTType(known: "public.objective-c-source")
    /// Swift source: `public.swift-source`, conforming to `public.source-code`, with the extension swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// C++ source: `public.c-plus-plus-source`, conforming to `public.source-code`, with the extensions cpp, cxx, cc and cp.
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
    /// C header: `public.c-header`, conforming to `public.source-code`, with the extension h.
    public static let cHeader = UTType(known: "public.c-header")
    /// Script: `public.script`, conforming to `public.source-code`.
    public static let script = UTType(known: "public.script")
    /// Shell script: `public.shell-script`, conforming to `public.script`, with the extension sh.
    public static let shellScript = UTType(known: "public.shell-script")
    /// Python script: `public.python-script`, conforming to `public.script`, with the extension py.
    public static let pythonScript = UTType(known: "public.python-script")
    /// Ruby script: `public.ruby-script`, conforming to `public.script`, with the extension rb.
    public static let rubyScript = UTType(known: "public.ruby-script")
    /// Perl script: `public.perl-script`, conforming to `public.script`, with the extensions pl and pm.
    public static let perlScript = UTType(known: "public.perl-script")
    /// PHP script: `public.php-script`, conforming to `public.script`, with the extension php.
    public static let phpScript = UTType(known: "public.php-script")
    /// JavaScript: `com.netscape.javascript-source`, conforming to `public.source-code`, with the extensions js and mjs.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// Property list: `com.apple.property-list`, conforming to `public.data`, with the extension plist.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// XML property list: `com.apple.xml-property-list`, conforming to `com.apple.property-list` and `public.xml`.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// Binary property list: `com.apple.binary-property-list`, conforming to `com.apple.property-list`.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// PDF document: `com.adobe.pdf`, conforming to `public.data` and `public.composite-content`, with the extension pdf.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Web archive: `com.apple.webarchive`, conforming to `public.data` and `public.composite-content`, with the extension webarchive.
    public static let webArchive = UTType(known: "com.apple.webarchive")
    /// The base type of images: `public.image`, conforming to `public.data` and `public.content`.
    public static let image = UTType(known: "public.image")
    /// JPEG image: `public.jpeg`, conforming to `public.image`, with the extensions jpeg, jpg and jpe.
    public static let jpeg = UTType(known: "public.jpeg")
    /// TIFF image: `public.tiff`, conforming to `public.image`, with the extensions tiff and tif.
    public static let tiff = UTType(known: "public.tiff")
    /// GIF image: `com.compuserve.gif`, conforming to `public.image`, with the extension gif.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// PNG image: `public.png`, conforming to `public.image`, with the extension png.
    public static let png = UTType(known: "public.png")
    /// Apple icon image: `com.apple.icns`, conforming to `public.image`, with the extension icns.
    public static let icns = UTType(known: "com.apple.icns")
    /// Windows bitmap image: `com.microsoft.bmp`, conforming to `public.image`, with the extension bmp.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// Windows icon: `com.microsoft.ico`, conforming to `public.image`, with the extension ico.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// Raw image: `public.camera-raw-image`, conforming to `public.image`.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// SVG image: `public.svg-image`, conforming to `public.image` and `public.xml`, with the extension svg.
    public static let svg = UTType(known: "public.svg-image")
    /// Live Photo: `com.apple.live-photo`, conforming to `public.data` and `public.content`.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// HEIF image: `public.heif`, conforming to `public.image`, with the extension heif.
    public static let heif = UTType(known: "public.heif")
    /// HEIC image: `public.heic`, conforming to `public.heif`, with the extension heic.
    public static let heic = UTType(known: "public.heic")
    /// WebP image: `org.webmproject.webp`, conforming to `public.image`, with the extension webp.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// 3D content: `public.3d-content`, conforming to `public.content`.
    public static let threeDContent = UTType(known: "public.3d-content")
    /// USDZ package: `com.pixar.universal-scene-description-mobile`, conforming to `public.data` and `public.3d-content`.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// The base type of films and sounds: `public.audiovisual-content`, conforming to `public.data` and `public.content`.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// The base type of films, with or without sound: `public.movie`, conforming to `public.audiovisual-content`.
    public static let movie = UTType(known: "public.movie")
    /// The base type of films without sound: `public.video`, conforming to `public.movie`.
    public static let video = UTType(known: "public.video")
    /// The base type of sounds: `public.audio`, conforming to `public.audiovisual-content`.
    public static let audio = UTType(known: "public.audio")
    /// QuickTime movie: `com.apple.quicktime-movie`, conforming to `public.movie`, with the extensions mov and qt.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// MPEG movie: `public.mpeg`, conforming to `public.movie`, with the extensions mpg and mpeg.
    public static let mpeg = UTType(known: "public.mpeg")
    /// MPEG-2 video: `public.mpeg-2-video`, conforming to `public.video`, with the extension m2v.
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    /// MPEG-2 transport stream: `public.mpeg-2-transport-stream`, conforming to `public.movie`, with the extension ts.
    public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
    /// MP3 audio: `public.mp3`, conforming to `public.audio`, with the extension mp3.
    public static let mp3 = UTType(known: "public.mp3")
    /// MPEG-4 movie: `public.mpeg-4`, conforming to `public.movie`, with the extensions mp4 and mpeg4.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// MPEG-4 audio: `public.mpeg-4-audio`, conforming to `public.audio` and `public.mpeg-4`, with the extension mp4a.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`, conforming to `com.apple.m4a-audio`, with the extension m4p.
    public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
    /// Protected MPEG-4 movie: `com.apple.protected-mpeg-4-video`, conforming to `com.apple.m4v-video`.
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
    /// AVI movie: `public.avi`, conforming to `public.movie`, with the extension avi.
    public static let avi = UTType(known: "public.avi")
    /// AIFF audio: `public.aiff-audio`, conforming to `public.audio`, with the extensions aiff and aif.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// Waveform audio: `com.microsoft.waveform-audio`, conforming to `public.audio`, with the extensions wav and wave.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// MIDI audio: `public.midi-audio`, conforming to `public.audio`, with the extensions midi and mid.
    public static let midi = UTType(known: "public.midi-audio")
    /// Playlist: `public.playlist`, conforming to `public.text`.
    public static let playlist = UTType(known: "public.playlist")
    /// Playlist: `public.m3u-playlist`, conforming to `public.playlist`, with the extensions m3u and m3u8.
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
    /// Folder: `public.folder`, conforming to `public.directory`.
    public static let folder = UTType(known: "public.folder")
    /// Volume: `public.volume`, conforming to `public.folder`.
    public static let volume = UTType(known: "public.volume")
    /// Package: `com.apple.package`, conforming to `public.directory`.
    public static let `package` = UTType(known: "com.apple.package")
    /// Bundle: `com.apple.bundle`, conforming to `public.directory`, with the extension bundle.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// Framework: `com.apple.framework`, conforming to `com.apple.bundle`, with the extension framework.
    public static let framework = UTType(known: "com.apple.framework")
    /// Application: `com.apple.application`, conforming to `public.item`.
    public static let application = UTType(known: "com.apple.application")
    /// Application: `com.apple.application-bundle`, conforming to `com.apple.application`, `com.apple.bundle` and `com.apple.package`.
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// Unix executable: `public.unix-executable`, conforming to `public.data` and `public.executable`.
    public static let unixExecutable = UTType(known: "public.unix-executable")
    /// Windows executable: `com.microsoft.windows-executable`, conforming to `public.data` and `public.executable`, with the extension exe.
    public static let exe = UTType(known: "com.microsoft.windows-executable")
    /// Font: `public.font`, conforming to `public.data`.
    public static let font = UTType(known: "public.font")
    /// The base type of files that contain others: `public.archive`, conforming to `public.data`.
    public static let archive = UTType(known: "public.archive")
    /// Gzip archive: `org.gnu.gnu-zip-archive`, conforming to `public.archive`, with the extensions gz and gzip.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// Bzip2 archive: `public.bzip2-archive`, conforming to `public.archive`, with the extension bz2.
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// ZIP archive: `public.zip-archive`, conforming to `public.archive`, with the extension zip.
    public static let zip = UTType(known: "public.zip-archive")
    /// Spreadsheet: `public.spreadsheet`, conforming to `public.content`.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// Presentation: `public.presentation`, conforming to `public.composite-content`.
    public static let presentation = UTType(known: "public.presentation")
    /// Database: `public.database`, conforming to `public.data`.
    public static let database = UTType(known: "public.database")
    /// Message: `public.message`, conforming to `public.item`.
    public static let message = UTType(known: "public.message")
    /// Contact: `public.contact`, conforming to `public.item`.
    public static let contact = UTType(known: "public.contact")
    /// VCard: `public.vcard`, conforming to `public.text` and `public.contact`, with the extensions vcf and vcard.
    public static let vCard = UTType(known: "public.vcard")
    /// Calendar event: `public.calendar-event`, conforming to `public.item`.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// E-mail message: `public.email-message`, conforming to `public.data` and `public.message`, with the extension eml.
    public static let emailMessage = UTType(known: "public.email-message")
    /// URL: `public.url`, conforming to `public.data`.
    public static let url = UTType(known: "public.url")
    /// File URL: `public.file-url`, conforming to `public.url`.
    public static let fileURL = UTType(known: "public.file-url")
    /// Log: `public.log`, conforming to `public.plain-text`, with the extension log.
    public static let log = UTType(known: "public.log")
    /// EPUB document: `org.idpf.epub-container`, conforming to `public.data` and `public.composite-content`, with the extension epub.
    public static let epub = UTType(known: "org.idpf.epub-container")
}
