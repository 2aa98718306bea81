package import DeviceProtocol
internal import Foundation

/// Values of an app's `Info.plist` about orientation, appearance and background modes.
///
/// A key may end in `~ipad` or `~iphone`; such a key takes precedence over the plain one.
/// > Contract: Information Property List, UISupportedInterfaceOrientations and its neighbours.
package struct AppInfoDictionary {
    /// Nil if nothing is declared.
    let orientations: UIInterfaceOrientationMask?
    /// Unspecified: the device's.
    package let style: UIUserInterfaceStyle
    /// If false, the app sets the status bar, not its controllers.
    let controllersDecideStatusBar: Bool
    let statusBarStyle: UIStatusBarStyle
    let isStatusBarHidden: Bool
    let requiresFullScreen: Bool
    /// What the app does in the background.
    let backgroundModes: Set<String>
    /// Names of the icons that it can use instead of its primary one.
    let alternateIcons: Set<String>

    package init(_ values: [String: Any], idiom: DeviceState.Idiom) {
        func value(_ key: String) -> Any? { values[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? values[key] }
        /// Older projects write flags as texts.
        func flag(_ key: String) -> Bool? { value(key) as? Bool ?? (value(key) as? String).map { ($0 as NSString).boolValue } }
        let masks = (value("UISupportedInterfaceOrientations") as? [String])?.compactMap(Self.mask)
        orientations = masks.flatMap { $0.isEmpty ? nil : UIInterfaceOrientationMask($0) }
        style =
            switch value("UIUserInterfaceStyle") as? String {
            case "Light": .light
            case "Dark": .dark
            default: .unspecified
            }
        controllersDecideStatusBar = flag("UIViewControllerBasedStatusBarAppearance") ?? true
        statusBarStyle =
            switch value("UIStatusBarStyle") as? String {
            case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque": .lightContent
            case "UIStatusBarStyleDarkContent": .darkContent
            default: .default
            }
        isStatusBarHidden = flag("UIStatusBarHidden") ?? false
        requiresFullScreen = flag("UIRequiresFullScreen") ?? false
        backgroundModes = Set(value("UIBackgroundModes") as? [String] ?? [])
        let icons = (value("CFBundleIcons") as? [String: Any])?["CFBundleAlternateIcons"] as? [String: Any]
        alternateIcons = Set((icons ?? [:]).keys)
    }

    private static func mask(_ name: String) -> UIInterfaceOrientationMask? {
        switch name {
        case "UIInterfaceOrientationPortrait": .portrait
        case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
        case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
        case "UIInterfaceOrientationLandscapeRight": .landscapeRight
        default: nil
        }
    }
}
