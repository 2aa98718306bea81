import UIKit

/// A user's image with a mark for the kind of verification, centred on its lower right corner.
final class AvatarView: UIView {
    enum Kind {
        case small, standard, big
    }

    /// The side of the image, in points.
    class func size(for kind: Kind) -> CGFloat {
        switch kind {
        case .small: 34
        case .standard: 50
        case .big: 85
        }
    }

    private let kind: Kind
    private let picture = RemoteImageView(frame: .zero)
    private let mark = UIImageView()
    var onTap: (() -> Void)?

    init(_ kind: Kind) {
        self.kind = kind
        let side = Self.size(for: kind)
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.backgroundColor = Palette.picture
        addSubview(picture)
        addSubview(mark)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }

    required init?(coder: NSCoder) { nil }

    func show(_ user: User?) {
        let side = Self.size(for: kind)
        picture.show(
            kind == .small ? user?.avatar : user?.largeAvatar ?? user?.avatar, placeholder: Placeholders.person(side: side),
            longestSide: side * 3)
        mark.image = user.flatMap { VerificationMark.image($0.verification) }
        accessibilityLabel = user?.name
        accessibilityIdentifier = user.map { "avatar \($0.id)" }
    }

    func cancel() { picture.cancel() }

    @objc private func tapped() { onTap?() }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        picture.layer.cornerRadius = bounds.width / 2
        let side: CGFloat = kind == .big ? 24 : 16
        // The corner of a circle's image is on the circle.
        let inset = bounds.width / 2 * (1 - 0.7071)
        mark.frame = CGRect(x: bounds.maxX - inset - side / 2, y: bounds.maxY - inset - side / 2, width: side, height: side)
    }
}

/// Images that stand for missing ones, one for each size.
@MainActor enum Placeholders {
    private static var made: [CGFloat: UIImage] = [:]

    static func person(side: CGFloat) -> UIImage {
        if let known = made[side] { return known }
        let size = CGSize(width: side, height: side)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.gray.withAlphaComponent(0.25).setFill()
            UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
            UIColor.gray.withAlphaComponent(0.5).setFill()
            UIBezierPath(ovalIn: CGRect(x: side * 0.34, y: side * 0.22, width: side * 0.32, height: side * 0.32)).fill()
            UIBezierPath(ovalIn: CGRect(x: side * 0.18, y: side * 0.6, width: side * 0.64, height: side * 0.7)).fill()
        }
        made[side] = image
        return image
    }
}

/// The marks of verified users.
@MainActor enum VerificationMark {
    private static var made: [String: UIImage] = [:]

    static func image(_ kind: User.Verification) -> UIImage? {
        switch kind {
        case .none: nil
        case .personal: mark("V", UIColor(red: 1, green: 0.6, blue: 0.1, alpha: 1))
        case .talent: mark("★", UIColor(red: 0.9, green: 0.25, blue: 0.2, alpha: 1))
        case .enterprise: mark("V", UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1))
        }
    }

    private static func mark(_ sign: String, _ colour: UIColor) -> UIImage {
        let key = sign + colour.description
        if let known = made[key] { return known }
        let size = CGSize(width: 24, height: 24)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
            colour.setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)).fill()
            let text = NSAttributedString(
                string: sign, attributes: [.font: UIFont.systemFont(ofSize: 14, weight: .heavy), .foregroundColor: UIColor.white])
            let place = text.size()
            text.draw(at: CGPoint(x: (size.width - place.width) / 2, y: (size.height - place.height) / 2))
        }
        made[key] = image
        return image
    }
}
