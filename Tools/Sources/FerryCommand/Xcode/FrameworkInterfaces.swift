import Foundation
import InterfaceCompiler
import XcodeProject

/// Where the Interface Builder files of a project's targets are in the app's bundle.
enum FrameworkInterfaces {
    /// All files are side by side in the bundle. A framework of which a file would take the place of another's has a folder of its own instead, where
    /// `DeviceBundles` looks for it; the app's files come first.
    static func files(of modules: [ModulePlan]) -> [InterfaceFile] {
        var taken: Set<String> = []
        var files: [InterfaceFile] = []
        for module in modules.filter({ $0.kind != .library }) + modules.filter({ $0.kind == .library }) {
            let places = module.interfaces.map { key($0) }
            let isFirst = taken.isDisjoint(with: places) || module.kind != .library
            if isFirst { taken.formUnion(places) }
            let folder = isFirst ? "" : "\(AppBundle.frameworks)/\(module.name).framework/"
            files += module.interfaces.flatMap { interface in
                let outlets = OwnOutlets(module: module.name, sources: module.swift).named(in: interface.source)
                return InterfaceFile.all(at: interface.source, place: folder + interface.place, module: module.name).map { file in
                    var file = file
                    file.ownOutlets = outlets
                    return file
                }
            }
        }
        return files
    }

    private static func key(_ file: ModulePlan.Resource) -> String {
        file.place + "." + (file.source as NSString).pathExtension.lowercased()
    }
}
