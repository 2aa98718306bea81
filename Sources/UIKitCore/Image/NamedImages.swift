import Foundation

/// The name of a picture's file, taken apart: `name@2x~ipad` is "name", scale 2.
struct ImageName: Hashable {
    var base: String
    var scale: CGFloat?

    init(_ name: String) {
        var base = name
        for idiom in ["~iphone", "~ipad"] where base.hasSuffix(idiom) { base.removeLast(idiom.count) }
        for factor in 1...3 where base.hasSuffix("@\(factor)x") {
            base.removeLast(3)
            scale = CGFloat(factor)
        }
        self.base = base
    }
}

/// Pictures by name, each read once and kept. > Isolation: any thread.
final class NamedImages: @unchecked Sendable {
    static let shared = NamedImages()

    private struct Key: Hashable {
        var name: String
        var folder: String
        var scale: CGFloat
    }
    private var known: [Key: ImageContent] = [:]
    private let lock = NSLock()
    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp"]

    func content(_ name: String, in bundle: Bundle?, scale: CGFloat) -> ImageContent? {
        guard !name.isEmpty else { return nil }
        for folder in folders(of: bundle) {
            let key = Key(name: name, folder: folder, scale: scale)
            if let content = lock.withLock({ known[key] }) { return content }
            guard let content = Self.candidates(name, scale: scale).lazy.compactMap({ ImageFiles.content(path: folder + "/" + $0) }).first
            else {
                continue
            }
            lock.withLock { known[key] = content }
            return content
        }
        return nil
    }

    /// The given bundle's resources, or the app's.
    private func folders(of bundle: Bundle?) -> [String] { [(bundle ?? .main).resourcePath].compactMap { $0 } }

    /// File names to try, best first: the screen's scale, then the larger ones, then the smaller.
    static func candidates(_ name: String, scale: CGFloat) -> [String] {
        let given = (name as NSString).pathExtension.lowercased()
        let hasExtension = extensions.contains(given)
        let base = hasExtension ? (name as NSString).deletingPathExtension : name
        let wanted = Int(scale.rounded())
        let order = ([wanted] + (1...3).filter { $0 > wanted } + (1...3).reversed().filter { $0 < wanted })
        let suffixes = order.map { $0 == 1 ? "" : "@\($0)x" }
        return suffixes.flatMap { suffix in
            (hasExtension ? [(name as NSString).pathExtension] : extensions).map { "\(base)\(suffix).\($0)" }
        }
    }
}
