internal import AppLink
internal import DeviceProtocol
internal import Foundation
internal import QuartzCore
internal import UIPhotos
internal import UserNotifications
internal import ViewInspection

// The only place where applications connect to their simulator.

/// Starts an application with classes given by name, and never returns; returns 0 in an app that unit tests are loaded into.
///
/// > Contract: UIKit, UIApplicationMain
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    ApplicationLauncher.run(
        environment: AppEnvironment.connected(),
        principalClass: ApplicationLauncher.type(named: principalClassName) as? UIApplication.Type,
        delegateClass: ApplicationLauncher.type(named: delegateClassName) as? any UIApplicationDelegate.Type)
    return 0
}

extension UIApplicationDelegate {
    /// The entry point of `@main` on an app's delegate.
    public static func main() {
        ApplicationLauncher.run(environment: AppEnvironment.connected(), principalClass: nil, delegateClass: Self.self)
    }
}

@MainActor private enum AppEnvironment {
    /// The simulator of `FERRY_LINK`; without one, an environment without output.
    static func connected() -> any ApplicationEnvironment {
        NotificationPresenter.install()
        PhotoChooser.install()
        ViewInspector.install()
        do throws(LinkError) {
            guard let link = try SocketLink.fromEnvironment() else { return StandaloneEnvironment() }
            LayerContext.main.link = link
            return link
        } catch {
            FileHandle.standardError.write(Data("ferry: \(error)\n".utf8))
            exit(1)
        }
    }
}
