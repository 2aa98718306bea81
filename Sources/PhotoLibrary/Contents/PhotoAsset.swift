package import Foundation

/// A photo of the library, without its pixels.
package struct PhotoAsset: Codable, Hashable, Sendable, Identifiable {
    /// Where the pixels come from.
    package enum Content: Codable, Hashable, Sendable {
        /// The photo of ``SamplePicture`` at a place of its list, drawn when it is needed.
        case sample(Int)
        /// A file of the library, named after the identifier.
        case file
    }
    /// What a photo is besides being a photo.
    package enum Kind: String, Codable, Sendable { case photo, screenshot, panorama, animation }
    /// > Units: degrees north and east.
    package struct Place: Codable, Hashable, Sendable {
        package var latitude: Double
        package var longitude: Double

        package init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
    }

    package let id: String
    package var content: Content
    package var kind: Kind
    /// The size as displayed. > Units: pixels.
    package var width: Int
    package var height: Int
    package var created: Date?
    package var modified: Date?
    package var place: Place?
    package var isFavorite = false
    package var isHidden = false
    /// The uniform type of the file.
    package var type: String
    package var fileName: String

    package init(
        id: String, content: Content, kind: Kind = .photo, width: Int, height: Int, created: Date?, type: String = "public.jpeg",
        fileName: String
    ) {
        (self.id, self.content, self.kind, self.width, self.height) = (id, content, kind, width, height)
        (self.created, modified, self.type, self.fileName) = (created, created, type, fileName)
    }

    package var isLandscape: Bool { width > height }
}
