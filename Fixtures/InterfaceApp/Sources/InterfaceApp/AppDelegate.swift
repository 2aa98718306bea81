import UIKit

/// The storyboard that `Info.plist` names makes the window's first screen.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
