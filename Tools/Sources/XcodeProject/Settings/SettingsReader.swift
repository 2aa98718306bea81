/// Makes the settings of targets: Xcode's own, those of the project and of the target, each with its file.
struct SettingsReader {
    let files: ProjectFiles
    let configuration: String

    /// > Parameters: notes: receives what could not be read of configuration files.
    func settings(of target: XcodeTarget, in project: XcodeProject, notes: inout [XcodeFailure]) -> BuildSettings {
        let defaults = Self.defaults(target, project, configuration).merging(BuildLocations.settings(of: target)) { own, _ in own }
        var levels = [SettingLevel(defaults)]
        for list in [project.configurations, target.configurations] {
            guard let own = list.named(configuration) else { continue }
            if let base = own.base {
                let file = ConfigurationFile(base, root: project.folder, files)
                notes += file.notes
                levels.append(file.level)
            }
            levels.append(SettingLevel(own.settings))
        }
        return BuildSettings(levels: levels, configuration: configuration)
    }

    private static func defaults(_ target: XcodeTarget, _ project: XcodeProject, _ configuration: String) -> [String: String] {
        [
            "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": project.name, "PROJECT_DIR": project.folder,
            "SRCROOT": project.folder, "SOURCE_ROOT": project.folder, "PROJECT_FILE_PATH": project.path, "CONFIGURATION": configuration,
            "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PLATFORM_NAME": "iphonesimulator", "SDKROOT": "iphonesimulator",
            "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "ARCHS": "x86_64", "CURRENT_ARCH": "x86_64", "NATIVE_ARCH": "x86_64",
            "DEVELOPMENT_LANGUAGE": project.developmentLanguage,
            "PRODUCT_BUNDLE_PACKAGE_TYPE": target.kind == .application ? "APPL" : "FMWK",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "SWIFT_VERSION": "5.0", "PODS_ROOT": "$(SRCROOT)/Pods",
        ]
    }
}
