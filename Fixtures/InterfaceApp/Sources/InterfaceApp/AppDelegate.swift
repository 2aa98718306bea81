import UIKit

/// The storyboard that `Info.plist` names provides the window's root view controller.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
