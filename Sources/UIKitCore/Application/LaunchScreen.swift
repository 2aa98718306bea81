package import Foundation
internal import HostInterface
internal import QuartzCore

/// What shows of an app from its start to its own first frame: a storyboard's first view, or a colour and a picture.
///
/// > Contract: Information Property List, UILaunchStoryboardName and UILaunchScreen. > Partial: bars that the dictionary asks for do not show.
@MainActor package enum LaunchScreen {
    /// Of another app too; nil where its `Info.plist` names none, or what it names is not there.
    ///
    /// - Parameter size: in points.
    package static func view(of bundle: Bundle, size: CGSize) -> UIView? {
        guard let view = storyboard(of: bundle) ?? picture(of: bundle) else { return nil }
        switch bundle.infoDictionary?["UIUserInterfaceStyle"] as? String {
        case "Light": view.overrideUserInterfaceStyle = .light
        case "Dark": view.overrideUserInterfaceStyle = .dark
        default: break
        }
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        return view
    }

    private static func value(_ key: String, in bundle: Bundle) -> Any? {
        let isPad = ApplicationContext.current.device.idiom == .pad
        return bundle.infoDictionary?[key + (isPad ? "~ipad" : "~iphone")] ?? bundle.infoDictionary?[key]
    }

    private static func storyboard(of bundle: Bundle) -> UIView? {
        guard let name = value("UILaunchStoryboardName", in: bundle) as? String else { return nil }
        if NibFiles.path(name, "storyboardc", in: bundle) != nil {
            return UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()?.view
        }
        guard NibFiles.path(name, "nib", in: bundle) != nil else { return nil }
        return UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UIView }.first
    }

    private static func picture(of bundle: Bundle) -> UIView? {
        guard let values = value("UILaunchScreen", in: bundle) as? [String: Any] else { return nil }
        let color = (values["UIColorName"] as? String).flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
        let image = (values["UIImageName"] as? String).flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
        let view = LaunchPicture(image, isInSafeArea: values["UIImageRespectsSafeAreaInsets"] as? Bool ?? false)
        view.backgroundColor = color ?? .systemBackground
        return view
    }

    // MARK: In the app that starts

    /// What a notification names that the application starts for.
    private static func notified(_ context: ApplicationContext, _ size: CGSize) -> UIView? {
        let name = context.environment.beginning.answer.flatMap { context.notificationService?.launchImageName(for: $0) }
        guard let image = name.flatMap({ UIImage(named: $0) }) else { return nil }
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFill
        view.frame = CGRect(origin: .zero, size: size)
        return view
    }

    /// Puts it on the screen before the application is told that it launches. > Returns: what is to go then; nil where there is none.
    static func show(_ context: ApplicationContext, of bundle: Bundle = .main) -> UIWindow? {
        let size = context.screen.bounds.size
        guard !context.environment.beginning.isBehind, let view = notified(context, size) ?? view(of: bundle, size: size) else {
            return nil
        }
        let window = UIWindow(frame: context.screen.bounds)
        window.isSystem = true
        window.addSubview(view)
        window.isHidden = false
        LayerContext.main.flush()
        return window
    }
}

/// A picture in the middle: as large as it is, smaller where there is no room.
private final class LaunchPicture: UIView {
    private let picture: UIImageView
    private let isInSafeArea: Bool

    init(_ image: UIImage?, isInSafeArea: Bool) {
        picture = UIImageView(image: image)
        self.isInSafeArea = isInSafeArea
        super.init(frame: .zero)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Before it is in a window there is no safe area but the device's.
        let insets = isInSafeArea ? ApplicationContext.current.device.safeInsets : .zero
        let room = bounds.inset(by: insets)
        guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return }
        let scale = min(1, room.width / size.width, room.height / size.height)
        picture.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
        picture.center = CGPoint(x: room.midX, y: room.midY)
    }
}
