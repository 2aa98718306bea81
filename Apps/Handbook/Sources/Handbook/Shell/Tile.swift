import UIKit

extension UILabel {
    /// A coloured label with round corners, as an example of a view that is laid out.
    static func tile(_ title: String, _ color: UIColor, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: size, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = color.underWhite
        label.layer.cornerRadius = 6
        label.clipsToBounds = true
        return label
    }
}
