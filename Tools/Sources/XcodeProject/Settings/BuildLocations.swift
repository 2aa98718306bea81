/// The settings that say where a build puts what it makes.
enum BuildLocations {
    static func settings(of target: XcodeTarget) -> [String: String] {
        let folder = ScriptPlan.buildFolder
        var settings = [
            "ACTION": "build", "BUILD_DIR": folder, "SYMROOT": folder, "BUILD_ROOT": folder, "OBJROOT": folder + "/temporary",
            "CONFIGURATION_BUILD_DIR": folder + "/products", "BUILT_PRODUCTS_DIR": folder + "/products",
            "TARGET_BUILD_DIR": folder + "/products", "PROJECT_TEMP_DIR": "$(OBJROOT)",
            "TARGET_TEMP_DIR": "$(OBJROOT)/$(TARGET_NAME)", "TEMP_DIR": "$(TARGET_TEMP_DIR)",
            "DERIVED_FILE_DIR": "$(TARGET_TEMP_DIR)/derived", "DERIVED_SOURCES_DIR": "$(DERIVED_FILE_DIR)",
            "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)", "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)",
            "UNLOCALIZED_RESOURCES_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)", "EXECUTABLE_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)",
            "EXECUTABLE_PATH": "$(EXECUTABLE_FOLDER_PATH)/$(EXECUTABLE_NAME)", "INFOPLIST_PATH": "$(CONTENTS_FOLDER_PATH)/Info.plist",
            "FRAMEWORKS_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)/Frameworks", "PLUGINS_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)/PlugIns",
            "CODESIGNING_FOLDER_PATH": "$(TARGET_BUILD_DIR)/$(WRAPPER_NAME)", "CODE_SIGNING_ALLOWED": "NO", "ENABLE_PREVIEWS": "NO",
        ]
        let wrapper: [XcodeTarget.Kind: String] = [.application: "app", .framework: "framework", .bundle: "bundle", .unitTests: "xctest"]
        settings["WRAPPER_EXTENSION"] = wrapper[target.kind] ?? ""
        settings["WRAPPER_NAME"] = wrapper[target.kind] == nil ? "$(PRODUCT_NAME)" : "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)"
        return settings
    }
}
