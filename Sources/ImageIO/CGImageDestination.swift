internal import CoreGraphics

/// Writes a file of one or more images.
///
/// > Contract: ImageIO, CGImageDestination. Writes PNG, JPEG, GIF, WebP and HEIC.
public final class CGImageDestination {
    private enum Target {
        case data(NSMutableData)
        case url(URL)
    }

    private struct Entry {
        var image: CGImage
        var properties: NSDictionary
    }

    private let target: Target
    private let format: ImageFormat
    private let count: Int
    private var entries: [Entry] = []
    private var isFinished = false
    var properties = NSDictionary()

    init?(data: NSMutableData, type: String, count: Int) {
        guard let format = ImageFormat(rawValue: type), ImageFormat.writable.contains(format), count > 0 else { return nil }
        target = .data(data)
        self.format = format
        self.count = count
    }

    init?(url: URL, type: String, count: Int) {
        guard let format = ImageFormat(rawValue: type), ImageFormat.writable.contains(format), count > 0, url.isFileURL else { return nil }
        target = .url(url)
        self.format = format
        self.count = count
    }

    /// Images beyond the declared number are ignored.
    func add(_ image: CGImage, properties: NSDictionary?) {
        guard entries.count < count, !isFinished else { return }
        var entry = Entry(image: image, properties: properties ?? NSDictionary())
        if let largest = number(kCGImageDestinationImageMaxPixelSize, of: entry), largest >= 1 {
            entry.image = image.withPixels { Self.shrunk($0, largest: Int(min(largest, 65_500))) } ?? image
        }
        entries.append(entry)
    }

    /// False if the declared number of images was not added, or the file could not be written.
    func finish() -> Bool {
        guard !isFinished, entries.count == count, let file = encoded() else { return false }
        isFinished = true
        switch target {
        case .data(let data):
            data.append(file)
            return true
        case .url(let url): return (try? file.write(to: url, options: .atomic)) != nil
        }
    }

    private func encoded() -> Data? {
        guard let first = entries.first else { return nil }
        let quality = number(kCGImageDestinationLossyCompressionQuality, of: first) ?? 0.8
        switch format {
        case .png: return entries.count > 1 ? animatedPNG(first) : ImageEncoder.png(first.image)
        case .jpeg:
            return ImageEncoder.jpeg(first.image, quality: CGFloat(quality), orientation: orientation(of: first))
        case .heic:
            return ImageEncoder.heic(first.image, quality: CGFloat(quality), orientation: orientation(of: first))
        case .avif: return nil
        case .gif:
            return GIFEncoder.encode(
                entries.map { GIFEncoder.Frame(image: $0.image, delay: delay(of: $0, kCGImagePropertyGIFDictionary)) },
                loopCount: loops(kCGImagePropertyGIFDictionary)
            )
        case .webp:
            guard entries.count > 1 else { return ImageEncoder.webp(first.image, quality: CGFloat(quality)) }
            return WebPAnimationEncoder.encode(
                entries.map { WebPAnimationEncoder.Frame(image: $0.image, delay: delay(of: $0, kCGImagePropertyWebPDictionary)) },
                loopCount: loops(kCGImagePropertyWebPDictionary) ?? 1, quality: CGFloat(quality)
            )
        }
    }

    /// Several images are the frames of an animated PNG, which all have the size of the first.
    private func animatedPNG(_ first: Entry) -> Data? {
        let loops = loops(kCGImagePropertyPNGDictionary).map { max(0, $0) } ?? 0
        let encoder = APNGEncoder(width: first.image.width, height: first.image.height, loopCount: loops)
        var time = 0
        for entry in entries {
            guard encoder.add(entry.image, at: time) else { return nil }
            let delay = delay(of: entry, kCGImagePropertyPNGDictionary)
            time += max(1, Int((min(max(delay, 0), 60) * 1000).rounded()))
        }
        return encoder.finish(at: time)
    }

    /// Upright for a number that is no orientation.
    private func orientation(of entry: Entry) -> CGImagePropertyOrientation {
        let number = number(kCGImagePropertyOrientation, of: entry).flatMap { UInt32(exactly: $0.rounded(.towardZero)) }
        return number.flatMap { CGImagePropertyOrientation(rawValue: $0) } ?? .up
    }

    /// Nil if the image is small enough already.
    private static func shrunk(_ memory: PixelMemory, largest: Int) -> CGImage? {
        let size = ImageScaling.size(width: memory.width, height: memory.height, largest: largest)
        guard size.width < memory.width || size.height < memory.height else { return nil }
        return (try? ImageScaling.render(memory, width: size.width, height: size.height, orientation: .up)).map { CGImage(memory: $0) }
    }

    private func number(_ key: CFString, of entry: Entry) -> Double? {
        let value = ((entry.properties[key] ?? properties[key]) as? NSNumber)?.doubleValue
        return value.flatMap { $0.isFinite ? $0 : nil }
    }

    private func delay(of entry: Entry, _ dictionary: CFString) -> Double {
        let values = entry.properties[dictionary] as? NSDictionary
        let delay = ((values?["UnclampedDelayTime"] ?? values?["DelayTime"]) as? NSNumber)?.doubleValue ?? 0.1
        return delay.isFinite ? delay : 0.1
    }

    private func loops(_ dictionary: CFString) -> Int? {
        ((properties[dictionary] as? NSDictionary)?["LoopCount"] as? NSNumber)?.intValue
    }
}
