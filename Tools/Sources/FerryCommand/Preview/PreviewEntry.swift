import SourceRewriter

/// The code that a build of previews adds.
enum PreviewEntry {
    /// A function with all previews of a file: sizes, zero for a view's own one and negative for a controller's or view's usual one, and
    /// bodies.
    static func list(_ previews: [PreviewCode.Preview], isPublic: Bool) -> String {
        let entries = previews.map { preview in
            switch preview.layout {
            case .standard: "(-1, -1, \(preview.function))"
            case .fitting: "(0, 0, \(preview.function))"
            case .fixed(let width, let height): "(\(width), \(height), \(preview.function))"
            }
        }
        let access = isPublic ? "public " : ""
        return """

            @MainActor \(access)func ferryPreviews() -> [(Double, Double, @MainActor () -> Any)] { [\(entries.joined(separator: ", "))] }

            """
    }

    /// The app's start. > Parameters: isScript: as statements.
    static func text(importing imported: String, isScript: Bool) -> String {
        let start = isScript ? "" : "@main "
        let call = isScript ? "FerryPreviewDelegate.main()\n" : ""
        return "\nimport UIKit\n\(imported)\(start)@MainActor \(delegate)\n\(host)\n\(call)"
    }

    private static let delegate = """
        final class FerryPreviewDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = FerryPreviewHost()
                window.makeKeyAndVisible()
                self.window = window
                return true
            }

            func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                let previews = ferryPreviews()
                guard let number = Int(url.absoluteString.split(separator: ":").last ?? ""), previews.indices.contains(number) else { return false }
                let (width, height, body) = previews[number]
                let content = body()
                if let controller = content as? UIViewController, width <= 0 {
                    window?.rootViewController = controller
                    return true
                }
                guard content is UIViewController || content is UIView else {
                    fatalError("the preview is neither a view nor a controller of UIKit: \\(type(of: content))")
                }
                let host = FerryPreviewHost()
                host.size = CGSize(width: width, height: height)
                host.controller = content as? UIViewController
                host.content = host.controller?.view ?? content as? UIView
                window?.rootViewController = host
                return true
            }
        }
        """

    private static let host = """
        @MainActor final class FerryPreviewHost: UIViewController {
            var size = CGSize.zero
            var controller: UIViewController?
            var content: UIView?

            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                guard let content else { return }
                if let controller { addChild(controller) }
                content.translatesAutoresizingMaskIntoConstraints = true
                content.autoresizingMask = []
                if size.width <= 0 { size = wantedSize(of: content) }
                view.addSubview(content)
                controller?.didMove(toParent: self)
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                let place = view.safeAreaLayoutGuide.layoutFrame
                let width = size.width > 0 ? size.width : place.width
                let height = size.height > 0 ? size.height : place.height
                let (x, y) = (place.midX - width / 2, place.midY - height / 2)
                content?.frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
            }

            /// Of its constraints, its contents or its frame; zero for as much as there is.
            private func wantedSize(of content: UIView) -> CGSize {
                let limit = UIScreen.main.bounds.width - 32
                let own = content.bounds.size
                var size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                if size.width > limit {
                    size = content.systemLayoutSizeFitting(
                        CGSize(width: limit, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                    // Without constraints of its own, a text wraps in the width that it is asked with.
                    size.height = max(size.height, content.sizeThatFits(CGSize(width: limit, height: 10_000)).height)
                }
                return CGSize(width: size.width > 0 ? size.width : own.width, height: size.height > 0 ? size.height : own.height)
            }
        }
        """
}
