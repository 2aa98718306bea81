import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("Goldens: popovers") @MainActor struct PopoverGoldens {
    private func picture(_ name: String, _ look: GoldenVariant.Look, _ show: (UIViewController) throws -> UIViewController) throws {
        var device = GoldenVariant(look: look, category: .large, scale: 2).device(width: 460, height: 420)
        (device.idiom, device.model) = (.pad, "iPad14,3")
        let image = try GoldenStage.with(device) { stage in
            let root = try #require(stage.window.rootViewController)
            root.view.backgroundColor = .systemTeal
            let shown = try show(root)
            root.present(shown, animated: false)
            stage.flush()
            defer { root.dismiss(animated: false) }
            return try stage.picture(width: 460, height: 420)
        }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(name)@2x.png")
        if let difference = GoldenImage.difference(of: image, from: file) { Issue.record("\(difference)") }
    }

    private func source(in root: UIViewController, _ frame: CGRect) -> UIView {
        let source = UIView(frame: frame)
        source.backgroundColor = .systemOrange
        root.view.addSubview(source)
        return source
    }

    @Test("a popover with its arrow on each side, light and dark", arguments: ["up", "down", "left", "right"])
    func sides(_ side: String) throws {
        let (frame, direction): (CGRect, UIPopoverArrowDirection) =
            switch side {
            case "up": (CGRect(x: 300, y: 60, width: 60, height: 40), .up)
            case "down": (CGRect(x: 20, y: 320, width: 60, height: 40), .down)
            case "left": (CGRect(x: 30, y: 100, width: 60, height: 40), .left)
            default: (CGRect(x: 380, y: 300, width: 60, height: 40), .right)
            }
        for (name, look) in [("light", GoldenVariant.Look(.light, false)), ("dark", .init(.dark, false))] {
            try picture("popover-\(side)-\(name)", look) { root in
                let shown = UIViewController()
                if side == "up" { shown.view.backgroundColor = .systemBackground }
                let label = UILabel(frame: CGRect(x: 20, y: 30, width: 180, height: 60))
                label.text = "Content reaches into the arrow"
                label.numberOfLines = 2
                shown.view.addSubview(label)
                shown.modalPresentationStyle = .popover
                shown.preferredContentSize = CGSize(width: 220, height: 140)
                let popover = try #require(shown.popoverPresentationController)
                popover.sourceView = source(in: root, frame)
                popover.permittedArrowDirections = direction
                return shown
            }
        }
    }

    @Test("an action sheet on a pad") func actions() throws {
        for (name, look) in [("light", GoldenVariant.Look(.light, false)), ("dark", .init(.dark, false))] {
            try picture("popover-actions-\(name)", look) { root in
                let alert = UIAlertController(title: "Photo", message: "Where it comes from.", preferredStyle: .actionSheet)
                alert.addAction(.init(title: "Take Photo", style: .default))
                alert.addAction(.init(title: "Remove", style: .destructive))
                alert.addAction(.init(title: "Cancel", style: .cancel))
                alert.popoverPresentationController?.sourceView = source(in: root, CGRect(x: 120, y: 60, width: 60, height: 40))
                return alert
            }
        }
    }
}
