internal import Foundation
internal import UIKit

/// Dusk over water, drawn.
final class WallpaperView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [0x1B2A49, 0x3E5C8A, 0xC98B6B, 0x3A3F5C].map { Self.color($0).cgColor }
        gradient.locations = [0, 0.45, 0.72, 1]
    }

    required init?(coder: NSCoder) { nil }

    private static func color(_ value: Int) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }
}
