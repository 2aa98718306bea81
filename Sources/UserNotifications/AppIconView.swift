internal import CoreGraphics
internal import Foundation
package import UIKitCore

/// An app's icon; without one, the first letter of the app's name.
@MainActor package final class AppIconView: UIView {
    private let picture = UIImageView()
    private let letter = UILabel()

    /// Fraction of the side (R).
    private static let corner: CGFloat = 0.2237

    package init(name: String, picture image: UIImage?) {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        backgroundColor = image == nil ? Self.color(of: name) : nil
        picture.image = image
        picture.contentMode = .scaleAspectFill
        letter.text = name.first.map { String($0).uppercased() } ?? "?"
        letter.textAlignment = .center
        letter.textColor = .white
        letter.isHidden = image != nil
        addSubview(picture)
        addSubview(letter)
    }

    required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width * Self.corner
        (picture.frame, letter.frame) = (bounds, bounds)
        letter.font = .systemFont(ofSize: bounds.width * 0.55, weight: .semibold)
    }

    /// Deterministic by name.
    private static func color(of name: String) -> UIColor {
        let colors: [UIColor] = [.systemBlue, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemTeal, .systemGreen]
        return colors[name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF } % colors.count]
    }

    /// This app's icon.
    static func own() -> AppIconView {
        let info = Bundle.main.infoDictionary ?? [:]
        let name = (info["CFBundleDisplayName"] ?? info["CFBundleName"]) as? String ?? ProcessInfo.processInfo.processName
        let primary = (info["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
        let files = primary?["CFBundleIconFiles"] as? [String] ?? info["CFBundleIconFiles"] as? [String] ?? []
        let names = files.reversed() + [primary?["CFBundleIconName"] as? String, info["CFBundleIconFile"] as? String].compactMap { $0 }
        return AppIconView(name: name, picture: names.lazy.compactMap { UIImage(named: $0) }.first)
    }
}
