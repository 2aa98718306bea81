import UIKit

/// Images over the whole screen: paging, zooming, and back to where they came from with a tap.
final class PhotoViewerController: UIViewController, UIScrollViewDelegate {
    private let items: [PhotoItem]
    private(set) var index: Int
    weak var delegate: PhotoViewerDelegate?
    private let backdrop = UIView()
    private let scroll = UIScrollView()
    private let counter = UILabel()
    private var pages: [PhotoPage] = []
    private var isEntering = true
    private var laidOut = CGSize.zero
    private static let gap: CGFloat = 20

    init(_ items: [PhotoItem], index: Int, delegate: PhotoViewerDelegate) {
        (self.items, self.index, self.delegate) = (items, index, delegate)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalPresentationCapturesStatusBarAppearance = true
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        view.accessibilityViewIsModal = true
        backdrop.backgroundColor = .black
        backdrop.alpha = 0
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        counter.textColor = .white
        counter.font = .systemFont(ofSize: 15, weight: .medium)
        counter.textAlignment = .center
        counter.accessibilityIdentifier = "photo counter"
        counter.isHidden = items.count < 2
        for child in [backdrop, scroll, counter] { view.addSubview(child) }
        for (index, item) in items.enumerated() {
            let page = PhotoPage(frame: .zero)
            page.imageView.accessibilityIdentifier = "photo \(index + 1)"
            page.imageView.accessibilityLabel = words("Picture %d of %d", index + 1, items.count)
            pages.append(page)
            scroll.addSubview(page)
            if abs(index - self.index) < 2 { page.show(item) } else { page.imageView.image = item.thumbnail }
        }
        let twice = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
        twice.numberOfTapsRequired = 2
        let once = UITapGestureRecognizer(target: self, action: #selector(close))
        once.require(toFail: twice)
        scroll.addGestureRecognizer(once)
        scroll.addGestureRecognizer(twice)
        updateCounter()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        backdrop.frame = view.bounds
        counter.frame = CGRect(x: 0, y: view.safeAreaInsets.top + 4, width: view.bounds.width, height: 24)
        guard laidOut != view.bounds.size else { return }
        laidOut = view.bounds.size
        let width = view.bounds.width + Self.gap
        scroll.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
        scroll.contentSize = CGSize(width: width * CGFloat(items.count), height: view.bounds.height)
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(x: CGFloat(index) * width, y: 0, width: view.bounds.width, height: view.bounds.height)
            page.layoutIfNeeded()
        }
        scroll.contentOffset.x = CGFloat(index) * width
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ApplicationStatusBar.shared.show(preferredStatusBarStyle, for: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        ApplicationStatusBar.shared.withdraw(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard isEntering else { return }
        isEntering = false
        // The image begins where its thumbnail is, and grows to its place.
        let image = pages[index].imageView
        let end = image.frame
        if let thumbnail = delegate?.photoViewer(self, thumbnailAt: index) {
            image.frame = pages[index].convert(thumbnail.bounds, from: thumbnail)
        }
        UIView.animate(withDuration: 0.3) {
            image.frame = end
            self.backdrop.alpha = 1
        } completion: { [weak self] _ in
            self?.pages.forEach { $0.place() }
        }
    }

    @objc private func doubleTapped(_ sender: UITapGestureRecognizer) {
        let page = pages[index]
        page.toggleZoom(at: sender.location(in: page))
    }

    @objc private func close() {
        let page = pages[index]
        page.setZoomScale(1, animated: false)
        counter.isHidden = true
        let thumbnail = delegate?.photoViewer(self, thumbnailAt: index)
        UIView.animate(withDuration: 0.3) {
            self.backdrop.alpha = 0
            if let thumbnail {
                page.imageView.frame = page.convert(thumbnail.bounds, from: thumbnail)
            } else {
                page.imageView.alpha = 0
            }
        } completion: { [weak self] _ in
            self?.dismiss(animated: false)
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView === scroll, scroll.bounds.width > 0, laidOut == view.bounds.size else { return }
        let now = Int((scroll.contentOffset.x / scroll.bounds.width).rounded())
        guard now != index, items.indices.contains(now) else { return }
        pages[index].setZoomScale(1, animated: false)
        index = now
        for near in max(0, now - 1)...min(items.count - 1, now + 1) where pages[near].imageView.path == nil {
            pages[near].show(items[near])
        }
        updateCounter()
    }

    private func updateCounter() { counter.text = "\(index + 1) / \(items.count)" }
}
