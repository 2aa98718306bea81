internal import CoreGraphics
internal import UIKitCore

/// Shows a photo before it is used; with `isCropping`, a square of it is chosen by moving and zooming.
final class CropController: UIViewController, UIScrollViewDelegate {
    private let picture: CGImage
    private let isCropping: Bool
    private let scroll = UIScrollView()
    private let imageView: UIImageView
    private let shade = CropShade()
    private let heading = UILabel()
    private let bar = ReviewBar()
    private var laidOutFor = CGSize.zero
    /// The part that is chosen; nil without cropping. > Units: pixels.
    var onDone: ((CGRect?) -> Void)?
    var onCancel: (() -> Void)?

    init(_ picture: CGImage, isCropping: Bool, cancelTitle: String, doneTitle: String) {
        (self.picture, self.isCropping) = (picture, isCropping)
        imageView = UIImageView(image: UIImage(cgImage: picture))
        super.init(nibName: nil, bundle: nil)
        bar.set(cancel: cancelTitle, done: doneTitle)
    }
    required init?(coder: NSCoder) { nil }

    private var geometry: CropGeometry {
        CropGeometry(bounds: view.bounds.size, picture: CGSize(width: picture.width, height: picture.height))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scroll.delegate = self
        (scroll.showsVerticalScrollIndicator, scroll.showsHorizontalScrollIndicator) = (false, false)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = isCropping
        scroll.alwaysBounceHorizontal = isCropping
        imageView.isAccessibilityElement = true
        imageView.accessibilityLabel = SystemStrings.text("Photo")
        scroll.addSubview(imageView)
        shade.isHidden = !isCropping
        heading.text = isCropping ? SystemStrings.text("Move and Scale") : nil
        heading.textColor = .white
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        heading.textAlignment = .center
        bar.onCancel = { [weak self] in self?.onCancel?() }
        bar.onDone = { [weak self] in self?.finish() }
        for subview in [scroll, shade, heading, bar] as [UIView] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        (scroll.frame, shade.frame) = (bounds, bounds)
        heading.frame = CGRect(x: 0, y: safe.top + 8, width: bounds.width, height: 28)
        let height = ReviewBar.height + safe.bottom
        bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        guard laidOutFor != bounds.size, !bounds.isEmpty else { return }
        laidOutFor = bounds.size
        place()
    }

    private func place() {
        let geometry = geometry
        let least =
            isCropping
            ? geometry.leastZoom
            : min(
                view.bounds.width / CGFloat(picture.width), view.bounds.height / CGFloat(picture.height))
        scroll.zoomScale = 1
        imageView.frame = CGRect(origin: .zero, size: geometry.picture)
        scroll.contentSize = geometry.picture
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (least, isCropping ? geometry.greatestZoom : least)
        scroll.zoomScale = least
        let square = geometry.square
        shade.hole = square
        scroll.contentInset =
            isCropping
            ? UIEdgeInsets(top: square.minY, left: square.minX, bottom: square.minY, right: square.minX)
            : UIEdgeInsets(
                top: max(0, (view.bounds.height - geometry.picture.height * least) / 2),
                left: max(0, (view.bounds.width - geometry.picture.width * least) / 2), bottom: 0, right: 0)
        scroll.contentOffset = geometry.middle(zoom: least)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    private func finish() {
        onDone?(isCropping ? geometry.crop(offset: scroll.contentOffset, zoom: scroll.zoomScale) : nil)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
