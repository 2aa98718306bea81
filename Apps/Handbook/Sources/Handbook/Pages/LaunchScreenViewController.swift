import UIKit

/// The launch screen, which the system shows from `LaunchScreen.storyboard` before any code of the app runs.
class LaunchScreenViewController: PageViewController {
    private let explanation = UILabel()
    private let frame = UIView()
    private var launchScreen: UIViewController?

    override var sourcePath: String { #filePath }

    override func viewDidLoad() {
        super.viewDidLoad()
        explanation.text = String(format: localized("Info.plist names it: %@"), Self.name ?? "—")
        explanation.numberOfLines = 0
        explanation.font = .preferredFont(forTextStyle: .body)
        explanation.adjustsFontForContentSizeCategory = true
        content.addSubview(explanation)
        frame.layer.borderColor = UIColor.systemGray.cgColor
        frame.layer.borderWidth = 1
        frame.layer.cornerRadius = 16
        frame.clipsToBounds = true
        content.addSubview(frame)
        guard let name = Self.name, let screen = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() else { return }
        addChild(screen)
        frame.addSubview(screen.view)
        screen.didMove(toParent: self)
        launchScreen = screen
    }

    private static var name: String? { Bundle.main.object(forInfoDictionaryKey: "UILaunchStoryboardName") as? String }

    override func layoutContent(in area: CGRect) {
        let size = explanation.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
        explanation.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: size.height)
        let top = explanation.frame.maxY + 16
        frame.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(240, area.maxY - top))
        launchScreen?.view.frame = frame.bounds
    }
}
