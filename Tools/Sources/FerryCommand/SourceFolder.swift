import Foundation

/// The Swift files of a package or of a plain folder of sources.
enum SourceFolder {
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData"]

    /// Every Swift source below a folder, but not manifests, nor what lies in hidden or build folders.
    static func files(in folder: String) -> [String] {
        files(in: folder) { name, place in name.hasSuffix(".swift") && (!name.hasPrefix("Package") || place != folder) }
    }

    /// Whether a file below a package's folder belongs to its tests or to previews.
    static func isTestFile(_ path: String, in root: String) -> Bool {
        path.dropFirst(root.count).split(separator: "/").contains {
            $0.hasSuffix("Tests") || $0.hasSuffix("UITests") || $0 == "Preview Content"
        }
    }

    /// Every file that is wanted by its name and the folder it lies in, but none in hidden or build folders.
    static func files(in folder: String, where isWanted: (_ name: String, _ folder: String) -> Bool) -> [String] {
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
                } else if isWanted(name, next) {
                    found.append(path)
                }
            }
        }
        return found.sorted()
    }
}
