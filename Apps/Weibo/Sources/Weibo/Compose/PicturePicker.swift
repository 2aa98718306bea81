import PhotosUI
import UIKit

/// The chosen images below the text, each with a button that removes it.
final class ChosenPicturesView: UIView {
    static let most = 9

    private(set) var images: [UIImage] = []
    private var views: [UIButton] = []
    var onChange: (() -> Void)?

    func add(_ more: [UIImage]) {
        images = Array((images + more).prefix(Self.most))
        rebuild()
    }

    private func rebuild() {
        views.forEach { $0.removeFromSuperview() }
        views = images.enumerated().map { index, image in
            let view = UIButton(type: .custom)
            let picture = UIImageView(image: image)
            picture.contentMode = .scaleAspectFill
            picture.frame = CGRect(x: 0, y: 0, width: PictureGrid.side, height: PictureGrid.side)
            picture.clipsToBounds = true
            view.addSubview(picture)
            view.clipsToBounds = true
            view.layer.cornerRadius = 4
            view.tag = index
            view.accessibilityIdentifier = "chosen \(index + 1)"
            view.accessibilityLabel = words("Remove picture %d", index + 1)
            view.addTarget(self, action: #selector(remove), for: .touchUpInside)
            let mark = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
            mark.tintColor = UIColor.black.withAlphaComponent(0.6)
            mark.frame = CGRect(x: PictureGrid.side - 24, y: 4, width: 20, height: 20)
            view.addSubview(mark)
            addSubview(view)
            return view
        }
        setNeedsLayout()
        onChange?()
    }

    @objc private func remove(_ sender: UIButton) {
        images.remove(at: sender.tag)
        rebuild()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { PictureGrid.size(for: images.count == 1 ? 2 : images.count) }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, view) in views.enumerated() {
            view.frame =
                images.count == 1
                ? CGRect(x: 0, y: 0, width: PictureGrid.side, height: PictureGrid.side) : PictureGrid.frame(at: index, of: images.count)
        }
    }
}

/// Lets the user pick images from the device's library.
@MainActor
final class PicturePicker: NSObject, PHPickerViewControllerDelegate {
    private let completion: ([UIImage]) -> Void

    init(completion: @escaping ([UIImage]) -> Void) { self.completion = completion }

    func present(over page: UIViewController, limit: Int) {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        configuration.selectionLimit = limit
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        page.present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        let found = Box(count: results.count)
        let group = DispatchGroup()
        for (index, result) in results.enumerated() where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
            group.enter()
            result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                let image = image as? UIImage
                DispatchQueue.main.async {
                    found.images[index] = image
                    group.leave()
                }
            }
        }
        group.notify(queue: .main) { [completion] in completion(found.images.compactMap { $0 }) }
    }

    /// In the order of the choice. Used on the main thread.
    private final class Box: @unchecked Sendable {
        var images: [UIImage?]
        init(count: Int) { images = Array(repeating: nil, count: count) }
    }

    /// As a file to send: images that are very large are made smaller.
    static func file(_ image: UIImage, number: Int) -> UploadFile? {
        let longest = max(image.size.width, image.size.height) * image.scale
        let scale = min(1, 2048 / max(1, longest))
        let size = CGSize(
            width: (image.size.width * image.scale * scale).rounded(), height: (image.size.height * image.scale * scale).rounded())
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let plain = UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
        return plain.jpegData(compressionQuality: 0.85).map {
            UploadFile(field: "pic", name: "picture\(number).jpg", type: "image/jpeg", data: $0)
        }
    }
}
