import UIKit

/// An image under a round mask: moved and zoomed, then cropped.
final class CropViewController: UIViewController, UIScrollViewDelegate {
    var onPicture: ((UIImage) -> Void)?
    /// The size of the cropped image, in pixels.
    static let side: CGFloat = 320

    private let image: UIImage
    private let scroller = UIScrollView()
    private let picture: UIImageView
    private let shade = CAShapeLayer()
    private let cover = UIView()
    private let hint = UILabel()
    private var laidOut = CGSize.zero

    init(_ image: UIImage) {
        self.image = image
        picture = UIImageView(image: image)
        super.init(nibName: nil, bundle: nil)
        title = words("Move and zoom")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scroller.delegate = self
        scroller.clipsToBounds = false
        scroller.showsVerticalScrollIndicator = false
        scroller.showsHorizontalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.accessibilityIdentifier = "crop"
        picture.frame = CGRect(origin: .zero, size: image.size)
        scroller.addSubview(picture)
        cover.isUserInteractionEnabled = false
        shade.fillColor = UIColor(white: 0, alpha: 0.6).cgColor
        shade.fillRule = .evenOdd
        cover.layer.addSublayer(shade)
        hint.text = words("Drag to move, pinch to zoom")
        hint.font = Theme.shared.font(.footnote)
        hint.textColor = .white
        hint.textAlignment = .center
        for item in [scroller, cover, hint] { view.addSubview(item) }
        // The page is black in both styles, and so is its bar.
        let bar = UINavigationBarAppearance()
        bar.configureWithTransparentBackground()
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (bar, bar)
        navigationItem.compactAppearance = bar
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: words("Use"), style: .done, target: self, action: #selector(use))
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard laidOut != view.bounds.size else { return }
        laidOut = view.bounds.size
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let side = min(area.width, area.height) - 40
        let window = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
        scroller.frame = window
        cover.frame = view.bounds
        let path = UIBezierPath(rect: view.bounds)
        path.append(UIBezierPath(ovalIn: window))
        shade.frame = cover.bounds
        shade.path = path.cgPath
        hint.frame = CGRect(x: 20, y: window.maxY + 16, width: view.bounds.width - 40, height: hint.font.lineHeight.rounded(.up))
        let smallest = max(side / image.size.width, side / image.size.height)
        scroller.minimumZoomScale = smallest
        scroller.maximumZoomScale = smallest * 4
        scroller.zoomScale = smallest
        scroller.contentSize = CGSize(width: image.size.width * smallest, height: image.size.height * smallest)
        scroller.contentOffset = CGPoint(
            x: (image.size.width * smallest - side) / 2, y: (image.size.height * smallest - side) / 2)
    }

    /// Crops to the square that the mask shows.
    @objc private func use() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let zoom = scroller.zoomScale
        let part = Self.side / (scroller.bounds.width / zoom)
        let (x, y) = (scroller.contentOffset.x / zoom, scroller.contentOffset.y / zoom)
        let size = CGSize(width: Self.side, height: Self.side)
        let cropped = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(x: -x * part, y: -y * part, width: image.size.width * part, height: image.size.height * part))
        }
        onPicture?(cropped)
    }
}
