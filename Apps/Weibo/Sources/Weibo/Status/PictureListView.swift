import UIKit

/// The images of a status. A tap on one reports it.
final class PictureListView: UIView {
    private var views: [PictureView] = []
    private(set) var pictures: [Picture] = []
    var onTap: ((Int) -> Void)?

    /// The size of a list of so many images, in points.
    class func size(for count: Int) -> CGSize { PictureGrid.size(for: count) }

    func show(_ pictures: [Picture]) {
        self.pictures = pictures
        while views.count < pictures.count {
            let view = PictureView(frame: .zero)
            view.tag = views.count
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
            views.append(view)
            addSubview(view)
        }
        for (index, view) in views.enumerated() {
            view.isHidden = index >= pictures.count
            guard index < pictures.count else { view.cancel(); continue }
            view.frame =
                pictures.count == 1
                ? CGRect(origin: .zero, size: PictureGrid.size(for: pictures)) : PictureGrid.frame(at: index, of: pictures.count)
            view.show(pictures[index], isSingle: pictures.count == 1)
            view.accessibilityIdentifier = "picture \(index + 1)"
            view.accessibilityLabel = words("Picture %d of %d", index + 1, pictures.count)
        }
    }

    /// For reuse: the images belong to no status any more.
    func cancel() { views.forEach { $0.cancel() } }

    /// The view of an image, for transitions to and from it.
    func thumbnail(at index: Int) -> UIImageView? { views.indices.contains(index) && !views[index].isHidden ? views[index].image : nil }

    @objc private func tapped(_ sender: UITapGestureRecognizer) {
        if let index = sender.view?.tag { onTap?(index) }
    }
}

/// One image: a single one is fitted into its box, others are cropped.
final class PictureView: UIView {
    let image = RemoteImageView(frame: .zero)
    let badge = UILabel()
    private var isSingle = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.backgroundColor = Palette.picture
        image.onImage = { [weak self] _ in self?.setNeedsLayout() }
        badge.text = "GIF"
        badge.font = .systemFont(ofSize: 10, weight: .bold)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = UIColor.systemBlue
        addSubview(image)
        addSubview(badge)
        isAccessibilityElement = true
        accessibilityTraits = [.image, .button]
    }

    required init?(coder: NSCoder) { nil }

    func show(_ picture: Picture, isSingle: Bool) {
        self.isSingle = isSingle
        badge.isHidden = !picture.isGIF
        image.show(isSingle ? picture.middle : picture.thumbnail, longestSide: (isSingle ? PictureGrid.single : PictureGrid.side) * 3)
        setNeedsLayout()
    }

    func cancel() { image.cancel() }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = isSingle ? image.image.map { PictureGrid.fit($0.size, in: bounds.size) } ?? bounds.size : bounds.size
        image.frame = CGRect(origin: .zero, size: size)
        badge.frame = CGRect(x: size.width - 28, y: size.height - 16, width: 28, height: 16)
    }
}
