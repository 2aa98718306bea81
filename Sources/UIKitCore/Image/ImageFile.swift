internal import CoreGraphics
internal import Foundation

/// An image's file, and the scale in its name.
struct ImageFile: Hashable {
    let path: String
    let scale: CGFloat

    func read() -> Picture? { FileManager.default.contents(atPath: path).flatMap { Picture(data: $0, scale: scale) } }

    /// The extensions tried in this order for a name without one.
    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "PNG", "JPG"]

    /// The file at a path, or its variant for the screen's scale.
    static func find(path: String, scale: CGFloat) -> ImageFile? {
        let url = path as NSString
        let (stem, suffix) = (url.deletingPathExtension, url.pathExtension)
        if let own = Self.scale(ofStem: stem) { return exists(path) ? ImageFile(path: path, scale: own) : nil }
        for candidate in scales(for: scale) where candidate > 1 {
            let other = "\(stem)@\(Int(candidate))x" + (suffix.isEmpty ? "" : "." + suffix)
            if exists(other) { return ImageFile(path: other, scale: candidate) }
        }
        return exists(path) ? ImageFile(path: path, scale: 1) : nil
    }

    /// The file in a folder for a name with or without extension: the nearest scale, the device's idiom before others.
    static func find(name: String, in folder: String, scale: CGFloat, isPad: Bool) -> ImageFile? {
        let given = name as NSString
        let hasExtension = extensions.contains(given.pathExtension.lowercased())
        let stem = (folder as NSString).appendingPathComponent(hasExtension ? given.deletingPathExtension : name)
        let endings = hasExtension ? [given.pathExtension] : extensions
        if let own = Self.scale(ofStem: stem) {
            for ending in endings where exists("\(stem).\(ending)") { return ImageFile(path: "\(stem).\(ending)", scale: own) }
        }
        for candidate in scales(for: scale) {
            let mark = candidate > 1 ? "@\(Int(candidate))x" : ""
            for device in [isPad ? "~ipad" : "~iphone", ""] {
                for ending in endings {
                    let path = "\(stem)\(mark)\(device).\(ending)"
                    if exists(path) { return ImageFile(path: path, scale: candidate) }
                }
            }
        }
        return nil
    }

    /// The screen's scale first, then larger ones, then smaller ones.
    private static func scales(for scale: CGFloat) -> [CGFloat] {
        switch scale {
        case 3...: [3, 2, 1]
        case 2..<3: [2, 3, 1]
        default: [1, 2, 3]
        }
    }

    private static func scale(ofStem stem: String) -> CGFloat? {
        var name = Substring((stem as NSString).lastPathComponent)
        for device in ["~ipad", "~iphone"] where name.hasSuffix(device) { name = name.dropLast(device.count) }
        return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : name.hasSuffix("@1x") ? 1 : nil
    }

    private static func exists(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
