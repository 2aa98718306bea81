import Foundation
import Testing

@testable import WebKit

/// Which files an element accepts, and where photos for it are written.
@Suite struct FileFilterTests {
    @Test(arguments: [
        ("", true, ["public.item"]), ("nonsense", true, ["public.item"]), ("image/*", true, ["public.image"]),
        (" image/png , .pdf", true, ["public.png", "com.adobe.pdf"]), (".TXT", false, ["public.plain-text"]),
        ("text/plain,.txt", false, ["public.plain-text"]), ("video/*", false, ["public.movie"]), (",,;", true, ["public.item"]),
    ])
    func types(accept: String, photos: Bool, types: [String]) {
        let filter = FileFilter(accept: accept)
        #expect(filter.acceptsPhotos == photos)
        #expect(filter.types == types)
    }

    @Test("photos of one name are two files, which go away with the folder's owner")
    func uploads() throws {
        var folder: UploadFolder? = UploadFolder()
        let files = try ["a", "b"].map { try #require(folder?.write(Data($0.utf8), name: "../photo.jpg")) }
        #expect(files[0] != files[1])
        #expect(files.map(\.lastPathComponent) == ["photo.jpg", "photo.jpg"])
        #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["a", "b"])
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: files[0].path))
    }

    @Test("a suggested name stays in its folder", arguments: ["", ".", "..", "../../etc/passwd", "a\0b", "tea.txt"])
    func names(suggested: String) {
        let name = FileName.safe(suggested)
        #expect(!name.contains("/"))
        #expect(!["", ".", ".."].contains(name))
        #expect(suggested != "tea.txt" || name == "tea.txt")
    }
}
