// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import CoreGraphics

// The system's types, by their older names.
// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The identifier of `UTType.item`: item.
nonisolated(unsafe) public let kUTTypeItem: CFString = "public.item"
/// The identifier of `UTType.content`: content.
nonisolated(unsafe) public let kUTTypeContent: CFString = "public.content"
/// The identifier of `UTType.compositeContent`: mixed content.
nonisolated(unsafe) public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The identifier of `UTType.message`: message.
nonisolated(unsafe) public let kUTTypeMessage: CFString = "public.message"
/// The identifier of `UTType.contact`: contact.
nonisolated(unsafe) public let kUTTypeContact: CFString = "public.contact"
/// The identifier of `UTType.archive`: archive.
nonisolated(unsafe) public let kUTTypeArchive: CFString = "public.archive"
/// The identifier of `UTType.diskImage`: disk image.
nonisolated(unsafe) public let kUTTypeDiskImage: CFString = "public.disk-image"
/// The identifier of `UTType.data`: data.
nonisolated(unsafe) public let kUTTypeData: CFString = "public.data"
/// The identifier of `UTType.directory`: folder or package.
nonisolated(unsafe) public let kUTTypeDirectory: CFString = "public.directory"
/// The identifier of `UTType.symbolicLink`: symbolic link.
nonisolated(unsafe) public let kUTTypeSymLink: CFString = "public.symlink"
/// The identifier of `UTType.executable`: executable.
nonisolated(unsafe) public let kUTTypeExecutable: CFString = "public.executable"
/// The identifier of `UTType.url`: URL.
nonisolated(unsafe) public let kUTTypeURL: CFString = "public.url"
/// The identifier of `UTType.fileURL`: file URL.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = "public.file-url"
/// The identifier of `UTType.text`: text.
nonisolated(unsafe) public let kUTTypeText: CFString = "public.text"
/// The identifier of `UTType.plainText`: text.
nonisolated(unsafe) public let kUTTypePlainText: CFString = "public.plain-text"
/// The identifier of `UTType.utf8PlainText`: Unicode text.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The identifier of `UTType.utf16PlainText`: UTF-16 text.
nonisolated(unsafe) public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// The identifier of `UTType.delimitedText`: delimited values.
nonisolated(unsafe) public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// The identifier of `UTType.commaSeparatedText`: comma-separated values.
nonisolated(unsafe) public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The identifier of `UTType.tabSeparatedText`: tab-separated values.
nonisolated(unsafe) public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// The identifier of `UTType.rtf`: rich text document.
nonisolated(unsafe) public let kUTTypeRTF: CFString = "public.rtf"
/// The identifier of `UTType.rtfd`: rich text with attachments.
nonisolated(unsafe) public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// The identifier of `UTType.flatRTFD`: rich text with attachments.
nonisolated(unsafe) public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// The identifier of `UTType.html`: HTML document.
nonisolated(unsafe) public let kUTTypeHTML: CFString = "public.html"
/// The identifier of `UTType.xml`: XML text.
nonisolated(unsafe) public let kUTTypeXML: CFString = "public.xml"
/// The identifier of `UTType.sourceCode`: source code.
nonisolated(unsafe) public let kUTTypeSourceCode: CFString = "public.source-code"
/// The identifier of `UTType.cSource`: C source.
nonisolated(unsafe) public let kUTTypeCSource: CFString = "public.c-source"
/// The identifier of `UTType.swiftSource`: Swift source.
nonisolated(unsafe) public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The identifier of `UTType.javaScript`: JavaScript.
nonisolated(unsafe) public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// The identifier of `UTType.script`: script.
nonisolated(unsafe) public let kUTTypeScript: CFString = "public.script"
/// The identifier of `UTType.json`: JSON document.
nonisolated(unsafe) public let kUTTypeJSON: CFString = "public.json"
/// The identifier of `UTType.propertyList`: property list.
nonisolated(unsafe) public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The identifier of `UTType.xmlPropertyList`: XML property list.
nonisolated(unsafe) public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// The identifier of `UTType.binaryPropertyList`: binary property list.
nonisolated(unsafe) public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// The identifier of `UTType.pdf`: PDF document.
nonisolated(unsafe) public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The identifier of `UTType.webArchive`: web archive.
nonisolated(unsafe) public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// The identifier of `UTType.image`: image.
nonisolated(unsafe) public let kUTTypeImage: CFString = "public.image"
/// The identifier of `UTType.jpeg`: JPEG image.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = "public.jpeg"
/// The identifier of `UTType.tiff`: TIFF image.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = "public.tiff"
/// The identifier of `UTType.gif`: GIF image.
nonisolated(unsafe) public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The identifier of `UTType.png`: PNG image.
nonisolated(unsafe) public let kUTTypePNG: CFString = "public.png"
/// The identifier of `UTType.icns`: Apple icon image.
nonisolated(unsafe) public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// The identifier of `UTType.bmp`: Windows bitmap image.
nonisolated(unsafe) public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The identifier of `UTType.ico`: Windows icon.
nonisolated(unsafe) public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The identifier of `UTType.rawImage`: raw image.
nonisolated(unsafe) public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// The identifier of `UTType.svg`: SVG image.
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The identifier of `UTType.livePhoto`: Live Photo.
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The identifier of `UTType.audiovisualContent`: audiovisual content.
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The identifier of `UTType.movie`: movie.
nonisolated(unsafe) public let kUTTypeMovie: CFString = "public.movie"
/// The identifier of `UTType.video`: video.
nonisolated(unsafe) public let kUTTypeVideo: CFString = "public.video"
/// The identifier of `UTType.audio`: audio.
nonisolated(unsafe) public let kUTTypeAudio: CFString = "public.audio"
/// The identifier of `UTType.quickTimeMovie`: QuickTime movie.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The identifier of `UTType.mpeg`: MPEG movie.
nonisolated(unsafe) public let kUTTypeMPEG: CFString = "public.mpeg"
/// The identifier of `UTType.mp3`: MP3 audio.
nonisolated(unsafe) public let kUTTypeMP3: CFString = "public.mp3"
/// The identifier of `UTType.mpeg4Movie`: MPEG-4 movie.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The identifier of `UTType.mpeg4Audio`: MPEG-4 audio.
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The identifier of `UTType.avi`: AVI movie.
nonisolated(unsafe) public let kUTTypeAVIMovie: CFString = "public.avi"
/// The identifier of `UTType.aiff`: AIFF audio.
nonisolated(unsafe) public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// The identifier of `UTType.wav`: Waveform audio.
nonisolated(unsafe) public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// The identifier of `UTType.midi`: MIDI audio.
nonisolated(unsafe) public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// The identifier of `UTType.playlist`: playlist.
nonisolated(unsafe) public let kUTTypePlaylist: CFString = "public.playlist"
/// The identifier of `UTType.m3uPlaylist`: playlist.
nonisolated(unsafe) public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// The identifier of `UTType.folder`: folder.
nonisolated(unsafe) public let kUTTypeFolder: CFString = "public.folder"
/// The identifier of `UTType.volume`: volume.
nonisolated(unsafe) public let kUTTypeVolume: CFString = "public.volume"
/// The identifier of `UTType.package`: package.
nonisolated(unsafe) public let kUTTypePackage: CFString = "com.apple.package"
/// The identifier of `UTType.bundle`: bundle.
nonisolated(unsafe) public let kUTTypeBundle: CFString = "com.apple.bundle"
/// The identifier of `UTType.framework`: framework.
nonisolated(unsafe) public let kUTTypeFramework: CFString = "com.apple.framework"
/// The identifier of `UTType.application`: application.
nonisolated(unsafe) public let kUTTypeApplication: CFString = "com.apple.application"
/// The identifier of `UTType.applicationBundle`: application.
nonisolated(unsafe) public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// The identifier of `UTType.unixExecutable`: Unix executable.
nonisolated(unsafe) public let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// The identifier of `UTType.spreadsheet`: spreadsheet.
nonisolated(unsafe) public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The identifier of `UTType.presentation`: presentation.
nonisolated(unsafe) public let kUTTypePresentation: CFString = "public.presentation"
/// The identifier of `UTType.database`: database.
nonisolated(unsafe) public let kUTTypeDatabase: CFString = "public.database"
/// The identifier of `UTType.vCard`: vCard.
nonisolated(unsafe) public let kUTTypeVCard: CFString = "public.vcard"
/// The identifier of `UTType.calendarEvent`: calendar event.
nonisolated(unsafe) public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The identifier of `UTType.emailMessage`: e-mail message.
nonisolated(unsafe) public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The identifier of `UTType.font`: font.
nonisolated(unsafe) public let kUTTypeFont: CFString = "public.font"
/// The identifier of `UTType.gzip`: gzip archive.
nonisolated(unsafe) public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// The identifier of `UTType.bz2`: bzip2 archive.
nonisolated(unsafe) public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// The identifier of `UTType.zip`: ZIP archive.
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The identifier of `UTType.epub`: EPUB document.
nonisolated(unsafe) public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// The identifier of `UTType.log`: log.
nonisolated(unsafe) public let kUTTypeLog: CFString = "public.log"
