internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Makes the view of a decoration.
@MainActor enum CalendarDecorationView {
    static func make(_ decoration: UICalendarView.Decoration) -> UIView {
        switch decoration.content {
        case .dot(let color, let size): return Dot(color ?? .systemFill, diameter: CalendarMetrics.dots[size.rawValue])
        case .image(let image, let color, let size):
            let height = CalendarMetrics.images[size.rawValue]
            let view = Picture(image.withRenderingMode(.alwaysTemplate), height: height)
            view.tintColor = color ?? .systemFill
            return view
        case .view(let make): return make()
        }
    }

    private final class Dot: UIView {
        private let diameter: CGFloat

        init(_ color: UIColor, diameter: CGFloat) {
            self.diameter = diameter
            super.init(frame: .zero)
            backgroundColor = color
            layer.cornerRadius = diameter / 2
        }

        required init?(coder: NSCoder) { nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: diameter, height: diameter) }
    }

    private final class Picture: UIView {
        private let height: CGFloat
        private let view = UIImageView(frame: .zero)

        init(_ image: UIImage, height: CGFloat) {
            self.height = height
            super.init(frame: .zero)
            view.image = image
            view.contentMode = .scaleAspectFit
            if image.isSymbolImage { view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: height) }
            addSubview(view)
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            let natural = view.sizeThatFits(.zero)
            guard natural.height > 0 else { return .zero }
            return CGSize(width: natural.width * height / natural.height, height: height)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            view.frame = bounds
        }
    }
}
