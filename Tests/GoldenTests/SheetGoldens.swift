import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("Goldens: sheets") @MainActor struct SheetGoldens {
    /// A card at each of its heights, with a grabber, over a screen with something on it.
    @Test("a sheet at its detents, light and dark", arguments: ["medium", "large"])
    func sheet(_ height: String) throws {
        for (name, appearance) in [("light", GoldenVariant.Look(.light, false)), ("dark", .init(.dark, false))] {
            let variant = GoldenVariant(look: appearance, category: .large, scale: 2)
            var device = variant.device(width: 260, height: 460)
            (device.safeTop, device.safeBottom) = (40, 20)
            let image = try GoldenStage.with(device) { stage in
                let root = try #require(stage.window.rootViewController)
                root.view.backgroundColor = .systemTeal
                let shown = UIViewController()
                shown.view.backgroundColor = .systemBackground
                let label = UILabel(frame: CGRect(x: 20, y: 30, width: 220, height: 30))
                label.text = "A \(height) sheet"
                label.textAlignment = .center
                shown.view.addSubview(label)
                let sheet = try #require(shown.sheetPresentationController)
                sheet.detents = [.medium(), .large()]
                sheet.prefersGrabberVisible = true
                sheet.selectedDetentIdentifier = .init("com.apple.UIKit.\(height)")
                root.present(shown, animated: false)
                stage.flush()
                defer { root.dismiss(animated: false) }
                return try stage.picture(width: 260, height: 460)
            }
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("Goldens/sheet-\(height)-\(name)@2x.png")
            if let difference = GoldenImage.difference(of: image, from: file) { Issue.record("\(difference)") }
        }
    }
}
