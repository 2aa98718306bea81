package import CoreGraphics
import Foundation
import ImageIO

/// Compares a picture with the one kept in the repository.
///
/// A missing golden fails. Nothing is written unless `FERRY_UPDATE_GOLDENS` is 1; on a difference the new picture is left in the temporary
/// folder, and its place is in the message.
package enum GoldenImage {
    /// How far two pictures may be apart. Every use says why it needs more than nothing.
    package struct Tolerance {
        /// Largest difference of one channel, 0...255, that still counts as the same.
        package var channel: Int
        /// Share of all pixels that may differ by more.
        package var pixels: Double
        package var reason: String
        package init(channel: Int, pixels: Double, reason: String) {
            self.channel = channel
            self.pixels = pixels
            self.reason = reason
        }
        package static let exact = Tolerance(channel: 0, pixels: 0, reason: "same source, same input, same bytes")
        /// Releases of FreeType and cairo differ in the last bits of antialiasing.
        package static let rasterizer = Tolerance(
            channel: 24, pixels: 0.002, reason: "releases of FreeType and cairo differ in antialiasing")
    }

    /// What is wrong, or nil when the picture is the golden one.
    package static func difference(of image: CGImage, from golden: URL, tolerance: Tolerance = .rasterizer) -> String? {
        if ProcessInfo.processInfo.environment["FERRY_UPDATE_GOLDENS"] == "1" {
            return write(image, to: golden) ? nil : "\(golden.path) cannot be written"
        }
        guard let source = CGImageSourceCreateWithURL(golden as CFURL, nil), let expected = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else {
            return "there is no golden picture \(golden.lastPathComponent); the picture made is \(keep(image, golden))"
        }
        guard expected.width == image.width, expected.height == image.height else {
            return
                "\(golden.lastPathComponent): \(image.width)×\(image.height) instead of \(expected.width)×\(expected.height); see \(keep(image, golden))"
        }
        let wrong = differingPixels(image, expected, channel: tolerance.channel)
        guard Double(wrong.count) <= tolerance.pixels * Double(image.width * image.height) else {
            return "\(golden.lastPathComponent): \(wrong.count) pixels differ, the first at \(wrong.first); see \(keep(image, golden))"
        }
        return nil
    }

    private static func keep(_ image: CGImage, _ golden: URL) -> String {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-golden-" + golden.lastPathComponent)
        return write(image, to: place) ? place.path : "not kept: \(place.path) cannot be written"
    }

    private static func write(_ image: CGImage, to url: URL) -> Bool {
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard let destination = CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil) else { return false }
        CGImageDestinationAddImage(destination, image, nil)
        return CGImageDestinationFinalize(destination)
    }

    private static func differingPixels(_ a: CGImage, _ b: CGImage, channel: Int) -> (count: Int, first: String) {
        var count = 0
        var first = ""
        a.withPixels { left in
            b.withPixels { right in
                for y in 0..<a.height {
                    let rowA = (left.base + y * left.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                    let rowB = (right.base + y * right.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                    // Most rows are the same: a comparison of whole rows is quick also where nothing is optimised.
                    if left.isOpaque == right.isOpaque, memcmp(rowA, rowB, a.width * 4) == 0 { continue }
                    for x in 0..<a.width {
                        // Alpha of a picture without it is not stored.
                        let apart = (0..<3).contains { abs(Int(rowA[x * 4 + $0]) - Int(rowB[x * 4 + $0])) > channel }
                        guard apart else { continue }
                        if count == 0 { first = "\(x),\(y)" }
                        count += 1
                    }
                }
            }
        }
        return (count, first)
    }
}
