import ImageIO
import UIKit

/// Loads the images of a GIF with their times.
@MainActor
final class AnimationLoader {
    private static let transport: Transport = URLSessionTransport()
    private var task: Cancellable?

    init(path: String, completion: @escaping @MainActor (UIImage) -> Void) {
        guard let url = ImageStore.shared.url(path) else { return }
        task = Self.transport.send(HTTPRequest(method: .get, url: url), progress: nil) { outcome in
            guard case .success(let answer) = outcome, answer.status == 200, let image = Self.animation(answer.body) else { return }
            DispatchQueue.main.async { completion(image) }
        }
    }

    deinit { task?.cancel() }

    /// Nil for an image that does not move.
    nonisolated static func animation(_ data: Data) -> UIImage? {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
        let count = CGImageSourceGetCount(source)
        guard count > 1 else { return nil }
        var (images, duration): ([UIImage], TimeInterval) = ([], 0)
        for index in 0..<count {
            guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
            let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
            let gif = properties?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
            let delay = (gif?[kCGImagePropertyGIFUnclampedDelayTime] as? NSNumber ?? gif?[kCGImagePropertyGIFDelayTime] as? NSNumber)?
                .doubleValue
            // Browsers show images without a time for a tenth of a second.
            let time = max(delay ?? 0.1, 0.02)
            images += Array(repeating: UIImage(cgImage: image), count: max(1, Int((time / 0.02).rounded())))
            duration += time
        }
        return UIImage.animatedImage(with: images, duration: duration)
    }
}
