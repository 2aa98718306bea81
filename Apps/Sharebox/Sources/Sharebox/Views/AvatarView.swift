import ImagePipeline
import UIKit

/// A user's image in a circle; without one, the first letter of the name.
final class AvatarView: UIView {
    private let picture = UIImageView()
    private let letter = UILabel()
    private var task: ImageTask?
    private var shown: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = Palette.accent
        letter.textColor = .white
        letter.textAlignment = .center
        picture.contentMode = .scaleAspectFill
        addSubview(letter)
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityLabel = words("Profile picture")
        accessibilityTraits = .image
        accessibilityIdentifier = "avatar"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ account: Account, _ workplace: Workplace) {
        letter.text = account.name.first.map { String($0).uppercased() }
        guard let path = account.avatar else {
            task?.cancel()
            shown = nil
            picture.image = nil
            return
        }
        guard shown != path else { return }
        shown = path
        task?.cancel()
        let request = ImageRequest(key: path, source: .network(workplace.client.picture(at: path)), longestSide: 480)
        if let known = workplace.images.image(for: request) {
            picture.image = known
            return
        }
        task = workplace.images.load(request, priority: .high) { [weak self] result in
            if case .success(let image) = result, self?.shown == path { self?.picture.image = image }
        }
    }

    /// Shows an image that is not uploaded yet.
    func show(_ image: UIImage) {
        task?.cancel()
        shown = nil
        picture.image = image
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        letter.frame = bounds
        let size = bounds.width * 0.42
        guard letter.font.pointSize != size, size > 0 else { return }
        layer.cornerRadius = bounds.width / 2
        letter.font = .systemFont(ofSize: size, weight: .semibold)
    }
}
