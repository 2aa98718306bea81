import Foundation
import XcodeProject

/// The resources of a plan's modules, as links in a folder that has the structure of the app's bundle.
struct StagedResources {
    let folder: String
    /// Files of one module that would be in one place, in one sentence each.
    private(set) var collisions: [String] = []

    /// > Parameters: modules: of two files in one place the later module's is used.
    init(of modules: [ModulePlan], in folder: String) throws {
        self.folder = folder
        let files = FileManager.default
        try? files.removeItem(atPath: folder)
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for module in modules {
            var known: [String: String] = [:]
            for resource in module.resources {
                if let other = known.updateValue(resource.source, forKey: resource.place), other != resource.source {
                    collisions.append(
                        "\(resource.place) in the app's bundle could be \(other) or \(resource.source); the second one is used")
                }
            }
        }
        for resource in modules.flatMap(\.resources) {
            let place = "\(folder)/\(resource.place)"
            try files.createDirectory(atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try? files.removeItem(atPath: place)
            try files.createSymbolicLink(atPath: place, withDestinationPath: resource.source)
        }
    }
}
