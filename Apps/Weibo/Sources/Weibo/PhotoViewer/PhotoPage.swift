import UIKit

/// One image that can be zoomed.
final class PhotoPage: UIScrollView, UIScrollViewDelegate {
    let imageView = RemoteImageView(frame: .zero)
    private let spinner = UIActivityIndicatorView(style: .large)
    private var loader: AnimationLoader?
    private var laidOut = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        maximumZoomScale = 4
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.isAccessibilityElement = true
        imageView.accessibilityTraits = .image
        imageView.onImage = { [weak self] _ in self?.didLoad() }
        spinner.color = .white
        addSubview(imageView)
        addSubview(spinner)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: PhotoItem) {
        zoomScale = 1
        imageView.show(item.path, placeholder: item.thumbnail, longestSide: 2048)
        if ImageStore.shared.image(item.path, longestSide: 2048) == nil { spinner.startAnimating() }
        loader =
            item.isGIF
            ? AnimationLoader(path: item.path) { [weak self] image in
                self?.imageView.image = image; self?.didLoad()
            } : nil
        place()
    }

    private func didLoad() {
        spinner.stopAnimating()
        place()
    }

    /// Puts the image where it fits.
    func place() {
        guard zoomScale == 1 else { return }
        imageView.frame = PhotoLayout.frame(of: imageView.image?.size ?? .zero, in: bounds.size)
        contentSize = CGSize(width: bounds.width, height: max(bounds.height, imageView.frame.height))
        contentOffset = .zero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
        guard bounds.size != laidOut else { return }
        laidOut = bounds.size
        zoomScale = 1
        place()
    }

    func toggleZoom(at point: CGPoint) {
        if zoomScale > 1 {
            setZoomScale(1, animated: true)
        } else {
            zoom(to: PhotoLayout.zoom(to: convert(point, to: imageView), scale: 2, in: bounds.size), animated: true)
        }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let size = imageView.frame.size
        imageView.center = CGPoint(x: max(size.width, bounds.width) / 2, y: max(size.height, bounds.height) / 2)
    }
}
