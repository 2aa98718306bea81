internal import DeviceProtocol
package import Foundation
internal import QuartzCore

/// An app's screen from its launch to its first frame: a storyboard's initial view, or a colour and an image.
///
/// The system makes it, on iOS in another process: classes of the app are not in it, nor what its outlets and actions need, also where an app
/// names its main storyboard as its launch screen.
///
/// > Contract: Information Property List, UILaunchStoryboardName and UILaunchScreen.
@MainActor package enum LaunchScreen {
    /// Also for other apps; nil if `Info.plist` does not name a launch screen, or it does not exist.
    ///
    /// - Parameter size: in points.
    package static func view(of bundle: Bundle, size: CGSize) -> UIView? {
        let context = self.context
        context.isMakingLaunchScreen = true
        defer { context.isMakingLaunchScreen = false }
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

    private static var context: ApplicationContext { .current }

    private static func value(_ key: String, in bundle: Bundle) -> Any? {
        let isPad = context.device.idiom == .pad
        return bundle.infoDictionary?[key + (isPad ? "~ipad" : "~iphone")] ?? bundle.infoDictionary?[key]
    }

    private static func storyboard(of bundle: Bundle) -> UIView? {
        guard let name = value("UILaunchStoryboardName", in: bundle) as? String, !name.isEmpty else { return nil }
        if NibFiles.path(name, "storyboardc", in: bundle) != nil {
            return UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController().map(LaunchControllerView.init)
        }
        guard NibFiles.path(name, "nib", in: bundle) != nil else { return nil }
        return UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? UIView }.first
    }

    private static func picture(of bundle: Bundle) -> UIView? {
        guard let values = value("UILaunchScreen", in: bundle) as? [String: Any] else { return nil }
        let color = (values["UIColorName"] as? String).flatMap { UIColor(named: $0, in: bundle, compatibleWith: nil) }
        let image = (values["UIImageName"] as? String).flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
        let view = LaunchImageView(image, isInSafeArea: values["UIImageRespectsSafeAreaInsets"] as? Bool ?? false)
        view.backgroundColor = color ?? .systemBackground
        view.bars = bars(values) { UIImage(named: $0, in: bundle, compatibleWith: nil) }
        return view
    }

    /// The bars that the dictionary requests, without buttons or titles; with a background image if it names one.
    private static func bars(_ values: [String: Any], _ image: (String) -> UIImage?) -> LaunchImageView.Bars {
        func picture(_ key: String) -> UIImage?? {
            (values[key] as? [String: Any]).map { ($0["UIImageName"] as? String).flatMap(image) }
        }
        var bars = LaunchImageView.Bars()
        if let found = picture("UINavigationBar") {
            let bar = UINavigationBar(frame: .zero)
            bar.setBackgroundImage(found, for: .default)
            bars.top = bar
        }
        if let found = picture("UITabBar") {
            let bar = UITabBar(frame: .zero)
            bar.backgroundImage = found
            bars.bottom.append((bar, { BarMetrics.tabBar($0) }))
        }
        if let found = picture("UIToolbar") {
            let bar = UIToolbar(frame: .zero)
            bar.setBackgroundImage(found, forToolbarPosition: .any, barMetrics: .default)
            bars.bottom.append((bar, { BarMetrics.toolbar($0) }))
        }
        return bars
    }

    // MARK: During launch

    /// The launch image of the notification that launches the application.
    private static func notified(_ context: ApplicationContext, _ size: CGSize) -> UIView? {
        let name = context.environment.beginning.answer.flatMap { context.notificationService?.launchImageName(for: $0) }
        guard let image = name.flatMap({ UIImage(named: $0) }) else { return nil }
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFill
        view.frame = CGRect(origin: .zero, size: size)
        return view
    }

    /// Shows the launch screen before the delegate's launch callbacks. > Returns: the window to remove then; nil without a launch screen.
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

/// The view of a storyboard's controller, which lays it out: a container's is nothing without it.
private final class LaunchControllerView: UIView {
    private let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        if let content = controller.view { addSubview(content) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller.viewIfLoaded?.frame = bounds
    }
}

/// A centred image: at its size, or scaled down to fit. Above it empty bars.
private final class LaunchImageView: UIView {
    struct Bars {
        var top: UINavigationBar?
        /// From the bottom edge upwards, with their heights.
        var bottom: [(bar: UIView, height: @MainActor (UITraitCollection) -> CGFloat)] = []
    }

    var bars = Bars() {
        didSet { for bar in [bars.top].compactMap(\.self) + bars.bottom.map(\.bar) { addSubview(bar) } }
    }
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
        // Without a window the only safe area is the device's.
        let device = ApplicationContext.current.device.safeInsets
        layOutBars(device)
        let insets = isInSafeArea ? device : .zero
        let space = bounds.inset(by: insets)
        guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return }
        let scale = min(1, space.width / size.width, space.height / size.height)
        picture.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
        picture.center = CGPoint(x: space.midX, y: space.midY)
    }

    /// Bars are empty: they are as high as they and their backgrounds extend.
    private func layOutBars(_ insets: UIEdgeInsets) {
        bars.top?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: insets.top + BarMetrics.navigationRow(traitCollection))
        var bottom = bounds.maxY
        for (index, (bar, height)) in bars.bottom.enumerated() {
            let top = bottom - height(traitCollection) - (index == 0 ? insets.bottom : 0)
            bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
            bottom = top
        }
    }
}
