import Testing
import UIKit

@Suite("Goldens: symbols") @MainActor struct SymbolGoldens {
    private static let names = [
        "plus", "checkmark.circle.fill", "chevron.forward", "list.bullet", "square.and.arrow.up", "gearshape",
        "person.crop.circle.badge.plus",
        "bell.badge",
    ]

    @Test("weights, scales and text styles") func weights() throws {
        try GoldenSheet("symbols", width: 320) { _ in
            let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 288, height: 256))
            let configurations: [UIImage.SymbolConfiguration] = [
                .init(pointSize: 17, weight: .ultraLight), .init(pointSize: 17, weight: .regular), .init(pointSize: 17, weight: .black),
                .init(pointSize: 17, weight: .semibold, scale: .small), .init(pointSize: 17, weight: .regular, scale: .large),
            ]
            for (row, configuration) in configurations.enumerated() {
                for (column, name) in Self.names.enumerated() {
                    let view = UIImageView(frame: CGRect(x: 36 * column, y: 36 * row, width: 36, height: 36))
                    view.contentMode = .center
                    view.image = UIImage(systemName: name, withConfiguration: configuration)
                    sheet.addSubview(view)
                }
            }
            for (column, name) in Self.names.prefix(4).enumerated() {
                let view = UIImageView(frame: CGRect(x: 72 * column, y: 184, width: 72, height: 72))
                view.contentMode = .center
                view.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
                sheet.addSubview(view)
            }
            return sheet
        }.verify()
    }

    @Test("colours") func colors() throws {
        try GoldenSheet("symbol-colours", width: 320) { _ in
            let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 288, height: 128))
            let renderings: [UIImage.SymbolConfiguration] = [
                .init(hierarchicalColor: .systemIndigo), .init(paletteColors: [.systemOrange, .systemTeal]), .preferringMulticolor(),
                .preferringMonochrome(),
            ]
            let names = [
                "xmark.circle.fill", "person.2.fill", "folder.fill", "bell.badge.fill", "speaker.slash.fill", "heart.fill",
                "exclamationmark.triangle.fill", "calendar.badge.plus", "wifi",
            ]
            for (row, rendering) in renderings.enumerated() {
                for (column, name) in names.enumerated() {
                    let view = UIImageView(frame: CGRect(x: 32 * column, y: 32 * row, width: 32, height: 32))
                    view.contentMode = .center
                    view.image = UIImage(
                        systemName: name, withConfiguration: rendering.applying(UIImage.SymbolConfiguration(pointSize: 20)))
                    sheet.addSubview(view)
                }
            }
            return sheet
        }.verify()
    }
}

@Suite("Goldens: UIImageView") @MainActor struct ImageViewGoldens {
    @Test("content modes, caps, tint and direction") func modes() throws {
        try GoldenSheet("image-view", width: 320) { _ in
            let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 288, height: 222))
            let modes: [UIView.ContentMode] = [
                .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
                .bottomRight,
            ]
            for (index, mode) in modes.enumerated() {
                let view = UIImageView(frame: CGRect(x: 48 * (index % 6), y: 70 * (index / 6), width: 40, height: 60))
                view.backgroundColor = .secondarySystemBackground
                view.contentMode = mode
                view.clipsToBounds = true
                view.image = Self.picture
                sheet.addSubview(view)
            }
            let frame = Self.frame
            let caps = UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
            let images: [UIImage] = [
                frame.resizableImage(withCapInsets: caps), frame.resizableImage(withCapInsets: caps, resizingMode: .stretch),
                frame.withRenderingMode(.alwaysTemplate).resizableImage(withCapInsets: caps), Self.picture.withTintColor(.systemPink),
                Self.picture.imageFlippedForRightToLeftLayoutDirection(), Self.picture.withHorizontallyFlippedOrientation(),
            ]
            for (index, image) in images.enumerated() {
                let view = UIImageView(frame: CGRect(x: 48 * index, y: 146, width: 43, height: 71))
                if index > 2 { view.contentMode = .center }
                view.image = image
                sheet.addSubview(view)
            }
            return sheet
        }.verify()
    }

    /// An arrow on a square, so that turning it shows.
    private static let picture = draw(CGSize(width: 32, height: 24)) { context in
        context.setFillColor(UIColor.systemTeal.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 32, height: 24))
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.fillEllipse(in: CGRect(x: 20, y: 3, width: 9, height: 9))
        context.setFillColor(UIColor.systemGreen.cgColor)
        context.fill(CGRect(x: 0, y: 17, width: 32, height: 7))
    }

    /// Corners of 6 points and a pattern between them.
    private static let frame = draw(CGSize(width: 20, height: 20)) { context in
        context.setFillColor(UIColor.systemIndigo.cgColor)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
        context.fillEllipse(in: CGRect(x: 8, y: 8, width: 12, height: 12))
        context.fillEllipse(in: CGRect(x: 8, y: 0, width: 12, height: 12))
        context.fillEllipse(in: CGRect(x: 0, y: 8, width: 12, height: 12))
        context.setFillColor(UIColor.systemOrange.cgColor)
        context.fill(CGRect(x: 6, y: 6, width: 4, height: 4))
        context.fill(CGRect(x: 10, y: 10, width: 4, height: 4))
    }

    private static func draw(_ size: CGSize, _ body: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
    }
}
