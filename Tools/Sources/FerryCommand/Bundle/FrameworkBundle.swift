import Foundation

/// Ferry as an unpacked bundle: its programs, libraries and modules, built elsewhere.
struct FrameworkBundle {
    let root: String
    let manifest: BundleManifest

    var programs: String { root + "/lib" }

    /// The bundle at a path; nil if the folder is not a bundle.
    init?(at root: String) throws {
        guard let data = FileManager.default.contents(atPath: "\(root)/\(BundleManifest.name)") else { return nil }
        self.root = root
        do {
            manifest = try BundleManifest(reading: String(decoding: data, as: UTF8.self))
        } catch {
            throw CommandFailure("\(root): \(error.message)")
        }
    }

    /// The bundle that a program is part of.
    init?(of program: String) throws {
        let folder = (program as NSString).deletingLastPathComponent as NSString
        guard folder.lastPathComponent == "lib" else { return nil }
        try self.init(at: folder.deletingLastPathComponent)
    }

    /// The frameworks, with the paths that they have here.
    func framework() throws -> FrameworkBuild {
        let file = programs + "/framework.json"
        guard let data = FileManager.default.contents(atPath: file), let build = try? JSONDecoder().decode(FrameworkBuild.self, from: data)
        else { throw CommandFailure("\(file) cannot be read; delete \(root), and the next run unpacks the bundle again") }
        return build.located(at: root)
    }
}
