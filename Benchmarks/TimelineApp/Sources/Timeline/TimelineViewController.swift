import UIKit

/// The timeline with nothing over it, with opaque bars, or with translucent bars that it shows through.
final class TimelineViewController: UIViewController {
    private static let (topBar, bottomBar): (CGFloat, CGFloat) = (91, 83)
    private static let step: CGFloat = 20

    private let settings: Settings
    private let images = Pictures()
    private lazy var list: UIScrollView =
        settings.list == .rows ? RowsView(rows: settings.rows, images) : PostsTable(settings: settings, images)
    private var link: CADisplayLink?

    init(settings: Settings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let start = DispatchTime.now().uptimeNanoseconds
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        list.layoutIfNeeded()
        print("{\"ready_ms\":\(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)}")
        addBar(CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.topBar), [.flexibleWidth, .flexibleBottomMargin])
        addBar(
            CGRect(x: 0, y: view.bounds.height - Self.bottomBar, width: view.bounds.width, height: Self.bottomBar),
            [.flexibleWidth, .flexibleTopMargin])
    }

    private func addBar(_ frame: CGRect, _ mask: UIView.AutoresizingMask) {
        let bar: UIView
        switch settings.bars {
        case .none: return
        case .opaque:
            bar = UIView()
            bar.backgroundColor = UIColor(white: 0.97, alpha: 1)
        case .blurred: bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        }
        bar.frame = frame
        bar.autoresizingMask = mask
        view.addSubview(bar)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard settings.scrolls else { return }
        let link = CADisplayLink(target: self, selector: #selector(advance))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func advance() { list.contentOffset.y += Self.step }
}
