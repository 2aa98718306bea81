import Foundation

@testable import XcodeProject

/// Files in memory, by absolute path.
func files(_ texts: [String: String]) -> ProjectFiles {
    ProjectFiles(
        contents: { texts[$0].map { Data($0.utf8) } },
        list: { folder in
            var entries: [String: Bool] = [:]
            for path in texts.keys where path.hasPrefix(folder + "/") {
                let parts = path.dropFirst(folder.count + 1).split(separator: "/", omittingEmptySubsequences: true)
                guard let first = parts.first else { continue }
                entries[String(first)] = parts.count > 1
            }
            return entries.isEmpty ? nil : entries.keys.sorted().map { ProjectFiles.Entry($0, isFolder: entries[$0] ?? false) }
        })
}

/// A project file of objects, each as `ID = { … };`.
func project(_ objects: String) -> String {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjects = {
    \(objects)
    \t};
    \trootObject = ROOT /* Project object */;
    }
    """
}

/// What every project has: a root with a group, targets and configurations.
func root(targets: String, children: String, settings: String = "SDKROOT = iphoneos;", more: String = "") -> String {
    """
    ROOT = {isa = PBXProject; buildConfigurationList = LIST; developmentRegion = English; mainGroup = MAIN; targets = (\(targets)); \(more)};
    MAIN = {isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
    LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG, RELEASE); defaultConfigurationName = Release; };
    DEBUG = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Debug; };
    RELEASE = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Release; };
    """
}

/// A target with the files of its source and resource phases, which are objects named `F…`.
func target(
    _ id: String, _ name: String, type: String = "application", sources: [String] = [], resources: [String] = [], frameworks: String = "",
    dependencies: String = "", settings: String = "", more: String = ""
) -> String {
    let builds = (sources + resources).map { "B\(id)\($0) = {isa = PBXBuildFile; fileRef = \($0); };" }.joined(separator: "\n")
    let list = { (files: [String]) in files.map { "B\(id)\($0)" }.joined(separator: ", ") }
    return """
        \(id) = {isa = PBXNativeTarget; buildConfigurationList = \(id)LIST; buildPhases = (\(id)S, \(id)F, \(id)R); dependencies = (\(dependencies));
          name = "\(name)"; productReference = \(id)PRODUCT; productType = "com.apple.product-type.\(type)"; \(more)};
        \(id)PRODUCT = {isa = PBXFileReference; path = "\(name).\(type == "application" ? "app" : type)"; sourceTree = BUILT_PRODUCTS_DIR; };
        \(id)LIST = {isa = XCConfigurationList; buildConfigurations = (\(id)DEBUG); };
        \(id)DEBUG = {isa = XCBuildConfiguration; buildSettings = {\(settings)}; name = Debug; };
        \(id)S = {isa = PBXSourcesBuildPhase; files = (\(list(sources))); };
        \(id)F = {isa = PBXFrameworksBuildPhase; files = (\(frameworks)); };
        \(id)R = {isa = PBXResourcesBuildPhase; files = (\(list(resources))); };
        \(builds)
        """
}

func reference(_ id: String, _ path: String, _ more: String = "") -> String {
    "\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; \(more)};"
}
