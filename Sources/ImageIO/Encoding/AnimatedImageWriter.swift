package import CoreGraphics

/// A moving picture that grows frame by frame and keeps every pixel.
package final class AnimatedImageWriter {
    package enum Format: String, Sendable { case webp, png }

    private enum Encoder {
        case webp(WebPAnimationEncoder)
        case png(APNGEncoder)
    }
    private let encoder: Encoder

    /// Nil without memory, or when a side is not between 1 and 16 383 pixels.
    package init?(_ format: Format, width: Int, height: Int, loopCount: Int = 0) {
        guard (1...16_383).contains(width), (1...16_383).contains(height) else { return nil }
        switch format {
        case .png: encoder = .png(APNGEncoder(width: width, height: height, loopCount: loopCount))
        case .webp:
            guard let made = WebPAnimationEncoder(width: width, height: height, loopCount: loopCount, quality: 1, effort: 0) else {
                return nil
            }
            encoder = .webp(made)
        }
    }

    /// Shows an image from a moment on, later than all before. False when its size is another, or without memory. > Units: seconds.
    package func add(_ image: CGImage, at time: Double) -> Bool {
        switch encoder {
        case .webp(let file): file.add(image, at: Self.milliseconds(time))
        case .png(let file): file.add(image, at: Self.milliseconds(time))
        }
    }

    /// The file, whose last frame is shown until `time`. Nil without a frame.
    package func finish(at time: Double) -> Data? {
        switch encoder {
        case .webp(let file): file.finish(at: Self.milliseconds(time))
        case .png(let file): file.finish(at: Self.milliseconds(time))
        }
    }

    private static func milliseconds(_ time: Double) -> Int { Int((min(max(time, 0), 1e6) * 1000).rounded()) }
}
