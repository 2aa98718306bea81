import Foundation

/// A folder that goes away with the test.
final class Folder {
    let path = NSTemporaryDirectory() + "living-stone-" + UUID().uuidString

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The app's own text, from the sources.
    static let words = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/LivingStone/Text/kjv.words").standardizedFileURL
}
