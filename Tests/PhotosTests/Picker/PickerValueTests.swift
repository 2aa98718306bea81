import CoreGraphics
import Foundation
import PhotoLibrary
import Testing

@testable import PhotosUI
@testable import UIPhotos

@Suite("Values of pickers") struct PickerValueTests {
    @Test("a selection has an order and a limit")
    func selection() {
        var selection = PhotoSelection(limit: 2, chosen: ["a"])
        #expect(selection.toggle("b") == .added)
        #expect(selection.toggle("c") == .refused)
        #expect(selection.number(of: "b") == 2)
        #expect(selection.toggle("a") == .removed)
        #expect(selection.chosen == ["b"])
        #expect(selection.isChanged)
        #expect(PhotoSelection(limit: 1, chosen: ["a", "b"]).chosen == ["a"])
        #expect(PhotoSelection(limit: -3).limit == 0)
    }

    @Test("a photo moves in the selection")
    func moving() {
        var selection = PhotoSelection(limit: 0, chosen: ["a", "b", "c"])
        selection.move("c", after: nil)
        #expect(selection.chosen == ["c", "a", "b"])
        selection.move("c", after: "a")
        #expect(selection.chosen == ["a", "c", "b"])
        selection.move("x", after: "a")
        selection.move("a", after: "a")
        #expect(selection.chosen == ["a", "c", "b"])
    }

    @Test("the bar says what may be chosen, then what was")
    @MainActor func texts() {
        #expect(PhotoSelection(limit: 3).text == "Select up to 3 photos.")
        #expect(PhotoSelection(limit: 0).text == "Select photos.")
        #expect(PhotoSelection(limit: 0, chosen: ["a"]).text == "1 Photo Selected")
        #expect(PhotoSelection(limit: 0, chosen: ["a", "b"]).text == "2 Photos Selected")
    }

    @Test(
        "the grid has three columns on a phone and more on wider screens",
        arguments: [(393, 3, 130.0), (320, 3, 106), (852, 2, 169.5), (1024, 2, 170)] as [(CGFloat, CGFloat, CGFloat)])
    func grid(width: CGFloat, scale: CGFloat, side: CGFloat) { #expect(abs(GridMetrics.side(for: width, scale: scale) - side) < 0.7) }

    @Test("a crop begins in the middle and stays in the photo")
    func crop() {
        let geometry = CropGeometry(bounds: CGSize(width: 400, height: 800), picture: CGSize(width: 1600, height: 1200))
        #expect(geometry.square == CGRect(x: 0, y: 200, width: 400, height: 400))
        let zoom = geometry.leastZoom
        #expect(geometry.crop(offset: geometry.middle(zoom: zoom), zoom: zoom) == CGRect(x: 200, y: 0, width: 1200, height: 1200))
        #expect(geometry.crop(offset: CGPoint(x: -900, y: 9000), zoom: zoom) == CGRect(x: 0, y: 0, width: 1200, height: 1200))
        let close = geometry.crop(offset: geometry.middle(zoom: 2 * zoom), zoom: 2 * zoom)
        #expect(close == CGRect(x: 500, y: 300, width: 600, height: 600))
        #expect(geometry.crop(offset: .zero, zoom: 0) == .zero)
    }

    @Test("VoiceOver hears kind, orientation and date")
    func labels() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 0))
        let asset = PhotoLibraryContents.samples.assets[1]
        let text = PhotoLabel.text(of: asset, locale: Locale(identifier: "en_GB"), timeZone: zone)
        #expect(text.hasPrefix("Photo, Portrait, 9 March 2005"))
        #expect(text.hasSuffix("Favorite"))
    }

    @Test("filters combine")
    func filters() {
        let assets = PhotoLibraryContents.samples.assets
        func count(_ filter: PHPickerFilter) -> Int { assets.filter(filter.shows).count }
        #expect(count(.images) == 14)
        #expect(count(.videos) == 0)
        #expect(count(.screenshots) == 1)
        #expect(count(.any(of: [.screenshots, .panoramas])) == 2)
        #expect(count(.all(of: [.images, .not(.screenshots)])) == 13)
        #expect(count(.playbackStyle(.imageAnimated)) == 1)
        #expect(count(.any(of: [])) == 0)
    }
}
