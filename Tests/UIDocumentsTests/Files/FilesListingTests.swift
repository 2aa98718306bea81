import Foundation
import Testing

@testable import UIDocuments

@Suite("FilesListing") struct FilesListingTests {
    private func item(_ name: String, size: Int = 0, age: Double = 0, isFolder: Bool = false) -> FilesItem {
        FilesItem(
            url: URL(fileURLWithPath: "/files/\(name)"), isFolder: isFolder, type: nil, size: size,
            date: Date(timeIntervalSinceReferenceDate: -age))
    }

    private func names(_ listing: FilesListing) -> [String] { listing.items.map(\.url.lastPathComponent) }

    @Test("orders names without case, and numbers in them by value")
    func byName() {
        let items = ["b.txt", "A.txt", "file 10", "file 9"].map { item($0) }
        #expect(names(FilesListing(items)) == ["A.txt", "b.txt", "file 9", "file 10"])
    }

    @Test("orders by kind, date and size")
    func orders() {
        let items = [item("a.txt", size: 1, age: 5), item("b.png", size: 9, age: 1), item("c", size: 4, age: 9, isFolder: true)]
        #expect(names(FilesListing(items, by: .kind)) == ["c", "b.png", "a.txt"])
        #expect(names(FilesListing(items, by: .date)) == ["b.png", "a.txt", "c"])
        #expect(names(FilesListing(items, by: .size)) == ["b.png", "c", "a.txt"])
    }

    @Test("keeps what contains the searched text")
    func search() {
        let items = ["Report.pdf", "port.txt", "image.png"].map { item($0) }
        #expect(names(FilesListing(items, matching: " PORT ")) == ["port.txt", "Report.pdf"])
    }

    @Test("shows names without extensions, unless asked for")
    func shownNames() {
        #expect(item("a.txt").name(showsExtension: false) == "a")
        #expect(item("a.txt").name(showsExtension: true) == "a.txt")
        #expect(item("folder.d", isFolder: true).name(showsExtension: false) == "folder.d")
    }

    @Test("accepts types and those below them, and folders only if they are asked for")
    func filter() {
        let table = DocumentTypeTable([:])
        var image = item("a.png")
        image.type = "public.png"
        let folder = item("f", isFolder: true)
        #expect(FilesFilter(types: ["public.image"], table: table).accepts(image))
        #expect(!FilesFilter(types: ["public.text"], table: table).accepts(image))
        #expect(FilesFilter(types: [], table: table).accepts(image))
        #expect(!FilesFilter(types: [], table: table).accepts(folder))
        #expect(FilesFilter(types: ["public.folder"], table: table).accepts(folder))
    }

    @Test(
        "shows an app's documents as iOS does",
        arguments: [
            ([:], false), (["UIFileSharingEnabled": true], false),
            (["UIFileSharingEnabled": true, "LSSupportsOpeningDocumentsInPlace": true], true), (["UISupportsDocumentBrowser": true], true),
        ] as [([String: Bool], Bool)])
    func sharing(_ information: [String: Bool], _ isShown: Bool) { #expect(DocumentService.showsDocuments(information) == isShown) }

    @Test("finds the device's folder above the app's data")
    @MainActor func place() {
        let url = DocumentService.deviceData(["FERRY_SYSTEM_DATA": "/device/system/com.example.app"])
        #expect(url.path == "/device")
    }
}
