import CryptoKit
import ImagePipeline
import UIKit

/// The app's images, from memory, disk or the service.
@MainActor
final class ImageStore {
    static let shared = ImageStore(folder: Settings.caches.appendingPathComponent("Pictures", isDirectory: true), base: Settings.service)

    let folder: URL
    private let base: URL
    private let pipeline: ImagePipeline
    private let observation = Observation()
    /// While something scrolls, images wait for everything that is more urgent.
    var isScrolling = false
    /// Of what is loaded now.
    var priority: ImagePriority { isScrolling ? .low : .high }

    /// - Parameter pipeline: loads the images; one of its own if nil.
    init(folder: URL, base: URL, pipeline: ImagePipeline? = nil) {
        self.folder = folder
        self.base = base
        self.pipeline = pipeline ?? ImagePipeline(folder: folder)
        observation.on(UIApplication.didReceiveMemoryWarningNotification) { [weak self] _ in self?.dropMemory() }
    }

    /// The decoded images go; what is on the disk stays.
    func dropMemory() { pipeline.removeAllFromMemory() }

    func clear() { pipeline.removeAll() }

    /// The bytes on the disk.
    func diskSize() -> Int64 {
        let keys: Set<URLResourceKey> = [.fileSizeKey]
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        return files.reduce(0) { $0 + Int64((try? $1.resourceValues(forKeys: keys))?.fileSize ?? 0) }
    }

    func url(_ path: String) -> URL? { URL(string: path, relativeTo: base)?.absoluteURL }

    private func request(_ path: String, longestSide: CGFloat) -> ImageRequest? {
        guard let url = url(path) else { return nil }
        // Addresses may be longer than the names of files.
        let key = SHA256.hash(data: Data(url.absoluteString.utf8)).map { String(format: "%02x", $0) }.joined()
        return ImageRequest(key: key, source: .network(URLRequest(url: url)), longestSide: Int(longestSide))
    }

    func image(_ path: String, longestSide: CGFloat) -> UIImage? { request(path, longestSide: longestSide).flatMap(pipeline.image) }

    func load(_ path: String, longestSide: CGFloat, completion: @escaping (UIImage?) -> Void) -> ImageTask? {
        guard let request = request(path, longestSide: longestSide) else { return nil }
        return pipeline.load(request, priority: priority) { completion(try? $0.get()) }
    }
}
