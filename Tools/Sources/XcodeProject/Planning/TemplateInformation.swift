/// What an `Info.plist` that is missing most likely said: the main storyboard and scene delegate of Xcode's app template.
///
/// Many public projects have every `*.plist` in their `.gitignore`. Xcode does not build those; here they show their main screen, with a note.
struct TemplateInformation {
    let values: [String: Any]
    let note: String

    /// Nil for a target without `Main.storyboard`: what it shows is not known.
    init?(_ module: ModulePlan) {
        guard module.kind == .application, module.interfaces.contains(where: { $0.source.hasSuffix("/Main.storyboard") }) else {
            return nil
        }
        var values: [String: Any] = ["UIMainStoryboardFile": "Main"]
        guard module.swift.contains(where: { $0.hasSuffix("/SceneDelegate.swift") }) else {
            (self.values, note) = (values, "the app starts with Main.storyboard, as one made from Xcode's template")
            return
        }
        let configuration = [
            "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": "\(module.name).SceneDelegate",
            "UISceneStoryboardFile": "Main",
        ]
        values["UIApplicationSceneManifest"] =
            [
                "UIApplicationSupportsMultipleScenes": false,
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
            ] as [String: Any]
        self.values = values
        note = "the app starts with Main.storyboard and SceneDelegate, as one made from Xcode's template"
    }
}
