package import CoreGraphics
package import Foundation

/// The photos that a new library has, drawn by the code here.
package enum SamplePicture {
    struct Entry {
        let name: String
        let kind: PhotoAsset.Kind
        let width: Int
        let height: Int
        /// Days before the newest one, and the minute of the day.
        let age: Int
        let minute: Int
        var place: PhotoAsset.Place?
        var isFavorite = false
        let draw: @Sendable (SampleCanvas) -> Void
    }

    static let entries: [Entry] = [
        Entry(name: "Hills", kind: .photo, width: 1600, height: 1200, age: 690, minute: 632, draw: SampleLandscapes.hills),
        Entry(
            name: "Lighthouse", kind: .photo, width: 1200, height: 1600, age: 655, minute: 1012,
            place: PhotoAsset.Place(latitude: 54.18, longitude: 7.88), isFavorite: true, draw: SamplePortraits.lighthouse),
        Entry(name: "Mosaic", kind: .photo, width: 1600, height: 1200, age: 540, minute: 845, draw: SampleLandscapes.mosaic),
        Entry(
            name: "Dunes", kind: .photo, width: 1600, height: 1200, age: 431, minute: 1105,
            place: PhotoAsset.Place(latitude: 31.1, longitude: -4.01), draw: SampleLandscapes.dunes),
        Entry(name: "Tulips", kind: .photo, width: 1200, height: 1600, age: 372, minute: 700, draw: SamplePortraits.tulips),
        Entry(name: "Rings", kind: .photo, width: 1200, height: 1200, age: 300, minute: 900, draw: SamplePortraits.rings),
        Entry(
            name: "Boat", kind: .photo, width: 1600, height: 1200, age: 262, minute: 868,
            place: PhotoAsset.Place(latitude: 43.5, longitude: 16.44), isFavorite: true, draw: SampleLandscapes.boat),
        Entry(name: "Panorama", kind: .panorama, width: 3000, height: 900, age: 205, minute: 577, draw: SampleLandscapes.panorama),
        Entry(
            name: "Mountain", kind: .photo, width: 1200, height: 1600, age: 204, minute: 610,
            place: PhotoAsset.Place(latitude: 46.55, longitude: 7.98), draw: SamplePortraits.mountain),
        Entry(name: "Balloon", kind: .photo, width: 1200, height: 1600, age: 121, minute: 455, draw: SamplePortraits.balloon),
        Entry(name: "Screenshot", kind: .screenshot, width: 590, height: 1278, age: 60, minute: 1300, draw: SamplePortraits.screenshot),
        Entry(
            name: "Ball", kind: .animation, width: 240, height: 240, age: 45, minute: 990, draw: { SamplePortraits.ball($0, part: 0.5) }),
        Entry(
            name: "Skyline", kind: .photo, width: 1600, height: 1200, age: 20, minute: 1210, isFavorite: true,
            draw: SampleLandscapes.skyline),
        Entry(name: "Night", kind: .photo, width: 1600, height: 1200, age: 0, minute: 1330, draw: SampleLandscapes.night),
    ]

    /// 2006-12-24, midnight in Greenwich, in seconds since 1970: before the date that scripts begin with, so that what an app adds is newer.
    private static let newestDay = 1_166_918_400.0

    static func date(_ entry: Entry) -> Date {
        Date(timeIntervalSince1970: newestDay - Double(entry.age) * 86_400 + Double(entry.minute) * 60)
    }

    /// The photo in a size; nil for an index without one. > Units: pixels.
    package static func image(_ index: Int, size: CGSize) -> CGImage? {
        guard entries.indices.contains(index) else { return nil }
        return PhotoBitmap.draw(size) { entries[index].draw(SampleCanvas(context: $0, size: size)) }
    }

    /// The photo as a file: a GIF for the animation, a PNG for the screenshot, else a JPEG.
    package static func file(_ index: Int) -> Data? {
        guard entries.indices.contains(index) else { return nil }
        let entry = entries[index]
        let size = CGSize(width: entry.width, height: entry.height)
        if entry.kind == .animation {
            let count = 12
            let frames = (0..<count).compactMap { frame in
                PhotoBitmap.draw(size) { context in
                    SamplePortraits.ball(SampleCanvas(context: context, size: size), part: CGFloat(frame) / CGFloat(count))
                }
            }
            return PhotoFile.gif(frames, delay: 0.06)
        }
        guard let image = image(index, size: size) else { return nil }
        return entry.kind == .screenshot ? PhotoFile.png(image) : PhotoFile.jpeg(image)
    }
}

extension PhotoLibraryContents {
    /// A new library: fourteen photos, and an album.
    package static var samples: PhotoLibraryContents {
        var contents = PhotoLibraryContents()
        var assets: [PhotoAsset] = []
        for (index, entry) in SamplePicture.entries.enumerated() {
            let (type, suffix) =
                switch entry.kind {
                case .animation: ("com.compuserve.gif", "GIF")
                case .screenshot: ("public.png", "PNG")
                case .photo, .panorama: ("public.jpeg", "JPG")
                }
            let number = String(index + 1)
            var asset = PhotoAsset(
                id: contents.identifier(offset: index), content: .sample(index), kind: entry.kind, width: entry.width,
                height: entry.height, created: SamplePicture.date(entry), type: type,
                fileName: "IMG_" + String(repeating: "0", count: 4 - number.count) + number + "." + suffix)
            (asset.place, asset.isFavorite) = (entry.place, entry.isFavorite)
            assets.append(asset)
        }
        let travels = PhotoAlbum(
            id: contents.identifier(offset: assets.count), title: "Travels", assets: assets.filter { $0.place != nil }.map(\.id))
        // These changes cannot fail: all identifiers differ, and the album names assets that are there.
        try? contents.apply(assets.map(PhotoLibraryChange.add) + [.addAlbum(travels)])
        return contents
    }
}
