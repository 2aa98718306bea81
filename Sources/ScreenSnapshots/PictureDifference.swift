internal import CoreGraphics
internal import Foundation
internal import UIKitCore

extension SnapshotCheck.Kind {
    /// PNG files, compared by their pixels: encoders may differ from machine to machine.
    static let picture = SnapshotCheck.Kind(pathExtension: "png") { expected, actual in
        guard expected != actual else { return nil }
        guard let old = Pixels(png: expected) else { return ("the reference is no picture", nil) }
        guard let new = Pixels(png: actual) else { return ("the snapshot is no picture", nil) }
        guard (old.width, old.height) == (new.width, new.height) else {
            return ("it has \(new.width)×\(new.height) pixels, not \(old.width)×\(old.height)", nil)
        }
        let difference = PictureDifference(old, new)
        guard let area = difference.area else { return nil }
        let text =
            "\(difference.count) of \(old.width * old.height) pixels differ, in \(area.width)×\(area.height) pixels at "
            + "\(area.x), \(area.y)"
        return (text, difference.picture.png)
    }
}

/// The pixels of an image: red, green, blue and alpha, from the top.
struct Pixels {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    init(width: Int, height: Int, bytes: [UInt8]) { (self.width, self.height, self.bytes) = (width, height, bytes) }

    /// Nil for data that are no image, or one without pixels.
    init?(png: Data) {
        guard let image = UIImage(data: png)?.cgImage, image.width > 0, image.height > 0 else { return nil }
        (width, height) = (image.width, image.height)
        var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
        let (width, height) = (image.width, image.height)
        let isDrawn = bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return context != nil
        }
        guard isDrawn else { return nil }
        self.bytes = bytes
    }

    var png: Data? {
        var bytes = bytes
        return bytes.withUnsafeMutableBytes { memory in
            CGContext(
                data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?
                .makeImage().flatMap { UIImage(cgImage: $0).pngData() }
        }
    }
}

/// Where two images of one size differ.
struct PictureDifference {
    /// Of pixels that differ.
    private(set) var count = 0
    /// What contains them all; nil if there are none. > Units: pixels.
    private(set) var area: (x: Int, y: Int, width: Int, height: Int)?
    /// The second image, pale, with the pixels that differ in red.
    private(set) var picture: Pixels

    init(_ old: Pixels, _ new: Pixels) {
        var marked = new
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<new.height {
            for x in 0..<new.width {
                let place = (y * new.width + x) * 4
                if old.bytes[place..<place + 4] == new.bytes[place..<place + 4] {
                    for part in place..<place + 3 { marked.bytes[part] = UInt8((Int(new.bytes[part]) + 3 * 255) / 4) }
                } else {
                    (marked.bytes[place], marked.bytes[place + 1], marked.bytes[place + 2]) = (255, 0, 0)
                    count += 1
                    (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
                }
                marked.bytes[place + 3] = 255
            }
        }
        picture = marked
        area = count == 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
    }
}
