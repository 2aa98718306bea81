package import CoreGraphics
import Foundation
import ImageIO

/// Compares an image with the golden in the repository.
///
/// A missing golden fails the test. Nothing is written unless `FERRY_UPDATE_GOLDENS` is 1; on a difference the new image is written to the
/// temporary folder, and the message contains its path.
package enum GoldenImage {
    /// The tolerated difference of two images. Every use explains a value above 0.
    package struct Tolerance {
        /// Largest difference of one channel, 0...255, that still counts as equal.
        package var channel: Int
        /// Fraction of all pixels that may differ by more.
        package var pixels: Double
        /// Fraction of the pixels of any tile that may differ strongly: a missing or moved stroke is few pixels of an image, but all in
        /// one tile.
        package var tilePixels: Double
        package var reason: String
        package init(channel: Int, pixels: Double, tilePixels: Double, reason: String) {
            self.channel = channel
            self.pixels = pixels
            self.tilePixels = tilePixels
            self.reason = reason
        }
        package static let exact = Tolerance(channel: 0, pixels: 0, tilePixels: 0, reason: "same source, same input, same bytes")
        /// FreeType and cairo versions differ in the last bits of antialiasing.
        package static let rasterizer = Tolerance(
            channel: 24, pixels: 0.002, tilePixels: 0.1, reason: "releases of FreeType and cairo differ in antialiasing")
    }

    /// Describes the difference; nil if the image equals the golden.
    package static func difference(of image: CGImage, from golden: URL, tolerance: Tolerance = .rasterizer) -> String? {
        if ProcessInfo.processInfo.environment["FERRY_UPDATE_GOLDENS"] == "1" {
            return write(image, to: golden) ? nil : "\(golden.path) cannot be written"
        }
        guard let source = CGImageSourceCreateWithURL(golden as CFURL, nil), let expected = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else {
            return "there is no golden image \(golden.lastPathComponent); the new image is \(keep(image, golden))"
        }
        guard expected.width == image.width, expected.height == image.height else {
            return
                "\(golden.lastPathComponent): \(image.width)×\(image.height) instead of \(expected.width)×\(expected.height); see \(keep(image, golden))"
        }
        let wrong = Differences(image, expected, channel: tolerance.channel)
        guard Double(wrong.count) <= tolerance.pixels * Double(image.width * image.height) else {
            return "\(golden.lastPathComponent): \(wrong.count) pixels differ, the first at \(wrong.first); see \(keep(image, golden))"
        }
        let limit = tolerance.tilePixels * Double(Differences.tileSide * Differences.tileSide)
        if let tile = wrong.strongest, Double(tile.count) > limit {
            return "\(golden.lastPathComponent): something differs at \(tile.x),\(tile.y); see \(keep(image, golden))"
        }
        return nil
    }

    private static func keep(_ image: CGImage, _ golden: URL) -> String {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-golden-" + golden.lastPathComponent)
        return write(image, to: place) ? place.path : "not saved: \(place.path) cannot be written"
    }

    private static func write(_ image: CGImage, to url: URL) -> Bool {
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard let destination = CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil) else { return false }
        CGImageDestinationAddImage(destination, image, nil)
        return CGImageDestinationFinalize(destination)
    }
}

/// The difference of two images of the same size. > Units: pixels.
private struct Differences {
    private(set) var count = 0
    private(set) var first = ""
    private var tiles: [Int: Int] = [:]
    private let columns: Int

    static let tileSide = 16
    /// Of one channel, 0...255: more than antialiasing changes at an edge.
    private static let strong = 96

    init(_ a: CGImage, _ b: CGImage, channel: Int) {
        columns = (a.width + Self.tileSide - 1) / Self.tileSide
        a.withPixels { left in
            b.withPixels { right in
                for y in 0..<a.height {
                    let rowA = (left.base + y * left.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                    let rowB = (right.base + y * right.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                    // Most rows are equal: comparing whole rows is fast even without optimisation.
                    if left.isOpaque == right.isOpaque, memcmp(rowA, rowB, a.width * 4) == 0 { continue }
                    for x in 0..<a.width {
                        // The alpha of an opaque image is not stored.
                        let apart = (0..<3).reduce(0) { max($0, abs(Int(rowA[x * 4 + $1]) - Int(rowB[x * 4 + $1]))) }
                        guard apart > channel else { continue }
                        if count == 0 { first = "\(x),\(y)" }
                        count += 1
                        if apart > Self.strong { tiles[y / Self.tileSide * columns + x / Self.tileSide, default: 0] += 1 }
                    }
                }
            }
        }
    }

    /// The tile with the most strongly different pixels, by its origin.
    var strongest: (x: Int, y: Int, count: Int)? {
        tiles.max { ($0.value, $1.key) < ($1.value, $0.key) }
            .map { ($0.key % columns * Self.tileSide, $0.key / columns * Self.tileSide, $0.value) }
    }
}
