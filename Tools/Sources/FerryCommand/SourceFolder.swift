import Foundation

/// The Swift files of a package or of a plain folder of sources.
enum SourceFolder {
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData"]

    /// Every Swift source below a folder, but not manifests, nor what lies in hidden or build folders.
    static func files(in folder: String) -> [String] {
        var found: [String] = []
        var pending = [folder]
        while let next = pending.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? [] {
                guard !name.hasPrefix("."), !skipped.contains(name) else { continue }
                let path = next + "/" + name
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
                if isFolder.boolValue {
                    pending.append(path)
                } else if name.hasSuffix(".swift"), !name.hasPrefix("Package") || next != folder {
                    found.append(path)
                }
            }
        }
        return found.sorted()
    }
}
